import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Nyusha "Sable" Sintashta: Symphonic Prodigy'
const begin = () => {
  const game = scenario({ definitions }).runner({ identity: title }).beforeRunnerTurn()
  game.fiat.nextRandom(2)
  game.passUntil('runnerAction')
  return game
}

test('Nyusha "Sable" Sintashta identifies her mark as the turn begins, and gains a click at the first run on it', () => {
  const game = begin()
  expect(game.state.mark).toBe('archives')
  game.runner.runs('Archives')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.clicks).toBe(4)
  game.passUntil('nextAction')
  game.runner.runs('Archives')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.clicks).toBe(3)
})

test('Nyusha "Sable" Sintashta gains no click at a run on another server', () => {
  const game = begin()
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.clicks).toBe(3)
})
