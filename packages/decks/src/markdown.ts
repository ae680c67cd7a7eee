import { titleOf } from '@paydata/cards/catalogue'
import type { NamedDeck } from './model.ts'
import { nameIn } from './reading-text.ts'
import { grouped, nameLines, totals } from './sheet.ts'

/** Names in which Markdown changes nothing. Others stand behind a word that says what they are. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{N} ,.'’!?-]*$/u

/** A deck as a page shows it: the name above all, types as headings, cards as lists. */
export function markdown(deck: NamedDeck): string {
  const { name, identity } = deck
  const groups = grouped(deck)
  const isTitle = groups.length > 0 && plainName.test(name) && nameIn(name) === name
  return [
    ...(isTitle ? [`# ${name}`, ''] : nameLines(name)),
    ...[`**${titleOf(identity)}**`, ''],
    ...groups.flatMap(({ heading, lines }) => [`## ${heading}`, '', ...lines.map(line => `* ${line}`), '']),
    ...[totals(deck).join(', '), ''],
  ].join('\n')
}
