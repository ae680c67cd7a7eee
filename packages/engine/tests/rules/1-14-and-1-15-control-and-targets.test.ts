import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter1 } from './cards/chapter-1.ts'

const table = () => scenario({ definitions: chapter1 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.label) ?? []
const offered = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.card) ?? []

test('1.14.3, 1.14.2a, 1.14.2c: a player pays only with what they control', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Asset'] }] })
    .runner({ rig: ['Smasher', 'Gear', 'Contact'] })
    .runnerTurn()
  game.passUntil('runnerAction')
  game.runner.gainsCredit()
  game.runner.uses('Smasher')
  expect(offered(game, 'runner')).toEqual(['Gear', 'Contact'])
})

test('1.14.2d, 1.14.2f: credits in a pool and on a card are for the player who controls them', () => {
  const game = table()
    .corp({ credits: 0, hqIce: ['Plain Ice'] })
    .runner({ credits: 5, rig: [card('Run Fund', { counters: { credit: 3 } })] })
    .approaching('Plain Ice')
  game.runner.passes()
  expect(labels(game, 'corp')).toEqual(['Pass'])
})

test('1.14.3a, 1.14.2e: either player may pay by removing tags of the Runner', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: [rezzed('Forgiver')] }] })
    .runner({ tags: 2 })
    .corpTurn('window')
  game.corp.uses('Forgiver')
  expect(game.runner.tags).toBe(1)
  expect(game.corp.credits).toBe(4)
})

test('1.14.4: a player uses only abilities they control', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Own Ability')] }] })
    .runnerTurn()
  expect(labels(game, 'runner')).not.toContain('Use Own Ability')
})

test('1.14.4b: an ability that names a player is that player’s, whoever controls the card', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Bioroid')] })
    .encountering('Bioroid')
  expect(labels(game, 'runner')).toContain('Use Bioroid')
  game.runner.passes()
  expect(labels(game, 'corp')).not.toContain('Use Bioroid')
})

test('1.14.5: the player who controls an ability chooses, unless it names somebody', () => {
  const chooser = (title: string) => {
    const game = table()
      .corp({ hqIce: [rezzed(title)] })
      .runner({ rig: ['Small', 'Virus'] })
      .encountering(title)
    game.bothPass()
    return game.corp.question?.kind === 'choose' ? 'corp' : 'runner'
  }
  expect(chooser('Our Choice')).toBe('corp')
  expect(chooser('Their Choice')).toBe('runner')
})

test('1.14.5a: a condition about a player is met only when that player does it', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Trasher'], remotes: [{ root: [rezzed('Runner Trash Watch')] }] })
    .runner({ rig: ['Small', 'Virus'], hand: ['Runner Trasher'] })
    .corpTurn()
  game.corp.plays('Trasher')
  game.corp.answers('choose', 'Small')
  expect(game.corp.credits).toBe(0)
  const other = table()
    .corp({ credits: 0, remotes: [{ root: [rezzed('Runner Trash Watch')] }] })
    .runner({ rig: ['Small'], hand: ['Runner Trasher'] })
    .runnerTurn()
  other.runner.plays('Runner Trasher')
  other.runner.answers('choose', 'Small')
  expect(other.corp.credits).toBeGreaterThan(0)
})

test('1.15.1b: a number is chosen as its instruction resolves', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Number First'] })
    .corpTurn()
  game.corp.plays('Number First')
  expect(game.runner.tags).toBe(1)
  game.corp.answers('number', 2)
  expect(game.corp.credits).toBe(2)
})

test('1.15.2a: an announced card stays where and as it is', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Polisher'], hqIce: ['Plain Ice', 'Click Ice'] })
    .corpTurn()
  game.corp.plays('Polisher')
  expect(game.card('Plain Ice')).toMatchObject({ facedown: true, server: 'hq' })
  expect(game.corp.question?.kind).toBe('choose')
})

test('1.15.2b, 1.15.2c: only valid targets, installed when nothing else is said', () => {
  const game = table()
    .corp({ hand: ['Trasher'] })
    .runner({ hand: ['Virus'], heap: ['Costly Program'], rig: ['Small', 'Gear', 'Tower'] })
    .corpTurn()
  game.corp.plays('Trasher')
  expect(offered(game, 'corp')).toEqual(['Small', 'Tower'])
})

test('1.15.2d, 1.15.2e, 1.2.4: several targets at once, each only once, and as many as there are', () => {
  const game = table()
    .corp({ hand: ['Double Kill', 'Double Kill'] })
    .runner({ rig: ['Small', 'Tower', 'Virus'] })
    .corpTurn()
  game.corp.plays('Double Kill')
  expect(game.corp.question).toMatchObject({ min: 2, max: 2 })
  expect(() => game.corp.answers('choose', 'Small', 'Small')).toThrow('no answer to what is open')
  game.corp.answers('choose', 'Small', 'Tower')
  expect(game.runner.rig).toEqual(['Virus'])
  game.passUntil('nextAction')
  game.corp.plays('Double Kill')
  game.corp.answers('choose', 'Virus')
  expect(game.runner.rig).toEqual([])
})

test('1.15.2f, 1.15.3: a target that is gone when the instruction resolves is not replaced by another', () => {
  const game = table()
    .corp({ hand: ['Double Kill'] })
    .runner({ rig: ['Virus', 'Small', 'Tower', 'Sacrifice'] })
    .corpTurn()
  game.corp.plays('Double Kill')
  game.corp.answers('choose', 'Virus', 'Small')
  game.runner.uses('Sacrifice')
  game.runner.answers('payment', 'Small')
  while (game.runner.question?.kind === 'interrupt') game.runner.passes()
  // The virus is saved, the other one was the cost; nobody chooses the third.
  expect(game.runner.rig.toSorted()).toEqual(['Sacrifice', 'Tower', 'Virus'])
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
})

test('1.15.4: later instructions act on the same target', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Polisher'], hqIce: ['Plain Ice', 'Click Ice'] })
    .corpTurn()
  game.corp.plays('Polisher')
  game.corp.answers('choose', 'Click Ice')
  expect(game.card('Click Ice')).toMatchObject({ rezzed: true, counters: { power: 1 } })
})
