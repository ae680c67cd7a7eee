import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object) =>
  scenario({ definitions })
    .corp(corp)
    .runner({ credits: 5, hand: ['Charm Offensive'] })
    .runnerTurn()
type Game = ReturnType<typeof begin>
/** The run is over, and the Runner has accessed all of Archives. */
const accessed = (game: Game) => {
  game.runner.plays('Charm Offensive')
  for (let i = 0; i < 30 && game.runner.question?.kind !== 'confirm' && game.state.run !== undefined; i++) {
    const { kind = '', options = [] } = game.runner.question ?? {}
    if (kind === 'candidate') game.runner.answers('candidate', options[0]?.card ?? '')
    else if (kind === 'midAccess') game.runner.answers('midAccess', 'pass')
    else if (kind === 'steal') game.runner.steals()
    else if (kind === 'jackOut') game.runner.continues()
    else game.bothPass()
  }
  return game
}

test('Charm Offensive may trash a rezzed copy of a card that the Runner accessed in Archives', () => {
  const game = accessed(
    begin({
      archives: ['Hunter', 'Hedge Fund'],
      hqIce: [rezzed('Hunter')],
      rndIce: ['Hunter', rezzed('Ice Wall')],
    }),
  )
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Hunter'])
  game.runner.answers('choose', 'Hunter')
  expect(game.corp.servers.hq?.ice).toEqual([])
  expect(game.corp.servers.rnd?.ice).toHaveLength(2)
  expect(game.corp.archives.filter(title => title === 'Hunter')).toHaveLength(2)
})

test('Charm Offensive trashes one of several copies, of the choice of the Runner', () => {
  const game = accessed(
    begin({ archives: ['Hunter'], hqIce: [rezzed('Hunter')], rndIce: [rezzed('Hunter')] }),
  )
  game.runner.agrees()
  expect(game.runner.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.runner.question?.options).toHaveLength(2)
  game.runner.answers('choose', 'Hunter')
  expect(game.corp.archives).toEqual(['Hunter', 'Hunter'])
})

test('Charm Offensive may trash nothing', () => {
  const game = accessed(begin({ archives: ['Hunter'], hqIce: [rezzed('Hunter')] }))
  game.runner.declines()
  expect(game.corp.servers.hq?.ice).toEqual(['Hunter'])
})

test('Charm Offensive offers no copy that is unrezzed, and none of a card that was not accessed', () => {
  const game = accessed(begin({ archives: ['Hunter'], hqIce: ['Hunter', rezzed('Ice Wall')] }))
  expect(game.runner.question?.kind).toBe('paidWindow')
  expect(game.corp.servers.hq?.ice).toHaveLength(2)
})

test('Charm Offensive offers nothing when the run ends before Archives is breached', () => {
  const game = begin({
    archives: ['Hunter'],
    hqIce: [rezzed('Hunter')],
    archivesIce: [rezzed('Wall of Static')],
  })
  game.runner.plays('Charm Offensive')
  game.passUntil('nextAction')
  expect(game.corp.servers.hq?.ice).toEqual(['Hunter'])
})

test('Charm Offensive does not count what was accessed in an earlier run', () => {
  const game = scenario({ definitions })
    .corp({ archives: ['Hunter'], hqIce: [rezzed('Hunter')] })
    .runner({ hand: ['Charm Offensive'] })
    .runnerTurn()
  game.runner.runs('Archives')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.fiat.move('Hunter', 'removed')
  accessed(game)
  expect(game.runner.question?.kind).toBe('paidWindow')
})
