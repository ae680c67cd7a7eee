import { from, lasting, strength, type, untilTurnEnds } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (ice: { readonly hq: string; readonly rnd?: string }, clicks = 4) =>
  scenario({ definitions })
    .corp({
      hqIce: [rezzed(ice.hq)],
      rndIce: ice.rnd === undefined ? [] : [rezzed(ice.rnd)],
      hand: [],
    })
    .runner({
      credits: 5,
      clicks,
      hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'],
      rig: ['The Tungsten Tailor', 'Mimic', 'Corroder'],
    })
    .runnerTurn()
type Game = ReturnType<typeof begin>

/** Meets the ice of a server, breaks this one of its subroutines or the only one, and says how many credits that has left. */
const breaks = (game: Game, server: string, breaker: string, ...which: readonly number[]) => {
  game.runner.runs(server)
  game.passUntil('encounter')
  game.runner.uses(breaker, 0)
  for (const each of which) game.runner.breaks(each)
  return game.runner.credits
}
const weaken = (game: Game, by: number) =>
  game.fiat.resolve('runner', lasting(untilTurnEnds, [strength(from('installed', type('ice')), by)]))

test('CR 1.1.3: The Tungsten Tailor lowers the strength of each piece of ice by 1, below 0 as well', () => {
  const game = begin({ hq: 'Wall of Static', rnd: 'Rototurret' })
  expect(game.card('Wall of Static').strength).toBe(2)
  expect(game.card('Rototurret').strength).toBe(-1)
  game.fiat.move('The Tungsten Tailor', 'grip')
  expect(game.card('Wall of Static').strength).toBe(3)
  expect(game.card('Rototurret').strength).toBe(0)
})

test('The Tungsten Tailor gains 1 credit for the first subroutine broken on ice with 0 or less strength', () => {
  const game = begin({ hq: 'Tithe', rnd: 'Rototurret' })
  expect(breaks(game, 'HQ', 'Mimic', 0)).toBe(5)
  game.runner.uses('Mimic', 0)
  expect(game.runner.credits).toBe(4)
  game.passUntil('nextAction')
  expect(breaks(game, 'R&D', 'Mimic', 0)).toBe(3)
  const negative = begin({ hq: 'Rototurret' })
  expect(breaks(negative, 'HQ', 'Mimic', 0)).toBe(5)
})

test('The Tungsten Tailor gains nothing on stronger ice, which is no first time either', () => {
  const game = begin({ hq: 'Wall of Static', rnd: 'Tithe' })
  expect(breaks(game, 'HQ', 'Corroder')).toBe(4)
  game.passUntil('nextAction')
  expect(breaks(game, 'R&D', 'Mimic', 0)).toBe(4)
})

test('CR 9.3.2b: The Tungsten Tailor goes by the strength of that moment: ice that got weak later was strong', () => {
  const game = begin({ hq: 'Wall of Static' })
  expect(breaks(game, 'HQ', 'Corroder')).toBe(4)
  game.passUntil('nextAction')
  weaken(game, -2)
  expect(breaks(game, 'HQ', 'Corroder')).toBe(4)
})

test('CR 9.3.2b: The Tungsten Tailor goes by the strength of that moment: ice that got strong later was weak', () => {
  const game = begin({ hq: 'Ice Wall', rnd: 'Tithe' })
  expect(breaks(game, 'HQ', 'Corroder')).toBe(5)
  game.passUntil('nextAction')
  game.fiat.setCounters('Ice Wall', { advancement: 2 })
  expect(breaks(game, 'R&D', 'Mimic', 0)).toBe(4)
})

test('The Tungsten Tailor has a first time in each turn', () => {
  const game = begin({ hq: 'Ice Wall' }, 1)
  expect(breaks(game, 'HQ', 'Corroder')).toBe(5)
  for (let i = 0; i < 3; i++) {
    game.passUntil('corpAction')
    game.corp.gainsCredit()
  }
  game.passUntil('runnerAction')
  expect(breaks(game, 'HQ', 'Corroder')).toBe(5)
})

test('The Tungsten Tailor gains nothing on ice that it leaves 1 strength', () => {
  const game = begin({ hq: 'Reverb' })
  expect(game.card('Reverb').strength).toBe(1)
  expect(breaks(game, 'HQ', 'Corroder', 0)).toBe(4)
})
