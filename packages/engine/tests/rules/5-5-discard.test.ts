import { fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { turnCards } from './cards/turns.ts'

const table = () => scenario({ definitions: turnCards })

test('5.5.2, 5.5.2b: discarding is no trashing', () => {
  const game = table()
    .runner({ clicks: 1, hand: ['Plain Event', ...fillers('runner', 5)] })
    .runnerTurn()
  game.runner.gainsCredit()
  game.bothPass()
  game.runner.chooses('Plain Event')
  expect(game.runner.heap).toEqual(['Plain Event'])
  const log = game.state.log.map(line => line.what)
  expect(log).toContain('discarded')
  expect(log).not.toContain('trashed')
})

test('5.5.2a: cards discarded from HQ come to Archives facedown', () => {
  const game = table()
    .corp({ clicks: 1, hand: ['Plain Agenda', ...fillers('corp', 5)] })
    .corpTurn()
  game.corp.gainsCredit()
  game.bothPass()
  game.corp.chooses('Plain Agenda')
  expect(game.corp).toMatchObject({ archivesFacedown: ['Plain Agenda'], archivesFaceup: [] })
  expect(game.card('Plain Agenda').seenBy).toEqual(['corp'])
})

test('5.5.3a: a player has a maximum hand size of five', () => {
  const game = table().corpTurn()
  expect(game.corp.handSize).toBe(5)
  expect(game.runner.handSize).toBe(5)
})

test('5.5.3b: core damage lowers the Runner’s maximum, abilities change it', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Corp Big Hand')] }] })
    .runner({ coreDamage: 2, rig: ['Runner Big Hand'] })
    .corpTurn()
  expect(game.corp.handSize).toBe(7)
  expect(game.runner.handSize).toBe(5)
  expect(table().runner({ coreDamage: 2 }).corpTurn().runner.handSize).toBe(3)
})

test('5.5.4a, 1.7.2b: a Runner with a maximum below zero is flatlined before anything is discarded', () => {
  const game = table()
    .runner({ clicks: 1, hand: fillers('runner', 3), rig: ['Runner Small Hand'] })
    .runnerTurn()
  expect(game.state.over).toBe(false)
  game.runner.gainsCredit()
  game.bothPass()
  expect(game.state).toMatchObject({ over: true, winner: 'corp', reason: 'flatline' })
  expect(game.runner.hand).toHaveLength(3)
})

test('5.5.4a: a Corp with a maximum below zero only discards everything', () => {
  const game = table()
    .corp({ clicks: 1, hand: fillers('corp', 2), remotes: [{ root: [rezzed('Corp Small Hand')] }] })
    .corpTurn()
  game.corp.gainsCredit()
  game.bothPass()
  game.corp.chooses('Corp Filler', 'Corp Filler')
  expect(game.state.over).toBe(false)
  expect(game.corp.hand).toEqual([])
})

test('5.5.4b: nothing is discarded by a player who has no more cards than the maximum', () => {
  const game = table()
    .runner({ clicks: 1, hand: fillers('runner', 5) })
    .runnerTurn()
  game.runner.gainsCredit()
  game.bothPass()
  expect(game.runner.question?.rule).toBe('5.7.2b')
  expect(game.runner.hand).toHaveLength(5)
})

test('5.5.4, 5.5.4c: exactly the difference is discarded, chosen by the player, all at once', () => {
  const hand = ['Plain Event', 'Plain Program', 'Plain Hardware', ...fillers('runner', 4)]
  const game = table().runner({ clicks: 1, hand }).runnerTurn()
  game.runner.gainsCredit()
  game.bothPass()
  expect(game.runner.question).toMatchObject({ kind: 'discard', min: 2, max: 2 })
  expect(game.runner.question?.options).toHaveLength(7)
  game.runner.chooses('Plain Program', 'Plain Hardware')
  expect(game.runner.heap.toSorted()).toEqual(['Plain Hardware', 'Plain Program'])
  expect(game.runner.question?.rule).toBe('5.7.2b')
})

test('5.5.4d: a player who skips the discard step neither discards nor is flatlined in it', () => {
  const game = table()
    .runner({ clicks: 1, hand: ['Skip Event', ...fillers('runner', 7)], rig: ['Runner Small Hand'] })
    .runnerTurn()
  game.runner.plays('Skip Event')
  game.bothPass()
  expect(game.state.over).toBe(false)
  expect(game.runner.hand).toHaveLength(7)
  expect(game.runner.question?.rule).toBe('5.7.2b')
})
