import type { ListedCard } from '@paydata/cards/catalogue'
import { cardOf } from '@paydata/cards/catalogue'
import type { PointsNeeded } from './agenda-points.ts'
import { pointsIn, pointsNeeded } from './agenda-points.ts'
import type { EditionName } from './editions.ts'
import { citedFor, deckEdition } from './editions.ts'
import { influenceSpent, isOutOfFaction } from './influence.ts'
import type { Copies, NamedDeck } from './model.ts'
import { namedDeck, sizeOf } from './model.ts'
import type { Pool, PoolName } from './pools.ts'
import { pools } from './pools.ts'
import type { Restriction } from './restrictions.ts'
import { pointsOfList, restrictionOf } from './restrictions.ts'
import { isTeachingDeck, isTeachingIdentity } from './teaching.ts'

/** A requirement of CR 1.4 that a deck does not meet, with the place in the text of an older edition that says the same. */
export type Violation = Requirement & { readonly cites?: string | undefined }

/** Cards are named by their ids. */
type Requirement =
  | { readonly why: 'noIdentity'; readonly rule: '1.4.1' }
  | { readonly why: 'notAnIdentity'; readonly rule: '1.4.1'; readonly card: string }
  | { readonly why: 'identityNotForDecks'; readonly rule: '1.4.1a'; readonly card: string }
  | { readonly why: 'tooFewCards'; readonly rule: '1.4.3'; readonly size: number; readonly least: number }
  | {
      readonly why: 'identityInDeck' | 'wrongSide' | 'noInfluenceCost'
      readonly rule: '1.4.4'
      readonly card: string
    }
  | {
      readonly why: 'tooMuchInfluence'
      readonly rule: '1.4.5'
      readonly influence: number
      readonly most: number
    }
  | ({ readonly why: 'agendaPoints'; readonly size: number; readonly points: number } & PointsNeeded)
  | {
      readonly why: 'tooManyCopies'
      readonly rule: '1.4.7'
      readonly card: string
      readonly count: number
      readonly most: number
    }
  | { readonly why: 'noCount'; readonly rule: '1.4.7'; readonly card: string; readonly count: number }
  | { readonly why: 'unknownCard'; readonly rule: '1.4.8'; readonly card: string }
  | { readonly why: 'notInPool'; readonly rule: '1.4.8'; readonly card: string; readonly pool: PoolName }
  | { readonly why: 'banned'; readonly rule: '1.4.8'; readonly card: string; readonly list: string }
  | ({ readonly why: 'threePointAgendas'; readonly count: number } & OfList)
  | ({ readonly why: 'pointsOfList'; readonly points: number } & OfList)

/** More of something than a list of a format allows. */
interface OfList {
  readonly rule: '1.4.8'
  readonly most: number
  readonly list: string
}

/**
 * All that makes a deck illegal, in the order of the rules (CR 1.4.2); a legal deck has nothing of it. The lists of a format
 * change: a day such as 2026-05-01 asks for those that hold then, and without one the last ones do. Older editions of the
 * rules ask for a little less.
 */
export function violationsOf(
  given: NamedDeck,
  pool: Pool = pools.all,
  day?: string,
  edition: EditionName = '26.03',
): readonly Violation[] {
  return requirementsNotMet(given, pool, day, edition).map(each => {
    const cites = citedFor(edition, each.rule)
    return cites === null ? each : { ...each, cites }
  })
}

function requirementsNotMet(
  given: NamedDeck,
  pool: Pool,
  day: string | undefined,
  edition: EditionName,
): readonly Requirement[] {
  // A card may stand in a deck more than once; what is no number of copies is told, and nothing is counted by it.
  const deck = namedDeck(given.name, given.identity, given.cards.filter(isCounted))
  const identity = cardOf(deck.identity)
  const named = [...(deck.identity === '' ? [] : [deck.identity]), ...given.cards.map(([id]) => id).sort()]
  return [
    ...(deck.identity === '' ? [{ why: 'noIdentity', rule: '1.4.1' } as const] : []),
    ...(identity === undefined ? [] : ofIdentity(identity, deck, pool, edition)),
    ...(identity === undefined ? [] : deck.cards.flatMap(([id]) => ofBelonging(cardOf(id), identity))),
    ...(identity === undefined ? [] : ofTotals(identity, deck)),
    ...deck.cards.flatMap(([id, count]) => ofCopies(id, count, edition)),
    ...given.cards.flatMap(ofCount),
    ...[...new Set(named)].flatMap(id => ofPool(id, pool)),
    ...ofList(deck, restrictionOf(pool.name, day)),
  ]
}

const isCounted = ([, count]: Copies): boolean => Number.isSafeInteger(count) && count > 0

const ofCount = (copies: Copies): readonly Requirement[] =>
  isCounted(copies) ? [] : [{ why: 'noCount', rule: '1.4.7', card: copies[0], count: copies[1] }]

function ofIdentity(
  identity: ListedCard,
  deck: NamedDeck,
  pool: Pool,
  edition: EditionName,
): readonly Requirement[] {
  const { id: card, type, minimumDeckSize: least = 0 } = identity
  if (type !== 'identity') return [{ why: 'notAnIdentity', rule: '1.4.1', card }]
  const size = sizeOf(deck)
  return [
    ...(isTeachingIdentity(deck) &&
    deckEdition(edition).starterIdentities === 'forTheirDecks' &&
    !(pool.name === 'system-gateway' && isTeachingDeck(deck))
      ? [{ why: 'identityNotForDecks', rule: '1.4.1a', card } as const]
      : []),
    ...(size < least ? [{ why: 'tooFewCards', rule: '1.4.3', size, least } as const] : []),
  ]
}

/** CR 1.4.4: whether a card may be in decks of this identity at all. */
function ofBelonging(listed: ListedCard | undefined, identity: ListedCard): readonly Requirement[] {
  if (listed === undefined) return []
  const { id: card, type, side, influence } = listed
  const rule = '1.4.4'
  if (type === 'identity') return [{ why: 'identityInDeck', rule, card }]
  if (side !== identity.side) return [{ why: 'wrongSide', rule, card }]
  if (influence === undefined && isOutOfFaction(listed, identity))
    return [{ why: 'noInfluenceCost', rule, card }]
  return []
}

function ofTotals({ side, influenceLimit }: ListedCard, deck: NamedDeck): readonly Requirement[] {
  const found: Requirement[] = []
  const influence = influenceSpent(deck)
  // An identity that prints no limit sets none.
  if (influenceLimit !== undefined && influence > influenceLimit)
    found.push({ why: 'tooMuchInfluence', rule: '1.4.5', influence, most: influenceLimit })
  const size = sizeOf(deck)
  const needed = side === 'corp' ? pointsNeeded(size) : null
  const points = pointsIn(deck)
  if (needed !== null && (points < needed.least || points > needed.most))
    found.push({ why: 'agendaPoints', size, points, ...needed })
  return found
}

/** CR 1.4.7: three by name, or what the card says, which the first rules did not allow for. */
function ofCopies(card: string, count: number, edition: EditionName): readonly Requirement[] {
  const own = deckEdition(edition).ownLimits === 'count' ? cardOf(card)?.limit : undefined
  const most = own ?? 3
  return count > most ? [{ why: 'tooManyCopies', rule: '1.4.7', card, count, most }] : []
}

/** CR 1.4.8: which cards may be played with is decided by whoever holds the game. */
function ofPool(card: string, pool: Pool): readonly Requirement[] {
  if (cardOf(card) === undefined) return [{ why: 'unknownCard', rule: '1.4.8', card }]
  return pool.cards.has(card) ? [] : [{ why: 'notInPool', rule: '1.4.8', card, pool: pool.name }]
}

/** CR 1.4.8: what a list of the format forbids. */
function ofList(deck: NamedDeck, restriction: Restriction | undefined): readonly Requirement[] {
  if (restriction === undefined) return []
  const { name: list, banned, threePointAgendas, pointLimit } = restriction
  const rule = '1.4.8'
  const found: Requirement[] = [deck.identity, ...deck.cards.map(([id]) => id)]
    .filter(card => banned.includes(card))
    .map(card => ({ why: 'banned', rule, card, list }))
  const count = deck.cards.reduce((sum, [id, copies]) => sum + (cardOf(id)?.points === 3 ? copies : 0), 0)
  if (threePointAgendas !== undefined && count > threePointAgendas)
    found.push({ why: 'threePointAgendas', rule, count, most: threePointAgendas, list })
  const points = pointsOfList(restriction, deck)
  if (pointLimit !== undefined && points > pointLimit)
    found.push({ why: 'pointsOfList', rule, points, most: pointLimit, list })
  return found
}
