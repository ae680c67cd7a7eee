import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[], credits = 5) =>
  scenario({ definitions })
    .runner({ credits, clicks: 6, hand, rig: ['Hackerspace'] })
    .runnerTurn()
type Game = ReturnType<typeof begin>

const installs = (game: Game, title: string, where: string) => {
  game.passUntil('nextAction')
  game.runner.installs(title)
  game.runner.answers('host', where)
  return game
}
const on = 'Host on Hackerspace'

test('Hackerspace hosts a unique connection, which costs 1 credit less to install there, and not elsewhere', () => {
  const there = installs(begin(['Nurse Hạnh']), 'Nurse Hạnh', on)
  expect(there.card('Nurse Hạnh')).toMatchObject({ host: 'Hackerspace', installed: true })
  expect(there.runner.credits).toBe(5)
  const elsewhere = installs(begin(['Nurse Hạnh']), 'Nurse Hạnh', 'noHost')
  expect(elsewhere.card('Nurse Hạnh').host).toBeUndefined()
  expect(elsewhere.runner.credits).toBe(4)
})

test('Hackerspace hosts a unique companion, whose cost is not lowered below 0', () => {
  const game = installs(begin(['Stick and Poke']), 'Stick and Poke', on)
  expect(game.card('Stick and Poke').host).toBe('Hackerspace')
  expect(game.runner.credits).toBe(5)
})

test('CR 1.16.1: a player who can pay for a connection only on Hackerspace has to install it there', () => {
  const game = begin(['Nurse Hạnh'], 0)
  game.runner.installs('Nurse Hạnh')
  expect(game.runner.question?.options.map(({ label }) => label)).toEqual([on])
})

test('Hackerspace does not host a connection that is not unique, other resources, or other cards', () => {
  for (const title of ['Underdome Irregulars', 'Verbal Plasticity', 'Armitage Codebusting', 'Mimic']) {
    const game = begin([title], 9)
    game.runner.installs(title)
    expect(game.card(title)).toMatchObject({ host: undefined, installed: true })
  }
})

test('Hackerspace gives +2 maximum hand size while it hosts a companion and a connection', () => {
  const game = begin(['Nurse Hạnh', 'Stick and Poke'])
  installs(game, 'Nurse Hạnh', on)
  expect(game.runner.handSize).toBe(5)
  installs(game, 'Stick and Poke', on)
  expect(game.runner.handSize).toBe(7)
  game.fiat.trash('Nurse Hạnh')
  expect(game.runner.handSize).toBe(5)
})

test('Hackerspace counts what it hosts, not what is installed beside it', () => {
  const game = begin(['Nurse Hạnh', 'Stick and Poke'])
  installs(game, 'Nurse Hạnh', on)
  installs(game, 'Stick and Poke', 'noHost')
  expect(game.runner.handSize).toBe(5)
})

test('what Hackerspace hosts works there, and is trashed with it', () => {
  const game = scenario({ definitions })
    .runner({ rig: [card('Hackerspace', { hosting: ['Nurse Hạnh', 'Stick and Poke'] })] })
    .runnerTurn()
  expect(game.runner.handSize).toBe(7)
  game.fiat.trash('Hackerspace')
  expect(game.runner).toMatchObject({ rig: [], handSize: 5 })
  expect([...game.runner.heap].sort()).toEqual(['Hackerspace', 'Nurse Hạnh', 'Stick and Poke'])
})
