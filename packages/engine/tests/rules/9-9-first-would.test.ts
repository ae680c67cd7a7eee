import { scenario } from '@paydata/scenario'
import { made, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { firstTimeWould, prevent, when } from '../../src/vocabulary.ts'

const definitions = defineCards('first would', [
  made(resource('Alibi'), when(firstTimeWould('turn', { effect: 'tags' }), prevent(1, { effect: 'tags' }))),
])

test('CR 9.9.5a: only the first time in a turn that the Runner would take tags is one prevented', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Alibi'] })
    .runnerTurn()
  game.fiat.giveTags(2)
  expect(game.runner.tags).toBe(1)
  game.fiat.giveTags(2)
  expect(game.runner.tags).toBe(3)
  expect(game.runner.question).toMatchObject({ kind: 'action', step: 'runnerTurn.action' })
})
