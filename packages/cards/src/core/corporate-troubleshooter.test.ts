import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Corporate Troubleshooter: X credits and itself give rezzed ice of its server X strength for the turn', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 5,
      hqRoot: [rezzed('Corporate Troubleshooter')],
      hqIce: [rezzed('Enigma'), rezzed('Shadow'), 'Hunter'],
      rndIce: [rezzed('Chum')],
    })
    .encountering('Enigma')
  game.runner.passes()
  game.corp.uses('Corporate Troubleshooter')
  game.corp.answers('X', 3)
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma', 'Shadow'])
  game.corp.answers('choose', 'Enigma')
  expect(game.corp).toMatchObject({ credits: 2, archives: ['Corporate Troubleshooter'] })
  expect(game.card('Enigma').strength).toBe(5)
  game.bothPass()
  game.passUntil('nextAction')
  expect(game.card('Enigma').strength).toBe(5)
})

test('Corporate Troubleshooter: the strength is gone when the turn is over', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, clicks: 0, hqRoot: [rezzed('Corporate Troubleshooter')], hqIce: [rezzed('Enigma')] })
    .corpTurn('window')
  game.corp.uses('Corporate Troubleshooter')
  game.corp.answers('X', 5)
  game.corp.answers('choose', 'Enigma')
  expect(game.card('Enigma').strength).toBe(7)
  game.passUntil('runnerAction')
  expect(game.card('Enigma').strength).toBe(2)
})

test('Corporate Troubleshooter has to be rezzed before it is used', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hqRoot: ['Corporate Troubleshooter'], hqIce: [rezzed('Enigma')] })
    .encountering('Enigma')
  game.runner.passes()
  expect(() => game.corp.uses('Corporate Troubleshooter')).toThrow('CR 1.8.6')
})

test('Corporate Troubleshooter: X may be 0, and is at most what the Corp can pay', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hqRoot: [rezzed('Corporate Troubleshooter')], hqIce: [rezzed('Enigma')] })
    .encountering('Enigma')
  game.runner.passes()
  game.corp.uses('Corporate Troubleshooter')
  expect(game.corp.question).toMatchObject({ min: 0, max: 2 })
})

test('Corporate Troubleshooter of 2012 to 2017 is a connection', () => {
  const printed = (edition: string) =>
    defineAllCards().asIn(edition).cards.get('corporate_troubleshooter')?.printed.subtypes
  expect(['2012', '2013', '2017'].map(printed)).toEqual([['connection'], ['connection'], ['connection']])
  expect(['1.4', '26.03'].map(printed)).not.toContainEqual(['connection'])
})
