import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Modded installs a program or hardware for 3 credits less', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Modded', 'Gordian Blade', 'Decoy'] })
    .runnerTurn()
  game.runner.plays('Modded')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Gordian Blade'])
  game.runner.answers('choose', 'Gordian Blade')
  expect(game.runner).toMatchObject({ credits: 0, programs: ['Gordian Blade'], clicks: 3 })
})

test('Modded does not give credits back', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Modded', 'Corroder'] })
    .runnerTurn()
  game.runner.plays('Modded')
  game.runner.answers('choose', 'Corroder')
  expect(game.runner.credits).toBe(1)
})

test('CR 1.16.4b: Modded installs from the grip what can be paid for and has its place, and nothing else', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Modded', 'Parasite', 'Magnum Opus', 'Corroder'], heap: ['Mimic'] })
    .runnerTurn()
  game.runner.plays('Modded')
  expect(game.runner.question?.options.map(option => option.card)).not.toContain('Mimic')
  const saved = game.save()
  for (const title of ['Parasite', 'Magnum Opus']) {
    game.restore(saved)
    game.runner.answers('choose', title)
    expect(game.runner).toMatchObject({ credits: 1, rig: [] })
    expect(game.runner.hand).toHaveLength(3)
  }
})

test('Modded installs one card, which may be hardware', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, hand: ['Modded', 'Desperado', 'Mimic', 'Decoy', 'Diesel'] })
    .runnerTurn()
  game.runner.plays('Modded')
  expect(game.runner.question).toMatchObject({ min: 1, max: 1 })
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Desperado', 'Mimic'])
  game.runner.answers('choose', 'Desperado')
  expect(game.runner).toMatchObject({ credits: 0, hardware: ['Desperado'] })
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Corroder', 'Sure Gamble'],
  others: ['Diesel', 'Sure Gamble'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .runner({ credits: 5, hand: ['Modded', ...hidden] })
      .runnerTurn()
    game.runner.plays('Modded')
    return game
  },
})
