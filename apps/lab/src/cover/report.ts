import type { Definition } from '@paydata/engine'
import type { Deed } from './deeds.ts'
import type { Tally } from './tally.ts'

export interface Line extends Deed {
  readonly times: number
}

/** Every deed of some cards with how often it was seen. */
export const linesOf = (tally: Tally, cards: readonly Definition[]): Line[] => {
  const wanted = new Set(cards.map(card => card.is))
  return tally.deeds
    .filter(({ card }) => wanted.has(card))
    .map(deed => ({ ...deed, times: tally.times(deed.card, deed.key) }))
}

const width = 90
const cut = (text: string): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text)

/** The lines of each card under its title, the rarest cards first. */
export function table(cards: readonly Definition[], lines: readonly Line[]): string {
  const of = (card: Definition): Line[] => lines.filter(line => line.card === card.is)
  const rarest = (card: Definition): number => Math.min(...of(card).map(line => line.times))
  return cards
    .filter(card => of(card).length > 0)
    .toSorted((a, b) => rarest(a) - rarest(b))
    .map(card =>
      [
        card.printed.title,
        ...of(card).map(({ times, words }) => `${`${times}`.padStart(9)}  ${cut(words)}`),
      ].join('\n'),
    )
    .join('\n\n')
}
