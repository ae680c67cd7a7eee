import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter10 } from './cards/chapter-10.ts'

const table = () => scenario({ definitions: chapter10 })

test('10.4.2a, 10.4.3: net damage trashes as many random cards of the grip, at once', () => {
  const game = table()
    .corp({ hand: ['Net Two'] })
    .runner({ hand: ['Bounce', 'Charger', 'Marker'] })
    .corpTurn()
  game.corp.plays('Net Two')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.runner.heap).toHaveLength(2)
})

test('10.4.2b: core damage also lowers the maximum hand size for good', () => {
  const game = table()
    .corp({ hand: ['Core One'] })
    .runner({ hand: ['Bounce', 'Charger'] })
    .corpTurn()
  game.corp.plays('Core One')
  expect(game.runner).toMatchObject({ coreDamage: 1, handSize: 4 })
  expect(game.runner.hand).toHaveLength(1)
})

test('10.4.4, 1.7.2b: more damage than cards in the grip is a flatline', () => {
  const game = table()
    .corp({ hand: ['Net Two'] })
    .runner({ hand: ['Bounce'] })
    .corpTurn()
  game.corp.plays('Net Two')
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})

test('10.4.4: exactly as much damage as cards is survived', () => {
  const game = table()
    .corp({ hand: ['Net Two'] })
    .runner({ hand: ['Bounce', 'Charger'] })
    .corpTurn()
  game.corp.plays('Net Two')
  expect(game.state.winner).toBeUndefined()
  expect(game.runner.hand).toEqual([])
})

test('10.4.1: the Runner is responsible for damage a card makes them suffer, the Corp for damage done', () => {
  const done = table()
    .corp({ hand: ['Net Two'] })
    .runner({ hand: ['Bounce', 'Charger'] })
    .corpTurn()
  done.corp.plays('Net Two')
  expect(done.json.thisTurn.find(each => each.what === 'damageSuffered')?.by).toBe('corp')
  const suffered = table()
    .runner({ hand: ['Own Core', 'Bounce', 'Charger'] })
    .runnerTurn()
  suffered.runner.plays('Own Core')
  expect(suffered.json.thisTurn.find(each => each.what === 'damageSuffered')?.by).toBe('runner')
})

test('10.5.2, 10.5.3: while the Runner is tagged the Corp may trash a resource for a click and 2 credits', () => {
  const untagged = table()
    .corp({ credits: 5 })
    .runner({ rig: ['Contact'] })
    .corpTurn()
  expect(untagged.corp.question?.options.map(option => option.kind)).not.toContain('trashResource')
  const game = table()
    .corp({ credits: 5 })
    .runner({ rig: ['Contact'], tags: 1 })
    .corpTurn()
  game.corp.trashesResource('Contact')
  expect(game.corp).toMatchObject({ credits: 3, clicks: 2 })
  expect(game.runner).toMatchObject({ heap: ['Contact'], tags: 1 })
})

test('10.5.3: without 2 credits the action is not there', () => {
  const game = table()
    .corp({ credits: 1 })
    .runner({ rig: ['Contact'], tags: 1 })
    .corpTurn()
  expect(game.corp.question?.options.map(option => option.kind)).not.toContain('trashResource')
})

test('10.5.4: a tagged Runner may remove a tag for a click and 2 credits', () => {
  const game = table().runner({ tags: 2, credits: 4 }).runnerTurn()
  game.runner.removesTag()
  expect(game.runner).toMatchObject({ tags: 1, credits: 2, clicks: 3 })
  const free = table().runner({ tags: 0, credits: 4 }).runnerTurn()
  expect(free.runner.question?.options.map(option => option.kind)).not.toContain('removeTag')
})

test('10.6.2, 10.6.3a, 10.6.3b: the fund holds a credit for each bad publicity, in the run only', () => {
  const game = table()
    .corp({ badPublicity: 2, hqIce: [rezzed('Plain Ice')] })
    .runner({ rig: ['Weakener'], credits: 0 })
    .running('hq')
  expect(game.runner).toMatchObject({ fund: 2, credits: 0 })
  game.passUntil('encounter')
  game.runner.uses('Weakener') // paid from the fund alone, so nobody asks from where
  expect(game.runner).toMatchObject({ fund: 1, credits: 0 })
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ fund: 0, credits: 0 })
  const ofFund = game.state.log.filter(({ what }) => what.startsWith('fund'))
  expect(ofFund.map(({ what, amount }) => `${what} ${amount}`)).toEqual([
    'fundFilled 2',
    'fundSpent 1',
    'fundEmptied 1',
  ])
})

test('10.6.3c, 10.6.2: bad publicity taken in a run changes nothing in it, and the fund cannot be lost', () => {
  const game = table()
    .corp({ badPublicity: 1, hqIce: [rezzed('Shame Ice')] })
    .runner({ credits: 3 })
    .running('hq')
  game.passUntil('encounter')
  game.bothPass()
  expect(game.corp.badPublicity).toBe(2)
  expect(game.runner).toMatchObject({ fund: 1, credits: 0 })
})

test('10.7.1: link is the base link and what installed cards add', () => {
  const game = table()
    .runner({ identity: 'Linked', rig: ['Linker'] })
    .runnerTurn()
  expect(game.runner.link).toBe(3)
})
