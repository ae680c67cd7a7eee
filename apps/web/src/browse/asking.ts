/** The numbers of a card that the form asks for, by the words of the search. */
export const numberFields = ['cost', 'strength', 'influence'] as const
export type NumberField = (typeof numberFields)[number]

export const comparisons = ['=', '<=', '>='] as const
export type Comparison = (typeof comparisons)[number]
export const comparisonNames = { '=': 'exactly', '<=': 'atMost', '>=': 'atLeast' } as const satisfies Record<
  Comparison,
  string
>

/** What a card may be, besides its kind and its numbers. */
export const flags = ['unique', 'neutral', 'banned'] as const
export type Flag = (typeof flags)[number]

export interface AskedNumber {
  readonly how: Comparison
  /** As it was typed: empty if the number does not matter. */
  readonly than: string
}

/** What the form of a search holds; null for what does not matter. */
export interface Asked {
  readonly title: string
  readonly text: string
  readonly type: string | null
  readonly subtype: string | null
  readonly faction: string | null
  readonly set: string | null
  readonly is: Flag | null
  readonly numbers: Readonly<Record<NumberField, AskedNumber>>
}

const anyNumber: AskedNumber = { how: '=', than: '' }

export const nothingAsked: Asked = {
  title: '',
  text: '',
  type: null,
  subtype: null,
  faction: null,
  set: null,
  is: null,
  numbers: { cost: anyNumber, strength: anyNumber, influence: anyNumber },
}

/** A value in the words of the search: in quotation marks if it is of several words. */
function quoted(value: string): string {
  const words = value.replace(/[_-]/g, ' ')
  return /[^\p{L}\p{N}]/u.test(words) ? `"${words.replaceAll('"', '')}"` : words
}

const field = (name: string, value: string | null): readonly string[] =>
  value === null || value.trim() === '' ? [] : [`${name}:${quoted(value.trim())}`]

/** The search that asks for this, as somebody who knows its words would type it. */
export function searchFor({ title, text, type, subtype, faction, set, is, numbers }: Asked): string {
  return [
    ...field('title', title),
    ...field('x', text),
    ...field('t', type),
    ...field('s', subtype),
    ...field('f', faction),
    ...field('set', set),
    ...field('is', is),
    ...numberFields.flatMap(name => {
      const { how, than } = numbers[name]
      return /^(\d+|x)$/i.test(than) ? [`${name}${how}${than}`] : []
    }),
  ].join(' ')
}
