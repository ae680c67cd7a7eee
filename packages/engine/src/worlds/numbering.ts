import type { CardName } from '../fields/types.ts'
import { cardAt } from '../queries/facts/look.ts'
import type { Eye } from '../queries/facts/sight.ts'
import { canTell } from '../queries/facts/sight.ts'
import type { Game, ListZone } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { sides } from '../state/names.ts'

/** Heaps in which nobody but their owner knows what lies where: a card seen in one has no place in it. */
const withoutOrder = ['hq', 'grip', 'archives', 'setAside'] as const satisfies readonly ListZone[]

export const isWithoutOrder = (zone: string): zone is (typeof withoutOrder)[number] =>
  withoutOrder.some(each => each === zone)

/**
 * Numbers for cards that say nothing of where they came from: first the Corp's, then the Runner's; of each those the side
 * can tell from others, by their places, then those that are alike to it.
 */
export interface Numbering {
  /** The present numbers, in the order of the new ones. */
  readonly order: readonly number[]
  /** The new number of each card. */
  readonly to: readonly number[]
  /** The cards of each zone by their present numbers, in an order that tells nothing. */
  readonly zones: Readonly<Record<ListZone, readonly number[]>>
}

export function numberingFor(game: Game, side: Side, nameOf: (card: number) => CardName): Numbering {
  const isTold = (n: number): boolean => canTell(game, side, cardAt(game, n))
  const named = inProgress(game, side)
  const searched = lookedThrough(game, side)
  const rank = (n: number): number => {
    const place = named.indexOf(n)
    return place < 0 ? named.length : place
  }
  const byKnowledge = (a: number, b: number): number =>
    Number(isTold(b)) - Number(isTold(a)) ||
    (isTold(a) ? (nameOf(a) ?? 0) - (nameOf(b) ?? 0) : rank(a) - rank(b))
  const zones = { ...game.zones }
  for (const zone of Object.keys(zones) as ListZone[])
    if (isWithoutOrder(zone)) zones[zone] = [...zones[zone]].sort(byKnowledge)
  for (const deck of ['rnd', 'stack'] as const)
    zones[deck] = [
      ...searched.filter(n => zones[deck].includes(n)),
      ...zones[deck].filter(n => !searched.includes(n)),
    ]
  const placed = [
    ...zones.identity,
    ...Object.entries(zones).flatMap(([zone, list]) => (zone === 'identity' ? [] : list)),
    ...game.servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])]),
  ]
  const order = sides.flatMap((owner: Eye) => {
    const own = placed.filter(n => cardAt(game, n).owner === owner)
    return [...own.filter(isTold), ...own.filter(n => !isTold(n))]
  })
  const to: number[] = new Array(order.length)
  order.forEach((old, n) => {
    to[old] = n
  })
  return { order, to, zones }
}

/**
 * Cards of a deck that the side is looking through to search or arrange it. It sees their faces; where they lie it
 * knows of those on top, which it arranges in their order (CR 8.3.3).
 */
export const lookedThrough = (game: Game, side: Side): readonly number[] =>
  game.waiting.flatMap(question =>
    question.for === side &&
    question.form === 'choose' &&
    (question.asks === 'search' || question.asks === 'arrange')
      ? [...question.options.flatMap(({ card }) => card?.card ?? []), ...foundBefore(game, side)]
      : [],
  )

/** What a search for several cards has found while the next is asked for; it still lies in the deck (CR 8.7.2). */
const foundBefore = (game: Game, side: Side): readonly number[] =>
  game.frames.flatMap(frame =>
    frame.kind === 'procedure' && frame.of === 'search' && frame.by === side
      ? (frame.vars.found ?? []).map(({ card }) => card)
      : [],
  )

/** Cards that something in progress has named as they are now, in the order in which it did. */
function inProgress(game: Game, side: Side): readonly number[] {
  const found = new Set<number>()
  const gather = (within: unknown): void => {
    if (typeof within !== 'object' || within === null) return
    if ('card' in within && 'life' in within && typeof within.card === 'number') {
      if (game.cards[within.card]?.life === within.life) found.add(within.card)
    }
    for (const part of Object.values(within)) gather(part)
  }
  gather(game.frames)
  gather(game.waiting.filter(question => question.for === side))
  return [...found]
}
