import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const ansel = 'Ansel 1.0'
const table = (
  corp: Parameters<ReturnType<typeof scenario>['corp']>[0],
  runner: Parameters<ReturnType<typeof scenario>['runner']>[0] = {},
) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed(ansel)], ...corp })
    .runner({ clicks: 3, ...runner })
    .encountering(ansel)

test('the Runner may lose clicks to break subroutines of Ansel 1.0, one for each', () => {
  const game = table({}, { clicks: 2, rig: ['Corroder'] })
  game.runner.uses(ansel)
  game.runner.breaks(0)
  game.runner.uses(ansel)
  game.runner.breaks(2)
  expect(game.runner.clicks).toBe(0)
  expect(game.card(ansel).subroutines.map(each => each.broken)).toEqual([true, false, true])
  expect(() => game.runner.uses(ansel)).toThrow('click')
  game.runner.passes()
  expect(game.corp.question?.options.map(option => option.kind)).toEqual(['pass'])
})

test('Ansel 1.0 trashes an installed card of the Runner, of any type, that the Corp chooses', () => {
  const game = table(
    { remotes: [{ root: ['PAD Campaign'] }] },
    { rig: ['Corroder', 'Wyldside', 'The Toolbox'] },
  )
  game.bothPass()
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual([
    'Corroder',
    'Wyldside',
    'The Toolbox',
  ])
  const saved = game.save()
  game.corp.answers('choose', 'Wyldside')
  expect(game.runner.heap).toEqual(['Wyldside'])
  game.restore(saved)
  game.corp.answers('choose', 'The Toolbox')
  expect(game.runner.heap).toEqual(['The Toolbox'])
})

test('Ansel 1.0 may install a card from HQ or from Archives, and its cost is paid', () => {
  const game = table({
    credits: 1,
    hand: ['Enigma', 'Hedge Fund', 'Hostile Takeover', 'SanSan City Grid'],
    archives: ['Hunter', facedown('PAD Campaign')],
  })
  game.bothPass()
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  // An operation cannot be installed.
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Enigma',
    'Hostile Takeover',
    'Hunter',
    'PAD Campaign',
    'SanSan City Grid',
  ])
  const saved = game.save()
  game.corp.answers('choose', 'Hunter')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.hq?.ice).toEqual([ansel, 'Hunter'])
  expect(game.card('Hunter').rezzed).toBe(false)
  expect(game.corp).toMatchObject({ credits: 0 })
  game.restore(saved)
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.corp.servers.remote1?.root).toEqual(['PAD Campaign'])
  game.restore(saved)
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'R&D')
  expect(game.corp.servers.rnd?.ice).toEqual(['Enigma'])
  expect(game.corp).toMatchObject({
    credits: 1,
    hand: ['Hedge Fund', 'Hostile Takeover', 'SanSan City Grid'],
  })
})

test('Ansel 1.0 does not need to install a card', () => {
  const game = table({ hand: ['Enigma'] })
  game.bothPass()
  game.corp.declines()
  expect(game.corp.hand).toEqual(['Enigma'])
})

test('Ansel 1.0 asks for no card where HQ and Archives are empty', () => {
  const game = table({})
  game.bothPass()
  expect(game.corp.question?.kind).not.toBeDefined()
})

test('after the third subroutine of Ansel 1.0 the Runner steals and trashes nothing of the Corp in this run', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Nisei MK II', rezzed('SanSan City Grid')], ice: [rezzed(ansel)] }] })
    .runner({ credits: 9 })
    .encountering(ansel)
  game.bothPass()
  game.passUntil('breach')
  game.runner.accesses('SanSan City Grid')
  expect(() => game.runner.trashes()).toThrow('Ansel 1.0')
  game.runner.passes()
  game.passUntil('access')
  game.runner.passes()
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ stolen: [], credits: 9 })
  expect(game.corp.servers.remote1?.root.toSorted()).toEqual(['Nisei MK II', 'SanSan City Grid'])
})

test('CR 1.2.2: after that no ability of the Runner trashes a card of the Corp either', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'], ice: [rezzed(ansel)] }] })
    .runner({ credits: 9, hand: ['Diesel', 'Diesel'], rig: ['Carnivore'] })
    .encountering(ansel)
  for (const broken of [0, 1]) {
    game.runner.uses(ansel)
    game.runner.breaks(broken)
  }
  game.bothPass()
  game.passUntil('access')
  game.runner.uses('Carnivore')
  game.runner.answers('payment', 'Diesel', 'Diesel')
  game.runner.passes()
  game.passUntil('runEnds')
  expect(game.runner.heap).toEqual(['Diesel', 'Diesel'])
  expect(game.corp.servers.remote1?.root).toEqual(['PAD Campaign'])
})

test('Ansel 1.0 forbids it no longer when the run is over', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed(ansel)], remotes: [{ root: ['Nisei MK II'] }] })
    .runner({ clicks: 1 })
    .encountering(ansel)
  game.bothPass()
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('remote1')
  game.finishRun({ accesses: 'steal' })
  expect(game.runner.stolen).toEqual(['Nisei MK II'])
})

test('the Runner may still trash their own cards after Ansel 1.0, and the Corp its own', () => {
  const game = table(
    { hqRoot: [rezzed('Anoetic Void')], hand: ['Enigma', 'Hunter'], credits: 2 },
    { rig: ['Crash Space'] },
  )
  game.bothPass()
  game.corp.answers('choose', 'Crash Space')
  game.corp.declines()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.agrees()
  game.corp.answers('payment', 'Enigma', 'Hunter')
  expect(game.corp.hand).toEqual([])
  expect(game.state.run).toBeUndefined()
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma', 'PAD Campaign'],
  others: ['Hedge Fund', 'Biotic Labor'],
  must: true,
  begin(hidden) {
    const game = table({ hand: hidden })
    game.runner.uses(ansel)
    game.runner.breaks(2)
    game.bothPass()
    game.corp.answers('may', 'yes')
    return game
  },
})
