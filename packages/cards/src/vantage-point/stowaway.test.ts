import { all, from, protecting, swap } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[] = ['Stowaway']) =>
  scenario({ definitions })
    .corp({ hqIce: ['Enigma'], rndIce: [rezzed('Ice Wall')], hqRoot: ['Red Herrings'] })
    .runner({ credits: 5, hand, rig: ['Djinn'] })
    .runnerTurn()

const onHq = (rig = [card('Stowaway', { on: 'Enigma' })]) =>
  scenario({ definitions })
    .corp({ hqIce: ['Enigma'], rndIce: ['Hunter'] })
    .runner({ credits: 0, rig })

test('Stowaway is installed on a piece of ice, rezzed or not, and on nothing else', () => {
  const game = begin()
  game.runner.installs('Stowaway')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Enigma', 'Ice Wall'])
  game.runner.answers('host', 'Ice Wall')
  game.runner.answers('trashLike', 'continue')
  expect(game.card('Stowaway').host).toBe('Ice Wall')
})

test('CR 1.13.6c: Stowaway cannot be installed when there is no ice', () => {
  const game = scenario({ definitions })
    .runner({ credits: 5, hand: ['Stowaway'] })
    .runnerTurn()
  expect(() => game.runner.installs('Stowaway')).toThrow('CR 1.13.6c')
})

test('Stowaway gains 2 credits from each successful run on the server of its host', () => {
  const game = onHq().runnerTurn()
  for (let i = 0; i < 2; i++) {
    game.runner.runs('HQ')
    game.finishRun({ accesses: 'pass' })
    game.passUntil('nextAction')
  }
  expect(game.runner.credits).toBe(4)
})

test('Stowaway gains nothing from a run on another server, nor from one that is not successful', () => {
  const game = onHq().runnerTurn()
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('jackOut')
  game.runner.jacksOut()
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(0)
})

test('CR 4.6.6k: Stowaway goes where its host goes', () => {
  const game = onHq().runnerTurn()
  game.fiat.resolve('corp', swap(all(from('ice', protecting(['hq']))), all(from('ice', protecting(['rnd'])))))
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(0)
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(2)
})

test('CR 10.3.1g: Stowaway is trashed with its host, and gains nothing from the run in progress', () => {
  const game = onHq().at('run.jackOut', 'Enigma')
  game.fiat.trash('Enigma')
  expect(game.runner.heap).toEqual(['Stowaway'])
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.credits).toBe(0)
})

test('two copies of Stowaway gain 2 credits each', () => {
  const game = onHq([card('Stowaway', { on: 'Enigma' }), card('Stowaway', { on: 'Enigma' })]).runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('success')
  game.runner.answers('reaction', 'Stowaway')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(4)
})
