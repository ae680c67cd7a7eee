import { card, fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { definitions } from './cards/9-9-interrupts.ts'

const table = () => scenario({ definitions })
const cleaners = (count: number) => Array.from({ length: count }, () => 'One More')

test('cr-26.03/9.9.7a/1: 1 damage, 2 less, 1 more and 1 more is 1 damage', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Avenger')] }], scored: cleaners(2) })
    .runner({ hand: ['Take A Tag', ...fillers('runner', 3)], rig: ['Two Less'] })
    .runnerTurn()
  game.runner.plays('Take A Tag')
  expect(game.runner.question?.kind).toBe('interrupt')
  game.runner.uses('Two Less')
  game.corp.uses('One More')
  game.corp.agrees()
  game.corp.agrees()
  expect(game.runner).toMatchObject({ tags: 1 })
  expect(game.runner.hand).toHaveLength(2)
})

test('cr-26.03/9.9.7b/1: when all damage was prevented there is no damage left to be increased', () => {
  const eyes = () => {
    const game = table()
      .corp({ scored: cleaners(1) })
      .runner({ hand: ['Costly Eyes', ...fillers('runner', 4)], rig: ['Clinic'] })
      .runnerTurn()
    game.runner.installs('Costly Eyes')
    expect(game.runner.question?.kind).toBe('interrupt')
    return game
  }
  const safe = eyes()
  safe.runner.uses('Clinic')
  expect(safe.corp.question).toBeUndefined()
  expect(safe.runner.hand).toHaveLength(4)
  const hurt = eyes()
  hurt.runner.passes()
  hurt.corp.uses('One More')
  hurt.corp.agrees()
  hurt.runner.passes()
  expect(hurt.runner.hand).toHaveLength(1)
})

test('cr-26.03/9.9.7d/1: damage of -1 does not occur, and the other part of the instruction does', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Dome'] }] })
    .runner({ rig: ['Two Less'], hand: fillers('runner', 3), deck: ['Plate', 'Guru'] })
    .accessing('Dome')
  game.runner.uses('Two Less')
  expect(game.runner.hand).toHaveLength(3)
  expect(game.runner).toMatchObject({ deck: ['Guru'], heap: ['Two Less', 'Plate'] })
  expect(game.state.log.some(({ what }) => what === 'damageSuffered')).toBe(false)
})

test('cr-26.03/9.9.7e/1: damage that was raised from 2 to 3 is as unpreventable as before', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Burner')], scored: cleaners(1), credits: 0 })
    .runner({
      rig: ['Two Less', card('Plate', { counters: { power: 5 } })],
      hand: fillers('runner', 5),
      credits: 0,
    })
    .encountering('Burner')
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 0)
  game.corp.agrees()
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'run.passWindow' })
  expect(game.runner.hand).toHaveLength(2)
  expect(game.card('Plate').counters).toMatchObject({ power: 5 })
})

/** The cards of the Runner whose abilities were triggered. */
const triggered = (game: ReturnType<typeof shot>) =>
  game.state.log.flatMap(line =>
    line.what === 'abilityTriggered' && line.by === 'runner' ? [line.card] : [],
  )

const shot = () => {
  const game = table()
    .corp({ remotes: [{ root: ['Paid Shooter'] }], scored: cleaners(1), credits: 2 })
    .runner({
      rig: [card('Plate', { counters: { power: 2 } }), 'Guru'],
      hand: fillers('runner', 5),
      credits: 0,
    })
    .accessing('Paid Shooter')
  game.corp.agrees()
  return game
}

test('cr-26.03/9.9.7f/1: a player who prevents what has the value 0 has prevented no damage', () => {
  const game = shot()
  game.runner.uses('Plate')
  game.runner.uses('Plate')
  // Guru must, and is the only one left: it removes the damage, whose value is 0.
  expect(triggered(game)).toEqual(['Guru'])
  // Nothing is left that could be increased.
  expect(game.corp.question).toBeUndefined()
  expect(game.runner.question?.kind).toBe('midAccess')
  expect(game.runner.resources).toContain('Guru')
  expect(game.runner.hand).toHaveLength(5)
  const first = shot()
  first.runner.uses('Guru')
  expect(triggered(first)).toEqual(['Guru', 'Guru'])
  expect(first.runner.heap).toContain('Guru')
  expect(first.runner.hand).toHaveLength(5)
})
