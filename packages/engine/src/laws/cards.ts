import { definitionOf } from '../language/definitions.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Zone } from '../state/names.ts'
import type { Law } from './say.ts'
import { isCount, isSettled } from './say.ts'

/** Every card is in one place, and says so itself. */
export const onePlace: Law = (game, say) => {
  const places = new Array<string>(game.cards.length).fill('')
  const put = (n: number, place: string): void => {
    if (game.cards[n] === undefined) say(`there is no card ${n}, yet ${place} has it`)
    else if (places[n] !== '') say(`card ${n} is in ${places[n]} and in ${place}`)
    places[n] = place
  }
  for (const [zone, list] of Object.entries(game.zones)) for (const n of list) put(n, zone)
  for (const server of game.servers) {
    for (const n of server.root) put(n, `root ${server.id}`)
    for (const position of server.ice) if (position.ice !== null) put(position.ice, `ice ${server.id}`)
  }
  game.cards.forEach((card, n) => {
    if (card.card !== n) say(`card ${n} calls itself ${card.card}`)
    const place = card.zone === 'root' || card.zone === 'ice' ? `${card.zone} ${card.server}` : card.zone
    if (places[n] !== place) say(`card ${n} says it is in ${place} and is in ${places[n] || 'no place'}`)
    if (card.server !== null && place === card.zone) say(`card ${n} in ${card.zone} names a server`)
  })
  if (game.cards.length !== game.titles.length) say('there are more cards than titles, or fewer')
}

/** Where a card of each side may be at all (CR 4.1). */
const places: Readonly<Record<Zone, 'corp' | 'runner' | 'both'>> = {
  hq: 'corp',
  rnd: 'corp',
  archives: 'corp',
  root: 'corp',
  ice: 'corp',
  grip: 'runner',
  stack: 'runner',
  heap: 'runner',
  rig: 'runner',
  corpScore: 'both',
  runnerScore: 'both',
  identity: 'both',
  play: 'both',
  hosted: 'both',
  setAside: 'both',
  removed: 'both',
}

export const cardsAreSane: Law = (game, say) => {
  for (const card of game.cards) {
    const name = `card ${card.card}`
    const place = places[card.zone]
    if (place !== 'both' && place !== card.owner) say(`${name} of the ${card.owner} is in ${card.zone}`)
    if (!isCount(card.life) || card.life === 0) say(`${name} has life ${card.life}`)
    if (card.zone === 'hosted' && card.host === null) say(`${name} is hosted by nothing`)
    if (card.host !== null && card.zone !== 'hosted' && card.zone !== 'rig' && card.zone !== 'root')
      say(`${name} in ${card.zone} has a host`)
    for (const [kind, count] of Object.entries(card.counters))
      if (!isCount(count)) say(`${name} has ${count} ${kind} counters`)
    if (mustBeFaceup(card) && !card.faceup) say(`${name} in ${card.zone} is facedown`)
    if (mustBeFacedown(card) && card.faceup) say(`${name} in ${card.zone} is faceup`)
  }
}

const mustBeFaceup = ({ zone }: CardState): boolean => zone === 'heap' || zone === 'identity'

const mustBeFacedown = ({ zone }: CardState): boolean =>
  zone === 'hq' || zone === 'rnd' || zone === 'grip' || zone === 'stack'

/** Hosts that are gone take their cards with them at the checkpoint (CR 10.3.1g). */
export const hostsAreThere: Law = (game, say) => {
  if (!isSettled(game)) return
  const kept = game.frames.some(frame => frame.kind === 'ability' && frame.vars.keptHosted !== undefined)
  if (kept) return // CR 9.5.5
  for (const { card, host } of game.cards) {
    if (host !== null && game.cards[host.card]?.life !== host.life) say(`the host of card ${card} is gone`)
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
