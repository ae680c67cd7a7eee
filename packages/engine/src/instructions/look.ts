import { happen } from '../changes/happen.ts'
import { cardsPicked } from '../changes/picking.ts'
import { show } from '../changes/show.ts'
import type { CardsOrRandom, Who } from '../language/expressions.ts'
import { whoIs } from '../queries/facts/references.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { AbilityFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { choicesIn } from './targets.ts'
import type { Naming, Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Look extends Naming {
  readonly do: 'look'
  readonly at: CardsOrRandom
  readonly by: Who
}

/** Look at cards without showing them (CR 1.21.2). */
export const look = (at: CardsOrRandom, naming: Naming = {}, by: Who = 'you'): Look => ({
  do: 'look',
  at,
  by,
  ...naming,
})

export const lookVerb: Verb<Look> = {
  allows: enoughFor('at'),
  couldChange: someFor('at'),
  targets: (_game, { at, by }) => choicesIn(at).map(choose => ({ by, ...choose })),
  resolve(game, { at, by }, scope) {
    const found = cardsPicked(game, at, scope)
    lookAt(game, scope, found, whoIs(by, scope))
    return found.map(refOf)
  },
}

export function lookAt(game: Game, scope: AbilityFrame, cards: readonly CardState[], by: Side): void {
  show(game, scope, cards, by)
  for (const card of cards) happen(game, 'lookedAt', { by, card })
}
