import { definitionOf } from '@paydata/engine/inside/language/definitions'
import type { Law } from '@paydata/engine/inside/laws/say'
import { isCount } from '@paydata/engine/inside/laws/say'
import { leftAside } from '@paydata/engine/inside/queries/facts/kept'
import type { CardState } from '@paydata/engine/inside/state/cards'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Zone } from '@paydata/engine/inside/state/names'
import { isSettled } from './settled.ts'

/** Hosts that are gone take their cards with them at the checkpoint (CR 10.3.1g). */
export const hostsAreThere: Law = (game, say) => {
  if (!isSettled(game)) return
  const left = new Set(leftAside(game).map(({ card }) => card))
  for (const { card, zone, host } of game.cards) {
    if (host === null || game.cards[host.card]?.life === host.life) continue
    // CR 9.5.5: unless the host has gone to pay for an ability that is in progress.
    if (zone !== 'setAside' || left.has(card)) say(`the host of card ${card} is gone`)
  }
}

/** The table lists the cards whose abilities may matter, each once. */
export const tableIsRight: Law = (game, say) => {
  const listed = new Set(game.table)
  if (listed.size !== game.table.length) say('the table has a card twice')
  for (const card of game.cards) {
    const belongs = isOnTable(card.zone) || declaresActiveIn(game, card)
    if (belongs && !listed.has(card.card)) say(`card ${card.card} in ${card.zone} is not on the table`)
    if (!belongs && listed.has(card.card)) say(`card ${card.card} in ${card.zone} is on the table`)
  }
}

const isOnTable = (zone: Zone): boolean =>
  ['identity', 'root', 'ice', 'rig', 'play', 'hosted', 'corpScore', 'runnerScore'].includes(zone)

const declaresActiveIn = (game: Game, card: CardState): boolean =>
  (definitionOf(game, card).declared.active ?? []).some(
    ({ declaration }) => declaration.declare === 'active' && declaration.in === card.zone,
  )

/** CR 9.1.8: identities, rezzed and faceup installed cards and scored agendas are active, hidden cards are not. */
export const activeCards: Law = (game, say) => {
  const moments = new Set<number>()
  for (const card of game.cards) {
    const since = card.activeSince
    if (!isCount(since) || since > game.activations) say(`card ${card.card} is active since ${since}`)
    if (since > 0 && moments.has(since)) say(`two cards became active as number ${since}`)
    moments.add(since)
    const wanted = shouldBeActive(game, card)
    if (wanted !== undefined && wanted !== since > 0)
      say(`card ${card.card} in ${card.zone} is ${since > 0 ? 'active' : 'not active'}`)
  }
}

function shouldBeActive(game: Game, card: CardState): boolean | undefined {
  if (declaresActiveIn(game, card)) return undefined
  switch (card.zone) {
    case 'identity':
      return true
    case 'rig':
    case 'ice':
      return card.faceup
    case 'root':
      // An agenda that is faceup is not rezzed (CR 8.1.2).
      return definitionOf(game, card).printed.type === 'agenda' ? undefined : card.faceup
    case 'corpScore':
      return card.conversion === null ? true : undefined
    case 'play':
    case 'hosted':
    case 'removed':
    case 'setAside':
      return undefined
    default:
      return false
  }
}
