import type { CorpSpec } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

/** The action phase has ended, with her in the root of the first remote. */
const begin = (corp: CorpSpec) => {
  const { remotes = [], ...more } = corp
  const game = scenario({ definitions })
    .corp({
      credits: 5,
      hand: ['Palisade'],
      clicks: 1,
      ...more,
      remotes: [{ root: [rezzed('Mercia B4LL4RD')] }, ...remotes],
    })
    .corpTurn()
  game.corp.gainsCredit()
  return game
}

/** She installs the first piece of ice, at a server that is still to be chosen. */
const agrees = (game: ReturnType<typeof begin>) => {
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.answers('confirm', 'yes')
  game.corp.answers('choose', 'Palisade')
}

/** The player gains credits until no click is left. */
const endsTurn = (game: ReturnType<typeof begin>, side: 'corp' | 'runner') => {
  for (let left = game[side].clicks; left > 0; left--) {
    game[side].gainsCredit()
    if (left > 1) game.passUntil('nextAction')
  }
}

test('Mercia B4LL4RD installs ice for 1 credit less as the action phase ends, and goes where it is', () => {
  const game = begin({ rndIce: ['Whitespace', 'Tithe'] })
  agrees(game)
  expect(game.corp.question?.step).toBe('corpTurn.actionPhaseEnds')
  game.corp.answers('server', 'R&D')
  game.corp.answers('trashLike', 'continue')
  game.passUntil('runnerAction')
  expect(game.corp).toMatchObject({ credits: 5, hand: [] })
  expect(game.corp.servers.rnd).toMatchObject({
    ice: ['Whitespace', 'Tithe', 'Palisade'],
    root: ['Mercia B4LL4RD'],
  })
  expect(game.card('Mercia B4LL4RD')).toMatchObject({ rezzed: true, active: true })
  expect(game.corp.servers.remote1).toBeUndefined()
})

test('Mercia B4LL4RD pays 1 credit less of the install cost, and no more than nothing', () => {
  const game = begin({ credits: 0, rndIce: ['Whitespace', 'Tithe'] })
  agrees(game)
  expect(game.corp.question?.options.map(({ label, credits }) => [label, credits])).toEqual([
    ['HQ', 0],
    ['R&D', 1],
    ['Archives', 0],
    ['Server 1', 0],
    ['New remote', 0],
  ])
})

test('Mercia B4LL4RD goes with the ice to a new remote, too', () => {
  const game = begin({})
  agrees(game)
  game.corp.answers('server', 'new remote')
  game.passUntil('runnerAction')
  expect(game.corp.servers.remote1).toBeUndefined()
  expect(game.corp.servers.remote2).toMatchObject({ ice: ['Palisade'], root: ['Mercia B4LL4RD'] })
})

test('Mercia B4LL4RD stays where she is with ice of her own server', () => {
  const game = begin({})
  agrees(game)
  game.corp.answers('server', 'Server 1')
  game.passUntil('runnerAction')
  expect(game.corp.servers.remote1).toMatchObject({ ice: ['Palisade'], root: ['Mercia B4LL4RD'] })
  expect(game.state.log.map(({ what }) => what)).not.toContain('moved')
})

test('Mercia B4LL4RD need not install anything, and then stays', () => {
  const game = begin({ rndIce: ['Whitespace'] })
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.answers('confirm', 'no')
  game.passUntil('runnerAction')
  expect(game.corp).toMatchObject({ credits: 6, hand: ['Palisade'] })
  expect(game.corp.servers.remote1?.root).toEqual(['Mercia B4LL4RD'])
})

test('Mercia B4LL4RD installs ice from HQ only; without any, nothing moves', () => {
  const game = begin({ hand: ['Hedge Fund', 'Nico Campaign'], archives: ['Palisade'] })
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.answers('confirm', 'yes')
  game.corp.chooses()
  game.passUntil('runnerAction')
  expect(game.corp).toMatchObject({ hand: ['Hedge Fund', 'Nico Campaign'], archives: ['Palisade'] })
  expect(game.corp.servers.remote1?.root).toEqual(['Mercia B4LL4RD'])
})

test('Mercia B4LL4RD asks nothing with an empty HQ, unrezzed, or in the turn of the Runner', () => {
  const empty = begin({ hand: [] })
  empty.passUntil('runnerAction')
  expect(empty.corp.servers.remote1?.root).toEqual(['Mercia B4LL4RD'])

  const unrezzed = scenario({ definitions })
    .corp({ hand: ['Palisade'], clicks: 1, remotes: [{ root: ['Mercia B4LL4RD'] }] })
    .corpTurn()
  unrezzed.corp.gainsCredit()
  unrezzed.passUntil('runnerAction')

  const theirs = scenario({ definitions })
    .corp({ hand: ['Palisade'], remotes: [{ root: [rezzed('Mercia B4LL4RD')] }] })
    .runner({ clicks: 1 })
    .runnerTurn()
  theirs.runner.gainsCredit()
  theirs.passUntil('corpAction')
  expect(theirs.corp.hand).toContain('Palisade')
})

test('Mercia B4LL4RD works again at the end of the next action phase', () => {
  const game = begin({ hand: ['Palisade', 'Tithe'], rndIce: ['Whitespace'] })
  agrees(game)
  game.corp.answers('server', 'R&D')
  game.corp.answers('trashLike', 'continue')
  game.passUntil('runnerAction')
  expect(game.corp.servers.rnd?.root).toEqual(['Mercia B4LL4RD'])
  endsTurn(game, 'runner')
  game.passUntil('corpAction')
  endsTurn(game, 'corp')
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.answers('confirm', 'yes')
  game.corp.answers('choose', 'Tithe')
  game.corp.answers('server', 'HQ')
  game.passUntil('runnerAction')
  expect(game.corp.servers.hq).toMatchObject({ ice: ['Tithe'], root: ['Mercia B4LL4RD'] })
  expect(game.corp.servers.rnd?.root).toEqual([])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Palisade'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = begin({ hand: hidden })
    game.passUntil(() => game.corp.question?.kind === 'confirm')
    game.corp.answers('confirm', 'yes')
    return game
  },
})
