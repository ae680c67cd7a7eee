import { card, scenario } from '@paydata/scenario'
import { made, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  all,
  always,
  canHost,
  chosen,
  clicks,
  from,
  host,
  hostsAtMost,
  paid,
  type,
} from '../../src/vocabulary.ts'

const inGrip = from('grip')
const definitions = defineCards('rules-9-3-host-limits', [
  made(resource('Shelf'), always(hostsAtMost(2)), paid([clicks(1)], [host(all(inGrip))])),
  made(resource('Rack'), always(canHost(9, type('program'))), paid([clicks(1)], [host(chosen(inGrip))])),
  made(program('Tool')),
  made(resource('Kit')),
])

test('CR 9.3.3e, 1.2.2: a card beyond the limit of its host is not hosted, and nobody is asked to trash one for it', () => {
  const game = scenario({ definitions })
    .runner({ rig: [card('Shelf', { hosting: ['Kit'] })], hand: ['Tool', 'Kit'] })
    .runnerTurn()
  game.runner.uses('Shelf')
  expect(game.card('Shelf').hosted).toHaveLength(2)
  game.passUntil('nextAction')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.runner.heap).toEqual([])
})

test('CR 9.3.3e: of what is not of the kind that it can host none can be chosen', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Rack'], hand: ['Tool', 'Kit'] })
    .runnerTurn()
  game.runner.uses('Rack')
  expect(() => game.runner.answers('choose', 'Kit')).toThrow('CR 9.3.3e')
  game.runner.answers('choose', 'Tool')
  expect(game.card('Rack').hosted).toEqual(['Tool'])
})
