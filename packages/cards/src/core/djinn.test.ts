import type { Definition } from '@paydata/engine/vocabulary'
import { defineCards, card as text } from '@paydata/engine/vocabulary'
import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Djinn hosts programs that are no icebreakers, up to 3 memory, and frees their memory', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, rig: ['Djinn'], hand: ['Datasucker', 'Mimic'] })
    .runnerTurn()
  expect(game.runner.memoryUsed).toBe(1)
  game.runner.installs('Datasucker', 'Djinn')
  expect(game.card('Datasucker').host).toBe('Djinn')
  expect(game.runner.memoryUsed).toBe(1)
  game.passUntil('nextAction')
  game.runner.installs('Mimic')
  game.runner.answers('trashLike', 'continue')
  expect(game.card('Mimic').host).toBeUndefined()
  expect(game.runner.memoryUsed).toBe(2)
})

test('Djinn is full with 3 memory', () => {
  const game = scenario({ definitions })
    .runner({
      credits: 9,
      rig: [card('Djinn', { hosting: ['Medium', 'Magnum Opus'] })],
      hand: ['Datasucker'],
    })
    .runnerTurn()
  game.runner.installs('Datasucker')
  expect(game.runner.question?.kind).toBe('trashLike')
  game.runner.answers('trashLike', 'continue')
  expect(game.card('Datasucker').host).toBeUndefined()
})

test('Djinn searches the stack for a virus program and reveals it', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, rig: ['Djinn'], deck: ['Mimic', 'Datasucker', 'Diesel'] })
    .runnerTurn()
  game.runner.uses('Djinn')
  expect(game.runner.question).toMatchObject({ min: 0, max: 1 })
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Datasucker'])
  game.runner.answers('search', 'Datasucker')
  expect(game.runner).toMatchObject({ credits: 0, clicks: 3, hand: ['Datasucker'] })
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Datasucker')).toBe(true)
  expect(game.state.log.find(each => each.what === 'moved' && each.card === 'Datasucker')?.by).toBe('runner')
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(true)
})

test('CR 8.7.2e: the search of Djinn may find nothing, and the stack is shuffled all the same', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, rig: ['Djinn'], deck: ['Mimic', 'Datasucker', 'Medium'] })
    .runnerTurn()
  game.runner.uses('Djinn')
  expect(game.runner.question).toMatchObject({ min: 0, max: 1 })
  game.runner.answers('search')
  expect(game.runner.hand).toEqual([])
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(true)
})

test('Djinn takes what it hosts along when it is trashed', () => {
  const game = scenario({ definitions })
    .runner({ rig: [card('Djinn', { hosting: ['Datasucker'] })] })
    .runnerTurn()
  game.fiat.trash('Djinn', 'corp')
  expect(game.runner.rig).toEqual([])
  expect(game.runner.heap).toHaveLength(2)
})

test('Djinn hosts no icebreaker, also none that is a virus', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, rig: ['Djinn'], hand: ['Crypsis'] })
    .runnerTurn()
  game.runner.installs('Crypsis')
  expect(game.runner.question).toMatchObject({ kind: 'trashLike', step: 'runnerTurn.action' })
})

test('Djinn has room for what fills it to 3 memory exactly', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, rig: [card('Djinn', { hosting: ['Datasucker'] })], hand: ['Sneakdoor Beta'] })
    .runnerTurn()
  game.runner.installs('Sneakdoor Beta', 'Djinn')
  game.runner.answers('trashLike', 'continue')
  expect(game.card('Sneakdoor Beta').host).toBe('Djinn')
})

test('CR 8.7.3: the stack is shuffled before Djinn shows what it found', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, rig: ['Djinn'], deck: ['Mimic', 'Datasucker', 'Diesel'] })
    .runnerTurn()
  game.runner.uses('Djinn')
  game.runner.answers('search', 'Datasucker')
  const log = game.state.log.map(each => each.what)
  expect(log.indexOf('shuffled')).toBeLessThan(log.indexOf('revealed'))
})

test('Djinn hosts also when there is no memory left, and nothing has to go', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, rig: ['Djinn', 'Mimic', 'Magnum Opus'], hand: ['Datasucker'] })
    .runnerTurn()
  expect(game.runner).toMatchObject({ memory: 4, memoryUsed: 4 })
  game.runner.installs('Datasucker', 'Djinn')
  game.runner.answers('trashLike', 'continue')
  expect(game.runner.heap).toEqual([])
  expect(game.runner.memoryUsed).toBe(4)
})

test('ruling: Djinn: a program goes on it or beside it as it is installed, and none is moved there later', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, rig: ['Datasucker'], hand: ['Djinn', 'Medium'] })
    .runnerTurn()
  game.runner.installs('Djinn')
  game.runner.answers('trashLike', 'continue')
  game.passUntil('nextAction')
  expect(game.card('Djinn').hosted).toEqual([])
  const offered = game.runner.question?.options.filter(option => option.card === 'Djinn')
  expect(offered?.map(option => option.kind)).toEqual(['useAbility'])
  const saved = game.save()
  for (const [answer, host] of [
    ['noHost', undefined],
    ['Djinn', 'Djinn'],
  ] as const) {
    game.restore(saved)
    game.runner.installs('Medium')
    game.runner.answers('host', answer)
    game.runner.answers('trashLike', 'continue')
    expect(game.card('Medium').host).toBe(host)
    expect(game.card('Datasucker').host).toBeUndefined()
  }
})

test('Djinn hosts programs and no other card', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, rig: ['Djinn'], hand: ['Desperado', 'Decoy'] })
    .runnerTurn()
  for (const title of ['Desperado', 'Decoy']) {
    game.passUntil('nextAction')
    game.runner.installs(title)
    expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
    expect(game.card(title).host).toBeUndefined()
  }
})

/** A virus that is no program. */
const virusChip: Definition = {
  ...text('virus_chip'),
  printed: { title: 'Virus Chip', side: 'runner', type: 'hardware', subtypes: ['virus'], cost: 1 },
}

test('Djinn does not find a virus that is no program', () => {
  const game = scenario({ definitions: defineCards('djinn-and-chip', [...cards, virusChip]) })
    .runner({ credits: 1, rig: ['Djinn'], deck: ['Virus Chip', 'Datasucker'] })
    .runnerTurn()
  game.runner.uses('Djinn')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Datasucker'])
})
