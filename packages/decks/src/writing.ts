import { cardOf, titleOf } from '@paydata/cards/catalogue'
import { deckCode } from './code.ts'
import { markdown } from './markdown.ts'
import type { Copies, NamedDeck } from './model.ts'
import { octgn } from './octgn.ts'
import { nameLines, sheet } from './sheet.ts'

const codeOf = (id: string): string => cardOf(id)?.codes[0] ?? id
const setOf = (id: string): string => cardOf(id)?.set ?? 'unknown'

/** A list with a line for each card, the identity first. */
const listed = (deck: NamedDeck, identity: string, line: (copies: Copies) => string): string =>
  [...nameLines(deck.name), identity, '', ...deck.cards.map(line), ''].join('\n')

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The forms a deck can be written in, by what to ask for them. `readDeck` reads them all. */
const writers = {
  text: sheet,
  sets: (deck: NamedDeck) =>
    listed(deck, titleOf(deck.identity), ([id, count]) => `${count} ${titleOf(id)} (${setOf(id)})`),
  after: (deck: NamedDeck) =>
    listed(deck, titleOf(deck.identity), ([id, count]) => `${titleOf(id)} x${count}`),
  ids: (deck: NamedDeck) => listed(deck, deck.identity, ([id, count]) => `${count}x ${id}`),
  codes: (deck: NamedDeck) => listed(deck, codeOf(deck.identity), ([id, count]) => `${count}x ${codeOf(id)}`),
  netrunnerdb: ({ name, identity, cards }: NamedDeck) => {
    const isAlone = cards.every(([id]) => id !== identity)
    const own: readonly Copies[] = isAlone ? [[identity, 1]] : []
    const all = [...own, ...cards.map(([id, count]): Copies => [id, id === identity ? count + 1 : count])]
    return json({ name, cards: Object.fromEntries(all.map(([id, count]) => [codeOf(id), count])) })
  },
  /** Lines as jinteki.net reads them. It passes over the others, and its players choose the identity themselves. */
  jinteki: (deck: NamedDeck) =>
    listed(deck, `Identity: ${titleOf(deck.identity)}`, ([id, count]) => `${count} ${titleOf(id)}`),
  markdown,
  octgn,
  code: (deck: NamedDeck) => `${deckCode(deck)}\n`,
  json: ({ name, identity, cards }: NamedDeck) => json({ name, identity, cards }),
}

export type DeckForm = keyof typeof writers

export const deckForms: readonly DeckForm[] = [
  ...(['text', 'markdown', 'netrunnerdb', 'jinteki', 'octgn', 'code'] as const),
  ...(['sets', 'after', 'ids', 'codes', 'json'] as const),
]

export const writeDeck = (deck: NamedDeck, form: DeckForm = 'text'): string => writers[form](deck)
