import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object = {}, runner: object = {}) => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Hedge Fund'], archives: ['Ping'], ...corp })
    .runner({ credits: 0, hand: ['Maintenance Access'], ...runner })
    .runnerTurn()
  game.runner.plays('Maintenance Access')
  return game
}
type Begun = ReturnType<typeof begin>
const serversOf = (game: Begun, what: string) =>
  game.state.log.filter(each => each.what === what).map(({ server }) => server)

test('Maintenance Access costs two clicks, and runs Archives', () => {
  const game = begin()
  expect(game.runner).toMatchObject({ clicks: 2, credits: 0 })
  expect(game.state.run).toMatchObject({ server: 'archives' })
})

test('Maintenance Access approaches HQ instead of Archives, past the ice protecting HQ, and breaches it', () => {
  const game = begin({ hqIce: [rezzed('Palisade')] })
  game.passUntil('breach')
  expect(game.state.breached).toBe('hq')
  expect(serversOf(game, 'runBegan')).toEqual(['archives'])
  expect(serversOf(game, 'attackedServerChanged')).toEqual(['hq'])
  expect(serversOf(game, 'serverApproached')).toEqual(['hq'])
  expect(serversOf(game, 'runSuccessful')).toEqual(['hq'])
  expect(game.state.log.map(({ what }) => what)).not.toContain('iceApproached')
})

test('Maintenance Access: the Runner passes the ice protecting Archives first', () => {
  const game = begin({ archivesIce: [rezzed('Tithe')] }, { hand: ['Maintenance Access', 'Sure Gamble'] })
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe('Tithe')
  game.bothPass()
  expect(game.runner.hand).toEqual([])
  expect(game.state.run).toMatchObject({ server: 'archives' })
  game.passUntil('breach')
  expect(game.state.breached).toBe('hq')
  expect(serversOf(game, 'allIcePassed')).toEqual(['archives'])
})

test('Maintenance Access: ice that ends the run leaves it unsuccessful, on Archives', () => {
  const game = begin({ archivesIce: [rezzed('Palisade')] })
  game.passUntil('encounter')
  game.bothPass()
  expect(serversOf(game, 'runUnsuccessful')).toEqual(['archives'])
  expect(serversOf(game, 'serverApproached')).toEqual([])
})

test('Maintenance Access: the Runner may jack out before the approach', () => {
  const game = begin()
  game.passUntil('jackOut')
  game.runner.jacksOut()
  expect(serversOf(game, 'attackedServerChanged')).toEqual([])
  expect(serversOf(game, 'runUnsuccessful')).toEqual(['archives'])
})

test('Maintenance Access meets what waits for an approach of HQ, not of Archives', () => {
  const atHq = begin({ hqRoot: [rezzed('Manegarm Skunkworks')] }, { credits: 5 })
  atHq.passUntil(() => atHq.runner.question?.kind === 'confirm')
  expect(atHq.runner.question?.words).toContain('Manegarm Skunkworks')
  atHq.runner.declines()
  expect(serversOf(atHq, 'runUnsuccessful')).toEqual(['hq'])
  const atArchives = begin({ archivesRoot: [rezzed('Manegarm Skunkworks')] })
  atArchives.passUntil('breach')
  expect(atArchives.state.breached).toBe('hq')
})

test('Maintenance Access makes a successful run on HQ for cards that ask for one', () => {
  const game = begin({ hqIce: [rezzed('Tithe')] }, { rig: ['Maglectric Rapid (748 Mod)'] })
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  game.runner.agrees()
  game.runner.answers('choose', 'Tithe')
  expect(game.card('Tithe').rezzed).toBe(false)
})

test('Maintenance Access: moved to the outermost position of Archives, the Runner approaches HQ from there', () => {
  const game = begin({
    scored: [card('Proprionegation', { counters: { agenda: 1 } })],
    archivesIce: [rezzed('Vertigo')],
  })
  game.passUntil(({ frames }) => frames.some(frame => 'step' in frame && frame.step === 'movementWindow'))
  game.runner.passes()
  game.corp.uses('Proprionegation')
  game.passUntil('breach')
  expect(serversOf(game, 'iceEncountered')).toEqual(['archives', 'archives'])
  expect(serversOf(game, 'serverApproached')).toEqual(['hq'])
})

test('Maintenance Access cannot be played with one click', () => {
  const game = scenario({ definitions })
    .runner({ clicks: 1, hand: ['Maintenance Access'] })
    .runnerTurn()
  expect(() => game.runner.plays('Maintenance Access')).toThrow('CR 5.2.2')
})

test('Maintenance Access changes its own run alone', () => {
  const game = begin()
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('Archives')
  game.passUntil('breach')
  expect(game.state.breached).toBe('archives')
  expect(serversOf(game, 'serverApproached')).toEqual(['hq', 'archives'])
})
