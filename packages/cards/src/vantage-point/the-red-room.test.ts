import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const inRun = (counters: number, at: 'HQ' | 'R&D' = 'HQ') => {
  const game = scenario({ definitions })
    .corp({ rndRoot: [rezzed('The Red Room', { counters: { power: counters } })] })
    .at('run.jackOut', at)
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  return game
}

test('The Red Room ends a run against another server for a power counter', () => {
  const game = inRun(1)
  game.corp.uses('The Red Room')
  expect(game.state.run).toBeUndefined()
  expect(game.card('The Red Room').counters.power ?? 0).toBe(0)
})

test('The Red Room ends a run against a remote server too', () => {
  const game = scenario({ definitions })
    .corp({
      rndRoot: [rezzed('The Red Room', { counters: { power: 1 } })],
      remotes: [{ root: ['PAD Campaign'] }],
    })
    .at('run.jackOut', 'Server 1')
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.corp.uses('The Red Room')
  expect(game.state.run).toBeUndefined()
})

test('The Red Room cannot be used in a run against its own server, outside of runs, or without counters', () => {
  expect(() => inRun(1, 'R&D').corp.uses('The Red Room')).toThrow('there is no run against another server')
  expect(() => inRun(0).corp.uses('The Red Room')).toThrow('power counter')
  const noRun = scenario({ definitions })
    .corp({ rndRoot: [rezzed('The Red Room', { counters: { power: 1 } })] })
    .corpTurn('window')
  expect(() => noRun.corp.uses('The Red Room')).toThrow('there is no run against another server')
})

test('The Red Room gets a power counter the first time an agenda is scored or stolen each turn, and no second one', () => {
  const game = scenario({ definitions })
    .corp({
      archivesRoot: [rezzed('The Red Room')],
      remotes: [
        { root: [card('Offworld Office', { advanced: 4 })] },
        { root: [card('Hostile Takeover', { advanced: 2 })] },
      ],
    })
    .corpTurn('window')
  game.corp.scores('Offworld Office')
  game.corp.answers('reaction', 'The Red Room')
  expect(game.card('The Red Room').counters.power).toBe(1)
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.corp.scores('Hostile Takeover')
  expect(game.card('The Red Room').counters.power).toBe(1)
})

test('The Red Room gets a counter when an agenda is stolen, and none while it is not rezzed', () => {
  const steal = (root: string | ReturnType<typeof rezzed>) => {
    const game = scenario({ definitions })
      .corp({ rndRoot: [root], hand: ['Offworld Office'] })
      .accessing('Offworld Office')
    game.runner.passes()
    game.runner.steals()
    return game.card('The Red Room').counters.power ?? 0
  }
  expect(steal(rezzed('The Red Room'))).toBe(1)
  expect(steal('The Red Room')).toBe(0)
})

test('The Red Room can only be installed in the root of a central server', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['The Red Room'], remotes: [{ root: ['PAD Campaign'] }] })
    .corpTurn()
  game.corp.installs('The Red Room')
  expect(game.corp.question?.options.map(option => option.server)).toEqual(['hq', 'rnd', 'archives'])
  game.corp.answers('server', 'Archives')
  expect(game.corp.servers.archives?.root).toEqual(['The Red Room'])
})
