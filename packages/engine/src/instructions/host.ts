import { happen } from '../changes/happen.ts'
import { moveCard } from '../changes/move.ts'
import { touch } from '../changes/touch.ts'
import type { Cards, One } from '../language/expressions.ts'
import { cardsOf } from '../queries/cards.ts'
import { isInstalled } from '../queries/look.ts'
import { cardTo } from '../queries/references.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Zone } from '../state/names.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Host {
  readonly do: 'host'
  readonly cards: Cards
  readonly on: One
  readonly face: 'faceup' | 'facedown'
}

/** Host cards without installing them; an installed card keeps its state on the new host (CR 1.13.2a, 1.13.8). */
export const host = (cards: Cards, on: One = 'self', face: 'faceup' | 'facedown' = 'faceup'): Host => ({
  do: 'host',
  cards,
  on,
  face,
})

/** CR 1.13.1a: only the play area and score areas. */
const hosting: ReadonlySet<Zone> = new Set<Zone>([
  'identity',
  'root',
  'ice',
  'rig',
  'play',
  'hosted',
  'corpScore',
  'runnerScore',
])

/** What is installed stays so; ice leaves its position for it, as hosted ice protects no server (CR 6.2.1a). */
function hostInstalled(game: Game, card: CardState, onto: CardState): void {
  if (card.zone === 'ice') moveCard(game, card, { zone: 'ice', faceup: card.faceup, host: refOf(onto) })
  else touch(game, card).host = refOf(onto)
}

export const hostVerb: Verb<Host> = {
  allows: enoughFor('cards', 'on'),
  couldChange: someFor('cards', 'on'),
  targets: (_game, { cards }) => choicesIn(cards),
  resolve(game, { cards, on, face }, scope) {
    const onto = cardTo(game, on, scope)
    if (onto === undefined || !hosting.has(onto.zone)) return
    for (const card of cardsOf(game, cards, scope)) {
      // CR 1.13.2b: a Corp card on a Runner card is not installed any more; a Runner card on ice still is.
      const staysInstalled = isInstalled(card) && (card.owner === 'runner' || onto.owner === 'corp')
      if (staysInstalled) hostInstalled(game, card, onto)
      else {
        const before = moveCard(game, card, { zone: 'hosted', faceup: face === 'faceup', host: refOf(onto) })
        if (before.installed)
          happen(game, 'uninstalled', { by: scope.by, card, server: before.server, before })
      }
      happen(game, 'hosted', { by: scope.by, card })
    }
  },
}
