import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Wave may fetch a piece of ice from R&D to HQ when it is rezzed in a run on its server', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, deck: ['Hedge Fund', 'Enigma', 'Chum'], hqIce: ['Wave'] })
    .approaching('Wave')
  game.runner.passes()
  game.corp.rezzes('Wave')
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual(['Chum', 'Enigma'])
  game.corp.chooses('Enigma')
  expect(game.corp.hand).toEqual(['Enigma'])
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Enigma')).toBe(true)
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(true)
  game.restore(before)
  game.corp.declines()
  expect(game.corp.hand).toEqual([])
})

test('Wave finds nothing when it is rezzed outside of a run on its server', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma'], hqIce: ['Wave'] })
    .running('rnd')
  game.fiat.rez('Wave', 'free')
  expect(game.corp.question).toBeUndefined()
})

test('Wave gains 1 credit for each rezzed harmonic ice', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Wave')], rndIce: [rezzed('Echo'), rezzed('Chum'), 'Echo'] })
    .encountering('Wave')
  game.bothPass()
  expect(game.corp.credits).toBe(2)
})
