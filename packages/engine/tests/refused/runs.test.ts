import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { definitions, whyNot } from './cards.ts'

const start = () => scenario({ definitions })

test('CR 7.4.3, 7.4.4: candidates that were chosen, and a server whose limit is reached, are listed apart', () => {
  const game = start()
    .corp({ hand: ['fund', 'rush'], hqRoot: ['veil', 'moat'] })
    .breaching('hq')
  game.runner.accesses('hq')
  game.runner.passes()
  expect(game.runner.question?.kind).toBe('candidate')
  expect(whyNot(game.runner, 'access')).toBe('you may access only 1 there (CR 7.4.4)')
  game.runner.accesses('veil')
  game.runner.passes()
  expect(whyNot(game.runner, 'access', 'veil')).toBe('it has been chosen already (CR 7.4.3)')
})

test('CR 7.4.2: what must not be accessed is no candidate, and what forbids it is named', () => {
  const game = start()
    .corp({ hand: ['camp'], hqRoot: [rezzed('veil')], remotes: [{ root: [rezzed('seal')] }] })
    .breaching('hq')
  expect(whyNot(game.runner, 'access', 'veil')).toBe('seal forbids it (CR 1.2.2)')
})

test('CR 1.17.3d: an agenda must be stolen, but not where that costs something', () => {
  const plain = start()
    .corp({ hand: ['goal'] })
    .accessing('goal')
  plain.runner.passes()
  expect(whyNot(plain.runner, 'no')).toContain('CR 1.17.3d')
  const costly = start()
    .corp({ hand: ['costly goal'] })
    .runner({ credits: 1 })
    .accessing('costly goal')
  costly.runner.passes()
  expect(whyNot(costly.runner, 'no')).toBeUndefined()
  expect(whyNot(costly.runner, 'steal')).toBe('it costs 3 credits, and the Runner has 1 credit (CR 1.16.1)')
})

test('CR 9.8.6: a broken subroutine cannot be chosen', () => {
  const game = start()
    .corp({ hqIce: [rezzed('trident')] })
    .runner({ rig: ['knife'] })
    .encountering('trident')
  game.runner.uses('knife')
  game.runner.breaks(1)
  game.runner.uses('knife')
  expect(game.runner.refused).toMatchObject([{ kind: 'subroutine', subroutine: 1, rule: '9.8.6' }])
})

test('CR 6.3.2: a run that an effect makes is on the servers it names, as far as they can be run', () => {
  const game = start()
    .corp({ remotes: [{ root: [rezzed('lock')] }] })
    .runner({ hand: ['tour'] })
    .runnerTurn()
  game.runner.plays('tour')
  expect(game.runner.question?.kind).toBe('server')
  expect(whyNot(game.runner, 'server', 'rnd')).toBe('lock forbids it (CR 1.2.2)')
  expect(whyNot(game.runner, 'server', 'remote1')).toBe('the text names other servers (CR 6.3.2)')
})
