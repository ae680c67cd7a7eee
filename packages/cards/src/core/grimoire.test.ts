import type { Definition } from '@paydata/engine/vocabulary'
import { defineCards, card as text } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Grimoire gives 2 memory and a virus counter to each virus program that is installed', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Grimoire'], hand: ['Datasucker', 'Mimic'] })
    .runnerTurn()
  expect(game.runner.memory).toBe(6)
  game.runner.installs('Datasucker')
  expect(game.card('Datasucker').counters.virus).toBe(1)
})

test('Grimoire places nothing on other programs, and nothing on what was installed before it', () => {
  const game = scenario({ definitions })
    .runner({ credits: 6, rig: ['Datasucker'], hand: ['Grimoire', 'Mimic'] })
    .runnerTurn()
  game.runner.installs('Grimoire')
  game.passUntil('nextAction')
  game.runner.installs('Mimic')
  game.runner.answers('trashLike', 'continue')
  expect(game.card('Datasucker').counters.virus ?? 0).toBe(0)
  expect(game.card('Mimic').counters.virus ?? 0).toBe(0)
})

test('CR 3.9.3c: without Grimoire too many programs have to go', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Grimoire', 'Mimic', 'Ninja', 'Corroder', 'Magnum Opus'] })
    .runnerTurn()
  game.fiat.trash('Grimoire')
  game.runner.answers('overMemory', 'Magnum Opus')
  expect(game.runner.programs).toEqual(['Mimic', 'Ninja', 'Corroder'])
})

test('Grimoire places its counter on Parasite, which may be enough to trash the host at once', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 2, rig: ['Grimoire'], hand: ['Parasite'] })
    .runnerTurn()
  game.runner.installs('Parasite', 'Ice Wall')
  expect(game.corp.archives).toEqual(['Ice Wall'])
  expect(game.runner.heap).toEqual(['Parasite'])
})

/** A virus that is no program. */
const virusChip: Definition = {
  ...text('virus_chip'),
  printed: { title: 'Virus Chip', side: 'runner', type: 'hardware', subtypes: ['virus'], cost: 1 },
}

test('Grimoire places nothing on a virus that is no program', () => {
  const game = scenario({ definitions: defineCards('grimoire-and-chip', [...cards, virusChip]) })
    .runner({ rig: ['Grimoire'], hand: ['Virus Chip'] })
    .runnerTurn()
  game.runner.installs('Virus Chip')
  expect(game.card('Virus Chip').counters.virus ?? 0).toBe(0)
})
