import { newestEdition, starterDecks } from '@paydata/decks/starter'
import { expect, test, vi } from 'vitest'
import type { DealtSetup, LocalSetup } from './beginning.ts'
import { anyDeck } from './beginning.ts'
import { lastTime, noteLastTime } from './last-time.ts'
import { hasWon, noteEnd } from './won.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
})

const deckOf = (side: 'corp' | 'runner') =>
  starterDecks.find(deck => deck.side === side) ?? expect.fail(`no deck of the ${side}`)

const game = {
  beginning: {
    begin: 'new',
    seed: 'x',
    decks: { corp: null, runner: anyDeck },
    format: 'startup',
    edition: newestEdition,
  },
  seat: 'corp',
  level: 'search',
  own: null,
  pace: 0,
} as const satisfies LocalSetup
const dealt: DealtSetup = {
  ...game,
  beginning: {
    ...game.beginning,
    decks: { corp: deckOf('corp'), runner: deckOf('runner') },
    winAt: null,
  },
}

test('what was chosen for a game is there to be played again, with the name of the deck', () => {
  expect(lastTime()).toBeNull()
  noteLastTime(game, dealt)
  expect(lastTime()).toEqual({
    side: 'corp',
    level: 'search',
    own: null,
    decks: { corp: null, runner: anyDeck },
    format: 'startup',
    edition: newestEdition,
    name: deckOf('corp').name,
  })
  const { name, identity, cards } = deckOf('runner')
  const own = { name, identity, cards, id: 'mine' }
  noteLastTime(
    {
      ...game,
      seat: 'runner',
      own: 'mine',
      beginning: { ...game.beginning, decks: { corp: null, runner: own } },
    },
    dealt,
  )
  expect(lastTime()).toMatchObject({ side: 'runner', own: 'mine', decks: { corp: null, runner: own } })
})

test('a game that is only watched, or gone on with, is not what was chosen last', () => {
  const before = lastTime()
  noteLastTime({ ...game, seat: 'spectator' }, dealt)
  noteLastTime({ ...game, beginning: { begin: 'card', card: 'corroder', edition: newestEdition } }, dealt)
  expect(lastTime()).toEqual(before)
})

test.each([
  ['no JSON', '{'],
  ['another shape', '[1]'],
  ['a format that is gone', JSON.stringify({ side: 'corp', name: '', format: '__proto__', decks: {} })],
  [
    'decks that are none',
    JSON.stringify({ side: 'corp', name: '', format: 'core', decks: { corp: 1, runner: null } }),
  ],
])('what another release has kept is nothing: %s', (_, text) => {
  localStorage.setItem('paydata/last-time', text)
  expect(lastTime()).toBeNull()
})

test('who has won once has won', () => {
  expect(hasWon()).toBe(false)
  noteEnd('corp', 'runner')
  noteEnd('both', 'runner')
  noteEnd('runner', null)
  expect(hasWon()).toBe(false)
  noteEnd('runner', 'runner')
  expect(hasWon()).toBe(true)
})
