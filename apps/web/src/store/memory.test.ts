import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { nothingRemembered, remembered } from './memory.ts'

const definitions = defineAllCards()

test('the memory keeps an accessed facedown card, and since when each card is where it is', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Adonis Campaign'] }] })
    .runner({ credits: 0 })
    .accessing('Adonis Campaign')
  const during = viewFor(game.json, 'runner')
  const memory = remembered(nothingRemembered, during)
  game.runner.passes()
  const after = viewFor(game.json, 'runner')
  const card = after.servers.flatMap(({ root }) => root).find(({ face }) => face === null)
  expect(memory.seen.get(card?.id ?? -1)).toEqual({ definition: 'adonis_campaign', turn: during.turn })
  expect(memory.since.get(card?.id ?? -1)).toBe(during.turn)
  expect(remembered(memory, after)).toBe(memory)
})

test('the memory has nothing about a card that the viewer has never seen', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Adonis Campaign'] }] })
    .runnerTurn()
  expect(remembered(nothingRemembered, viewFor(game.json, 'runner')).seen.size).toBe(0)
})
