import { all, from, removeCounters } from '@paydata/engine/vocabulary'
import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Armitage Codebusting loads 12 credits when it is installed, and gives 2 for a click', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Armitage Codebusting'] })
    .runnerTurn()
  game.runner.installs('Armitage Codebusting')
  expect(game.card('Armitage Codebusting').counters.credit).toBe(12)
  game.passUntil('nextAction')
  game.runner.uses('Armitage Codebusting')
  expect(game.runner).toMatchObject({ credits: 2, clicks: 2 })
})

test('Armitage Codebusting is trashed when it is empty, after its last credits were taken', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, clicks: 9, hand: ['Armitage Codebusting'] })
    .runnerTurn()
  game.runner.installs('Armitage Codebusting')
  for (let i = 0; i < 6; i++) {
    game.passUntil('nextAction')
    game.runner.uses('Armitage Codebusting')
  }
  expect(game.runner).toMatchObject({ credits: 12, heap: ['Armitage Codebusting'] })
})

test('CR 1.2.4: Armitage Codebusting gives what is left of fewer than 2 credits, and is trashed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: [card('Armitage Codebusting', { counters: { credit: 1 } })] })
    .runnerTurn()
  game.runner.uses('Armitage Codebusting')
  expect(game.runner).toMatchObject({ credits: 1, heap: ['Armitage Codebusting'] })
  expect(game.state.log.find(each => each.what === 'trashed')?.by).toBe('runner')
})

test('Armitage Codebusting that is emptied by something else is trashed too', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: [card('Armitage Codebusting', { counters: { credit: 12 } })] })
    .runnerTurn()
  game.fiat.resolve('runner', removeCounters('credit', 12, all(from('rig'))))
  expect(game.runner).toMatchObject({ credits: 0, heap: ['Armitage Codebusting'] })
})

test('Armitage Codebusting is neither loaded nor trashed for what happens to another copy', () => {
  const game = scenario({ definitions })
    .runner({
      credits: 1,
      hand: ['Armitage Codebusting'],
      rig: [card('Armitage Codebusting', { counters: { credit: 2 } })],
    })
    .runnerTurn()
  game.runner.installs('Armitage Codebusting')
  expect(game.cards('Armitage Codebusting').map(each => each.counters.credit)).toEqual([2, 12])
  game.passUntil('nextAction')
  const [first] = game.cards('Armitage Codebusting')
  game.runner.answers('action', first ?? 'Armitage Codebusting')
  expect(game.runner).toMatchObject({
    credits: 2,
    rig: ['Armitage Codebusting'],
    heap: ['Armitage Codebusting'],
  })
  expect(game.card('Armitage Codebusting').counters.credit).toBe(12)
})
