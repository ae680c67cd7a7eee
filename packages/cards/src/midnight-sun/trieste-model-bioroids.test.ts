import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({
      credits: 9,
      hqIce: [rezzed('Heimdall 1.0')],
      rndIce: [rezzed('Ichi 1.0')],
      archivesIce: [rezzed('Wall of Static')],
      remotes: [{ root: ['Trieste Model Bioroids'] }],
    })
    .runner({ credits: 9, rig: ['Corroder', 'Crypsis'] })
    .beforeRunnerTurn()
  game.fiat.rez('Trieste Model Bioroids')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Heimdall 1.0', 'Ichi 1.0'])
  game.corp.chooses('Heimdall 1.0')
  game.passUntil('runnerAction')
  return game
}

test('Trieste Model Bioroids keep cards of the Runner from breaking the chosen ice', () => {
  const game = begin()
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.fiat.changeStrength('Heimdall 1.0', -4)
  expect(() => game.runner.uses('Corroder', 0)).toThrow('CR 1.2.2')
  game.runner.uses('Heimdall 1.0')
  game.runner.breaks(0)
  expect(game.card('Heimdall 1.0').subroutines[0]).toMatchObject({ broken: true })
})

test('Trieste Model Bioroids leave other ice as it is, and the chosen one once they are gone', () => {
  const game = begin()
  const before = game.save()
  game.runner.runs('Archives')
  game.passUntil('encounter')
  game.runner.uses('Corroder', 1)
  game.runner.uses('Corroder', 0)
  expect(game.card('Wall of Static').subroutines[0]).toMatchObject({ broken: true })
  game.restore(before)
  game.fiat.trash('Trieste Model Bioroids')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.fiat.changeStrength('Heimdall 1.0', -4)
  game.runner.uses('Corroder', 0)
  game.runner.breaks(0)
  expect(game.card('Heimdall 1.0').subroutines[0]).toMatchObject({ broken: true })
})
