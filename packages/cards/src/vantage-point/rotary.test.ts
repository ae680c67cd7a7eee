import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (server: string, rig: readonly string[] = ['Rotary']) => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Enigma', 'Chum', 'Shadow'],
      deck: ['Hunter', 'Archer', 'Ichi 1.0'],
      archives: ['Hedge Fund'],
    })
    .runner({ credits: 0, rig })
    .runnerTurn()
  game.runner.runs(server)
  game.passUntil(
    state =>
      state.waiting.some(({ asks }) => asks === 'confirm') ||
      state.waiting.some(({ asks }) => asks === 'candidate'),
  )
  return game
}
const accesses = (game: ReturnType<typeof begin>): number =>
  game.state.log.filter(({ what }) => what === 'accessed').length

test('Rotary gives 1 more memory', () => {
  const game = scenario({ definitions })
    .runner({ credits: 3, hand: ['Rotary'] })
    .runnerTurn()
  game.runner.installs('Rotary')
  expect(game.runner).toMatchObject({ credits: 0, memory: 5 })
})

test('Rotary accesses 1 additional card of HQ or R&D for 1 tag', () => {
  for (const server of ['HQ', 'R&D']) {
    const game = begin(server)
    game.runner.agrees()
    expect(game.runner.tags).toBe(1)
    game.finishRun({ accesses: 'pass' })
    expect(accesses(game)).toBe(2)
  }
})

test('Rotary may be left alone, and asks again at the next breach', () => {
  const game = begin('HQ')
  game.runner.declines()
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(1)
  expect(game.runner.tags).toBe(0)
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))
  game.runner.agrees()
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(3)
})

test('CR 9.10.1: what Rotary adds to a breach is over with it', () => {
  const game = begin('HQ')
  game.runner.agrees()
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))
  game.runner.declines()
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(3)
})

test('Rotary does not ask when Archives are breached', () => {
  const game = begin('Archives')
  expect(game.runner.question).toMatchObject({ kind: 'candidate' })
})

test('CR 1.16.1a: the tag that Rotary takes to pay is not avoided', () => {
  const game = begin('HQ', ['Rotary', 'Decoy'])
  game.runner.agrees()
  expect(game.runner).toMatchObject({ tags: 1, rig: ['Rotary', 'Decoy'] })
})

const corpTurn = (tags: number, credits: number) =>
  scenario({ definitions })
    .corp({ credits })
    .runner({ tags, rig: ['Rotary'] })
    .corpTurn()

test('the Corp trashes Rotary for a click and 2 credits when the Runner is tagged', () => {
  const game = corpTurn(1, 2)
  game.corp.uses('Rotary')
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2 })
  expect(game.runner).toMatchObject({ rig: [], heap: ['Rotary'], tags: 1, memory: 4 })
})

test('CR 10.5.2: the Corp cannot use Rotary when the Runner is not tagged, nor without 2 credits', () => {
  expect(() => corpTurn(0, 2).corp.uses('Rotary')).toThrow('CR 10.5.2')
  expect(() => corpTurn(1, 1).corp.uses('Rotary')).toThrow('CR 1.16.1')
})

test('CR 1.14.4b: the Runner cannot trash Rotary with that ability', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, tags: 1, rig: ['Rotary'] })
    .runnerTurn()
  expect(game.runner.question?.options.map(({ card }) => card)).not.toContain('Rotary')
  expect(() => game.runner.uses('Rotary')).toThrow('no such ability')
})
