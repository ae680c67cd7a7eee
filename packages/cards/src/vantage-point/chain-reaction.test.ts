import { lastTurn, rezzed, scenario, successfulRun } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const three = ['hq', 'rnd', 'archives'] as const
const begin = (corp: object, rig: readonly string[], servers: readonly (typeof three)[number][] = three) =>
  scenario({ definitions })
    .corp(corp)
    .runner({ credits: 2, hand: ['Chain Reaction'], rig })
    .history(...servers.map(server => successfulRun(server)))
    .runnerTurn()

const board = {
  hqIce: [rezzed('Enigma')],
  rndIce: ['Hunter'],
  hqRoot: ['Red Herrings'],
  remotes: [{ root: ['PAD Campaign'] }],
}

test('Chain Reaction trashes 2 installed Corp cards of any kind, then the Corp trashes 1 Runner card', () => {
  const game = begin(board, ['Mimic', 'Decoy', 'Desperado'])
  game.runner.plays('Chain Reaction')
  expect(game.runner.question).toMatchObject({ kind: 'choose', min: 2, max: 2 })
  expect(game.runner.question?.options.map(option => option.card).sort()).toEqual([
    'Enigma',
    'Hunter',
    'PAD Campaign',
    'Red Herrings',
  ])
  const asked = game.save()
  game.runner.answers('choose', 'Hunter', 'PAD Campaign')
  expect(game.corp.archives.sort()).toEqual(['Hunter', 'PAD Campaign'])
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Decoy',
    'Desperado',
    'Mimic',
  ])
  game.corp.answers('choose', 'Decoy')
  expect(game.runner).toMatchObject({ credits: 1, rig: ['Mimic', 'Desperado'] })
  expect(game.runner.heap.sort()).toEqual(['Chain Reaction', 'Decoy'])
  game.restore(asked)
  game.runner.answers('choose', 'Enigma', 'Red Herrings')
  game.corp.answers('choose', 'Desperado')
  expect(game.corp.archives.sort()).toEqual(['Enigma', 'Red Herrings'])
  expect(game.runner.rig).toEqual(['Mimic', 'Decoy'])
})

test('CR 9.1.8c: Chain Reaction needs a successful run on each central server in the same turn', () => {
  for (const missing of three) {
    const game = begin(
      board,
      ['Mimic'],
      three.filter(server => server !== missing),
    )
    expect(() => game.runner.plays('Chain Reaction')).toThrow('CR 9.1.8c')
  }
  const last = scenario({ definitions })
    .runner({ credits: 2, hand: ['Chain Reaction'] })
    .history(successfulRun('hq'), successfulRun('rnd'), lastTurn(successfulRun('archives')))
    .runnerTurn()
  expect(() => last.runner.plays('Chain Reaction')).toThrow('CR 9.1.8c')
})

test('CR 1.2.4: Chain Reaction trashes as many as there are, and nothing where nothing is installed', () => {
  const one = begin({ hqIce: ['Enigma'] }, [])
  one.runner.plays('Chain Reaction')
  one.runner.answers('choose', 'Enigma')
  expect(one.corp.archives).toEqual(['Enigma'])
  expect(one.runner.heap).toEqual(['Chain Reaction'])
  const none = begin({}, ['Mimic'])
  none.runner.plays('Chain Reaction')
  none.corp.answers('choose', 'Mimic')
  expect(none.runner).toMatchObject({ rig: [], clicks: 3 })
})
