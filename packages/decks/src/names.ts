import type { ListedCard } from '@paydata/cards/catalogue'
import { everyCard } from '@paydata/cards/catalogue'

/** No name of a card is as long, however it is written, and no letter of one has as many accents. */
const longest = 200
const manyAccents = /\p{M}{9}/u

/**
 * A name without all that people leave out or write in other ways: accents, punctuation, spaces, capitals. Nothing is left
 * of what can be no name: it is looked at first, as to put accents in order takes the square of their number.
 */
export const plain = (name: string): string =>
  name.length > longest || manyAccents.test(name)
    ? ''
    : name
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '')

/** An identity is known by either half of its title, too: `Noise`, `Engineering the Future`. */
const halves = ({ type, title }: ListedCard): readonly string[] =>
  type === 'identity' ? title.split(': ').map(plain) : []

/** Every way to write a card that leads to it alone. */
function written(): ReadonlyMap<string, ListedCard> {
  const found = new Map<string, ListedCard>()
  for (const card of everyCard)
    for (const name of [card.title, card.id, ...card.codes]) found.set(plain(name), card)
  const uses = new Map<string, number>()
  for (const half of everyCard.flatMap(halves)) uses.set(half, (uses.get(half) ?? 0) + 1)
  for (const card of everyCard)
    for (const half of halves(card)) if (uses.get(half) === 1 && !found.has(half)) found.set(half, card)
  return found
}

const byName = written()

/** The card of this title, id or code. */
export const findCard = (name: string): ListedCard | undefined => byName.get(plain(name))

/** Every plain name there is, for those who look for a similar one. */
export const plainNames: readonly (readonly [string, ListedCard])[] = [...byName].filter(([name]) =>
  /\D/.test(name),
)
