import { card, happened, lastTurn, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const hand = ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel']
const begin = () =>
  scenario({ definitions })
    .corp({
      credits: 3,
      hand: ['Neurospike'],
      scored: ['Hostile Takeover'],
      remotes: [
        { root: [card('Nisei MK II', { advanced: 4 })] },
        { root: [card('Longevity Serum', { advanced: 3 })] },
      ],
    })
    .runner({ hand })

test('Neurospike does 1 net damage for each point of the agendas that were scored this turn', () => {
  const game = begin().corpTurn('window')
  game.corp.scores('Nisei MK II')
  game.passUntil('nextAction')
  game.corp.plays('Neurospike')
  expect(game.runner.hand).toHaveLength(3)
  expect(game.state.log).toContainEqual(
    expect.objectContaining({ what: 'damageSuffered', kind: 'net', amount: 2 }),
  )
})

test('Neurospike adds up all agendas that were scored this turn', () => {
  const game = begin().corpTurn('window')
  game.corp.scores('Longevity Serum')
  game.corp.answers('choose')
  game.corp.scores('Nisei MK II')
  game.passUntil('nextAction')
  game.corp.plays('Neurospike')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log).toContainEqual(expect.objectContaining({ what: 'damageSuffered', amount: 4 }))
})

test('Neurospike does nothing for agendas of earlier turns, nor for what the Runner stole', () => {
  const game = begin()
    .history(lastTurn(happened('scored', { card: 'Hostile Takeover' })))
    .corpTurn()
  game.corp.plays('Neurospike')
  expect(game.runner.hand).toEqual(hand)
})

test('CR 1.12.6: Neurospike remembers an agenda that has left the score area since', () => {
  const game = begin().corpTurn('window')
  game.corp.scores('Nisei MK II')
  game.fiat.move('Nisei MK II', 'removed')
  game.passUntil('nextAction')
  game.corp.plays('Neurospike')
  expect(game.runner.hand).toHaveLength(3)
})
