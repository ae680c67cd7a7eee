import { cardOf, titleOf } from '@paydata/cards/catalogue'
import type { Copies, NamedDeck } from './model.ts'

/** What OCTGN calls the game, and cards before their printed numbers. */
const game = '0f38e453-26df-4c04-9d67-6d43de939c77'
const cards = 'bc0f047c-01b1-427f-a439-d451eda'

const escaped = (text: string): string => text.replace(/[&<>"-]/g, sign => `&#${sign.charCodeAt(0)};`)

const element = ([id, count]: Copies): string => {
  const code = cardOf(id)?.codes[0]
  const named = code === undefined ? '' : ` id="${cards}${code}"`
  return `    <card qty="${count}"${named}>${escaped(titleOf(id))}</card>`
}

const section = (name: string, lines: readonly Copies[]): readonly string[] => [
  `  <section name="${name}">`,
  ...lines.map(element),
  '  </section>',
]

/** A deck as OCTGN keeps it. The name, for which OCTGN has no place, stands in a comment. */
export const octgn = ({ name, identity, cards: copies }: NamedDeck): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    ...(name === '' ? [] : [`<!-- Name: ${escaped(name)} -->`]),
    `<deck game="${game}">`,
    ...section('Identity', identity === '' ? [] : [[identity, 1]]),
    ...section('R&amp;D / Stack', copies),
    ...['</deck>', ''],
  ].join('\n')
