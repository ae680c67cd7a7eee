import { card, examples, rezzed } from '@paydata/scenario'
import { agenda, ice, made, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  accessed,
  bidsMatch,
  bound,
  credits,
  encountered,
  endRun,
  ifSo,
  installed,
  loseCredits,
  mayPay,
  paid,
  placeCounters,
  psi,
  recurring,
  running,
  spendHosted,
  subroutine,
  subtype,
  usingOf,
  when,
  whileSo,
  X,
} from '../../src/vocabulary.ts'
import { hardware, icebreaker } from './printed.ts'

const { example, scenario } = examples(test)

const definitions = defineCards('examples-1-10', [
  made(ice('Drain Ice'), subroutine(loseCredits(2, 'runner'))),
  made(
    ice('Toll Ice'),
    when(encountered(), mayPay([credits(3)], { who: 'runner', must: true, otherwise: [endRun()] })),
  ),
  made(resource('Run Money'), whileSo(running(), spendHosted)),
  made(hardware('Breaker Money'), recurring(1, usingOf(subtype('icebreaker')))),
  made(hardware('Modem'), recurring(2, usingOf(subtype('icebreaker')))),
  made(
    icebreaker('Tuned Breaker'),
    when(installed('self'), mayPay([X()], { then: [placeCounters('power', bound('X'))] })),
    paid([credits(1)], [placeCounters('power', 1)]),
  ),
  made(agenda('Bluff'), when(accessed(), psi(), ifSo(bidsMatch, [], [endRun()]))),
])
const table = () => scenario({ definitions })

example(
  ['cr-26.03/1.10.3b/1', 'cr-1.6/1.10.3b/1', 'cr-1.4/1.10.3b/1'],
  'losing 2 credits takes them from the pool, or what is there, and nothing else',
  () => {
    const left = (pool: number) => {
      const game = table()
        .corp({ hqIce: [rezzed('Drain Ice')] })
        .runner({ credits: pool, rig: [card('Run Money', { counters: { credit: 3 } })] })
        .encountering('Drain Ice')
      game.bothPass()
      return [game.runner.credits, game.card('Run Money').counters.credit]
    }
    expect(left(5)).toEqual([3, 3])
    expect(left(2)).toEqual([0, 3])
    expect(left(1)).toEqual([0, 3])
    expect(left(0)).toEqual([0, 3])
  },
)

example(
  ['cr-26.03/1.10.3c/1', 'cr-1.6/1.10.3c/1', 'cr-1.4/1.10.3c/1'],
  'credits for using icebreakers pay for the triggered ability of one',
  () => {
    const game = table()
      .runner({
        credits: 2,
        hand: ['Tuned Breaker'],
        rig: [card('Breaker Money', { counters: { credit: 1 } })],
      })
      .runnerTurn()
    game.runner.installs('Tuned Breaker')
    game.runner.agrees()
    game.runner.answers('number', 3)
    expect(game.card('Tuned Breaker').counters.power).toBe(3)
    expect(game.runner.credits).toBe(0)
    expect(game.card('Breaker Money').counters.credit ?? 0).toBe(0)
  },
)

example(
  ['cr-26.03/1.10.3c/2', 'cr-1.6/1.10.3c/2', 'cr-1.4/1.10.3c/2'],
  'hosted credits that may be spent in runs are bid in a Psi Game',
  () => {
    const game = table()
      .corp({ hand: ['Bluff'] })
      .runner({ credits: 0, rig: [card('Run Money', { counters: { credit: 3 } })] })
      .accessing('Bluff')
    expect(game.runner.question).toMatchObject({ kind: 'psi', min: 0, max: 2 })
    game.corp.answers('psi', 2)
    game.runner.answers('psi', 2)
    expect(game.card('Run Money').counters.credit).toBe(1)
    expect(game.state.accessed?.title).toBe('Bluff')
  },
)

example(
  ['cr-26.03/1.10.3c/3', 'cr-1.6/1.10.3c/3', 'cr-1.4/1.10.3c/3'],
  'who must pay if able pays with hosted credits where the pool is not enough',
  () => {
    const met = (pool: number, hosted: number) =>
      table()
        .corp({ hqIce: [rezzed('Toll Ice')] })
        .runner({ credits: pool, rig: [card('Run Money', { counters: { credit: hosted } })] })
        .approaching('Toll Ice')
    const forced = met(1, 2)
    forced.bothPass()
    expect(forced.runner.credits).toBe(0)
    expect(forced.card('Run Money').counters.credit ?? 0).toBe(0)
    expect(forced.state.encountered?.title).toBe('Toll Ice')
    // With enough in both the Runner divides it as it likes.
    for (const pool of [0, 1, 2, 3]) {
      const game = met(5, 5)
      game.bothPass()
      game.runner.answers('payment', { pool, 'Run Money': 3 - pool })
      expect([game.runner.credits, game.card('Run Money').counters.credit]).toEqual([5 - pool, 2 + pool])
    }
    // With too little in both together there is nothing to pay with.
    const poor = met(1, 1)
    poor.bothPass()
    expect(poor.state.run).toBeUndefined()
    expect([poor.runner.credits, poor.card('Run Money').counters.credit]).toEqual([1, 1])
  },
)

example(
  ['cr-26.03/1.10.5d/1', 'cr-1.6/1.10.5d/1', 'cr-1.4/1.10.5c/1'],
  'recurring credits come as the card is installed, and each turn fills them up',
  () => {
    const game = table()
      .runner({ credits: 0, hand: ['Modem'], rig: ['Tuned Breaker'] })
      .runnerTurn()
    game.runner.installs('Modem')
    expect(game.card('Modem').counters.credit).toBe(2)
    game.runner.uses('Tuned Breaker')
    expect(game.card('Modem').counters.credit).toBe(1)
    const placed = () =>
      game.state.log
        .filter(line => line.what === 'countersPlaced' && line.card === 'Modem')
        .map(line => line.amount)
    expect(placed()).toEqual([2])
    game.fiat.set({ runner: { clicks: 0 } })
    game.passUntil('corpAction')
    expect(game.card('Modem').counters.credit).toBe(1)
    game.fiat.set({ corp: { clicks: 0 } })
    game.passUntil('runnerAction')
    expect(game.card('Modem').counters.credit).toBe(2)
    expect(placed()).toEqual([2, 1])
    // Nothing was spent: nothing is added.
    game.fiat.set({ runner: { clicks: 0 } })
    game.passUntil('corpAction')
    game.fiat.set({ corp: { clicks: 0 } })
    game.passUntil('runnerAction')
    expect(game.card('Modem').counters.credit).toBe(2)
    expect(placed()).toEqual([2, 1])
  },
)
