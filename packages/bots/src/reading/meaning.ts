import type { Definition, Definitions, Side } from '@paydata/engine'
import { partsOf } from '@paydata/engine'

/** What some instructions do, in round numbers, for whoever uses them. What cannot be said beforehand counts a little. */
export interface Meaning {
  readonly credits: number
  /** Credits that the opponent loses. */
  readonly drains: number
  readonly cards: number
  readonly clicks: number
  /** Damage to the Runner. */
  readonly damage: number
  readonly tags: number
  readonly endsRun: boolean
  readonly trashes: boolean
  readonly runs: readonly string[]
  readonly prevents: boolean
  /** Advancement counters that are placed. */
  readonly advances: number
  /** What is looked for in one's own deck, of which a card is counted for each. */
  readonly searches: readonly (readonly Node[])[]
}

/** What a card that is searched for counts. */
export const foundCard = 2

export type Node = Readonly<Record<string, unknown>>
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every part of a definition that is more than a word, the outer before the inner. */
export function* nodesIn(parts: unknown): Generator<Node> {
  for (const { part } of partsOf(parts)) if (isNode(part)) yield part
}

/** What an amount that depends on the game is taken for. */
const unknown = 2
export const numberOf = (amount: unknown): number => (typeof amount === 'number' ? amount : unknown)

const isMine = (who: unknown, side: Side): boolean => who === 'you' || who === undefined || who === side

/** Of how many cards each gets something. */
const mostOf = (cards: unknown): number => (isNode(cards) && typeof cards.most === 'number' ? cards.most : 1)

const decks: Readonly<Record<Side, string>> = { corp: 'rnd', runner: 'stack' }

/** Definitions never change, so each part of them is read once for each side. */
const read = { corp: new WeakMap<object, Meaning>(), runner: new WeakMap<object, Meaning>() }

/** What instructions, or abilities, mean to the player of a side who uses them. */
export function meaningOf(part: unknown, side: Side): Meaning {
  if (typeof part !== 'object' || part === null) return sumOf(part, side)
  const meaning = read[side].get(part) ?? sumOf(part, side)
  read[side].set(part, meaning)
  return meaning
}

function sumOf(part: unknown, side: Side): Meaning {
  let [credits, drains, cards, clicks, damage, tags, advances] = [0, 0, 0, 0, 0, 0, 0]
  let [endsRun, trashes, prevents] = [false, false, false]
  const runs: string[] = []
  const searches: Node[][] = []
  for (const node of nodesIn(part)) {
    const sign = isMine(node.who, side) ? 1 : -1
    switch (node.do) {
      case 'gainCredits':
      case 'takeCredits':
        credits += sign * numberOf(node.amount)
        break
      case 'loseCredits':
        if (sign > 0) credits -= numberOf(node.amount)
        else drains += node.amount === 'all' ? 4 : numberOf(node.amount)
        break
      case 'draw':
        cards += sign * numberOf(node.amount)
        break
      case 'search':
        cards += foundCard
        if (node.zone === decks[side] && Array.isArray(node.for)) searches.push(node.for.filter(isNode))
        break
      case 'gainClicks':
        clicks += sign * numberOf(node.amount)
        break
      case 'damage':
        damage += numberOf(node.amount)
        break
      case 'giveTags':
        tags += numberOf(node.amount)
        break
      case 'removeTags':
        tags -= numberOf(node.amount)
        break
      case 'endRun':
        endsRun = true
        break
      case 'trash':
        trashes ||= node.cards !== 'self'
        break
      case 'placeCounters':
        if (node.counter === 'advancement') advances += numberOf(node.amount) * mostOf(node.on)
        break
      case 'prevent':
        prevents = true
        break
      case 'run':
        if (Array.isArray(node.on)) runs.push(...node.on.filter(each => typeof each === 'string'))
        else runs.push('any')
        break
    }
  }
  return {
    credits,
    drains,
    cards,
    clicks,
    damage,
    tags,
    endsRun,
    trashes,
    runs,
    prevents,
    advances,
    searches,
  }
}

/** Credits a card brings again and again while it is active. */
export function incomeOf(definition: Definition): number {
  let income = 0
  for (const ability of definition.abilities) {
    if (
      ability.form === 'when' &&
      'on' in ability.when &&
      ability.when.on.what.some(what => what === 'turnBegan')
    )
      income += meaningOf(ability.does, definition.printed.side).credits
    if (ability.form === 'static')
      for (const declaration of ability.declares)
        if (declaration.declare === 'recurring')
          income += typeof declaration.amount === 'number' ? declaration.amount : 1
  }
  return income
}

export const definitionOf = (definitions: Definitions, id: string): Definition => {
  const found = definitions.cards.get(id)
  if (found === undefined) throw new Error(`A bot was shown a card that is not defined: ${id}`)
  return found
}
