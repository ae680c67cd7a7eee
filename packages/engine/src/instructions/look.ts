import { happen } from '../changes/happen.ts'
import { show } from '../changes/show.ts'
import type { Cards, Who } from '../language/expressions.ts'
import { cardsOf } from '../queries/cards.ts'
import { whoIs } from '../queries/references.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { Naming, Verb } from './verb.ts'

export interface Look extends Naming {
  readonly do: 'look'
  readonly at: Cards
  readonly by: Who
}

/** Look at cards without showing them (CR 1.21.2). */
export const look = (at: Cards, naming: Naming = {}, by: Who = 'you'): Look => ({
  do: 'look',
  at,
  by,
  ...naming,
})

export const lookVerb: Verb<Look> = {
  targets: (_game, { at, by }) => choicesIn(at).map(choose => ({ by, ...choose })),
  resolve(game, { at, by }, scope) {
    const found = cardsOf(game, at, scope)
    const who = whoIs(by, scope)
    show(game, scope, found, who)
    for (const card of found) happen(game, 'lookedAt', { by: who, card })
    return found.map(refOf)
  },
}
