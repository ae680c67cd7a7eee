import { definitionOf, readingOf } from '../../language/definitions.ts'
import type {
  Cards,
  CardsOrRandom,
  Choose,
  Group,
  One,
  Place,
  Random,
  Test,
} from '../../language/expressions.ts'
import { never } from '../../state/bug.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame } from '../../state/cards.ts'
import type { Procedure, Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Zone } from '../../state/names.ts'
import { costPrinted, hasSubtype, strengthOf, typeOf } from './characteristics.ts'
import { countersCounted } from './counters.ts'
import { hasMet, occurrencesOf } from './history.ts'
import { keptCards } from './kept.ts'
import { cardAt, iceOutwardOf, isInstalled, objectOf, theServer } from './look.ts'
import { canBeAdvanced } from './permissions.ts'
import { asInHand } from './reach.ts'
import { boundRefs, cardTo, isServerAmong, locationOf, presently, refTo } from './references.ts'
import { pointsOf } from './score.ts'
import { inTitleOrder } from './sight.ts'

export const isChoose = (cards: CardsOrRandom): cards is Choose =>
  typeof cards === 'object' && 'choose' in cards

export const isRandom = (cards: CardsOrRandom): cards is Random =>
  typeof cards === 'object' && 'random' in cards

function passes(game: Game, card: CardState, test: Test, scope: Scope): boolean {
  switch (test.is) {
    case 'type': {
      const type = typeOf(game, card)
      return type !== undefined && test.types.includes(type)
    }
    case 'typeNamed':
      return typeOf(game, card) === scope.vars[test.name]
    case 'subtype':
      for (const subtype of test.subtypes) if (hasSubtype(game, card, subtype)) return true
      return false
    case 'side':
      return card.owner === test.side
    case 'rezzed':
      return isInstalled(card) && card.owner === 'corp' && card.faceup && typeOf(game, card) !== 'agenda'
    case 'unrezzed':
      return isInstalled(card) && card.owner === 'corp' && !card.faceup
    case 'faceup':
      return card.faceup
    case 'facedown':
      return !card.faceup
    case 'installed':
      return isInstalled(card)
    case 'advanceable':
      return canBeAdvanced(game, card)
    case 'unique':
      return definitionOf(game, card).printed.unique === true
    case 'not':
      return !passes(game, card, test.test, scope)
    case 'either':
      return test.tests.some(each => passes(game, card, each, scope))
    case 'protecting':
      return card.zone === 'ice' && isServerAmong(game, card.server, test.server, scope)
    case 'inRootOf':
      return card.zone === 'root' && isServerAmong(game, card.server, test.server, scope)
    case 'atServer':
      return isServerAmong(game, locationOf(game, card), test.server, scope)
    case 'samePosition': {
      const as = cardTo(game, test.as, scope)
      const inward = inwardOf(game, card)
      return as !== undefined && inward !== undefined && inward === inwardOf(game, as)
    }
    case 'outermost':
      return iceOutwardOf(game, card) === 0
    case 'other':
      return card.card !== scope.source?.card
    case 'same': {
      const ref = refTo(game, test.as, scope)
      return ref !== undefined && ref.card === card.card && ref.life === card.life
    }
    case 'hostedOn':
      return card.host !== null && card.host.card === refTo(game, test.host, scope)?.card
    case 'copyOf': {
      const ref = refTo(game, test.card, scope)
      return ref !== undefined && game.titles[ref.card] === game.titles[card.card]
    }
    case 'copyOfAny':
      return occurrencesOf(game, test.met, test.since, scope).some(
        met => met.card !== null && game.titles[met.card.card] === game.titles[card.card],
      )
    case 'hosts':
      return countersCounted(game, card, test.counter) >= test.atLeast
    case 'hostsCard':
      return game.table.some(n => {
        const guest = cardAt(game, n)
        return guest.host?.card === card.card && passesAll(game, guest, test.tests, scope)
      })
    case 'cost':
      return costPrinted(game, card) <= readingOf(game).amountOf(game, test.atMost, scope)
    case 'oddCost':
      return costPrinted(game, card) % 2 === 1
    case 'printedPoints':
      return definitionOf(game, card).printed.points === readingOf(game).amountOf(game, test.exactly, scope)
    case 'points':
      return pointsOf(game, card) <= test.atMost
    case 'strength':
      return (strengthOf(game, card) ?? Number.POSITIVE_INFINITY) <= test.atMost
    case 'in':
      return test.zones.includes(card.zone)
    case 'met':
      return hasMet(game, card, test, scope)
    case 'named':
      return definitionOf(game, card).printed.title === test.name
    default:
      return never(test)
  }
}

/** How many positions are inward from a piece of ice (CR 6.2.3). */
function inwardOf(game: Game, ice: CardState): number | undefined {
  if (ice.zone !== 'ice' || ice.server === null) return undefined
  return theServer(game, ice.server).ice.findIndex(position => position.ice === ice.card)
}

export function passesAll(game: Game, card: CardState, tests: readonly Test[], scope: Scope): boolean {
  for (const test of tests) if (!passes(game, card, test, scope)) return false
  return true
}

export const matchesSubject = (
  game: Game,
  card: CardState,
  subject: readonly Test[] | 'self',
  scope: Scope,
): boolean => (subject === 'self' ? scope.source?.card === card.card : passesAll(game, card, subject, scope))

/** Whether a card is the one, or among the group, that a text speaks of. */
export function isAmong(game: Game, card: CardState, of: One | Group, scope: Scope): boolean {
  if (typeof of === 'object' && 'from' in of) {
    return isFrom(game, card, of.from, scope) && passesAll(game, card, of.where, scope)
  }
  if (typeof of === 'object') {
    return boundRefs(game, of.the, scope).some(r => r.card === card.card && r.life === card.life)
  }
  const ref = refTo(game, of, scope)
  return ref !== undefined && ref.card === card.card && ref.life === card.life
}

function isFrom(game: Game, card: CardState, place: Place, scope: Scope): boolean {
  if (place === 'installed') return isInstalled(card)
  if (typeof place === 'string' && place === card.zone) return true
  return numbersFrom(game, place, scope).includes(card.card)
}

export const isZones = (place: Place): place is readonly Zone[] => Array.isArray(place)

function numbersFrom(game: Game, place: Place, scope: Scope): readonly number[] {
  if (isZones(place)) return place.flatMap(zone => numbersFrom(game, zone, scope))
  if (typeof place === 'object') {
    if ('remembered' in place) return boundRefs(game, place.remembered, scope).map(ref => ref.card)
    if ('top' in place) return game.zones[place.of].slice(0, readingOf(game).amountOf(game, place.top, scope))
    // Those that are where they were: what the ability has moved is not among the rest of them.
    return boundRefs(game, place.the, scope)
      .filter(ref => objectOf(game, ref) !== undefined)
      .map(ref => ref.card)
  }
  switch (place) {
    case 'installed':
      return game.table.filter(n => isInstalled(cardAt(game, n)))
    case 'root':
    case 'ice':
      return game.table.filter(n => cardAt(game, n).zone === place)
    case 'corpHand':
      return game.zones.hq
    case 'hosted':
      return hostedFor(game, scope)
    case 'scoreAreas':
      return [...game.zones.corpScore, ...game.zones.runnerScore]
    case 'drawn':
      return drawnNow(game)
    default:
      return game.zones[place]
  }
}

/** Those on the card of the ability, and those it has aside as that card went to pay for it (CR 9.5.5). */
function hostedFor(game: Game, scope: Scope): readonly number[] {
  const { source } = scope
  if (source === null) return []
  const found = game.table.filter(n => {
    const { host } = cardAt(game, n)
    return host !== null && isSame(host, source)
  })
  for (const { card } of keptCards(game, scope)) found.push(card)
  return found
}

/** Cards are drawn from being set aside until they come to the hand, or leave the set (CR 8.4.2, 8.4.3a). */
function drawnNow(game: Game): readonly number[] {
  const draw = game.frames.findLast(
    (frame): frame is Procedure<'draw'> => frame.kind === 'procedure' && frame.of === 'draw',
  )
  const drawn = draw?.vars.drawn ?? []
  return drawn.filter(ref => objectOf(game, ref) !== undefined).map(ref => ref.card)
}

/** What may be played or installed as if it were in the hand from which that is done. */
function reachedFrom(game: Game, place: Place): readonly CardState[] {
  if (place === 'grip') return asInHand(game, 'runner')
  return place === 'hq' || place === 'corpHand' ? asInHand(game, 'corp') : none
}
const none: readonly never[] = []

const isHand = (place: Place): boolean => place === 'hq' || place === 'grip' || place === 'corpHand'

function gatherIn(game: Game, place: Place, { where, reach }: Group, scope: Scope): CardState[] {
  const found: CardState[] = []
  for (const n of numbersFrom(game, place, scope)) {
    const card = cardAt(game, n)
    if (passesAll(game, card, where, scope)) found.push(card)
  }
  if (reach === true)
    for (const card of reachedFrom(game, place)) if (passesAll(game, card, where, scope)) found.push(card)
  return isHand(place) && found.length > 1 ? inTitleOrder(game, found) : found
}

/**
 * The cards of a group, place by place, each in its order. That of a hand is only for its owner to know: between cards of
 * another place, it would tell the opponent where the titles of those in the hand stand among titles that can be seen.
 */
export const gather = (game: Game, group: Group, scope: Scope): CardState[] =>
  isZones(group.from)
    ? group.from.flatMap(zone => gatherIn(game, zone, group, scope))
    : gatherIn(game, group.from, group, scope)

export function countOf(game: Game, group: Group, scope: Scope): number {
  let count = 0
  for (const n of numbersFrom(game, group.from, scope)) {
    if (passesAll(game, cardAt(game, n), group.where, scope)) count++
  }
  return count
}

/** The cards an instruction acts on, as far as they are still the same objects (CR 1.15.3). */
export function cardsOf(game: Game, cards: Cards, scope: Scope): CardState[] {
  if (typeof cards === 'object') {
    if ('all' in cards) return gather(game, cards.all, scope)
    if ('choose' in cards) return boundCards(game, cards.as, scope)
    return boundCards(game, cards.the, scope)
  }
  const card = cardTo(game, cards, scope)
  return card === undefined ? [] : [card]
}

export function boundCards(game: Game, name: string, scope: Scope): CardState[] {
  const found: CardState[] = []
  for (const ref of boundRefs(game, name, scope)) {
    const card = objectOf(game, presently(ref, scope))
    if (card !== undefined) found.push(card)
  }
  return found
}
