import { compare } from '../browse/compare.ts'
import type { Found } from '../browse/search.ts'
import { anything, found } from '../browse/search.ts'
import { factsOf } from '../cards/facts.ts'
import type { Draft } from './history.ts'

export interface PoolWish {
  readonly words: string
  readonly type: string | null
  readonly faction: string | null
}

export const anyCard: PoolWish = { words: '', type: null, faction: null }

const typeOrder = [
  ...['identity', 'agenda', 'asset', 'upgrade', 'operation', 'ice'],
  ...['event', 'hardware', 'resource', 'program'],
]
export const typesOf = (side: string): readonly string[] =>
  side === 'corp' ? typeOrder.slice(0, 6) : ['identity', ...typeOrder.slice(6)]

const asksForIdentities = (words: string): boolean => /\bt(ype)?[:=]"?id/i.test(words)

/**
 * The cards that the builder offers for a deck: those of its side in its format, its own faction first. Without an identity these
 * are all identities. With words, those that fit them best come first.
 */
export function poolFor({ identity, format }: Pick<Draft, 'identity' | 'format'>, wish: PoolWish): Found {
  const own = factsOf(identity)?.printed
  const type = own === undefined ? 'identity' : wish.type
  const { cards, problems } = found({
    ...anything,
    words: wish.words,
    side: own?.side ?? null,
    type,
    faction: wish.faction,
    format: format === 'all' ? null : format,
  })
  const offered = cards.filter(
    ({ printed }) => type === 'identity' || asksForIdentities(wish.words) || printed.type !== 'identity',
  )
  if (wish.words.trim() !== '') return { cards: offered, problems }
  const near = (faction: string): number =>
    faction === own?.faction ? 0 : faction.startsWith('neutral') ? 1 : 2
  return {
    cards: offered.toSorted(
      ({ printed: a }, { printed: b }) =>
        compare(a.side, b.side) ||
        near(a.faction ?? '') - near(b.faction ?? '') ||
        (own === undefined ? 0 : typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type)) ||
        compare(a.faction ?? '', b.faction ?? ''),
    ),
    problems,
  }
}
