import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits: number) =>
  scenario({ definitions })
    .corp({ credits })
    .runner({ credits: 0, rig: ['PAN-Weave'] })
    .runnerTurn()

test('PAN-Weave does 1 meat damage as it is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: ['PAN-Weave', 'Diesel', 'Mimic'] })
    .runnerTurn()
  game.runner.installs('PAN-Weave')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('meat')
})

test('PAN-Weave moves a credit at the first successful run on HQ of a turn', () => {
  const game = begin(5)
  for (const [corp, runner] of [
    [4, 1],
    [4, 1],
  ]) {
    game.runner.runs('HQ')
    game.finishRun({ accesses: 'pass' })
    expect([game.corp.credits, game.runner.credits]).toEqual([corp, runner])
    game.passUntil('nextAction')
  }
})

test('PAN-Weave gains nothing where the Corp has no credit, or at another server', () => {
  const poor = begin(0)
  poor.runner.runs('HQ')
  poor.finishRun({ accesses: 'pass' })
  expect(poor.runner.credits).toBe(0)
  const other = begin(5)
  other.runner.runs('R&D')
  other.finishRun({ accesses: 'pass' })
  expect([other.corp.credits, other.runner.credits]).toEqual([5, 0])
})
