import type { Definition } from '@paydata/engine/vocabulary'
import { defineCards, card as text } from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('ruling: Noise: the Corp trashes the top card of R&D facedown when a virus program is installed', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter'] })
    .runner({ identity: 'Noise', hand: ['Datasucker', 'Mimic'] })
    .runnerTurn()
  game.runner.installs('Datasucker')
  expect(game.corp).toMatchObject({ deck: ['Hunter'], archivesFacedown: ['Enigma'] })
  expect(game.state.log.find(each => each.what === 'trashed')?.by).toBe('corp')
})

test('Noise does nothing for other programs', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter'] })
    .runner({ identity: 'Noise', hand: ['Mimic'] })
    .runnerTurn()
  game.runner.installs('Mimic')
  expect(game.corp.archives).toEqual([])
})

test('Noise empties R&D without ending the game', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma'] })
    .runner({ identity: 'Noise', hand: ['Datasucker'] })
    .runnerTurn()
  game.runner.installs('Datasucker')
  expect(game.corp.deck).toEqual([])
  expect(game.state.over).toBe(false)
})

test('Noise: a virus program installed by an event counts, and one that is an icebreaker too', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter'] })
    .runner({ credits: 2, identity: 'Noise', hand: ['Modded', 'Crypsis'] })
    .runnerTurn()
  game.runner.plays('Modded')
  game.runner.answers('choose', 'Crypsis')
  expect(game.runner.programs).toEqual(['Crypsis'])
  expect(game.corp.archivesFacedown).toEqual(['Enigma'])
})

/** A virus that is no program. */
const virusChip: Definition = {
  ...text('virus_chip'),
  printed: { title: 'Virus Chip', side: 'runner', type: 'hardware', subtypes: ['virus'], cost: 1 },
}

test('Noise does nothing for a virus that is no program', () => {
  const game = scenario({ definitions: defineCards('noise-and-chip', [...cards, virusChip]) })
    .runner({ identity: 'Noise', hand: ['Virus Chip'] })
    .runnerTurn()
  game.runner.installs('Virus Chip')
  expect(game.corp.archives).toEqual([])
})
