import { defineAllCards } from '@paydata/cards'
import { occurrencesFor, viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { nothingRemembered, remembered } from './memory.ts'

const definitions = defineAllCards()

test('the memory keeps an accessed facedown card, and since when each card is where it is', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Adonis Campaign'] }] })
    .runner({ credits: 0 })
    .accessing('Adonis Campaign')
  const during = viewFor(game.json, 'runner')
  const memory = remembered(nothingRemembered, during, [])
  game.runner.passes()
  const after = viewFor(game.json, 'runner')
  const card = after.servers.flatMap(({ root }) => root).find(({ face }) => face === null)
  expect(memory.seen.get(card?.id ?? -1)).toEqual({ definition: 'adonis_campaign', turn: during.turn })
  expect(memory.since.get(card?.id ?? -1)).toBe(during.turn)
  expect(remembered(memory, after, [])).toBe(memory)
})

test('the memory has nothing about a card that the viewer has never seen', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Adonis Campaign'] }] })
    .runnerTurn()
  expect(remembered(nothingRemembered, viewFor(game.json, 'runner'), []).seen.size).toBe(0)
})

test.each(['runner', 'spectator'] as const)('an exposed card stays known where it lies (%s)', viewer => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Snare!'] }, { root: ['Adonis Campaign'] }] })
    .runner({ credits: 0, hand: ['Infiltration'] })
    .runnerTurn()
  const now = () => viewFor(game.json, viewer)
  game.runner.plays('Infiltration')
  game.runner.answers('effect', 1)
  game.runner.answers('choose', 'Snare!')
  const before = remembered(nothingRemembered, now(), [])
  expect(before.seen.size).toBe(0)
  game.corp.passes()
  const view = now()
  const [snare, adonis] = view.servers.flatMap(({ root }) => root).filter(({ face }) => face === null)
  const memory = remembered(before, view, occurrencesFor(game.json, viewer))
  expect(snare?.id).not.toBe(adonis?.id)
  expect([...memory.seen]).toEqual([[snare?.id, { definition: 'snare', turn: view.turn }]])
  expect(remembered(memory, view, occurrencesFor(game.json, viewer))).toBe(memory)
})

test('an exposed card that has left is not remembered of another that lies on the table', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Snare!'] }, { root: ['Adonis Campaign'] }] })
    .runner({ credits: 0, hand: ['Infiltration'] })
    .runnerTurn()
  game.runner.plays('Infiltration')
  game.runner.answers('effect', 1)
  game.runner.answers('choose', 'Snare!')
  game.corp.passes()
  const shown = occurrencesFor(game.json, 'runner')
  game.fiat.trash('Snare!')
  expect(remembered(nothingRemembered, viewFor(game.json, 'runner'), shown).seen.size).toBe(0)
})
