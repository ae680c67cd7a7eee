import { all, from, removeCounters } from '@paydata/engine/vocabulary'
import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Bank Job: any number of its credits instead of breaching a remote server', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Snare!'] }] })
    .runner({ credits: 1, hand: ['Bank Job'] })
    .runnerTurn()
  game.runner.installs('Bank Job')
  expect(game.card('Bank Job').counters.credit).toBe(8)
  game.passUntil('nextAction')
  game.runner.runs('Server 1')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.answers('effect', 'effect')
  expect(game.runner.question).toMatchObject({ min: 0, max: 8 })
  game.runner.answers('number', 5)
  expect(game.runner.credits).toBe(5)
  expect(game.card('Bank Job').counters.credit).toBe(3)
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})

test('ruling: Bank Job works on a server with nothing in its root; it is trashed when it is empty', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ ice: ['Enigma'] }] })
    .runner({ credits: 1, hand: ['Bank Job'] })
    .runnerTurn()
  game.runner.installs('Bank Job')
  game.passUntil('nextAction')
  game.runner.runs('Server 1')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.answers('effect', 'effect')
  game.runner.answers('number', 8)
  expect(game.runner).toMatchObject({ credits: 8, heap: ['Bank Job'] })
  expect(game.state.log.find(each => each.what === 'trashed')?.by).toBe('runner')
})

test('Bank Job does nothing on central servers', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'] })
    .runner({ rig: [card('Bank Job', { counters: { credit: 8 } })] })
    .running('HQ')
  game.passUntil('breach')
  expect(game.state.breached).toBe('hq')
})

test('Bank Job may be left alone: then the server is breached', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ credits: 0, rig: [card('Bank Job', { counters: { credit: 8 } })] })
    .running('Server 1')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.declines()
  game.passUntil('access')
  expect(game.state.accessed?.title).toBe('PAD Campaign')
  expect(game.card('Bank Job').counters.credit).toBe(8)
})

test('Bank Job is neither loaded nor trashed for what happens to another copy', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ ice: ['Enigma'] }] })
    .runner({
      credits: 1,
      hand: ['Bank Job'],
      rig: [card('Bank Job', { counters: { credit: 2 } })],
    })
    .runnerTurn()
  game.runner.installs('Bank Job')
  expect(game.cards('Bank Job').map(each => each.counters.credit)).toEqual([2, 8])
  game.fiat.resolve('runner', removeCounters('credit', 2, all(from('rig'))))
  expect(game.runner).toMatchObject({ rig: ['Bank Job'], heap: ['Bank Job'] })
  expect(game.card('Bank Job').counters.credit).toBe(6)
})

test('Bank Job that was left alone in one run is asked about once in the next', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ ice: ['Enigma'] }] })
    .runner({ credits: 0, rig: [card('Bank Job', { counters: { credit: 8 } })] })
    .runnerTurn()
  for (let i = 0; i < 2; i++) {
    game.runner.runs('Server 1')
    game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
    expect(game.runner.question?.options.filter(option => option.card === 'Bank Job')).toHaveLength(1)
    game.runner.declines()
    game.passUntil('nextAction')
  }
})

test('CR 9.9.11, faq-1.1/15: of two Bank Jobs the one that is chosen replaces the breach, and the other does nothing', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'] }] })
    .runner({
      credits: 0,
      rig: [card('Bank Job', { counters: { credit: 4 } }), card('Bank Job', { counters: { credit: 8 } })],
    })
    .running('Server 1')
  game.passUntil(state => state.waiting.some(question => question.asks === 'reaction'))
  game.runner.answers('reaction', game.cards('Bank Job')[0] ?? '')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.answers('effect', game.cards('Bank Job')[1] ?? '')
  expect(game.runner.question).toMatchObject({ kind: 'number', max: 8 })
  game.runner.answers('number', 6)
  expect(game.runner.credits).toBe(6)
  expect(game.cards('Bank Job').map(each => each.counters.credit)).toEqual([4, 2])
  game.passUntil('nextAction')
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})

test.each(['2012', '2013', '2017'])(
  '%s; FAQ 1.1, question 15: of two Bank Jobs only one is used in a run, and no card is accessed',
  edition => {
    const full = card('Bank Job', { counters: { credit: 8 } })
    const game = scenario({ definitions, edition })
      .corp({ remotes: [{ root: ['PAD Campaign'] }] })
      .runner({ credits: 0, rig: [full, full] })
      .running('Server 1')
    game.passUntil('success')
    game.runner.uses(game.cards('Bank Job')[0] ?? '')
    game.runner.agrees()
    game.runner.answers('number', 3)
    game.passUntil('runEnds')
    expect(game.runner.credits).toBe(3)
    expect(game.cards('Bank Job').map(each => each.counters.credit)).toEqual([5, 8])
    expect(game.state.log.some(({ what }) => what === 'accessed')).toBe(false)
  },
)
