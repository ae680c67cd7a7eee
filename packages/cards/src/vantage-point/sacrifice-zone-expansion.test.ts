import { faceup, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const mine = (advanced: number) => faceup('Sacrifice Zone Expansion', { advanced })

test('Sacrifice Zone Expansion is installed faceup, and is neither rezzed nor unrezzed', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Sacrifice Zone Expansion'] })
    .corpTurn()
  game.corp.installs('Sacrifice Zone Expansion', 'newRemote')
  expect(game.card('Sacrifice Zone Expansion')).toMatchObject({ facedown: false, rezzed: false })
  expect(game.card('Sacrifice Zone Expansion').seenBy).toContain('runner')
})

test('the first time each turn that the Corp advances Sacrifice Zone Expansion, it gains 3 credits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: [mine(0)] }] })
    .corpTurn()
  game.corp.advances('Sacrifice Zone Expansion')
  expect(game.corp.credits).toBe(3)
  game.passUntil('nextAction')
  game.corp.advances('Sacrifice Zone Expansion')
  expect(game.corp.credits).toBe(2)
  expect(game.card('Sacrifice Zone Expansion').advancement).toBe(2)
})

test('CR 1.18.2: a counter that is only placed on Sacrifice Zone Expansion gains nothing, nor does advancing another card', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: [mine(0)] }], hqIce: ['Ice Wall'] })
    .corpTurn()
  game.fiat.placeCounters('Sacrifice Zone Expansion', 'advancement', 1)
  expect(game.corp.credits).toBe(1)
  game.corp.advances('Ice Wall')
  expect(game.corp.credits).toBe(0)
})

const afterSuccess = (server: string, advanced: number, hand = ['Diesel', 'Mimic', 'Ninja']) => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [mine(advanced)] }] })
    .runner({ hand })
    .at('run.jackOut', server)
  game.passUntil('success')
  return game
}

test('Sacrifice Zone Expansion: a counter does 1 meat damage after a successful run on another server', () => {
  const game = afterSuccess('HQ', 2)
  game.corp.answers('mayPay', 'pay')
  expect(game.card('Sacrifice Zone Expansion').advancement).toBe(1)
  expect(game.runner.hand).toHaveLength(2)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('meat')
})

test('the Corp may keep the counter of Sacrifice Zone Expansion', () => {
  const game = afterSuccess('HQ', 2)
  game.corp.declines()
  expect(game.card('Sacrifice Zone Expansion').advancement).toBe(2)
  expect(game.runner.hand).toHaveLength(3)
})

test('Sacrifice Zone Expansion does nothing in a run on its own server, or without a counter', () => {
  const own = scenario({ definitions })
    .corp({ remotes: [{ root: [mine(2)] }] })
    .runner({ hand: ['Diesel'] })
    .accessing('Sacrifice Zone Expansion')
  expect(own.state.log.some(each => each.what === 'runSuccessful')).toBe(true)
  expect(own.runner.hand).toEqual(['Diesel'])
  expect(own.card('Sacrifice Zone Expansion').advancement).toBe(2)
  const bare = scenario({ definitions })
    .corp({ remotes: [{ root: [mine(0)] }] })
    .runner({ hand: ['Diesel'] })
    .at('run.jackOut', 'HQ')
  bare.passUntil('nextAction')
  expect(bare.state.log.some(each => each.what === 'runSuccessful')).toBe(true)
  expect(bare.runner.hand).toEqual(['Diesel'])
})

test('CR 9.3.6g: Sacrifice Zone Expansion does damage once per turn, and again in the next one', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [mine(3)] }] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('success')
  game.corp.answers('mayPay', 'pay')
  game.passUntil('nextAction')
  game.runner.runs('Archives')
  game.passUntil('nextAction')
  expect(game.card('Sacrifice Zone Expansion').advancement).toBe(2)
  game.fiat.set({ runner: { clicks: 0 } })
  game.passUntil('corpAction')
  game.fiat.set({ corp: { clicks: 0 } })
  game.passUntil('runnerAction')
  game.runner.runs('HQ')
  game.passUntil('success')
  game.corp.answers('mayPay', 'pay')
  expect(game.card('Sacrifice Zone Expansion').advancement).toBe(1)
})

test('Sacrifice Zone Expansion that is scored has no counters and does nothing more', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [mine(5)] }] })
    .runner({ hand: ['Diesel'] })
    .at('run.jackOut', 'HQ')
  game.fiat.score('Sacrifice Zone Expansion')
  game.passUntil('nextAction')
  expect(game.state.log.some(each => each.what === 'runSuccessful')).toBe(true)
  expect(game.runner.hand).toEqual(['Diesel'])
})
