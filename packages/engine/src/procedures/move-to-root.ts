import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { moveToRoot } from '../changes/roots.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { refusalOfOtherRoot } from '../queries/facts/places.ts'
import { at, bug } from '../state/bug.ts'
import { refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { cardIn } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

/** CR 1.15.1b: a server is chosen as the instruction resolves, also where hidden cards leave only one (CR 10.2.2b). */
export const movingToRoot: ProcedureTable<'moveToRoot'> = [
  {
    step: 'ask',
    rule: '1.15.1b',
    deed(game, frame) {
      const card = cardIn(game, frame.vars.card)
      if (card === undefined) return undefined
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        const options = optionsAmong(among => judgeRoots(game, frame, among))
        if (options.length === 0) return undefined
        askChoice(game, { for: frame.by, asks: 'server', source: refOf(card), options })
        return again
      }
      moveToRoot(game, card, at(chosen, 0).server ?? bug('no server', game), frame.by)
      return undefined
    },
  },
]

/** The servers to whose root a card may be moved. */
export function judgeRoots(game: Game, frame: Procedure<'moveToRoot'>, among: Candidates): void {
  const card = cardIn(game, frame.vars.card)
  if (card === undefined) return
  for (const { id: server } of game.servers)
    judge(among, refusalOfOtherRoot(game, card, server), () => ({ does: 'server', server }))
}
