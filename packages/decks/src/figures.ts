/** A deck in numbers, as data for tables and curves. What depends on what cards do is told by their definitions. */

import type { ListedCard } from '@paydata/cards/catalogue'
import { cardOf } from '@paydata/cards/catalogue'
import type { CardText } from '@paydata/engine/vocabulary'
import type { PointsNeeded } from './agenda-points.ts'
import { pointsIn, pointsNeeded } from './agenda-points.ts'
import type { Coverage } from './doing.ts'
import { breaksWith, givesIncome, memoryGiven } from './doing.ts'
import { influenceOf, influenceSpent } from './influence.ts'
import type { Copies, NamedDeck } from './model.ts'
import { sizeOf } from './model.ts'
import type { PoolName } from './pools.ts'
import { pointsOfList, restrictionOf } from './restrictions.ts'

/** How many cards there are of a cost or a kind; the lowest cost first, X last. */
export interface CostCount {
  readonly cost: number | 'X'
  readonly count: number
}

export interface DeckFigures {
  readonly size: { readonly cards: number; readonly least: number | null }
  readonly influence: {
    readonly spent: number
    /** Null if the identity sets no limit. */
    readonly most: number | null
    /** The cards that cost influence, with that of one copy. */
    readonly cards: readonly { readonly card: string; readonly copies: number; readonly each: number }[]
  }
  /** The copies of each card, and how many there may be. */
  readonly copies: readonly { readonly card: string; readonly copies: number; readonly most: number }[]
  readonly types: Readonly<Partial<Record<ListedCard['type'], number>>>
  /** The costs of what is played, installed or rezzed. */
  readonly costs: readonly CostCount[]
  /** What the list of the format says on the day; null if the format has none. */
  readonly list: {
    readonly name: string
    readonly banned: readonly string[]
    /** The points of the list that the deck has, and may have. */
    readonly points: { readonly spent: number; readonly most: number } | null
    readonly worthThree: { readonly count: number; readonly most: number } | null
  } | null
  /** The cards that give credits. */
  readonly income: readonly Copies[]
  readonly corp: CorpFigures | null
  readonly runner: RunnerFigures | null
}

export interface CorpFigures {
  readonly agendas: {
    readonly count: number
    readonly points: number
    /** Null for a deck that is too small for any (CR 1.4.6). */
    readonly needed: PointsNeeded | null
  }
  readonly ice: {
    readonly count: number
    /** How many there are of each subtype: a piece of ice may have several. */
    readonly subtypes: Readonly<Partial<Record<string, number>>>
    readonly costs: readonly CostCount[]
    /** What it takes to rez all of it, X for nothing. */
    readonly total: number
  }
}

export interface RunnerFigures {
  readonly memory: {
    readonly limit: number
    /** What all programs need at once. */
    readonly needed: number
    /** What the cards of the deck would add to the limit. */
    readonly more: readonly { readonly card: string; readonly copies: number; readonly each: number }[]
  }
  /** The cards that break each kind of ice; `any` for those that break every kind. */
  readonly breakers: Readonly<Record<Coverage, readonly Copies[]>>
}

export interface FiguresAsked {
  readonly format?: PoolName
  /** Such as 2026-05-01; without one the last list there is counts. */
  readonly day?: string
  /** What a card does, if that is known: without it only printed facts are told. */
  readonly definitionOf?: (card: string) => CardText | undefined
}

/** CR 1.20.2: where the identity names no other. */
const usualMemory = 4

interface Counted {
  readonly card: ListedCard
  readonly copies: number
  readonly does: CardText | undefined
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

export function figuresOf(deck: NamedDeck, asked: FiguresAsked = {}): DeckFigures {
  const { format = 'all', day, definitionOf } = asked
  const identity = cardOf(deck.identity)
  const counted = deck.cards.flatMap(([id, copies]): Counted[] => {
    const card = cardOf(id)
    return card === undefined ? [] : [{ card, copies, does: definitionOf?.(id) }]
  })
  return {
    size: { cards: sizeOf(deck), least: identity?.minimumDeckSize ?? null },
    influence: {
      spent: influenceSpent(deck),
      most: identity?.influenceLimit ?? null,
      cards: counted.flatMap(({ card, copies }) => {
        const each = identity === undefined ? 0 : influenceOf(card, identity)
        return each === 0 ? [] : [{ card: card.id, copies, each }]
      }),
    },
    copies: deck.cards.map(([card, copies]) => ({ card, copies, most: cardOf(card)?.limit ?? 3 })),
    types: countsOf(counted, ({ type }) => [type]),
    costs: costsOf(counted),
    list: listFigures(deck, format, day),
    income: counted.flatMap(each => (givesIncome(each.does, each.card.side) ? [copiesOf(each)] : [])),
    corp: identity?.side === 'corp' ? corpFigures(deck, counted) : null,
    runner: identity?.side === 'runner' ? runnerFigures(identity, counted) : null,
  }
}

const copiesOf = ({ card, copies }: Counted): Copies => [card.id, copies]

function countsOf<Word extends string>(
  counted: readonly Counted[],
  wordsOf: (card: ListedCard) => readonly Word[],
): Partial<Record<Word, number>> {
  const counts: Partial<Record<Word, number>> = {}
  for (const { card, copies } of counted)
    for (const word of wordsOf(card)) counts[word] = (counts[word] ?? 0) + copies
  return counts
}

function costsOf(counted: readonly Counted[]): readonly CostCount[] {
  const counts = new Map<number | 'X', number>()
  for (const { card, copies } of counted)
    if (card.cost !== undefined) counts.set(card.cost, (counts.get(card.cost) ?? 0) + copies)
  const order = (cost: number | 'X'): number => (cost === 'X' ? Number.POSITIVE_INFINITY : cost)
  return [...counts]
    .map(([cost, count]) => ({ cost, count }))
    .sort((a, b) => (order(a.cost) < order(b.cost) ? -1 : 1))
}

function listFigures(deck: NamedDeck, format: PoolName, day: string | undefined): DeckFigures['list'] {
  const list = restrictionOf(format, day)
  if (list === undefined) return null
  const worthThree = sum(deck.cards.map(([id, copies]) => (cardOf(id)?.points === 3 ? copies : 0)))
  return {
    name: list.name,
    banned: [deck.identity, ...deck.cards.map(([id]) => id)].filter(id => list.banned.includes(id)),
    points: list.pointLimit === undefined ? null : { spent: pointsOfList(list, deck), most: list.pointLimit },
    worthThree:
      list.threePointAgendas === undefined ? null : { count: worthThree, most: list.threePointAgendas },
  }
}

function corpFigures(deck: NamedDeck, counted: readonly Counted[]): CorpFigures {
  const ice = counted.filter(({ card }) => card.type === 'ice')
  return {
    agendas: {
      count: sum(counted.map(({ card, copies }) => (card.type === 'agenda' ? copies : 0))),
      points: pointsIn(deck),
      needed: pointsNeeded(sizeOf(deck)),
    },
    ice: {
      count: sum(ice.map(({ copies }) => copies)),
      subtypes: countsOf<string>(ice, ({ subtypes = [] }) => subtypes),
      costs: costsOf(ice),
      total: sum(ice.map(({ card, copies }) => (typeof card.cost === 'number' ? card.cost * copies : 0))),
    },
  }
}

function runnerFigures(identity: ListedCard, counted: readonly Counted[]): RunnerFigures {
  const breaking = (kind: Coverage): readonly Copies[] =>
    counted.filter(({ card, does }) => breaksWith(card, does).has(kind)).map(copiesOf)
  return {
    memory: {
      limit: identity.memoryLimit ?? usualMemory,
      needed: sum(counted.map(({ card, copies }) => (card.memory ?? 0) * copies)),
      more: counted.flatMap(({ card, copies, does }) => {
        const each = memoryGiven(does)
        return each === 0 ? [] : [{ card: card.id, copies, each }]
      }),
    },
    breakers: {
      barrier: breaking('barrier'),
      'code gate': breaking('code gate'),
      sentry: breaking('sentry'),
      any: breaking('any'),
    },
  }
}
