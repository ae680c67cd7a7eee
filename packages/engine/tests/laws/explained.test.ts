import { card, scenario, unexplained } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'

const definitions = defineCards('explained', [
  {
    ...say.card(
      'closet',
      say.when(say.rezzed('self'), say.mayPay([say.hostBadPublicity(2)], { then: [say.gainCredits(1)] })),
      say.when(say.would({ effect: 'uninstall', card: 'self' }), say.takeHostedBadPublicity()),
    ),
    printed: { title: 'Closet', side: 'corp', type: 'asset', cost: 0 },
  },
  {
    ...say.card('fine', say.play(say.loseCredits(4, 'runner'))),
    printed: { title: 'Fine', side: 'corp', type: 'operation', cost: 0 },
  },
  {
    ...say.card('purse', say.always(say.creditsInPool)),
    printed: { title: 'Purse', side: 'runner', type: 'resource', cost: 0 },
  },
])

test('CR 1.10.3b: credits that only count as in the pool are lost with those that are there, and all of it is told', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Fine'] })
    .runner({ credits: 3, rig: [card('Purse', { counters: { credit: 2 } })] })
    .corpTurn()
  const before = game.json
  game.corp.plays('Fine')
  expect(game.runner.credits).toBe(1)
  expect(game.card('Purse').counters).toEqual({ credit: 0 })
  const after = { ...game.json, occurred: game.json.thisTurn.slice(before.thisTurn.length) }
  expect(unexplained(before, after)).toEqual([])
})

test('CR 1.13.12: bad publicity that comes to a card, and from it, is told', () => {
  const game = scenario({ definitions })
    .corp({ badPublicity: 3, remotes: [{ root: ['Closet'] }] })
    .corpTurn('window')
  const since = (act: () => void) => {
    const before = game.json
    act()
    const after = { ...game.json, occurred: game.json.thisTurn.slice(before.thisTurn.length) }
    return unexplained(before, after)
  }
  expect(
    since(() => {
      game.corp.rezzes('Closet')
      game.corp.agrees()
    }),
  ).toEqual([])
  expect(game.corp.badPublicity).toBe(1)
  expect(since(() => game.fiat.trash('Closet'))).toEqual([])
  expect(game.corp.badPublicity).toBe(3)
})
