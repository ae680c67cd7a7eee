import type { Position } from '@paydata/bots'
import { positionFor } from '@paydata/bots'
import type { Hint } from '@paydata/bots/hints'
import { defineAllCards } from '@paydata/cards'
import type { Game } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { LocalSeat } from './beginning.ts'
import { hasHints } from './beginning.ts'
import type { HintFinder } from './macros.ts'
import { finding } from './macros.ts'
import { opponentAt } from './opponents.ts'
import { LocalTable } from './table.ts'

const definitions = defineAllCards()
const facing = (hidden: string): Game =>
  scenario({ definitions })
    .corp({ hand: [hidden, hidden], deck: [hidden, hidden], remotes: [{ root: [hidden] }] })
    .runner({ hand: ['Sure Gamble', 'Diesel'], credits: 6, deck: ['Corroder', 'Diesel'] })
    .runnerTurn().json

/** A table whose hints are found by somebody who notes what they are told. */
function tableOf(seat: LocalSeat, game: Game, find?: HintFinder['find']) {
  const asked: { readonly position: Position; readonly seed: string }[] = []
  const noting = async (position: Position, seed: string): Promise<Hint> => {
    asked.push({ position, seed })
    return { question: position.view.question?.number ?? 0, steps: [] }
  }
  const hints = { find: find ?? noting, drop: () => undefined }
  const table = new LocalTable(
    {
      game,
      seat,
      opponent: opponentAt('sensible', definitions, []),
      ...finding({ definitions, decks: [] }),
      hints,
      seed: 'hints',
      pace: 0,
      past: null,
    },
    { tell: () => undefined, later: () => undefined, pause: async () => {}, keep: () => undefined },
  )
  return { asked, hint: (question: number) => table.hint(question) }
}

const numberIn = ({ waiting }: Game): number => waiting[0]?.number ?? 0

test('a hint is about the question that is open, and is made of what the side knows and nothing else', async () => {
  const game = facing('PAD Campaign')
  const { asked, hint } = tableOf('runner', game)
  const number = numberIn(game)
  expect(await hint(number)).toEqual({ ok: true, hint: { question: number, steps: [] } })
  expect(asked).toEqual([{ position: positionFor(game, 'runner'), seed: `${number}` }])
  expect(await hint(number + 1)).toEqual({ ok: false, why: 'notAsked' })
})

test('of games that differ by hidden cards alone the finder is told the same, byte for byte', async () => {
  const told = [facing('PAD Campaign'), facing('Adonis Campaign')].map(async game => {
    const { asked, hint } = tableOf('runner', game)
    await hint(numberIn(game))
    return JSON.stringify(asked)
  })
  const [one, other] = await Promise.all(told)
  expect(one).toContain('"position"')
  expect(other).toBe(one)
})

test('whoever watches, plays both sides or is not asked gets none', async () => {
  const game = facing('PAD Campaign')
  const refused = { ok: false, why: 'notHere' }
  expect(await tableOf('spectator', game).hint(numberIn(game))).toEqual(refused)
  expect(await tableOf('both', game).hint(numberIn(game))).toEqual(refused)
  expect(await tableOf('corp', game).hint(numberIn(game))).toEqual({ ok: false, why: 'notAsked' })
})

test('a finder that fails, or was told to stop, leaves the table as it was', async () => {
  const game = facing('PAD Campaign')
  const failing = tableOf('runner', game, () => Promise.reject(new Error('no memory')))
  expect(await failing.hint(numberIn(game))).toEqual({ ok: false, why: 'notFound' })
  expect(await tableOf('runner', game, async () => null).hint(numberIn(game))).toEqual({
    ok: false,
    why: 'notFound',
  })
})

test('games against the computer have hints, and none that are watched, played alone or that teach', () => {
  const begun = { begin: 'saved', saved: '', replay: null, moves: null } as const
  expect(hasHints({ beginning: begun, seat: 'corp' })).toBe(true)
  expect(hasHints({ beginning: { begin: 'card', card: 'corroder', edition: '26.03' }, seat: 'runner' })).toBe(
    true,
  )
  expect(hasHints({ beginning: begun, seat: 'spectator' })).toBe(false)
  expect(hasHints({ beginning: begun, seat: 'both' })).toBe(false)
  expect(hasHints({ beginning: { begin: 'lesson', lesson: 'steal', part: 0 }, seat: 'runner' })).toBe(false)
  expect(hasHints({ beginning: { begin: 'guided', side: 'corp', left: null }, seat: 'corp' })).toBe(false)
})
