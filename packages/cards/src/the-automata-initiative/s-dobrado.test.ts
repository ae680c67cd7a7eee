import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (stolen: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma'), rezzed('Wall of Static'), rezzed('Hunter')] })
    .runner({ credits: 2, stolen, hand: ['S-Dobrado'] })
    .runnerTurn()
  game.runner.plays('S-Dobrado')
  expect(game.runner.question?.options.map(option => option.server)).toEqual(['hq', 'rnd', 'archives'])
  game.runner.answers('server', 'HQ')
  return game
}
const bypassed = (game: ReturnType<typeof plays>) =>
  game.state.log.flatMap(each => (each.what === 'iceBypassed' ? [each.card] : []))

test('S-Dobrado runs a central server and bypasses the first ice', () => {
  const game = plays([])
  game.finishRun({ accesses: 'pass' })
  expect(bypassed(game)).toEqual(['Hunter'])
})

test('S-Dobrado may bypass the second ice for a click at threat level 4, and not the third', () => {
  const game = plays(['Priority Requisition', 'Hostile Takeover'])
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  const before = game.save()
  game.runner.agrees()
  game.finishRun({ accesses: 'pass' })
  expect(bypassed(game)).toEqual(['Hunter', 'Wall of Static'])
  expect(game.runner.clicks).toBe(1)
  game.restore(before)
  game.runner.declines()
  game.finishRun({ accesses: 'pass' })
  expect(bypassed(game)).toEqual(['Hunter'])
})
