import type { Definition } from '@paydata/engine/vocabulary'
import { always, cannot, card, defineCards } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('cr-26.03/6.1.2d/1, ruling: Sneakdoor Beta runs Archives, and is successful on HQ without meeting its ice', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'], hqIce: [rezzed('Wall of Static')] })
    .runner({ rig: ['Sneakdoor Beta'] })
    .runnerTurn()
  game.runner.uses('Sneakdoor Beta')
  expect(game.runner.clicks).toBe(3)
  expect(game.state.run?.server).toBe('archives')
  game.passUntil('breach')
  expect(game.state).toMatchObject({ breached: 'hq' })
  const log = game.state.log
  expect(log.filter(each => each.what === 'runBegan').map(each => each.server)).toEqual(['archives'])
  expect(log.filter(each => each.what === 'runSuccessful').map(each => each.server)).toEqual(['hq'])
})

test('ruling: Sneakdoor Beta that was trashed during its run still changes the server', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'], archivesIce: [rezzed('Rototurret')] })
    .runner({ credits: 1, rig: ['Sneakdoor Beta', 'Ninja'] })
    .runnerTurn()
  game.runner.uses('Sneakdoor Beta')
  game.passUntil('encounter')
  game.runner.uses('Ninja', 0)
  game.runner.breaks(1)
  game.bothPass()
  game.corp.answers('choose', 'Sneakdoor Beta')
  game.passUntil('breach')
  expect(game.state.breached).toBe('hq')
})

test('Sneakdoor Beta costs a click, and other runs on Archives stay there', () => {
  const game = scenario({ definitions })
    .corp({ archives: ['Enigma'] })
    .runner({ rig: ['Sneakdoor Beta'] })
    .running('Archives')
  game.passUntil('breach')
  expect(game.state.breached).toBe('archives')
})

/** An upgrade that keeps runs on its server from being successful. */
const grid: Definition = {
  ...card('grid', always(cannot('beSuccessful', { server: ['here'] }))),
  printed: { title: 'Grid', side: 'corp', type: 'upgrade', cost: 0 },
}

/** A run with Sneakdoor Beta has come to the breach, past the grid. */
const withGridAt = (root: 'hqRoot' | 'archivesRoot', edition = '26.03') => {
  const game = scenario({ definitions: defineCards('sneakdoor', [...cards, grid]), edition })
    .corp({ hand: ['Enigma'], archives: ['Hunter'], [root]: [rezzed('Grid')] })
    .runner({ rig: ['Sneakdoor Beta'] })
    .runnerTurn()
  game.runner.uses('Sneakdoor Beta')
  game.passUntil('breach')
  return game
}

test('ruling: Sneakdoor Beta: where no run on HQ is successful, HQ is breached without success', () => {
  const { state } = withGridAt('hqRoot')
  expect(state.breached).toBe('hq')
  expect(state.log.map(each => each.what)).not.toContain('runSuccessful')
})

test('ruling: Sneakdoor Beta: where no run on Archives is successful, the server stays', () => {
  const { state } = withGridAt('archivesRoot')
  expect(state.breached).toBe('archives')
  expect(state.log.map(each => each.what)).not.toContain('runSuccessful')
})

test.each(['2012', '2013', '2017'])(
  'Sneakdoor Beta of %s: the successful run counts as one on HQ, with all that HQ says',
  edition => {
    const game = scenario({ definitions, edition })
      .corp({ hand: ['Enigma'] })
      .runner({ credits: 0, identity: 'Gabriel Santiago', rig: ['Sneakdoor Beta'] })
      .runnerTurn()
    game.runner.uses('Sneakdoor Beta')
    game.passUntil('breach')
    expect(game.state).toMatchObject({ breached: 'hq' })
    expect(game.runner.credits).toBe(2)
    const log = game.state.log
    expect(log.filter(each => each.what === 'runBegan').map(each => each.server)).toEqual(['archives'])
    expect(log.filter(each => each.what === 'runSuccessful').map(each => each.server)).toEqual(['hq'])
  },
)

test('Sneakdoor Beta of 2013: what keeps runs on HQ from success does not look at a run on Archives', () => {
  const { state } = withGridAt('hqRoot', '2013')
  expect(state.breached).toBe('hq')
  expect(state.log.map(each => each.what)).toContain('runSuccessful')
})

test('Sneakdoor Beta of 2013: a run on Archives that cannot be successful is treated as no other', () => {
  const { state } = withGridAt('archivesRoot', '2013')
  expect(state.breached).toBe('archives')
  expect(state.log.map(each => each.what)).not.toContain('runSuccessful')
})
