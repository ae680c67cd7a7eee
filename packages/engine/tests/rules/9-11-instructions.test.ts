import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { effectCards } from './cards/chapter-9.ts'

const table = () => scenario({ definitions: effectCards })

const runnerWith = (hand: readonly string[], rig: readonly string[], more: object = {}) =>
  table()
    .runner({ hand, rig, credits: 0, ...more })
    .runnerTurn()

test('9.10.3, 9.10.3c: what was chosen is remembered while the card is active', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Gate')], rndIce: [rezzed('Gate')] })
    .runner({ hand: ['Remember Ice'], credits: 0 })
    .runnerTurn()
  game.runner.installs('Remember Ice')
  game.runner.chooses(game.cards('Gate')[0] ?? 'Gate')
  game.passUntil('nextAction')
  game.runner.runs('rnd')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(0)
  game.runner.runs('hq')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(4)
})

test('9.10.3b: a choice made as the turn begins is forgotten when it ends', () => {
  const game = table()
    .corp({ deck: ['Gate', 'Gate', 'Gate', 'Gate'] })
    .runner({ rig: ['Remember Server'], credits: 0 })
    .beforeRunnerTurn()
  game.bothPass()
  game.runner.agrees()
  game.runner.answers('server', 'Archives')
  game.passUntil('nextAction')
  game.fiat.set({ runner: { clicks: 1 } })
  game.runner.runs('archives')
  game.passUntil('corpAction')
  expect(game.runner.credits).toBe(4)
  game.fiat.set({ corp: { clicks: 1 } })
  game.corp.gainsCredit()
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  game.runner.declines()
  game.passUntil('runnerAction')
  game.runner.runs('archives')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(4)
})

test('9.11.1a, 9.11.4f: after a nested cost is paid there is a checkpoint, then what it was paid for is imminent', () => {
  const game = runnerWith([], ['Broker', 'Sold', 'Cost Watch'])
  game.runner.uses('Broker')
  game.runner.agrees()
  game.runner.chooses('Sold')
  expect(game.runner.heap).toEqual(['Sold'])
  expect(game.runner.question?.kind).toBe('reaction')
  expect(game.runner.credits).toBe(0)
  game.runner.uses('Cost Watch')
  game.runner.agrees()
  game.runner.declines()
  expect(game.runner.credits).toBe(4)
})

test('9.11.1b, 9.11.5: a run begun by an instruction has its checkpoints, and the ability goes on afterwards', () => {
  const game = runnerWith(['Dash'], ['Run Watch'])
  game.runner.plays('Dash')
  expect(game.runner.question?.kind).toBe('confirm')
  game.runner.agrees()
  expect(game.runner).toMatchObject({ credits: 1, tags: 0 })
  game.passUntil('jackOut')
  expect(game.runner.tags).toBe(0)
  game.runner.jacksOut()
  expect(game.runner.tags).toBe(1)
})

test('9.11.1c: drawing has a checkpoint within the instruction', () => {
  const game = runnerWith(['Draw And Tag'], ['Draw Watch'])
  game.runner.plays('Draw And Tag')
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.runner.tags).toBe(0)
  game.runner.agrees()
  expect(game.runner).toMatchObject({ credits: 1, tags: 1 })
  expect(game.runner.hand).toHaveLength(2)
})

test('9.11.1d: playing an event has a checkpoint before its text resolves', () => {
  const game = runnerWith(['Draw And Tag'], ['Play Watch'])
  game.runner.plays('Draw And Tag')
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.runner.hand).toHaveLength(0)
  game.runner.agrees()
  expect(game.runner).toMatchObject({ credits: 1, tags: 1 })
  expect(game.runner.hand).toHaveLength(2)
})

test('9.11.1e: a trace has a checkpoint when it is initiated', () => {
  const game = table()
    .corp({ hand: ['Trace Tag'], credits: 3 })
    .runner({ rig: ['Trace Watch'], credits: 1 })
    .corpTurn()
  game.corp.plays('Trace Tag')
  expect(game.runner.question?.kind).toBe('confirm')
  game.runner.agrees()
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 2) // the credit gained is there to be spent
  expect(game.runner).toMatchObject({ credits: 0, tags: 0 })
})

test('9.11.2, 9.11.1: each step of a run is followed by a checkpoint', () => {
  const game = runnerWith([], ['Run Watch'])
  game.runner.runs('hq')
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.state.run).toMatchObject({ server: 'hq', successful: false })
})

test('cr-26.03/9.11.2a/1 9.11.2a: between paying for an installation and its end there is no checkpoint', () => {
  const game = runnerWith(['Sold'], ['Install Watch'])
  game.runner.installs('Sold')
  // By the time anything may react the card is in the rig.
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.runner.rig).toContain('Sold')
})

test('9.11.4d: a search ends an instruction, while what was found is set aside', () => {
  const game = runnerWith(['Find'], ['Search Watch'], { deck: ['Blank', 'Sold', 'Blank'] })
  game.runner.plays('Find')
  game.runner.answers('search', 'Sold')
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.card('Sold').zone).toBe('setAside')
  game.runner.agrees()
  expect(game.runner.hand).toEqual(['Sold'])
})

test('9.11.4e: revealing ends an instruction before the cards are moved', () => {
  const game = runnerWith(['Show And Take'], ['Look Watch'], { deck: ['Sold', 'Blank'] })
  game.runner.plays('Show And Take')
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.card('Sold').zone).toBe('stack')
  game.runner.agrees()
  expect(game.runner.hand).toEqual(['Sold'])
})

test('9.11.4g, 9.12.3d: choosing an effect ends an instruction, and the chosen one can be prevented', () => {
  const game = runnerWith(['Choose One'], ['Tag Shield'])
  game.runner.plays('Choose One')
  expect(game.runner.question?.kind).toBe('effect')
  game.runner.answers('effect', 'tag')
  expect(game.runner.question?.kind).toBe('interrupt')
  game.runner.uses('Tag Shield')
  expect(game.runner).toMatchObject({ tags: 0, credits: 0 })
})
