import { breach } from '@paydata/engine/vocabulary'
import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('ruling: Medium: before the first access it is said how many more, and the counter of this run counts', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter', 'Chum', 'Archer'] })
    .runner({ rig: [card('Medium', { counters: { virus: 2 } })] })
    .running('R&D')
  game.passUntil('breach')
  expect(game.card('Medium').counters.virus).toBe(3)
  expect(game.runner.question).toMatchObject({ kind: 'number', min: 0, max: 2 })
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
  game.runner.answers('number', 1)
  game.runner.accesses('R&D')
  game.runner.passes()
  game.runner.accesses('R&D')
  game.runner.passes()
  game.passUntil('nextAction')
  expect(game.state.log.filter(each => each.what === 'accessed')).toHaveLength(2)
})

test('Medium with its first counter gives nothing', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter'] })
    .runner({ rig: ['Medium'] })
    .running('R&D')
  game.passUntil('breach')
  game.runner.accesses('R&D')
  game.runner.passes()
  game.passUntil('nextAction')
  expect(game.state.log.filter(each => each.what === 'accessed')).toHaveLength(1)
})

test('Medium gets no counter from HQ', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Medium'] })
    .running('HQ')
  game.passUntil('runEnds')
  expect(game.card('Medium').counters.virus ?? 0).toBe(0)
})

test('Medium counts in any breach of R&D, also in one without a run', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter', 'Chum'] })
    .runner({ rig: [card('Medium', { counters: { virus: 2 } })] })
    .runnerTurn()
  game.fiat.resolve('runner', breach('rnd'))
  expect(game.runner.question).toMatchObject({ kind: 'number', min: 0, max: 1 })
  game.runner.answers('number', 1)
  for (let i = 0; i < 2; i++) {
    game.passUntil('access')
    game.runner.passes()
  }
  expect(game.card('Medium').counters.virus).toBe(2)
  expect(game.state.log.filter(each => each.what === 'accessed')).toHaveLength(2)
})

test('Medium: the number stays as it was chosen, though the counters go', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter', 'Chum'] })
    .runner({ rig: [card('Medium', { counters: { virus: 1 } })] })
    .running('R&D')
  game.passUntil('breach')
  game.runner.answers('number', 1)
  game.fiat.purge()
  for (let i = 0; i < 2; i++) {
    game.passUntil('access')
    game.runner.passes()
  }
  expect(game.state.log.filter(each => each.what === 'accessed')).toHaveLength(2)
})

test("Medium and The Maker's Eye: what they add is added together", () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter', 'Chum', 'Archer', 'Shadow', 'Rototurret'] })
    .runner({ credits: 2, hand: ["The Maker's Eye"], rig: [card('Medium', { counters: { virus: 1 } })] })
    .runnerTurn()
  game.runner.plays("The Maker's Eye")
  game.passUntil('success')
  game.runner.uses('Medium')
  game.passUntil('breach')
  game.runner.answers('number', 1)
  for (let i = 0; i < 4; i++) {
    game.passUntil('access')
    game.runner.passes()
  }
  game.passUntil('nextAction')
  expect(game.state.log.filter(each => each.what === 'accessed')).toHaveLength(4)
})

test('Medium asks nothing and adds nothing in a breach of HQ', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma', 'Hunter', 'Chum'] })
    .runner({ rig: [card('Medium', { counters: { virus: 3 } })] })
    .running('HQ')
  game.passUntil('breach')
  expect(game.runner.question?.kind).toBe('candidate')
  game.passUntil('access')
  game.runner.passes()
  game.passUntil('nextAction')
  expect(game.card('Medium').counters.virus).toBe(3)
  expect(game.state.log.filter(each => each.what === 'accessed')).toHaveLength(1)
})
