import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const score = (corp: Parameters<ReturnType<typeof scenario>['corp']>[0]) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, ...corp, remotes: [{ root: [card('Send a Message', { advanced: 5 })] }] })
    .corpTurn('window')
  game.corp.scores('Send a Message')
  return game
}

test('Send a Message may rez 1 piece of ice of any server for nothing when it is scored', () => {
  const game = score({ hqIce: ['Enigma'], hqRoot: ['Anoetic Void'], rndIce: [rezzed('Hunter'), 'Ice Wall'] })
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma', 'Ice Wall'])
  const saved = game.save()
  game.corp.answers('choose', 'Enigma')
  expect(game.card('Enigma').rezzed).toBe(true)
  expect(game.card('Ice Wall').rezzed).toBe(false)
  expect(game.corp.credits).toBe(0)
  game.restore(saved)
  game.corp.answers('choose', 'Ice Wall')
  expect(game.card('Ice Wall').rezzed).toBe(true)
})

test('CR 1.16.5c: Send a Message ignores additional costs too: no agenda is forfeited for Archer', () => {
  const game = score({ hqIce: ['Archer'] })
  game.corp.agrees()
  game.corp.answers('choose', 'Archer')
  expect(game.card('Archer').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ credits: 0, scored: ['Send a Message'] })
})

test('Send a Message does not need to rez anything', () => {
  const game = score({ hqIce: ['Enigma'] })
  game.corp.declines()
  expect(game.card('Enigma').rezzed).toBe(false)
})

test('Send a Message asks nothing while no piece of ice is unrezzed, whatever else is', () => {
  const game = score({ hqIce: [rezzed('Enigma')], hqRoot: ['Anoetic Void'] })
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Send a Message may rez a piece of ice when it is stolen, too', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: ['Enigma'], remotes: [{ root: ['Send a Message'] }] })
    .accessing('Send a Message')
  game.runner.passes()
  game.runner.steals()
  game.corp.agrees()
  game.corp.answers('choose', 'Enigma')
  expect(game.card('Enigma').rezzed).toBe(true)
  expect(game.runner.stolen).toEqual(['Send a Message'])
})

test('Send a Message does nothing when another agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({
      hqIce: ['Enigma'],
      scored: ['Send a Message'],
      remotes: [{ root: [card('Private Security Force', { advanced: 4 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Private Security Force')
  expect(game.corp.question?.kind).toBe('paidWindow')
})
