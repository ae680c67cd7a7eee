import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (rig: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Hammer')] })
    .runner({ credits: 20, rig })
    .encountering('Hammer')
  game.fiat.changeStrength('Hammer', -4)
  return game
}

test('Hammer lets the Runner break 1 printed subroutine in an encounter but with killers', () => {
  const ai = meets(['Crypsis'])
  ai.runner.uses('Crypsis', 0)
  ai.runner.answers('subroutines', 0)
  expect(() => ai.runner.uses('Crypsis', 0)).toThrow('CR 1.2.2')
  const killer = meets(['Pipeline'])
  for (const nth of [0, 1]) {
    killer.runner.uses('Pipeline', 0)
    killer.runner.answers('subroutines', nth)
  }
  killer.runner.uses('Pipeline', 0)
  expect(killer.card('Hammer').subroutines.every(each => each.broken)).toBe(true)
})

test('Hammer gives a tag, trashes a resource or hardware, and a program that is no decoder, fracter or killer', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Hammer')] })
    .runner({ rig: ['Corroder', 'Datasucker', 'Medium', 'Ice Carver', 'Akamatsu Mem Chip'] })
    .encountering('Hammer')
  game.passUntil(() => game.corp.question?.kind === 'choose')
  expect(game.runner.tags).toBe(1)
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Akamatsu Mem Chip',
    'Ice Carver',
  ])
  game.corp.chooses('Ice Carver')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Datasucker', 'Medium'])
  game.corp.chooses('Datasucker')
  expect(game.runner.heap).toEqual(['Ice Carver', 'Datasucker'])
})
