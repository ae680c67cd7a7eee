import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Crypsis breaks any subroutine, and loses a virus counter when the encounter ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ credits: 2, rig: [card('Crypsis', { counters: { virus: 1 } })] })
    .encountering('Rototurret')
  game.runner.uses('Crypsis', 0)
  game.runner.breaks(0)
  game.runner.uses('Crypsis', 0)
  expect(game.runner.credits).toBe(0)
  game.bothPass()
  game.runner.answers('effect', 0)
  expect(game.card('Crypsis')).toMatchObject({ zone: 'rig', counters: { virus: 0 } })
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})

test('Crypsis without a counter is trashed, also when the run ended', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ credits: 1, rig: ['Crypsis'] })
    .encountering('Rototurret')
  game.runner.uses('Crypsis', 0)
  game.runner.breaks(0)
  game.bothPass()
  expect(game.runner.question?.options.map(option => option.label)).toEqual(['Trash this program'])
  game.runner.answers('effect', 1)
  expect(game.runner.heap).toEqual(['Crypsis'])
  expect(game.state.log.find(each => each.what === 'trashed')?.by).toBe('runner')
  expect(game.state.run).toBeUndefined()
})

test('Crypsis that only got stronger pays nothing at the end', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 1, rig: ['Crypsis'] })
    .encountering('Wall of Static')
  game.runner.uses('Crypsis', 1)
  expect(game.card('Crypsis').strength).toBe(1)
  expect(game.runner.credits).toBe(0)
  game.bothPass()
  expect(game.runner.rig).toEqual(['Crypsis'])
  expect(game.state.run).toBeUndefined()
})

test('Crypsis gets a virus counter for a click', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Crypsis'] })
    .runnerTurn()
  game.runner.uses('Crypsis')
  expect(game.card('Crypsis').counters).toMatchObject({ virus: 1 })
  expect(game.runner.clicks).toBe(3)
})

test('Crypsis may be trashed instead of losing a counter', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 2, rig: [card('Crypsis', { counters: { virus: 1 } })] })
    .encountering('Ice Wall')
  game.runner.uses('Crypsis', 1)
  game.runner.uses('Crypsis', 0)
  game.bothPass()
  game.runner.answers('effect', 1)
  expect(game.runner.heap).toEqual(['Crypsis'])
})

test('Crypsis pays nothing for what another program broke', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 2, rig: ['Crypsis', 'Corroder'] })
    .encountering('Ice Wall')
  game.runner.uses('Crypsis', 1)
  game.runner.uses('Corroder', 0)
  game.passUntil('jackOut')
  expect(game.runner.rig).toEqual(['Crypsis', 'Corroder'])
})

test('Crypsis must be as strong as the ice, and gets counters in the action phase only', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 9, clicks: 3, rig: ['Crypsis'] })
    .encountering('Ice Wall')
  expect(() => game.runner.uses('Crypsis', 0)).toThrow('CR 3.9.5g')
  expect(() => game.runner.uses('Crypsis', 2)).toThrow('cannot use Crypsis')
})

test('Crypsis pays for the encounter in which it broke something, not for later ones', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Data Mine'), rezzed('Ice Wall')] })
    .runner({ credits: 2, hand: ['Ninja'], rig: [card('Crypsis', { counters: { virus: 2 } })] })
    .encountering('Ice Wall')
  game.runner.uses('Crypsis', 1)
  game.runner.uses('Crypsis', 0)
  game.bothPass()
  game.runner.answers('effect', 0)
  game.passUntil('nextAction')
  expect(game.runner.hand).toEqual([])
  expect(game.card('Crypsis').counters.virus).toBe(1)
})

test('CR 8.5.10: Crypsis pays also when the ice is gone before the encounter was over', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({
      credits: 3,
      rig: [
        card('Crypsis', { counters: { virus: 1 } }),
        card('Parasite', { on: 'Enigma', counters: { virus: 1 } }),
        card('Datasucker', { counters: { virus: 1 } }),
      ],
    })
    .encountering('Enigma')
  game.runner.uses('Crypsis', 1)
  game.runner.uses('Crypsis', 0)
  game.runner.breaks(0)
  game.runner.uses('Datasucker')
  expect(game.corp.archives).toEqual(['Enigma'])
  game.bothPass()
  game.runner.answers('effect', 0)
  expect(game.card('Crypsis').counters.virus).toBe(0)
})

test('CR 3.9.5b: the strength that Crypsis gains is gone when the encounter ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Data Mine')] })
    .runner({ credits: 9, rig: ['Crypsis'], hand: ['Diesel', 'Mimic', 'Yog.0'] })
    .encountering('Data Mine')
  game.runner.uses('Crypsis', 1)
  expect(game.card('Crypsis').strength).toBeGreaterThan(0)
  game.fiat.markBroken('Data Mine', 0)
  game.passUntil('jackOut')
  expect(game.card('Crypsis').strength).toBe(0)
})
