import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const front = 'Dewi Subrotoputri: Pedagogical Dhalang'

/** Of 4 units of memory the Runner uses 1 for each program. */
const begin = (programs: number, more: object = {}) =>
  scenario({ definitions })
    .runner({
      identity: front,
      credits: 0,
      hand: [],
      deck: ['Diesel', 'Diesel', 'Diesel'],
      rig: Array.from({ length: programs }, () => 'Corroder'),
      ...more,
    })
    .runnerTurn()

const runs = (game: ReturnType<typeof begin>, server: string) => {
  game.runner.runs(server)
  game.passUntil(({ waiting }) => waiting.some(({ asks }) => asks === 'confirm'))
}

test('CR 1.6.1b: the game begins with the front up, on which Dewi gains 1 credit and is flipped if memory is full', () => {
  const game = begin(4)
  expect(game.runner.identity).toBe(front)
  runs(game, 'Archives')
  game.runner.answers('may', 'yes')
  expect(game.runner).toMatchObject({ credits: 1, hand: [], identity: 'Dewi Subrotoputri: Shadow Guide' })
})

test('Dewi need not be flipped', () => {
  const game = begin(4)
  runs(game, 'Archives')
  game.runner.answers('may', 'no')
  expect(game.runner).toMatchObject({ credits: 0, identity: front })
})

test('with unused memory a successful run does nothing on the front', () => {
  const game = begin(3)
  game.runner.runs('Archives')
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ credits: 0, hand: [], identity: front })
})

test('CR 3.1.1a: what the other face says is not met by the run in which Dewi was flipped', () => {
  const game = begin(4)
  runs(game, 'Archives')
  game.runner.answers('may', 'yes')
  game.fiat.trash('Corroder')
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ credits: 1, hand: [], identity: 'Dewi Subrotoputri: Shadow Guide' })
})

/** A run with Illumination succeeds that installs a fourth program, before or after Dewi's ability resolves. */
const filling = (first: 'Illumination' | 'Dewi') => {
  const game = begin(3, { hand: ['Illumination', 'Cleaver'], credits: 3 })
  game.runner.plays('Illumination')
  game.passUntil(() => game.runner.question?.kind === 'reaction')
  game.runner.answers('reaction', first)
  game.runner.answers('choose', 'Cleaver')
  game.runner.continues()
  return game
}

test('CR 9.6.5d: memory that is full when the ability of Dewi resolves is full enough', () => {
  const game = filling('Illumination')
  game.runner.answers('may', 'yes')
  expect(game.runner).toMatchObject({
    credits: 2,
    memoryUsed: 4,
    identity: 'Dewi Subrotoputri: Shadow Guide',
  })
})

test('CR 9.6.5d: memory that is filled only after the ability of Dewi has resolved is filled too late', () => {
  const game = filling('Dewi')
  game.passUntil('access')
  expect(game.runner).toMatchObject({ credits: 1, memoryUsed: 4, identity: front })
})

test('on the other face a run with unused memory draws a card and flips Dewi back', () => {
  const game = begin(4)
  runs(game, 'Archives')
  game.runner.answers('may', 'yes')
  game.passUntil('runnerAction')
  game.fiat.trash('Corroder')
  runs(game, 'HQ')
  game.runner.answers('may', 'yes')
  expect(game.runner).toMatchObject({ credits: 1, hand: ['Diesel'], identity: front })
})

test('on the other face Dewi need not be flipped either, and draws nothing then', () => {
  const game = begin(4)
  runs(game, 'Archives')
  game.runner.answers('may', 'yes')
  game.passUntil('runnerAction')
  game.fiat.trash('Corroder')
  runs(game, 'HQ')
  game.runner.answers('may', 'no')
  expect(game.runner).toMatchObject({ credits: 1, hand: [], identity: 'Dewi Subrotoputri: Shadow Guide' })
})

test('on the other face a run with full memory does nothing', () => {
  const game = begin(4)
  runs(game, 'Archives')
  game.runner.answers('may', 'yes')
  game.passUntil('runnerAction')
  game.runner.runs('Archives')
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ credits: 1, hand: [], identity: 'Dewi Subrotoputri: Shadow Guide' })
})

test('both may be done in one turn, one run after the other', () => {
  const game = begin(4, { rig: ['Corroder', 'Corroder', 'Corroder', 'Corroder'], clicks: 4 })
  for (const flipped of [true, false]) {
    runs(game, 'Archives')
    game.runner.answers('may', 'yes')
    game.passUntil('runnerAction')
    expect(game.runner.identity === front).toBe(!flipped)
    game.fiat.trash('Corroder')
  }
  expect(game.runner).toMatchObject({ credits: 1, hand: ['Diesel'] })
})
