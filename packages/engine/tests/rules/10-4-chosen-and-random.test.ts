import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, made, operation } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards, learnedBy } from '../../src/index.ts'
import { always, choosesDamage, damage, moveRunner, play } from '../../src/vocabulary.ts'

const grip = ['Ash', 'Bay', 'Cob', 'Dew', 'Elm']
const definitions = defineCards('chosen and random', [
  made(asset('Mind Map'), always(choosesDamage('corp', { kind: 'net', cards: 1, first: 'turn' }))),
  made(operation('Net Two'), play(damage('net', 2))),
  ...grip.map(title => made(event(title))),
])

test('CR 10.4.3a: chance picks among the cards that were not chosen, so that as many go as there is damage', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Net Two'], remotes: [{ root: [rezzed('Mind Map')] }] })
    .runner({ hand: grip })
    .corpTurn()
  game.corp.plays('Net Two')
  game.fiat.nextRandom(3)
  game.corp.chooses('Dew')
  expect(game.runner.heap.toSorted()).toEqual(['Dew', 'Elm'])
})

test('CR 6.2.8: the Runner who moves to a server without ice is at no position', () => {
  const game = scenario({ definitions }).corp({}).runner({}).running('hq')
  game.fiat.resolve('runner', moveRunner({ outermostOf: 'archives' }))
  const moved = game.state.log.filter(({ what }) => what === 'runnerMoved')
  expect(moved.map(({ amount }) => amount)).toEqual([-1])
  expect(game.state.run?.position).toBeUndefined()
})

test('what an answer tells of bids is nothing, where none were revealed', () => {
  const game = scenario({ definitions }).corp({}).corpTurn()
  const before = game.json
  game.corp.gainsCredit()
  expect(learnedBy(before, game.json)).toMatchObject({ bids: false, randomness: false })
})
