import type { Listed } from './indexing.ts'
import type { SearchedCard } from './model.ts'

/** What is asked of a card by a field. */
export type Field =
  | { readonly asks: 'title' | 'text' | 'code' | 'flag' | 'format' | 'banned' }
  | { readonly asks: 'listed'; readonly of: Listed }
  | { readonly asks: 'number'; readonly of: (card: SearchedCard) => number | 'X' | undefined }

const number = (of: (card: SearchedCard) => number | 'X' | undefined): Field => ({ asks: 'number', of })
const word = (of: Listed): Field => ({ asks: 'listed', of })

/** The names of each field: the one that is told first, and those that other searches use. */
const named: readonly (readonly [names: string, field: Field])[] = [
  ['title name', { asks: 'title' }],
  ['text x', { asks: 'text' }],
  ['type t', word('type')],
  ['subtype sub s', word('subtype')],
  ['faction f', word('faction')],
  ['side d', word('side')],
  ['set e', word('set')],
  ['code id', { asks: 'code' }],
  ['is', { asks: 'flag' }],
  ['format legal', { asks: 'format' }],
  ['banned b', { asks: 'banned' }],
  ['cost o', number(card => card.cost)],
  ['strength str p', number(card => card.strength)],
  ['influence inf n', number(card => card.influence)],
  ['points v', number(card => card.points)],
  ['advancement adv g', number(card => card.advancement)],
  ['memory mu m', number(card => card.memory)],
  ['trash h', number(card => card.trash)],
  ['link l', number(card => card.link)],
  ['copies limit', number(card => card.limit ?? (card.type === 'identity' ? undefined : 3))],
  ['size', number(card => card.minimumDeckSize)],
  ['influencelimit', number(card => card.influenceLimit)],
]

export const fieldNames: readonly string[] = named.map(([names]) => names.split(' ')[0] ?? '')

const fields: ReadonlyMap<string, Field> = new Map(
  named.flatMap(([names, field]) => names.split(' ').map(name => [name, field] as const)),
)

export const fieldOf = (name: string): Field | undefined => fields.get(name.toLowerCase())

/** What people call values of fields, besides their beginnings. */
export const shortValues: Readonly<Partial<Record<Listed, Readonly<Record<string, string>>>>> = {
  faction: { hb: 'haas bioroid' },
  set: { sg: 'system gateway', su21: 'system update 2021' },
}
