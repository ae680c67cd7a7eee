import { scenario } from '@paydata/scenario'
import { made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { isTagged, lasting, memory, play, untilTurnEnds, whileSo } from '../../src/vocabulary.ts'

const definitions = defineCards('rules-10-3-memory', [
  made(operation('Interference'), play(lasting(untilTurnEnds, [memory(-2)]))),
  made(resource('Good Name'), whileSo(isTagged, memory(-3))),
  made(program('Small Program')),
  made({ ...program('Big Program'), memory: 3 }),
])

test('CR 3.9.3c, 10.3.1e: programs are trashed as soon as an effect leaves too little memory for a time', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Interference'] })
    .runner({ rig: ['Small Program', 'Big Program'] })
    .corpTurn()
  game.corp.plays('Interference')
  expect(game.runner.question?.kind).toBe('overMemory')
  game.runner.answers('overMemory', 'Big Program')
  expect(game.runner).toMatchObject({ programs: ['Small Program'], heap: ['Big Program'] })
})

test('CR 3.9.3c, 10.3.1e: and as soon as a condition comes to hold', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Good Name', 'Small Program', 'Small Program'] })
    .runnerTurn()
  game.fiat.giveTags(1)
  expect(game.runner.question?.kind).toBe('overMemory')
})

test('CR 1.20.2, 10.3.1e: less memory than none asks for nothing when there are no programs', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Interference', 'Interference', 'Interference'] })
    .runner({ rig: ['Small Program'] })
    .corpTurn()
  game.corp.plays('Interference')
  game.passUntil('nextAction')
  game.corp.plays('Interference')
  game.runner.answers('overMemory', 'Small Program')
  game.passUntil('nextAction')
  game.corp.plays('Interference')
  expect(game.runner.programs).toEqual([])
  expect(game.runner.question).toBeUndefined()
})
