import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Mutually Assured Destruction'
const begin = (clicks = 3) =>
  scenario({ definitions })
    .corp({
      credits: 4,
      clicks,
      hand: [title],
      hqIce: [rezzed('Enigma'), 'Chum'],
      remotes: [{ root: [rezzed('PAD Campaign')] }],
    })
    .corpTurn()

test('Mutually Assured Destruction trashes any of the rezzed cards, and gives a tag for each', () => {
  const game = begin()
  game.corp.plays(title)
  expect(game.corp.question).toMatchObject({ min: 0 })
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Enigma',
    'PAD Campaign',
  ])
  const before = game.save()
  game.corp.chooses('Enigma', 'PAD Campaign')
  expect(game.corp).toMatchObject({ credits: 0, clicks: 0 })
  expect(game.corp.archives.toSorted()).toEqual(['Enigma', title, 'PAD Campaign'])
  expect(game.runner.tags).toBe(2)
  game.restore(before)
  game.corp.chooses('Enigma')
  expect(game.runner.tags).toBe(1)
  game.restore(before)
  game.corp.answers('choose')
  expect(game.runner.tags).toBe(0)
  expect(game.corp.archives).toEqual([title])
})

test('Mutually Assured Destruction costs 3 clicks', () => {
  expect(() => begin(2).corp.plays(title)).toThrow('CR 5.2.2')
})
