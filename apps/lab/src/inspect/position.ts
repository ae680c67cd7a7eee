import type { Game, View } from '@paydata/engine'
import { stepNow, viewFor } from '@paydata/engine'
import { citation } from '@paydata/words'
import { stepNameIn } from '@paydata/words/english'
import { askedIn } from './asked.ts'
import { boardOf } from './board.ts'
import { framesIn } from './frames.ts'
import { lastingIn } from './lasting.ts'
import { sideName } from './naming.ts'
import type { Found } from './reading.ts'
import { orderedFor } from './reading.ts'
import type { Branch } from './tree.ts'
import { branch, heading } from './tree.ts'

/** The whole position. */
export const positionOf = ({ game, course }: Found): readonly Branch[] => [
  branch(momentOf(game)),
  branch(`rules ${game.edition}, cards ${game.definitions}`),
  ...(course === null ? [] : courseOf(course)),
  ...heading('asked', askedIn(game)),
  ...heading('in progress', framesIn(game, openView(game))),
  ...heading('lasting', lastingIn(game)),
  branch('cards', boardOf(game)),
]

/** A view that shows everything: the engine gives it of games that are over. */
const openView = (game: Game): View =>
  viewFor(game.over === null ? { ...game, over: { winner: null, how: 'draw' } } : game, 'all')

function momentOf(game: Game): string {
  const { turn, active, edition, over } = game
  const when = turn === 0 ? 'before the first turn' : `turn ${turn}, of ${sideName(active)}`
  if (over !== null)
    return `${when}; the game is over: ${over.winner === null ? 'nobody' : sideName(over.winner)} has won [${over.how}]`
  const now = stepNow(game)
  if (now === null) return when
  const step = stepNameIn(edition, now.structure, now.step) ?? now.step
  return `${when}: ${step} (${citation(now.rule)})`
}

function courseOf({ given, of }: NonNullable<Found['course']>): readonly Branch[] {
  const corp = orderedFor('corp', given)
  const runner = orderedFor('runner', given)
  return [
    branch(`after ${given.length} of ${of} answers of a replay`),
    ...(corp + runner === 0
      ? []
      : [branch(`of these, standing orders gave ${corp} for the Corp and ${runner} for the Runner`)]),
  ]
}
