import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object = { hqIce: ['Karunā'] }, runner: object = {}) =>
  scenario({ definitions })
    .corp({ credits: 0, hand: ['Unleash'], ...corp })
    .runner({ tags: 1, hand: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble'], ...runner })
    .corpTurn()

const unleash = (ice: string, corp?: object, runner?: object) => {
  const game = begin(corp, runner)
  game.corp.plays('Unleash')
  game.corp.answers('choose', ice)
  return game
}
const labels = (game: ReturnType<typeof begin>) => game.corp.question?.options.map(({ label }) => label)

test('Unleash removes a tag, rezzes ice for nothing, and resolves the subroutine that the Corp chooses', () => {
  const game = unleash('Ansel 1.0', { hqIce: ['Ansel 1.0'] }, { rig: ['Cleaver'], tags: 2 })
  expect(game.runner.tags).toBe(1)
  expect(game.card('Ansel 1.0').rezzed).toBe(true)
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({
    kind: 'subroutines',
    min: 1,
    max: 1,
    words: 'Choose a subroutine of Ansel 1.0 to resolve.',
  })
  expect(labels(game)).toEqual([
    'Trash 1 installed Runner card',
    'You may install 1 card from HQ or Archives',
    'The Runner cannot steal or trash Corp cards for the remainder of this run',
  ])
  game.corp.answers('subroutines', 0)
  game.corp.answers('choose', 'Cleaver')
  expect(game.runner.heap).toEqual(['Cleaver'])
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2, archives: ['Unleash'] })
})

test('Unleash resolves one subroutine and no other', () => {
  const game = unleash('Lionsmane', { hqIce: ['Lionsmane'] })
  game.corp.agrees()
  game.corp.answers('subroutines', 1)
  game.runner.declines()
  expect(game.runner.hand).toHaveLength(1)
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Unleash resolves the only subroutine without asking which', () => {
  const game = unleash('Diviner', { hqIce: ['Diviner'] })
  game.corp.agrees()
  expect(game.runner.hand).toHaveLength(2)
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Unleash: the Corp may resolve none', () => {
  const game = unleash('Karunā')
  game.corp.declines()
  expect(game.card('Karunā').rezzed).toBe(true)
  expect(game.runner.hand).toHaveLength(3)
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Unleash rezzes installed ice that is unrezzed, at any server, and nothing else', () => {
  const game = begin({
    hand: ['Unleash', 'Tithe'],
    archives: ['Ping'],
    hqIce: [rezzed('Palisade')],
    rndIce: ['Karunā'],
    remotes: [{ root: ['Nico Campaign'], ice: ['Whitespace'] }],
  })
  game.corp.plays('Unleash')
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(({ card }) => card)).toEqual(['Karunā', 'Whitespace'])
  game.corp.answers('choose', 'Whitespace')
  expect(game.card('Whitespace').rezzed).toBe(true)
  expect(game.card('Karunā').rezzed).toBe(false)
})

test('Unleash: abilities that meet the rezzing resolve before the subroutine is chosen', () => {
  const game = unleash('Grubber', { hqIce: ['Grubber'] })
  expect(game.corp.badPublicity).toBe(1)
  expect(game.corp.question).toMatchObject({ kind: 'confirm' })
})

test('CR 6.1.4c: a subroutine that would end the run does nothing when there is none', () => {
  const game = unleash('Whitespace', { hqIce: ['Whitespace'] }, { credits: 4 })
  game.corp.agrees()
  game.corp.answers('subroutines', 1)
  expect(game.runner.credits).toBe(4)
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Unleash cannot be played without a tag to remove', () => {
  const game = begin({ hqIce: ['Karunā'] }, { tags: 0 })
  expect(() => game.corp.plays('Unleash')).toThrow('CR 1.16.1')
})

test('Unleash: without ice to rez the tag is removed and nothing is resolved', () => {
  const game = begin({ hqIce: [rezzed('Karunā')] })
  game.corp.plays('Unleash')
  expect(game.runner).toMatchObject({ tags: 0, hand: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble'] })
  expect(game.corp.question?.kind).toBe('paidWindow')
  expect(game.corp.archives).toEqual(['Unleash'])
})
