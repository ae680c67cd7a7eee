import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const encounter = (ice: string) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed(ice)] })
    .runner({ rig: ['Laser Pointer'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('encounter')
  return game
}

test('Laser Pointer may be trashed to bypass AP, destroyer and observer ice', () => {
  for (const ice of ['Neural Katana', 'Archer', 'Hunter']) {
    const game = encounter(ice)
    game.runner.agrees()
    expect(game.state.log.some(each => each.what === 'iceBypassed' && each.card === ice)).toBe(true)
    expect(game.runner.heap).toEqual(['Laser Pointer'])
  }
})

test('Laser Pointer may stay, and does nothing to other ice', () => {
  const game = encounter('Hunter')
  game.runner.declines()
  expect(game.runner.rig).toEqual(['Laser Pointer'])
  expect(encounter('Enigma').runner.question).toMatchObject({ kind: 'paidWindow' })
})
