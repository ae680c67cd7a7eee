import type { OneOf } from '../instructions/index.ts'
import { nodeAt } from '../language/definitions.ts'
import { wordIn } from '../procedures/frames.ts'
import type { Game } from '../state/game.ts'
import type { Option, Question } from '../state/questions.ts'
import type { Excluded } from './refusal.ts'
import { none, offered } from './refusal.ts'

/** Modes that have been resolved, or that one who must choose could not carry out (CR 9.12.6). */
export function excludedEffects(game: Game, question: Question): readonly Excluded[] {
  const frame = game.frames[game.frames.length - 1]
  // Of replacements that apply all are offered; none may be declined that is not optional (CR 9.9.9).
  if (frame?.kind !== 'procedure' || frame.of !== 'modes') return none
  const path = wordIn(frame, 'modes') ?? ''
  const done = (wordIn(frame, 'done') ?? '').split(' ')
  const found: Excluded[] = []
  ;(nodeAt(game, path) as OneOf).modes.forEach((_mode, index) => {
    if (offered(question).some(option => option.index === index)) return
    const option: Option = { does: 'effect', index, ability: `${path}/modes/${index}` }
    found.push({
      option,
      why: done.includes(`${index}`)
        ? { reason: 'chosenAlready', rule: '9.12.6d' }
        : { reason: 'notFully', rule: '9.12.3c' },
    })
  })
  return found
}
