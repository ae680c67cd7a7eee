import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const running = (clicks = 3) =>
  scenario({ definitions })
    .corp({
      identity: 'LEO Construction',
      hqIce: [rezzed('Viktor 1.0'), rezzed('Enigma'), 'Heimdall 1.0'],
      rndIce: [rezzed('Ichi 1.0')],
    })
    .runner({ clicks })
    .running('HQ')

const inCorpWindow = (game: ReturnType<typeof running>) => {
  while (game.corp.question === undefined) game.runner.passes()
  return game
}

test('LEO Construction: a rezzed bioroid at the attacked server is trashed to end the run', () => {
  const game = scenario({ definitions })
    .corp({
      identity: 'LEO Construction',
      hqIce: [rezzed('Viktor 1.0'), rezzed('Ichi 1.0'), rezzed('Enigma')],
      rndIce: [rezzed('Ichi 1.0')],
    })
    .encountering('Enigma')
  game.runner.passes()
  game.corp.uses('LEO Construction: Labor Solutions')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Viktor 1.0', 'Ichi 1.0'])
  game.corp.answers('payment', 'Viktor 1.0')
  expect(game.state.run).toBeUndefined()
  expect(game.corp).toMatchObject({ archives: ['Viktor 1.0'] })
  expect(game.corp.servers.hq?.ice).toEqual(['Ichi 1.0', 'Enigma'])
})

test('LEO Construction: neither unrezzed bioroids, nor other cards, nor those at other servers can be trashed', () => {
  const game = scenario({ definitions })
    .corp({
      identity: 'LEO Construction',
      hqIce: ['Viktor 1.0', rezzed('Enigma')],
      rndIce: [rezzed('Ichi 1.0')],
    })
    .encountering('Enigma')
  game.runner.passes()
  expect(() => game.corp.uses('LEO Construction: Labor Solutions')).toThrow('trash')
})

test('LEO Construction: the ability is used once in a turn', () => {
  const game = inCorpWindow(running())
  game.corp.uses('LEO Construction: Labor Solutions')
  game.corp.answers('payment', 'Viktor 1.0')
  game.passUntil('runnerAction')
  expect(game.corp.archives).toEqual(['Viktor 1.0'])
  game.runner.runs('R&D')
  inCorpWindow(game)
  expect(() => game.corp.uses('LEO Construction: Labor Solutions')).toThrow('used as often as it may be')
})

test('LEO Construction: there is nothing to trash outside of a run', () => {
  const game = scenario({ definitions })
    .corp({ identity: 'LEO Construction', hqIce: [rezzed('Viktor 1.0')] })
    .corpTurn('window')
  expect(() => game.corp.uses('LEO Construction: Labor Solutions')).toThrow('trash')
})
