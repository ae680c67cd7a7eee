import { sql } from 'kysely'
import type { Store } from '../store/open.ts'
import type { FormatDeck } from './stored.ts'
import { ifWhole, storedDeck, withinBytes, written } from './stored.ts'

/**
 * A version of a deck is stored whole, or as what it has otherwise than the version before it. A server of an earlier release
 * cannot read the latter and leaves such versions out, as any that are damaged.
 */
const sign = '+'

/** What a version has otherwise. A card with no copies is there no more. */
interface Difference {
  readonly name?: string
  readonly identity?: string
  readonly format?: FormatDeck['format']
  readonly cards: readonly (readonly [card: string, count: number])[]
}

const isWhole = (text: string): boolean => !text.startsWith(sign)

function differenceOf(before: FormatDeck, after: FormatDeck): Difference {
  const [had, has] = [new Map(before.cards), new Map(after.cards)]
  const gone = before.cards.filter(([card]) => !has.has(card)).map(([card]) => [card, 0] as const)
  const fresh = after.cards.filter(([card, count]) => had.get(card) !== count)
  return {
    ...(before.name !== after.name && { name: after.name }),
    ...(before.identity !== after.identity && { identity: after.identity }),
    ...(before.format !== after.format && { format: after.format }),
    cards: [...gone, ...fresh],
  }
}

function changedBy(before: FormatDeck, { cards, ...others }: Difference): FormatDeck {
  const counts = new Map(before.cards)
  for (const [card, count] of cards) {
    if (count === 0) counts.delete(card)
    else counts.set(card, count)
  }
  return { ...before, ...others, cards: [...counts].sort(([one], [other]) => (one < other ? -1 : 1)) }
}

/** A difference is worth it if it is at most such a part of what the whole version takes. */
const part = 4

/** How a version is stored after the one before it. Decks that are not written as today's are get no difference. */
export function versionText(before: string, after: string): string {
  const [one, other] = [storedDeck(before), storedDeck(after)]
  const difference = differenceOf(one, other)
  const text = `${sign}${JSON.stringify(difference)}`
  const isWorthIt = text.length * part <= after.length
  return isWorthIt && written(changedBy(one, difference)) === after ? text : after
}

interface Stored {
  readonly version: number
  readonly deck: string
}

interface Rebuilt<Row> {
  readonly row: Row
  readonly deck: FormatDeck
}

/**
 * Versions as they were, of those that are given with the newest first. Left out is what is damaged, and what comes after that up
 * to the next one that is whole.
 */
export function rebuilt<Row extends Stored>(rows: readonly Row[]): Rebuilt<Row>[] {
  const all: Rebuilt<Row>[] = []
  let last: { readonly version: number; readonly deck: FormatDeck } | null = null
  for (const row of rows.toReversed()) {
    const deck = readAfter(last?.version === row.version - 1 ? last.deck : null, row.deck)
    last = deck === null ? null : { version: row.version, deck }
    if (deck !== null) all.push({ row, deck })
  }
  return all.reverse()
}

const readAfter = (before: FormatDeck | null, text: string): FormatDeck | null =>
  ifWhole(() => {
    if (isWhole(text)) return storedDeck(text)
    return before === null ? null : changedBy(before, JSON.parse(text.slice(sign.length)))
  }, text)

const rowsOf = (store: Store, player: string, id: string) =>
  store
    .selectFrom('deck_versions')
    .where('player', '=', player)
    .where('id', '=', id)
    .orderBy('version', 'desc')

/** How many bytes a version takes as it is stored, and how it is. */
export const sizeAndForm = [
  sql<number>`octet_length(deck)`.as('size'),
  sql<'whole' | 'difference'>`case when deck like ${`${sign}%`} then 'difference' else 'whole' end`.as(
    'form',
  ),
] as const

/** How many bytes each version of a deck takes as it is stored, and how it is, the newest first. */
export const versionSizes = (store: Store, player: string, id: string) =>
  rowsOf(store, player, id)
    .select(['version', ...sizeAndForm])
    .execute()

type Size = Awaited<ReturnType<typeof versionSizes>>[number]

/** How many versions of a deck there are to go back to. */
const mostVersions = 50
/** So many differences stand in a row, and then a version that is whole. */
const mostDifferences = 9

/** Whether a version after these is stored whole, whatever is different in it. */
export function isWholeAfter(versions: readonly Size[]): boolean {
  const differences = versions.findIndex(({ form }) => form === 'whole')
  return differences < 0 || differences >= mostDifferences
}

/** Those that are kept take little more than is read at once, as the last of them has to be whole. */
const mostBytesOfVersions = 128 * 1024

/** Those of some versions that are too many, or take too much room, and that no others are made from. */
export function tooMany(versions: readonly Size[]): readonly Size[] {
  const kept = Math.min(mostVersions, withinBytes(versions))
  const first = versions.findIndex(({ form }, nth) => nth >= kept - 1 && form === 'whole')
  return first < 0 ? [] : versions.slice(first + 1)
}

/** The versions of a deck, the newest first, as many as are kept today. */
export async function versionsOf(store: Store, player: string, id: string) {
  const sizes = await versionSizes(store, player, id)
  const rows = await rowsOf(store, player, id)
    .select(['version', 'deck', 'at'])
    .limit(withinBytes(sizes, mostBytesOfVersions))
    .execute()
  return rebuilt(rows).slice(0, mostVersions)
}

/** What a version of a deck was; null if there is none. */
export async function versionAt(
  store: Store,
  player: string,
  id: string,
  version: number,
): Promise<FormatDeck | null> {
  const rows = await rowsOf(store, player, id)
    .select(['version', 'deck'])
    .where('version', '<=', version)
    .where('version', '>=', version - mostDifferences)
    .execute()
  const [newest] = rebuilt(rows)
  return newest?.row.version === version ? newest.deck : null
}
