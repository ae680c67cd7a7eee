import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ichi 1.0 trashes two programs, then traces for 1 core damage and a tag', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hqIce: [rezzed('Ichi 1.0')] })
    .runner({ credits: 0, clicks: 0, rig: ['Mimic', 'Ninja', 'Aurora'], hand: ['Diesel'] })
    .encountering('Ichi 1.0')
  game.bothPass()
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  game.corp.answers('choose', 'Mimic')
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  game.corp.answers('choose', 'Ninja')
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 0)
  expect(game.runner).toMatchObject({ tags: 1, coreDamage: 1, rig: ['Aurora'], hand: [] })
})

test('Ichi 1.0: the Runner breaks what they like for a click each, and only the Runner', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ichi 1.0')] })
    .runner({ clicks: 1, rig: ['Mimic'] })
    .encountering('Ichi 1.0')
  game.runner.uses('Ichi 1.0')
  expect(game.runner.question).toMatchObject({ kind: 'subroutines', min: 1, max: 1 })
  game.runner.breaks(2)
  expect(game.card('Ichi 1.0').subroutines.map(each => each.broken)).toEqual([false, false, true])
  expect(game.runner.clicks).toBe(0)
  expect(() => game.runner.uses('Ichi 1.0')).toThrow('CR 5.2.2')
})

test('CR 9.11.3: Ichi 1.0: damage and tag are imminent together, and neither comes when the trace fails', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Ichi 1.0')] })
    .runner({ credits: 1, rig: ['Decoy'], hand: ['Diesel'] })
    .encountering('Ichi 1.0')
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  const saved = game.save()
  game.runner.answers('linkStrength', 0)
  expect(game.runner.question?.kind).toBe('interrupt')
  expect(game.runner).toMatchObject({ tags: 0, coreDamage: 0, hand: ['Diesel'] })
  game.runner.uses('Decoy')
  expect(game.runner).toMatchObject({ tags: 0, coreDamage: 1, hand: [] })
  game.restore(saved)
  game.runner.answers('linkStrength', 1)
  expect(game.runner).toMatchObject({ tags: 0, coreDamage: 0, rig: ['Decoy'], hand: ['Diesel'] })
})

test('Ichi 1.0 traces with 1: a link strength of 1 is enough against it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Ichi 1.0')] })
    .runner({ credits: 1, hand: ['Diesel'] })
    .encountering('Ichi 1.0')
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  expect(game.runner.question).toMatchObject({ kind: 'trace', trace: { base: 1, strength: 1 } })
  game.runner.answers('linkStrength', 1)
  expect(game.runner).toMatchObject({ tags: 0, coreDamage: 0 })
})

test('Ichi 1.0: its own subroutines may be broken for clicks, not those of other ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: [rezzed('Ichi 1.0')] })
    .runner({ clicks: 3 })
    .encountering('Enigma')
  expect(() => game.runner.uses('Ichi 1.0')).toThrow('CR 9.5.6c')
})
