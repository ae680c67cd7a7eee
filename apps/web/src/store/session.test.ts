import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import { newGame } from '@paydata/engine'
import { logLine } from '@paydata/words'
import { tags, wordsOf } from '@paydata/words/languages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localGame } from '../local/beginning.ts'
import { finding } from '../local/macros.ts'
import { opponentAt } from '../local/opponents.ts'
import { LocalTable } from '../local/table.ts'
import { loadWords, speak } from '../messages/language.ts'
import type { Transport } from '../transport/transport.ts'
import { useHand } from './hand.ts'
import { useSaid } from './said.ts'
import { givePace, reply, sitDown, toggleTrashesFirst } from './session.ts'
import { change } from './settings.ts'

await loadSets(null)
await loadWords('game')
await loadWords('table')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const [, another = expect.fail('there is one language')] = tags

/** The Corp keeps its hand, as everybody sees it. */
const kept = {
  what: 'kept',
  by: 'corp',
  kind: null,
  card: null,
  amount: 0,
  server: null,
  protects: false,
  host: null,
  cause: { card: null, path: null },
} as const

/** Waits until the table has answered all requests. */
const said = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** A seat at a game, with a transport that can lose updates. */
function seated() {
  const definitions = defineAllCards()
  const [corp, runner] = (['corp', 'runner'] as const).map(side =>
    broughtToPlay(starterDecks.find(deck => deck.side === side)!),
  )
  const way = { updates: 'come' as 'come' | 'are lost' }
  const watched: unknown[] = []
  const leave = sitDown(({ update, connection }) => {
    const table = new LocalTable(
      {
        game: newGame({ definitions: definitions.version, seed: 'lost', corp: corp!, runner: runner! }),
        seat: 'corp',
        opponent: opponentAt('random', definitions, []),
        ...finding({ definitions, decks: [] }),
        seed: 'lost',
        pace: 0,
        past: null,
      },
      {
        tell: (eye, packed) => way.updates === 'come' && update(eye, packed),
        later: (_, go) => go(),
        pause: async () => {},
        keep: () => {},
      },
    )
    connection('open')
    const ask: Transport['ask'] = (name, asked) => {
      if (name === 'watch') watched.push(asked)
      return Promise.resolve(table.ask({ to: 'table', name, asked }))
    }
    return { game: localGame, ask, setPace: null, hints: null, close: () => {} }
  }, 'plays')
  return { way, watched, leave }
}

async function keepsHand(): Promise<void> {
  await reply({ question: useSaid.getState().view!.question!.number, choose: [0] })
  await said()
}

test('the page asks for the update to its reply if it has not come after a while', async () => {
  const { way, watched, leave } = seated()
  await said()
  const first = useSaid.getState().view!.question!.number
  way.updates = 'are lost'
  await keepsHand()
  way.updates = 'come'
  expect(useSaid.getState().view?.question?.number).toBe(first)
  expect(useHand.getState().sent).not.toBeNull()
  await vi.advanceTimersByTimeAsync(2000)
  await said()
  expect(watched).toEqual([
    { game: localGame, eye: null, have: null },
    { game: localGame, eye: 'corp', have: 0 },
  ])
  expect(useSaid.getState().version).toBeGreaterThan(0)
  expect(useSaid.getState().view?.question?.number).not.toBe(first)
  expect(useHand.getState().sent).toBeNull()
  leave()
})

test('the wish to trash cards first is over with the turn', async () => {
  const { leave } = seated()
  await said()
  const turn = useSaid.getState().view!.turn
  toggleTrashesFirst()
  expect(useHand.getState().trashesFirst).toBe(true)
  await keepsHand()
  expect(useSaid.getState().view!.turn).not.toBe(turn)
  expect(useHand.getState().trashesFirst).toBe(false)
  leave()
})

test('the page asks for nothing if the update has come', async () => {
  const { watched, leave } = seated()
  await said()
  await keepsHand()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(watched.length).toBe(1)
  leave()
})

test('a spectator who may see both hands only with a delay gets the view when the delay is over', async () => {
  const watched: unknown[] = []
  const tooEarly = { ok: false, why: 'notReady', says: 'Not yet.', again: 59 } as const
  const leave = sitDown(
    ({ connection }) => {
      connection('open')
      const ask: Transport['ask'] = async (_name, asked) => {
        watched.push(asked)
        return tooEarly
      }
      return { game: localGame, ask, setPace: null, hints: null, close: () => {} }
    },
    'watches',
    'corp',
  )
  await said()
  expect(useSaid.getState().refusal).toEqual(tooEarly)
  const before = watched.length
  await vi.advanceTimersByTimeAsync(58_999)
  expect(watched).toHaveLength(before)
  await vi.advanceTimersByTimeAsync(1)
  expect(watched.at(-1)).toEqual({ game: localGame, eye: 'corp', have: null })
  expect(watched).toHaveLength(before + 1)
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(watched).toHaveLength(before + 1)
})

test('in another language the whole log is fetched again, and none of its lines is news', async () => {
  const { leave } = seated()
  await said()
  await keepsHand()
  const texts = (): readonly string[] =>
    useSaid
      .getState()
      .journal()
      .lines.flatMap(line => (line.kind === 'told' ? [line.text] : []))
  const inEnglish = texts()
  const news = useSaid.getState().news()
  expect(inEnglish).toContain('You keep your starting hand.')
  await speak(another)
  await said()
  expect(texts()).toHaveLength(inEnglish.length)
  expect(texts()).toContain(logLine(kept, 'corp', await wordsOf(another)))
  expect(texts().filter(text => inEnglish.includes(text))).toEqual([])
  expect(useSaid.getState().news()).toEqual(news)
  await speak('en')
  await said()
  expect(texts()).toEqual(inEnglish)
  leave()
})

test('computers are given the pace that is set, and while they are paused none, whatever is set meanwhile', () => {
  const given: (number | null)[] = []
  const leave = sitDown(({ connection }) => {
    connection('open')
    return {
      game: localGame,
      ask: () => new Promise(() => {}),
      setPace: pace => void given.push(pace),
      hints: null,
      close: () => {},
    }
  }, 'plays')
  const gives = (act: () => void): readonly (number | null)[] => {
    act()
    givePace()
    return given.splice(0)
  }
  expect(gives(() => change({ pace: 'slow' }))).toEqual([1100])
  expect(gives(() => change({ pace: 'none' }))).toEqual([0])
  expect(gives(() => useHand.setState({ isPaused: true }))).toEqual([null])
  expect(gives(() => change({ pace: 'fast' }))).toEqual([null])
  expect(gives(() => useHand.setState({ isPaused: false }))).toEqual([200])
  change({ pace: 'normal' })
  leave()
})
