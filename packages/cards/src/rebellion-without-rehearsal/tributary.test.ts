import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .corp({
      hand: ['Enigma', 'Hedge Fund'],
      deck: ['Chum'],
      credits: 0,
      hqIce: [rezzed('Tributary')],
      rndIce: [rezzed('Wall of Static')],
    })
    .runnerTurn()

test('Tributary may move to the outermost position before the attacked server, in the first run of a turn', () => {
  const game = begin()
  game.runner.runs('R&D')
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.servers.rnd?.ice).toEqual(['Wall of Static', 'Tributary'])
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe('Tributary')
  game.fiat.endRun()
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
  game.restore(before)
  game.corp.declines()
  expect(game.corp.servers.rnd?.ice).toEqual(['Wall of Static'])
})

test('Tributary may draw and install ice before another server, and makes ice 2 stronger', () => {
  const game = begin()
  game.runner.runs('R&D')
  game.corp.agrees()
  game.passUntil('encounter')
  game.bothPass()
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.hand).toContain('Chum')
  game.corp.agrees()
  game.corp.chooses('Enigma')
  expect(game.corp.question?.options.map(option => option.server)).not.toContain('rnd')
  game.corp.answers('server', 'HQ')
  expect(game.card('Wall of Static').strength).toBe(5)
  game.restore(before)
  game.corp.declines()
  game.corp.declines()
  expect(game.corp.hand.toSorted()).toEqual(['Enigma', 'Hedge Fund'])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ hand: hidden, hqIce: [rezzed('Tributary')] })
      .runnerTurn()
    game.runner.runs('HQ')
    game.corp.declines()
    game.passUntil('encounter')
    game.bothPass()
    game.corp.declines()
    game.corp.agrees()
    return game
  },
})
