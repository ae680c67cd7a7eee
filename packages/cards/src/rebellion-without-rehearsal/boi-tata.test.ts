import * as say from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Ichi 1.0')] })
    .runner({ credits: 6, rig: ['Boi-tatá', 'Ice Carver', 'Grimoire'] })
    .encountering('Ichi 1.0')

test('Boi-tatá breaks up to 2 sentry subroutines for 2 credits, and has 3 strength more for 3', () => {
  const game = begin()
  game.runner.uses('Boi-tatá', 1)
  expect(game.card('Boi-tatá').strength).toBe(4)
  game.runner.uses('Boi-tatá', 0)
  game.runner.answers('subroutines', 0, 1)
  expect(game.runner.credits).toBe(1)
  expect(game.card('Ichi 1.0').subroutines.map(each => each.broken)).toEqual([true, true, false])
})

test('Boi-tatá costs 1 credit less to use after the Runner trashed an installed card of theirs', () => {
  const game = begin()
  game.fiat.resolve('runner', say.trash(say.chosen(say.from('installed', say.type('resource')))))
  game.runner.chooses('Ice Carver')
  game.runner.uses('Boi-tatá', 1)
  game.runner.uses('Boi-tatá', 0)
  game.runner.answers('subroutines', 0)
  expect(game.runner.credits).toBe(3)
})
