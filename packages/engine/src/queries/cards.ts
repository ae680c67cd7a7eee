import { definitionOf } from '../language/definitions.ts'
import type { Cards, Choose, Group, One, Place, Server, Servers, Test, Who } from '../language/expressions.ts'
import { never } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { isSame } from '../state/cards.ts'
import type { Bound, ProcedureFrame, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, ServerId, Side } from '../state/names.ts'
import { otherSide } from '../state/names.ts'
import { amountOf } from './amounts.ts'
import { costPrinted, hasSubtype, strengthOf, typeOf } from './characteristics.ts'
import {
  accessOf,
  approachOf,
  breachOf,
  cardAt,
  countersOn,
  encounterOf,
  hostOf,
  isInstalled,
  isRemote,
  objectOf,
  runOf,
  theServer,
} from './look.ts'
import { canBeAdvanced } from './permissions.ts'
import { inTitleOrder } from './sight.ts'

export const whoIs = (who: Who, scope: Scope): Side =>
  who === 'you' ? scope.by : who === 'opponent' ? otherSide(scope.by) : who

export const isChoose = (cards: Cards): cards is Choose => typeof cards === 'object' && 'choose' in cards

/** What a name stands for: in the ability itself, or as a choice that its card remembers (CR 9.10.3). */
function boundTo(game: Game, name: string, scope: Scope): Bound | undefined {
  const own = scope.vars[name]
  if (own !== undefined || scope.source === null) return own
  for (const lingering of game.lingering) {
    if (lingering.of !== 'choice' || lingering.source === null) continue
    if (isSame(lingering.source, scope.source) && name in lingering.vars) return lingering.vars[name]
  }
  return undefined
}

function boundRefs(game: Game, name: string, scope: Scope): readonly Ref[] {
  const bound = boundTo(game, name, scope)
  return Array.isArray(bound) ? (bound as readonly Ref[]) : []
}

/** The object a word of the text stands for; it may be one that has ceased to exist (CR 1.12.6). */
export function refTo(game: Game, one: One, scope: Scope): Ref | undefined {
  if (typeof one === 'object') {
    return boundRefs(game, one.the, scope)[0]
  }
  switch (one) {
    case 'self':
      return scope.source ?? undefined
    case 'host': {
      const self = scope.source === null ? undefined : objectOf(game, scope.source)
      return self?.host ?? undefined
    }
    case 'encountered':
      return encounterOf(game)?.vars.ice
    case 'approached':
      return approachOf(game)?.vars.ice
    case 'accessed':
      return accessOf(game)?.vars.card
    case 'it': {
      if (scope.event?.card) return scope.event.card
      const bound = scope.vars.it
      return Array.isArray(bound) ? (bound as readonly Ref[])[0] : undefined
    }
    default:
      return never(one)
  }
}

export function cardTo(game: Game, one: One, scope: Scope): CardState | undefined {
  const ref = refTo(game, one, scope)
  return ref === undefined ? undefined : objectOf(game, ref)
}

export function serverTo(game: Game, server: Server, scope: Scope): ServerId | undefined {
  if (typeof server === 'object') {
    const bound = boundTo(game, server.theServer, scope)
    return typeof bound === 'string' ? bound : undefined
  }
  if (server === 'attacked') return runOf(game)?.vars.server
  if (server === 'breached') return breachOf(game)?.vars.server
  if (server === 'here') return hereOf(game, scope)
  return server
}

/** "This server" (CR 4.6.6i): where the card is, or was before what triggered the ability moved it. */
function hereOf(game: Game, scope: Scope): ServerId | undefined {
  const earlier = scope.vars.here
  if (typeof earlier === 'string') return earlier
  if (scope.source !== null && objectOf(game, scope.source) === undefined)
    return whereItWas(game, scope.source)
  return scope.source === null ? undefined : locationOf(game, cardAt(game, scope.source.card))
}

/** The last server of an object that has ceased to exist. */
function whereItWas(game: Game, ref: Ref): ServerId | undefined {
  for (let i = game.thisTurn.length - 1; i >= 0; i--) {
    const before = game.thisTurn[i]?.before
    if (before == null || !isSame(before.mention, ref)) continue
    if (before.server !== null) return before.server
    return before.zone === 'hq' || before.zone === 'rnd' || before.zone === 'archives'
      ? before.zone
      : undefined
  }
  return undefined
}

/** The server a card is in, in the root of, or protecting. */
export function locationOf(game: Game, card: CardState): ServerId | undefined {
  if (card.server !== null) return card.server
  const host = hostOf(game, card)
  if (host !== undefined) return locationOf(game, host) // CR 4.6.6k
  if (card.zone === 'hq' || card.zone === 'rnd' || card.zone === 'archives') return card.zone
  return undefined
}

export function isServerAmong(
  game: Game,
  server: ServerId | null | undefined,
  servers: Servers,
  scope: Scope,
): boolean {
  if (server === null || server === undefined) return false
  if (servers === 'any') return true
  if (servers === 'central') return !isRemote(server)
  if (servers === 'remote') return isRemote(server)
  if (servers === 'mark') return game.mark === server
  for (const each of servers) if (serverTo(game, each, scope) === server) return true
  return false
}

function passes(game: Game, card: CardState, test: Test, scope: Scope): boolean {
  switch (test.is) {
    case 'type': {
      const type = typeOf(game, card)
      return type !== undefined && test.types.includes(type)
    }
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
      return as !== undefined && inwardOf(game, card) === inwardOf(game, as)
    }
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
    case 'hosts':
      return countersOn(card, test.counter) >= test.atLeast
    case 'cost':
      return costPrinted(game, card) <= amountOf(game, test.atMost, scope)
    case 'strength':
      return (strengthOf(game, card) ?? Number.POSITIVE_INFINITY) <= test.atMost
    case 'in':
      return test.zones.includes(card.zone)
    case 'installedThisTurn':
      return game.thisTurn.some(
        o => o.what === 'installed' && o.card?.card === card.card && o.card.life === card.life,
      )
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

function numbersFrom(game: Game, place: Place, scope: Scope): readonly number[] {
  if (typeof place === 'object') {
    if ('top' in place) return game.zones[place.of].slice(0, amountOf(game, place.top, scope))
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
      return game.table.filter(n => cardAt(game, n).host?.card === scope.source?.card)
    case 'scoreAreas':
      return [...game.zones.corpScore, ...game.zones.runnerScore]
    case 'drawn':
      return drawnNow(game)
    default:
      return game.zones[place]
  }
}

/** Cards are drawn from being set aside until they come to the hand, or leave the set (CR 8.4.2, 8.4.3a). */
function drawnNow(game: Game): readonly number[] {
  const draw = game.frames.findLast(
    (frame): frame is ProcedureFrame => frame.kind === 'procedure' && frame.of === 'draw',
  )
  const drawn = draw?.vars.drawn
  if (!Array.isArray(drawn)) return []
  return (drawn as readonly Ref[]).filter(ref => objectOf(game, ref) !== undefined).map(ref => ref.card)
}

/** The cards of a group, in the order of their place. That of a hand is only for its owner to know. */
export function gather(game: Game, group: Group, scope: Scope): CardState[] {
  const found: CardState[] = []
  for (const n of numbersFrom(game, group.from, scope)) {
    const card = cardAt(game, n)
    if (passesAll(game, card, group.where, scope)) found.push(card)
  }
  const { from } = group
  const inHand = from === 'hq' || from === 'grip' || from === 'corpHand'
  return inHand && found.length > 1 ? inTitleOrder(game, found) : found
}

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
    if ('random' in cards) return []
    if ('choose' in cards) return boundCards(game, cards.as, scope)
    return boundCards(game, cards.the, scope)
  }
  const card = cardTo(game, cards, scope)
  return card === undefined ? [] : [card]
}

export function boundCards(game: Game, name: string, scope: Scope): CardState[] {
  const found: CardState[] = []
  for (const ref of boundRefs(game, name, scope)) {
    const card = objectOf(game, ref)
    if (card !== undefined) found.push(card)
  }
  return found
}
