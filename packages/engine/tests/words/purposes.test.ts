import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { card, rezzed } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Ability } from '../../src/language/abilities.ts'
import type { Purpose } from '../../src/language/costs.ts'
import * as say from '../../src/vocabulary.ts'
import { inHq, settle, tableWith } from './table.ts'

const { type } = say

/** What a player without other credits pays for. */
interface Use {
  readonly of: 'corp' | 'runner'
  readonly at?: (scenario: Scenario) => ScenarioGame
  readonly pays: (game: ScenarioGame) => void
  readonly having?: readonly Ability[]
  /** How that is refused to a player who cannot pay, where it is not said what it costs. */
  readonly refused?: RegExp
}
const one = [say.credits(1)]
const costs = (to: Parameters<typeof say.additionalCost>[0]) => say.always(say.additionalCost(to, one))
const runs = (game: ScenarioGame) => game.runner.runs('Archives')

const purposes: { readonly [For in Purpose]: Use } = {
  install: { of: 'runner', pays: game => game.runner.installs('Kit') },
  play: { of: 'corp', at: s => s.corpTurn(), pays: game => game.corp.plays('Memo') },
  rez: {
    of: 'corp',
    at: s => s.approaching('Gate'),
    having: [say.always(say.costChange('rez', [type('ice')], 1))],
    pays: game => {
      game.runner.passes()
      game.corp.rezzes('Gate')
    },
  },
  use: {
    of: 'runner',
    at: s => s.corpTurn('window'),
    having: [say.paid(one, [say.draw(1)])],
    pays: game => {
      game.corp.passes()
      game.runner.uses('Watch')
    },
  },
  trash: { of: 'runner', at: s => s.accessing('Site'), pays: game => game.runner.trashes() },
  steal: {
    of: 'runner',
    at: s => s.accessing('Plan'),
    having: [costs('steal')],
    pays: game => {
      game.runner.passes()
      game.runner.steals()
    },
  },
  score: {
    of: 'corp',
    at: s => s.corpTurn('window'),
    having: [costs('score')],
    pays: game => game.corp.scores('Plan'),
  },
  run: { of: 'runner', having: [costs('run')], pays: runs },
  trace: {
    of: 'corp',
    at: s => s.corpTurn('window'),
    pays: game => {
      game.fiat.resolve('corp', say.trace(0, {}))
      game.corp.answers('traceStrength', 1)
    },
    refused: /outOfRange/,
  },
  bid: {
    of: 'corp',
    at: s => s.corpTurn('window'),
    pays: game => {
      game.fiat.resolve('corp', say.psi())
      game.corp.chooses(1)
    },
    refused: /outOfRange/,
  },
  removeTag: { of: 'runner', pays: game => game.runner.removesTag() },
  advance: { of: 'corp', at: s => s.corpTurn(), pays: game => game.corp.advances('Plan') },
  trashResource: { of: 'corp', at: s => s.corpTurn(), pays: game => game.corp.trashesResource('Purse') },
  access: {
    of: 'runner',
    having: [costs('access')],
    pays: game => {
      runs(game)
      game.passUntil('breach')
      game.runner.accesses('Memo')
      game.runner.agrees()
    },
    refused: /cannot agree/,
  },
  jackOut: {
    of: 'runner',
    at: inHq,
    having: [costs('jackOut')],
    pays: game => {
      game.passUntil('jackOut')
      game.runner.jacksOut()
    },
  },
  nested: {
    of: 'runner',
    at: s => s.corpTurn('window'),
    having: [say.paid([], [say.mayPay(one, { then: [] })])],
    pays: game => {
      game.corp.passes()
      game.runner.uses('Watch')
      game.runner.agrees()
    },
    refused: /cannot agree/,
  },
}

const cannotPay = /it costs \d credits?, and the (Corp|Runner) has 0 credits/

/** Whether hosted credits that are only for this pay for it, where the player has no others. */
function serves({ of, at, pays, having = [], refused = cannotPay }: Use, purpose: Purpose): boolean {
  const spends = say.always({ declare: 'spend', for: [{ to: [purpose] }] })
  const counters = { credit: 5 }
  const table = tableWith([...(of === 'runner' ? [spends] : []), ...having], of === 'corp' ? [spends] : [], {
    corp: {
      credits: of === 'corp' ? 0 : 20,
      remotes: [
        { root: [card('Plan', { advanced: 2 })] },
        { root: [rezzed('Site'), rezzed('Guard', { counters })] },
      ],
    },
    runner: { credits: of === 'runner' ? 0 : 20, tags: 1, rig: [card('Watch', { counters }), 'Purse'] },
  })
  const game = at === undefined ? table.runnerTurn() : at(table)
  try {
    pays(game)
  } catch (problem) {
    expect(String(problem)).toMatch(refused)
    return false
  }
  settle(game)
  return (game.card(of === 'corp' ? 'Guard' : 'Watch').counters.credit ?? 0) < 5
}

test.each(Object.entries(purposes) as [Purpose, Use][])(
  'CR 1.10.4b: credits for "%s" pay for that, and credits for something else do not',
  (purpose, use) => {
    expect(serves(use, purpose)).toBe(true)
    expect(serves(use, purpose === 'bid' ? 'trace' : 'bid')).toBe(false)
  },
)
