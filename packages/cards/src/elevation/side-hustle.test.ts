import { card as put, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credit: number) =>
  scenario({ definitions })
    .runner({
      credits: 2,
      hand: ['Side Hustle'],
      deck: ['Diesel', 'Mimic'],
      rig: [put('Side Hustle', { counters: { credit } })],
    })
    .runnerTurn()
type Game = ReturnType<typeof begin>
const runsArchives = (game: Game) => {
  game.runner.runs('Archives')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
}

test('Side Hustle gets 1 credit when it is installed', () => {
  const game = begin(1)
  game.runner.installs('Side Hustle')
  expect(game.cards('Side Hustle').map(({ counters }) => counters.credit ?? 0)).toEqual([1, 1])
})

test('Side Hustle gets 1 credit whenever a run begins, also when it fails', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ rig: [put('Side Hustle', { counters: { credit: 1 } })] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('nextAction')
  expect(game.card('Side Hustle').counters).toMatchObject({ credit: 2 })
  runsArchives(game)
  expect(game.card('Side Hustle').counters).toMatchObject({ credit: 3 })
})

test('Side Hustle with 6 credits gives them all, is trashed, and draws 1 card', () => {
  const game = begin(5)
  game.runner.runs('Archives')
  expect(game.runner).toMatchObject({ credits: 8, heap: ['Side Hustle'], deck: ['Mimic'] })
})

test('Side Hustle with 5 credits stays', () => {
  const game = begin(4)
  runsArchives(game)
  expect(game.runner).toMatchObject({ credits: 2, heap: [], resources: ['Side Hustle'] })
})

test('CR 9.6.7: Side Hustle gives more than 6 credits when it has more', () => {
  const game = begin(4)
  game.fiat.placeCounters('Side Hustle', 'credit', 3)
  expect(game.runner).toMatchObject({ credits: 9, heap: ['Side Hustle'], deck: ['Mimic'] })
})
