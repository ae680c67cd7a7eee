import { deckForms, namedDeck, pools, starterDecks, violationsOf, writeDeck } from '@paydata/decks'
import type { Someone } from './elsewhere.ts'
import { playTo, starters, watching } from './players.ts'
import { chance, newId } from './serving.ts'

/** A starter deck with another card in place of one, which makes it a deck of one's own. */
function ownList(id: string): string {
  const starter = starterDecks.find(each => each.id === id)
  if (starter === undefined) throw new Error(`There is no deck ${id}.`)
  const { identity, cards } = starter
  const decks = cards.flatMap(([less]) =>
    cards
      .filter(([more]) => more !== less)
      .map(([more]) => namedDeck('Own', identity, [...cards, [less, -1], [more, 1]])),
  )
  const legal = decks.find(
    deck =>
      deck.cards.every(([, count]) => count > 0) &&
      violationsOf(deck, pools.all, '2026-11-29', '26.03').length === 0,
  )
  if (legal === undefined) throw new Error(`No card of ${id} may be replaced.`)
  return writeDeck(legal, deckForms[0])
}
export const own = {
  corp: { list: ownList(starters.corp) },
  runner: { list: ownList(starters.runner) },
}

export const forPoints = {
  stakes: 'rated',
  clock: { bank: 7200, increment: 0 },
  takeBacks: 'never',
} as const

interface Agreed {
  readonly settings?: object
  readonly decks?: { readonly corp: object; readonly runner: object }
  readonly turns?: number
}

/** Two play a game, until one concedes. */
export async function plays(
  corp: Someone,
  runner: Someone,
  loser: 'corp' | 'runner',
  { settings = forPoints, decks = own, turns = 2 }: Agreed = {},
): Promise<string> {
  const { room } = await corp.line.get('create', { id: newId(), side: 'corp', ...settings })
  const game = room.id
  await runner.line.get('sit', { game, side: 'runner' })
  await corp.line.get('chooseDeck', { game, deck: decks.corp as { list: string } })
  await runner.line.get('chooseDeck', { game, deck: decks.runner as { list: string } })
  await corp.line.get('ready', { game, chance: chance() })
  await runner.line.get('ready', { game, chance: chance() })
  const seats = [await watching(corp.line, game), await watching(runner.line, game)]
  const [first] = seats
  if (first === undefined) throw new Error('Nobody plays.')
  while (first.view.turn < turns) await playTo(seats, 'points', first.version + 1)
  await (loser === 'corp' ? corp : runner).line.get('concede', { game })
  return game
}
