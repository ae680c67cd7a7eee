import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Beatriz Friere Gonzalez'
const begin = (hqIce: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Hedge Fund', 'Enigma', 'Chum'],
      hand: ['Hunter'],
      hqIce: hqIce.map(each => rezzed(each)),
    })
    .runner({ rig: [title] })
    .runnerTurn()
  game.runner.uses(title)
  return game
}
const accessed = (game: ReturnType<typeof begin>) =>
  game.state.log.flatMap(each => (each.what === 'accessed' ? [each.card] : []))

test('Beatriz Friere Gonzalez runs HQ for 2 clicks, and breaches R&D for 1 more access', () => {
  const game = begin()
  expect(game.runner.clicks).toBe(2)
  expect(game.state.run).toMatchObject({ server: 'hq' })
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toEqual(['Hedge Fund', 'Enigma'])
})

test('Beatriz Friere Gonzalez breaches nothing if the run is not successful', () => {
  const game = begin(['Wall of Static'])
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toEqual([])
})

test('Beatriz Friere Gonzalez: a run on R&D that she does not make has no additional access', () => {
  const game = begin()
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toEqual(['Hedge Fund', 'Enigma', 'Hedge Fund'])
})
