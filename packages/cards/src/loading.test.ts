import { broughtToPlay, starterDecks } from '@paydata/decks'
import { formats } from '@paydata/decks/starter'
import type { Definition } from '@paydata/engine/vocabulary'
import { expect, test, vi } from 'vitest'
import { cards, defineAllCards, sets } from './index.ts'
import { loadSets, setNames } from './loading.ts'

/** All modules anew, as a page has them that has just been opened: other tests may have loaded sets already. */
async function opened() {
  vi.resetModules()
  const [page, engine] = await Promise.all([import('./loading.ts'), import('@paydata/engine')])
  return { ...page, ...engine }
}

/** The first starter decks. */
const decks = () => {
  const [corp, runner] = (['corp', 'runner'] as const).map(side =>
    starterDecks.filter(deck => deck.side === side).map(broughtToPlay),
  )
  return { corp: at(corp), runner: at(runner) }
}
const at = <T>(list: readonly T[] | undefined): T => {
  const [first] = list ?? []
  if (first === undefined) throw new Error('the list is empty')
  return first
}

test('a page loads the sets of a format, then others, then all that are left', async () => {
  const { areLoaded, defineCards, loadedCard, loadedCards, loadSets, newGame, viewFor } = await opened()
  expect(areLoaded(formats.core)).toBe(false)
  const definitions = await loadSets(formats.core)
  expect(areLoaded(formats.core)).toBe(true)
  expect(areLoaded(formats.all)).toBe(false)
  expect([...definitions.sets]).toEqual(['core'])
  expect(loadedCard('hedge_fund')?.printed.title).toBe('Hedge Fund')
  expect(loadedCard('nico_campaign')).toBeUndefined()
  expect(loadedCards()).toHaveLength(113)

  const { version } = defineCards(definitions.version, definitions.printings)
  const seen = () =>
    viewFor(newGame({ definitions: version, sets: formats.core, seed: 'loading', ...decks() }), 'corp')
  const before = seen()
  await loadSets(['system-gateway', 'core'])
  expect(loadedCard('nico_campaign')?.printed.title).toBe('Nico Campaign')
  await loadSets(formats.all)
  expect(areLoaded(formats.all)).toBe(true)
  expect(loadedCards()).toHaveLength(cards.length)
  expect(seen()).toEqual(before)
})

test('a page and a server know the same cards', async () => {
  const { version, cards: loaded } = await loadSets(formats.all)
  expect(version).toBe(defineAllCards().version)
  const byId = (all: Iterable<Definition>) => [...all].sort((one, other) => (one.is < other.is ? -1 : 1))
  expect(byId(loaded.values())).toEqual(byId(cards))
})

test('a set that is not there is refused by its name', async () => {
  await expect(loadSets(['core', 'fan set'])).rejects.toThrow(
    `There is no card set "fan set" here. There are: ${setNames.join(', ')}.`,
  )
})

test('a page can load each set there is, and every format is made of those', () => {
  expect(setNames).toEqual(Object.keys(sets))
  const named = Object.values(formats).flatMap(format => format ?? [])
  expect(named.filter(set => !setNames.includes(set))).toEqual([])
})

test('each card says the set it is of', () => {
  for (const [name, definitions] of Object.entries(sets))
    expect(definitions.filter(({ set }) => set !== name)).toEqual([])
})
