import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (
  ice: { readonly hq: readonly string[]; readonly rnd?: readonly string[] },
  runner: object = {},
) =>
  scenario({ definitions })
    .corp({
      credits: 0,
      hqIce: ice.hq.map(title => rezzed(title)),
      rndIce: (ice.rnd ?? []).map(title => rezzed(title)),
      hand: [],
    })
    .runner({
      credits: 9,
      hand: ['Easy Mark', 'Easy Mark', 'Easy Mark'],
      deck: ['Diesel', 'Mimic', 'Decoy'],
      rig: ['Stick and Poke', 'Corroder', 'Mimic'],
      ...runner,
    })
    .runnerTurn()
type Game = ReturnType<typeof begin>

const texts = (game: Game, ice: string) => game.card(ice).subroutines.map(({ text }) => text)
const meets = (game: Game, server: string) => {
  game.runner.runs(server)
  game.passUntil('encounter')
}
const own = 'Do 1 net damage. The Runner draws 1 card.'

test('Stick and Poke gives the first ice encountered in a turn a subroutine before its others', () => {
  const game = begin({ hq: ['Tithe'] })
  expect(texts(game, 'Tithe')).toHaveLength(2)
  meets(game, 'HQ')
  expect(texts(game, 'Tithe')).toEqual([expect.stringContaining(own), expect.anything(), expect.anything()])
})

test('the subroutine of Stick and Poke does 1 net damage, then the Runner draws 1 card', () => {
  const game = begin({ hq: ['Ice Wall'] })
  meets(game, 'HQ')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ hand: ['Easy Mark', 'Easy Mark', 'Diesel'], heap: ['Easy Mark'] })
})

test('CR 1.7.2b: the subroutine of Stick and Poke flatlines a Runner without cards before they draw', () => {
  const game = begin({ hq: ['Ice Wall'] }, { hand: [] })
  meets(game, 'HQ')
  game.bothPass()
  expect(game.state.winner).toBe('corp')
})

test('the subroutine of Stick and Poke can be broken like any other of that ice', () => {
  const game = begin({ hq: ['Ice Wall'] })
  meets(game, 'HQ')
  game.runner.uses('Corroder', 0)
  game.runner.breaks(0)
  expect(game.card('Ice Wall').subroutines.map(({ broken }) => broken)).toEqual([true, false])
  game.passUntil('nextAction')
  expect(game.runner.heap).toEqual([])
  expect(game.state.log.some(({ what }) => what === 'runUnsuccessful')).toBe(true)
})

test('CR 9.10.1: the subroutine of Stick and Poke is gone when that encounter ends', () => {
  const game = begin({ hq: ['Tithe'] })
  meets(game, 'HQ')
  game.passUntil('jackOut')
  expect(texts(game, 'Tithe')).toHaveLength(2)
})

test('Stick and Poke gives nothing at the second encounter of the turn, with the same ice or another', () => {
  const game = begin({ hq: ['Ice Wall'], rnd: ['Wall of Static'] })
  meets(game, 'HQ')
  game.passUntil('nextAction')
  for (const [server, ice] of [
    ['HQ', 'Ice Wall'],
    ['R&D', 'Wall of Static'],
  ] as const) {
    meets(game, server)
    expect(texts(game, ice)).toHaveLength(1)
    game.passUntil('nextAction')
  }
})

test('Stick and Poke gives its subroutine again in the next turn', () => {
  const game = begin({ hq: ['Ice Wall'] }, { clicks: 1 })
  meets(game, 'HQ')
  for (let i = 0; i < 3; i++) {
    game.passUntil('corpAction')
    game.corp.gainsCredit()
  }
  game.passUntil('runnerAction')
  meets(game, 'HQ')
  expect(texts(game, 'Ice Wall')).toHaveLength(2)
})

test('CR 9.3.2b: Stick and Poke gives nothing when ice was encountered in the turn before it was installed', () => {
  const game = begin({ hq: ['Ice Wall'] }, { hand: ['Stick and Poke'], rig: [] })
  meets(game, 'HQ')
  game.passUntil('nextAction')
  game.runner.installs('Stick and Poke')
  game.passUntil('nextAction')
  meets(game, 'HQ')
  expect(texts(game, 'Ice Wall')).toHaveLength(1)
})
