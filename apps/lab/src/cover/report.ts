import type { Definition } from '@paydata/engine'
import type { Never } from './deeds.ts'
import { reasons } from './deeds.ts'
import type { Count } from './tally.ts'
import { isMissing } from './tally.ts'

const width = 84
const cut = (text: string): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text)

/** A letter for each reason why there is nothing to refuse. */
const letters = Object.keys(reasons)
  .map((never, nth) => [never, String.fromCharCode('a'.charCodeAt(0) + nth)] as const)
  .reduce((all, [never, letter]) => all.set(never, letter), new Map<string, string>())

const letterOf = (never: Never): string => letters.get(never) ?? ''

const line = ({ done, refused, never, words }: Count): string =>
  `${`${done}`.padStart(9)} ${(never === null ? `${refused}` : letterOf(never)).padStart(9)}  ${cut(words)}`

/** The deeds of each card under its title, the rarest cards first. */
export function table(cards: readonly Definition[], counts: readonly Count[]): string {
  const of = (card: Definition): Count[] => counts.filter(count => count.card === card.is)
  const rarest = (card: Definition): number =>
    Math.min(...of(card).map(({ done, refused, never }) => (never === null ? Math.min(done, refused) : done)))
  return cards
    .filter(card => of(card).length > 0)
    .toSorted((a, b) => rarest(a) - rarest(b))
    .map(card => [card.printed.title, ...of(card).map(line)].join('\n'))
    .join('\n\n')
}

/** Why some deeds have nothing that could be refused, and how many for each reason. */
export function legend(counts: readonly Count[]): string {
  const refusable = counts.filter(({ never }) => never === null).length
  const lines = Object.entries(reasons).map(([reason, why]) => {
    const times = counts.filter(({ never }) => never === reason).length
    return `  ${letters.get(reason)}  ${`${times}`.padStart(4)}  ${why}`
  })
  return [
    `First how often it was done, then how often it was refused (${refusable} of ${counts.length}). A letter: nothing can be refused.`,
    ...lines,
  ].join('\n')
}

/** How much has been seen. */
export const summary = (counts: readonly Count[]): string => {
  const refusable = counts.filter(({ never }) => never === null)
  const missing = counts.filter(isMissing)
  const cards = new Set(counts.map(({ card }) => card))
  const lacking = new Set(missing.map(({ card }) => card))
  return [
    `${cards.size - lacking.size} of ${cards.size} cards complete`,
    `${counts.filter(({ done }) => done > 0).length} of ${counts.length} deeds done`,
    `${refusable.filter(({ refused }) => refused > 0).length} of ${refusable.length} refused`,
  ].join(', ')
}
