import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Endurance gives 2 memory and comes with 3 counters', () => {
  const game = scenario({ definitions })
    .runner({ credits: 8, hand: ['Endurance'] })
    .runnerTurn()
  game.runner.installs('Endurance')
  expect(game.runner.memory).toBe(6)
  expect(game.card('Endurance').counters).toMatchObject({ power: 3 })
})

test('Endurance gets a counter at the first successful run of a turn alone', () => {
  const game = scenario({ definitions })
    .runner({ rig: [card('Endurance', { counters: { power: 0 } })] })
    .runnerTurn()
  for (const server of ['HQ', 'R&D']) {
    game.runner.runs(server)
    game.finishRun({ accesses: 'pass' })
    expect(game.card('Endurance').counters).toMatchObject({ power: 1 })
    game.passUntil('nextAction')
  }
})

test('Endurance breaks up to 2 subroutines of any ice for 2 counters, whatever its strength', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Heimdall 1.0')] })
    .runner({ rig: [card('Endurance', { counters: { power: 3 } })] })
    .encountering('Heimdall 1.0')
  game.runner.uses('Endurance')
  const before = game.save()
  game.runner.breaks(1, 2)
  expect(game.card('Heimdall 1.0').subroutines.map(each => each.broken)).toEqual([false, true, true])
  expect(game.card('Endurance').counters).toMatchObject({ power: 1 })
  expect(() => game.runner.uses('Endurance')).toThrow('CR 1.16.1')
  game.restore(before)
  game.runner.breaks(0)
  expect(game.card('Heimdall 1.0').subroutines.map(each => each.broken)).toEqual([true, false, false])
})
