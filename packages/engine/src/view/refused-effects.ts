import type { OneOf } from '../instructions/index.ts'
import { nodeAt } from '../language/definitions.ts'
import { wordIn } from '../procedures/frames.ts'
import type { Game } from '../state/game.ts'
import type { Question } from '../state/questions.ts'
import type { Excluded } from './refusal.ts'
import { asking, none, notOffered } from './refusal.ts'

/** Modes that have been resolved, or that one who must choose could not carry out (CR 9.12.6). */
export function excludedEffects(game: Game, question: Question): readonly Excluded[] {
  const frame = asking(game)
  // Of replacements that apply all are offered; none may be declined that is not optional (CR 9.9.9).
  if (frame?.of !== 'modes') return none
  const path = wordIn(frame, 'modes') ?? ''
  const done = (wordIn(frame, 'done') ?? '').split(' ')
  const { modes } = nodeAt(game, path) as OneOf
  return notOffered(question, expect => {
    modes.forEach((_mode, index) => {
      expect({ does: 'effect', index, ability: `${path}/modes/${index}` }, () =>
        done.includes(`${index}`)
          ? { reason: 'chosenAlready', rule: '9.12.6d' }
          : { reason: 'notFully', rule: '9.12.3c' },
      )
    })
  })
}
