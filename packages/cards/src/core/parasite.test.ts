import { viewFor } from '@paydata/engine'
import type { Definition } from '@paydata/engine/vocabulary'
import { defineCards, interruptFor, prevent, card as text, trashThis, type } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('ruling: Parasite is installed only on rezzed ice, never on Djinn', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: ['Hunter'], hqRoot: [rezzed('Red Herrings')] })
    .runner({ credits: 9, hand: ['Parasite'], rig: ['Djinn'] })
    .runnerTurn()
  game.runner.installs('Parasite')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Enigma'])
  game.runner.answers('host', 'Enigma')
  game.runner.answers('trashLike', 'continue')
  expect(game.card('Parasite').host).toBe('Enigma')
})

test('Parasite without counters changes strength by 0, as text keeps it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Hunter')] })
    .runner({ rig: [card('Parasite', { on: 'Hunter' })] })
    .runnerTurn()
  const view = viewFor(game.json, 'runner')
  expect(view).toEqual(JSON.parse(JSON.stringify(view)))
  expect(game.card('Hunter').strength).toBe(4)
})

test('Parasite cannot be installed without rezzed ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'] })
    .runner({ credits: 9, hand: ['Parasite'], rig: ['Djinn'] })
    .runnerTurn()
  expect(() => game.runner.installs('Parasite')).toThrow('CR 1.13.6c')
})

test('Parasite gets a virus counter when the turn begins, which weakens its host', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, hqIce: [rezzed('Hunter')] })
    .runner({ rig: [card('Parasite', { on: 'Hunter', counters: { virus: 1 } })] })
    .corpTurn('window')
  expect(game.card('Hunter').strength).toBe(3)
  game.passUntil('turnEnds')
  game.passUntil('nextAction')
  expect(game.card('Parasite').counters.virus).toBe(2)
  expect(game.card('Hunter').strength).toBe(2)
})

test('Parasite trashes its host at strength 0, and falls with it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ rig: [card('Parasite', { on: 'Enigma', counters: { virus: 1 } })] })
    .runnerTurn()
  game.fiat.placeCounters('Parasite', 'virus')
  game.passUntil('nextAction')
  expect(game.corp.archivesFaceup).toEqual(['Enigma'])
  expect(game.state.log.find(each => each.what === 'trashed' && each.card === 'Enigma')?.by).toBe('runner')
  expect(game.runner.heap).toEqual(['Parasite'])
})

test('Parasite trashes Rototurret as soon as it is installed on it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ credits: 2, hand: ['Parasite'] })
    .runnerTurn()
  game.runner.installs('Parasite', 'Rototurret')
  expect(game.corp.archives).toEqual(['Rototurret'])
})

test('ruling: Parasite: derezzed ice has no strength, so counters gather on it, and it is trashed when it is rezzed again', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: [rezzed('Enigma')] })
    .runner({ rig: [card('Parasite', { on: 'Enigma', counters: { virus: 1 } })] })
    .beforeRunnerTurn()
  game.fiat.derez('Enigma')
  game.passUntil('nextAction')
  expect(game.card('Parasite').counters.virus).toBe(2)
  expect(game.card('Enigma').zone).toBe('ice')
  game.fiat.rez('Enigma')
  expect(game.corp.archives).toEqual(['Enigma'])
})

test('Parasite: when the host goes in the middle of its encounter, the run goes on', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({
      rig: [
        card('Parasite', { on: 'Enigma', counters: { virus: 1 } }),
        card('Datasucker', { counters: { virus: 1 } }),
      ],
    })
    .encountering('Enigma')
  game.runner.uses('Datasucker')
  expect(game.corp.archives).toEqual(['Enigma'])
  expect(game.runner.heap).toEqual(['Parasite'])
  game.bothPass()
  expect(game.state.encountered).toBeUndefined()
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})

test('Parasite uses memory on its host, too, and one is asked to make room for it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 9, hand: ['Parasite'], rig: ['Mimic', 'Ninja', 'Magnum Opus'] })
    .runnerTurn()
  game.runner.installs('Parasite', 'Enigma')
  game.runner.answers('trashLike', 'Ninja')
  game.runner.answers('trashLike', 'continue')
  expect(game.runner).toMatchObject({ memoryUsed: 4, heap: ['Ninja'] })
})

test('Parasite: of two on one piece of ice one trashes it, and both fall with it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({
      rig: [
        card('Parasite', { on: 'Enigma', counters: { virus: 1 } }),
        card('Parasite', { on: 'Enigma', counters: { virus: 0 } }),
      ],
    })
    .runnerTurn()
  game.fiat.placeCounters(game.cards('Parasite')[1] ?? 'Parasite', 'virus')
  game.runner.chooses('Parasite')
  expect(game.corp.archives).toEqual(['Enigma'])
  expect(game.runner.heap).toEqual(['Parasite', 'Parasite'])
  expect(game.state.log.filter(each => each.what === 'trashed' && each.card === 'Enigma')).toHaveLength(1)
})

test('CR 9.6.7: Parasite trashes its host again when that was prevented', () => {
  const shelter: Definition = {
    ...text('shelter', interruptFor([trashThis], [prevent(1, { effect: 'trash', card: [type('ice')] })])),
    printed: { title: 'Shelter', side: 'corp', type: 'asset', cost: 0, trash: 0 },
  }
  const game = scenario({ definitions: defineCards('parasite-and-shelter', [...cards, shelter]) })
    .corp({ hqIce: [rezzed('Rototurret')], remotes: [{ root: [rezzed('Shelter')] }] })
    .runner({ credits: 2, hand: ['Parasite'] })
    .runnerTurn()
  game.runner.installs('Parasite', 'Rototurret')
  game.corp.uses('Shelter')
  expect(game.corp.archives).toEqual(expect.arrayContaining(['Shelter', 'Rototurret']))
  expect(game.state.log.filter(each => each.what === 'prevented')).toHaveLength(1)
})

test('Parasite of 1.6 and before has one subtype less', () => {
  const printed = (edition: string) => defineAllCards().asIn(edition).cards.get('parasite')?.printed.subtypes
  expect(['2012', '1.4', '1.6'].map(printed)).toEqual([['virus'], ['virus'], ['virus']])
  expect(printed('26.03')).toEqual(['virus', 'trojan'])
})
