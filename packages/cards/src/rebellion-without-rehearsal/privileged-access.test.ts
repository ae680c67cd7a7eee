import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (
  stolen: readonly string[],
  heap: readonly string[] = ['Ice Carver', 'Decoy', 'Corroder', 'Mimic', 'Diesel'],
) => {
  const game = scenario({ definitions })
    .runner({ credits: 3, stolen, hand: ['Privileged Access'], heap })
    .runnerTurn()
  game.runner.plays('Privileged Access')
  game.passUntil(() => ['confirm', 'reaction'].includes(game.runner.question?.kind ?? ''))
  expect(game.runner.tags).toBe(1)
  return game
}

test('Privileged Access takes a tag in place of the breach, and may install a resource of the heap for 2 credits less', () => {
  const game = plays([])
  const before = game.save()
  game.runner.agrees()
  game.runner.chooses('Ice Carver')
  expect(game.runner).toMatchObject({ credits: 2, rig: ['Ice Carver'] })
  game.restore(before)
  game.runner.declines()
  game.passUntil('nextAction')
  expect(game.runner.rig).toEqual([])
})

test('Privileged Access may install a program as well at threat level 3', () => {
  const game = plays(['Priority Requisition'])
  game.runner.answers('reaction', game.runner.question?.options.at(-1)?.id ?? '')
  const before = game.save()
  game.runner.declines()
  game.runner.declines()
  expect(game.runner.rig).toEqual([])
  game.restore(before)
  game.runner.agrees()
  game.runner.chooses('Corroder')
  expect(game.runner).toMatchObject({ credits: 1, rig: ['Corroder'] })
})

test('Privileged Access is not played with a tag', () => {
  const game = scenario({ definitions })
    .runner({ tags: 1, hand: ['Privileged Access'] })
    .runnerTurn()
  expect(() => game.runner.plays('Privileged Access')).toThrow('CR 9.1.8c')
})
