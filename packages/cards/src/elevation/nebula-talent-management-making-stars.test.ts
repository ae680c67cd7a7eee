import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const front = 'Nebula Talent Management: Making Stars'
const back = 'Gemilang Arena: Burning Bright'

const begin = () =>
  scenario({ definitions })
    .corp({
      identity: front,
      credits: 20,
      hand: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
    })
    .runner({ credits: 0 })
    .corpTurn()

type Game = ReturnType<typeof begin>

/** Gains credits with all clicks that are left, up to the turn of the Runner. */
const spendsTheRest = (game: Game) => {
  while (game.corp.question?.kind === 'action') {
    game.corp.gainsCredit()
    game.passUntil(() => game.corp.question?.kind === 'action' || game.state.active === 'runner')
  }
  game.passUntil('runnerAction')
}

/** The Corp has played an operation, and it is the turn of the Runner. */
const flipped = () => {
  const game = begin()
  game.corp.plays('Hedge Fund')
  game.passUntil('corpAction')
  spendsTheRest(game)
  return game
}

const ofCorp = (game: Game) => {
  while (game.state.active === 'runner') {
    game.runner.gainsCredit()
    game.passUntil(() => game.runner.question?.kind === 'action' || game.state.active === 'corp')
  }
  game.passUntil('corpAction')
}

test('when the action phase ends in which an operation was played, the Corp gains 1 credit and flips it', () => {
  const game = flipped()
  expect(game.corp).toMatchObject({ credits: 20 + 4 + 2 + 1, identity: back })
})

test('it stays as it is when no operation was played', () => {
  const game = begin()
  spendsTheRest(game)
  expect(game.corp).toMatchObject({ credits: 23, identity: front })
})

test('on the front the first operation of a turn gives no click', () => {
  const game = begin()
  game.corp.plays('Hedge Fund')
  game.passUntil('corpAction')
  expect(game.corp.clicks).toBe(2)
})

test('on the other face the first operation of a turn gives a click, and the second does not', () => {
  const game = flipped()
  ofCorp(game)
  game.corp.plays('Hedge Fund')
  game.passUntil('corpAction')
  expect(game.corp.clicks).toBe(3)
  game.corp.plays('Hedge Fund')
  game.passUntil('corpAction')
  expect(game.corp.clicks).toBe(2)
})

test('CR 3.1.1a: on the other face nothing happens when the action phase ends', () => {
  const game = flipped()
  ofCorp(game)
  const { credits } = game.corp
  game.corp.plays('Hedge Fund')
  game.passUntil('corpAction')
  spendsTheRest(game)
  expect(game.corp).toMatchObject({ credits: credits + 4 + 3, identity: back })
})

test.each(['HQ', 'R&D'])('a successful run on %s flips it back', server => {
  const game = flipped()
  game.runner.runs(server)
  game.finishRun({ accesses: 'pass' })
  expect(game.corp.identity).toBe(front)
})

test('a successful run on Archives leaves it', () => {
  const game = flipped()
  game.runner.runs('Archives')
  game.finishRun({ accesses: 'pass' })
  expect(game.corp.identity).toBe(back)
})

test('on the front a successful run on HQ flips nothing', () => {
  const game = begin()
  spendsTheRest(game)
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  expect(game.corp.identity).toBe(front)
})
