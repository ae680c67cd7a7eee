import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const hand = ['Enigma', 'Enigma', 'Enigma']
const accessedIn = (log: readonly { readonly what: string; readonly card: string | null }[]) =>
  log.flatMap(({ what, card }) => (what === 'accessed' ? [card] : []))

test('Flagship is installed only in the root of HQ or R&D', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Flagship'], remotes: [{ ice: ['Enigma'] }] })
    .corpTurn()
  game.corp.installs('Flagship')
  expect(game.corp.question?.options.map(({ server }) => server)).toEqual(['hq', 'rnd'])
  game.corp.answers('server', 'R&D')
  expect(game.card('Flagship').server).toBe('rnd')
})

test('CR 6.8.4a: a run against the server of Flagship is neither successful nor unsuccessful, and HQ is breached', () => {
  const game = scenario({ definitions })
    .corp({ hand, hqRoot: [rezzed('Flagship')] })
    .running('HQ')
  game.passUntil('breach')
  expect(game.state.breached).toBe('hq')
  expect(game.state.run?.successful).toBe(false)
  game.finishRun({ accesses: 'pass' })
  const log = game.state.log.map(({ what }) => what)
  expect(log).toContain('runEnded')
  expect(log).not.toContain('runSuccessful')
  expect(log).not.toContain('runUnsuccessful')
})

test('runs against other servers are successful, and those past a facedown Flagship', () => {
  const successful = (root: string | ReturnType<typeof rezzed>, server: 'HQ' | 'R&D') => {
    const game = scenario({ definitions })
      .corp({ hand, hqRoot: [root] })
      .running(server)
    game.finishRun({ accesses: 'pass' })
    return game.state.log.some(({ what }) => what === 'runSuccessful')
  }
  expect(successful(rezzed('Flagship'), 'HQ')).toBe(false)
  expect(successful(rezzed('Flagship'), 'R&D')).toBe(true)
  expect(successful('Flagship', 'HQ')).toBe(true)
})

test('cr-26.03/7.4.2a/1: the Runner accesses 1 card in HQ and Flagship, whatever more Docklands Pass would allow', () => {
  const game = scenario({ definitions })
    .corp({ hand, hqRoot: [rezzed('Flagship')] })
    .runner({ credits: 9, rig: ['Docklands Pass'] })
    .running('HQ')
  game.passUntil('breach')
  expect(game.runner.question?.options.map(({ card, zone }) => card ?? zone)).toEqual(['hq', 'Flagship'])
  game.runner.accesses('HQ')
  game.runner.passes()
  expect(game.runner.question?.options.map(({ card }) => card)).toEqual(['Flagship'])
  expect(game.runner.refused.map(({ rule }) => rule)).toContain('7.4.2')
  game.runner.accesses('Flagship')
  game.runner.passes()
  expect(game.state.run).toBeUndefined()
  expect(accessedIn(game.state.log)).toEqual(['Enigma', 'Flagship'])
})

test('CR 9.12.5: the limit of Flagship persists when the Runner trashes it on access', () => {
  const game = scenario({ definitions })
    .corp({ hand, hqRoot: [rezzed('Flagship')] })
    .runner({ credits: 9, rig: ['Docklands Pass'] })
    .running('HQ')
  game.passUntil('breach')
  game.runner.accesses('Flagship')
  game.runner.trashes()
  expect(game.runner.credits).toBe(5)
  game.finishRun({ accesses: 'pass' })
  expect(accessedIn(game.state.log)).toEqual(['Flagship', 'Enigma'])
})

test('without Flagship in that server the Runner accesses 2 cards with Docklands Pass', () => {
  const game = scenario({ definitions })
    .corp({ hand, rndRoot: [rezzed('Flagship')] })
    .runner({ rig: ['Docklands Pass'] })
    .running('HQ')
  game.finishRun({ accesses: 'pass' })
  expect(accessedIn(game.state.log)).toEqual(['Enigma', 'Enigma'])
})

test('other upgrades in the root count as much as cards in HQ', () => {
  const game = scenario({ definitions })
    .corp({ hand, hqRoot: [rezzed('Flagship'), 'Red Herrings'] })
    .running('HQ')
  game.passUntil('breach')
  game.runner.accesses('Red Herrings')
  game.runner.passes()
  expect(game.runner.question?.options.map(({ card, zone }) => card ?? zone)).toEqual(['Flagship'])
})
