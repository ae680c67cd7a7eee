import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (rig: readonly string[], deck = ['Diesel', 'Sure Gamble']) =>
  scenario({ definitions })
    .runner({ credits: 0, rig: ['“Knickknack” O’Brian', ...rig], deck })
    .runnerTurn()
type Game = ReturnType<typeof begin>
const asked = (game: Game) => game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))

test('Knickknack may trash another installed card when a run begins, for its printed install cost and 1 card', () => {
  const game = begin(['Grimoire', 'Decoy'])
  game.runner.runs('Archives')
  asked(game)
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Grimoire', 'Decoy'])
  game.runner.answers('payment', 'Grimoire')
  expect(game.runner).toMatchObject({ credits: 3, hand: ['Diesel'], heap: ['Grimoire'] })
})

test('Knickknack draws 1 card also for a card that cost 1 credit', () => {
  const game = begin(['Decoy'])
  game.runner.runs('Archives')
  asked(game)
  game.runner.agrees()
  game.runner.answers('payment', 'Decoy')
  expect(game.runner).toMatchObject({ credits: 1, hand: ['Diesel'] })
})

test('Knickknack may trash nothing, and then gives nothing', () => {
  const game = begin(['Grimoire'])
  game.runner.runs('Archives')
  asked(game)
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 0, hand: [], heap: [] })
})

test('Knickknack offers this for the first run of a turn only, also when it was declined', () => {
  const game = begin(['Grimoire'])
  game.runner.runs('Archives')
  asked(game)
  game.runner.declines()
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('Archives')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.hardware).toEqual(['Grimoire'])
})

test('Knickknack does not trash itself, and nothing of the Corp', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ rig: ['“Knickknack” O’Brian'] })
    .runnerTurn()
  game.runner.runs('Archives')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner).toMatchObject({ resources: ['“Knickknack” O’Brian'], heap: [] })
})
