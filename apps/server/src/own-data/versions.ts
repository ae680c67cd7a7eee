import type { OwnRow } from '@paydata/protocol'
import { sql } from 'kysely'
import { contentOf } from '../decks/reading.ts'
import { rebuilt, sizeAndForm } from '../decks/versions.ts'
import type { Page, Wanted } from './pages.ts'
import { keyIn, numberIn } from './pages.ts'

/** How many versions are looked at for a page: after so many there was one that is stored whole. */
const mostLookedAt = 60
/** With so many bytes of versions, as they are when they are whole, a page is full. Up to ten more may belong to the last of them. */
const mostBytes = 16 * 1024

/**
 * How many versions make a page. It ends before one that is stored whole, from which the next can be made; so there may be a little
 * more than fits.
 */
function countOf(sizes: readonly { readonly size: number; readonly form: 'whole' | 'difference' }[]): number {
  let bytes = 0
  let whole = 0
  for (const [nth, { size, form }] of sizes.entries()) {
    if (form === 'whole') {
      if (bytes > mostBytes) return nth
      whole = Number(size)
    }
    bytes += whole
  }
  if (sizes.length < mostLookedAt) return sizes.length
  const last = sizes.findLastIndex(({ form }) => form === 'whole')
  return last > 0 ? last : sizes.length
}

/** The versions of a player's decks, deck by deck, each as it was. Those that are damaged are left out. */
export async function ownVersions({ store, player, after }: Wanted): Promise<Page<OwnRow<'versions'>>> {
  const [id = '', version] = keyIn(after, 2)
  const following = store
    .selectFrom('deck_versions')
    .where('player', '=', player)
    .where(sql<boolean>`(id, version) > (${id}, ${numberIn(version)})`)
    .orderBy('id')
    .orderBy('version')
  const sizes = await following.select(sizeAndForm).limit(mostLookedAt).execute()
  const count = countOf(sizes)
  if (count === 0) return { rows: [], next: null }
  const rows = await following.select(['id', 'version', 'deck', 'at']).limit(count).execute()
  const last = rows.at(-1)
  const isEnd = last === undefined || (count === sizes.length && sizes.length < mostLookedAt)
  return {
    rows: [...new Set(rows.map(({ id }) => id))]
      .flatMap(deck => rebuilt(rows.filter(({ id }) => id === deck).toReversed()).reverse())
      .map(({ row, deck: was }) => ({
        deck: row.id,
        version: row.version,
        at: Number(row.at),
        ...contentOf(was),
      })),
    next: isEnd ? null : `${last.id} ${last.version}`,
  }
}
