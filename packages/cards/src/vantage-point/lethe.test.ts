import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = (
  archives: readonly (string | ReturnType<typeof facedown>)[] = ['Enigma', facedown('Hunter')],
) => {
  const game = scenario({ definitions })
    .corp({ archives, deck: ['Chum', 'Tollbooth'], rndIce: [rezzed('Lethe')] })
    .runner({ rig: ['Corroder', 'Desperado'], credits: 9 })
    .encountering('Lethe')
  return game
}

test('Lethe: the Corp may add a card from Archives to the top of R&D', () => {
  const game = meet()
  game.bothPass()
  game.corp.agrees()
  game.corp.answers('effect', 0)
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma', 'Hunter'])
  game.corp.answers('choose', 'Hunter')
  expect(game.corp.deck).toEqual(['Hunter', 'Chum', 'Tollbooth'])
})

test('Lethe: the Corp may add a card from Archives to the bottom of R&D', () => {
  const game = meet()
  game.bothPass()
  game.corp.agrees()
  game.corp.answers('effect', 1)
  game.corp.answers('choose', 'Enigma')
  expect(game.corp.deck).toEqual(['Chum', 'Tollbooth', 'Enigma'])
})

test('Lethe: the Corp may leave Archives alone, and is not asked when it is empty', () => {
  const game = meet()
  game.bothPass()
  game.corp.declines()
  expect(game.corp.deck).toEqual(['Chum', 'Tollbooth'])
  const empty = meet([])
  empty.bothPass()
  expect(empty.corp.question?.kind).toBe('choose')
  expect(empty.corp.question?.options.map(option => option.card)).toEqual(['Corroder', 'Desperado'])
})

test('Lethe: the Corp adds an installed Runner card to the grip', () => {
  const game = meet([])
  game.bothPass()
  game.corp.answers('choose', 'Desperado')
  expect(game.runner).toMatchObject({ rig: ['Corroder'], hand: ['Desperado'], tags: 0 })
})

test('Lethe gives the Runner 1 tag when it is bypassed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Lethe')] })
    .runner({ credits: 9, hand: ['Inside Job'] })
    .runnerTurn()
  game.runner.plays('Inside Job')
  game.runner.answers('server', 'HQ')
  game.passUntil('jackOut')
  expect(game.runner.tags).toBe(1)
})

const breakingOne = () => {
  const game = scenario({ definitions })
    .corp({ archives: ['Enigma'], rndIce: [rezzed('Lethe')] })
    .runner({ rig: ['Ninja'], credits: 9 })
    .encountering('Lethe')
  for (let i = 0; i < 2; i++) game.runner.uses('Ninja', 1)
  game.runner.uses('Ninja', 0)
  game.runner.breaks(0)
  return game
}

test('Lethe gives the Runner 1 tag when all of its subroutines are broken, and none for one of them', () => {
  const one = breakingOne()
  one.bothPass()
  one.corp.answers('choose', 'Ninja')
  one.passUntil('jackOut')
  expect(one.runner.tags).toBe(0)
  const game = breakingOne()
  game.runner.uses('Ninja', 0)
  game.passUntil('jackOut')
  expect(game.runner.tags).toBe(1)
})

test('Lethe gives no tag when other ice is bypassed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: [rezzed('Lethe')] })
    .runner({ credits: 9, hand: ['Inside Job'] })
    .runnerTurn()
  game.runner.plays('Inside Job')
  game.runner.answers('server', 'HQ')
  game.passUntil('jackOut')
  expect(game.runner.tags).toBe(0)
})
