import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = (hand: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({ hand, deck: ['Hedge Fund', 'Hunter'], hqIce: [rezzed('Empiricist')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .encountering('Empiricist')
  game.bothPass()
  return game
}

test('Empiricist: the Corp draws a card and may put any card from HQ on top of R&D', () => {
  const game = meet(['Enigma'])
  expect(game.corp.hand).toEqual(['Enigma', 'Hedge Fund'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Enigma', 'Hedge Fund'])
  game.corp.answers('choose', 'Enigma')
  expect(game.corp).toMatchObject({ hand: ['Hedge Fund'], deck: ['Enigma', 'Hunter'] })
})

test('Empiricist: the Corp puts back the card that it has just drawn', () => {
  const game = meet(['Enigma'])
  game.corp.agrees()
  game.corp.answers('choose', 'Hedge Fund')
  expect(game.corp).toMatchObject({ hand: ['Enigma'], deck: ['Hedge Fund', 'Hunter'] })
})

test('Empiricist: the Corp keeps its cards, and the Runner suffers 3 net damage and takes a tag', () => {
  const game = meet(['Enigma'])
  game.corp.declines()
  expect(game.corp).toMatchObject({ hand: ['Enigma', 'Hedge Fund'], deck: ['Hunter'] })
  expect(game.runner.tags).toBe(1)
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.run).toBeDefined()
})

test('Empiricist: the net damage of its second subroutine comes before the tag', () => {
  const game = meet()
  game.corp.declines()
  const kinds = game.state.log
    .map(each => each.what)
    .filter(what => what === 'damageSuffered' || what === 'tagsTaken')
  expect(kinds).toEqual(['damageSuffered', 'tagsTaken', 'damageSuffered'])
})
