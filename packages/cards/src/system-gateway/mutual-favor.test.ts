import { scenario, successfulRun } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (ran: boolean, credits = 5) => {
  const game = scenario({ definitions }).runner({
    credits,
    hand: ['Mutual Favor'],
    deck: ['Diesel', 'Corroder', 'Mimic', 'Datasucker'],
  })
  const begun = (ran ? game.history(successfulRun('archives')) : game).runnerTurn()
  begun.runner.plays('Mutual Favor')
  return begun
}

test('Mutual Favor adds an icebreaker from the stack to the grip, and shows it', () => {
  const game = begin(false)
  expect(game.runner.question?.options.map(({ card: title }) => title).filter(Boolean)).toEqual([
    'Corroder',
    'Mimic',
  ])
  game.runner.chooses('Corroder')
  expect(game.runner.hand).toEqual(['Corroder'])
  expect(game.state.log.some(({ what, card: title }) => what === 'revealed' && title === 'Corroder')).toBe(
    true,
  )
  expect([...game.runner.deck].sort()).toEqual(['Datasucker', 'Diesel', 'Mimic'])
})

test('Mutual Favor may install it for its cost after a successful run this turn', () => {
  const game = begin(true)
  game.runner.chooses('Corroder')
  game.runner.agrees()
  expect(game.runner).toMatchObject({ credits: 3, rig: ['Corroder'], hand: [] })
})

test('Mutual Favor adds it to the grip if the Runner does not want to install it', () => {
  const game = begin(true)
  game.runner.chooses('Mimic')
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 5, rig: [], hand: ['Mimic'] })
})

test('Mutual Favor adds it to the grip if the Runner cannot pay to install it', () => {
  const game = begin(true, 1)
  game.runner.chooses('Corroder')
  game.runner.agrees()
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 1, rig: [], hand: ['Corroder'] })
})

test('CR 8.7.2: Mutual Favor may find nothing', () => {
  const game = begin(true)
  game.runner.answers('search')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ rig: [], hand: [] })
  expect(game.runner.deck).toHaveLength(4)
})
