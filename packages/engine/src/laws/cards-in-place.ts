import { isHostedIce } from '../queries/facts/look.ts'
import type { CardState } from '../state/cards.ts'
import type { Zone } from '../state/names.ts'
import type { Law } from './say.ts'
import { isCount } from './say.ts'

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
    const isAtServer = card.zone === 'root' || card.zone === 'ice'
    const place = isHostedIce(card) ? 'hosted' : isAtServer ? `${card.zone} ${card.server}` : card.zone
    if (places[n] !== place) say(`card ${n} says it is in ${place} and is in ${places[n] || 'no place'}`)
    if (card.server !== null && !isAtServer) say(`card ${n} in ${card.zone} names a server`)
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

/** Where a card may be on a host; or was, which has gone to pay for an ability (CR 9.5.5). */
const hosting: ReadonlySet<Zone> = new Set<Zone>(['hosted', 'rig', 'root', 'setAside'])

export const cardsAreSane: Law = (game, say) => {
  for (const card of game.cards) {
    const name = `card ${card.card}`
    const place = places[card.zone]
    if (place !== 'both' && place !== card.owner) say(`${name} of the ${card.owner} is in ${card.zone}`)
    if (!isCount(card.life) || card.life === 0) say(`${name} has life ${card.life}`)
    const isGuest = card.zone === 'hosted' || isHostedIce(card)
    if (isGuest && card.host === null) say(`${name} is hosted by nothing`)
    if (card.host !== null && !isGuest && !hosting.has(card.zone)) say(`${name} in ${card.zone} has a host`)
    for (const [kind, count] of Object.entries(card.counters))
      if (!isCount(count)) say(`${name} has ${count} ${kind} counters`)
    if (mustBeFaceup(card) && !card.faceup) say(`${name} in ${card.zone} is facedown`)
    if (mustBeFacedown(card) && card.faceup) say(`${name} in ${card.zone} is faceup`)
  }
}

const mustBeFaceup = ({ zone }: CardState): boolean => zone === 'heap' || zone === 'identity'

const mustBeFacedown = ({ zone }: CardState): boolean =>
  zone === 'hq' || zone === 'rnd' || zone === 'grip' || zone === 'stack'
