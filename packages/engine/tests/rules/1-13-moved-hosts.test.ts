import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  addTo,
  all,
  always,
  chosen,
  clicks,
  from,
  handSize,
  host,
  ownedBy,
  paid,
  play,
  swap,
  trash,
  type,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-1-moved-hosts', [
  made(ice('Old Host')),
  made(ice('New Host')),
  made(program('Rider')),
  made(asset('Stall'), always(handSize(3))),
  made(
    resource('Jar'),
    always({
      declare: 'replace',
      effect: 'trash',
      card: [type('program')],
      withIt: { instead: 'move', to: 'hosted' },
    }),
  ),
  made(program('Brain'), always(handSize(2))),
  made(event('Scrap'), play(trash(chosen(from('rig', type('program')), 'scrapped')))),
  made(resource('Cage')),
  made(agenda('Vault'), paid([clicks(1)], [addTo(all(from('hosted')), 'hand')])),
  made(agenda('Plain Agenda')),
  made(operation('Memo')),
  made(
    event('Exchange'),
    play(swap(chosen(from('corpScore'), 'theirs'), chosen(from('runnerScore'), 'ours'))),
  ),
  made(
    operation('Lure'),
    play(
      {
        do: 'chooseCards',
        cards: {
          choose: { from: 'ice', where: [{ is: 'named', name: 'New Host' }] },
          least: 1,
          most: 1,
          as: 'ice',
        },
      },
      host(chosen(from('installed', type('program')), 'rider'), { the: 'ice' }),
    ),
  ),
  made(
    event('Catch'),
    play(
      {
        do: 'chooseCards',
        cards: {
          choose: { from: 'rig', where: [{ is: 'named', name: 'Cage' }] },
          least: 1,
          most: 1,
          as: 'cage',
        },
      },
      host(chosen(from('root', ownedBy('corp')), 'stall'), { the: 'cage' }),
    ),
  ),
])

const answersAll = (game: ReturnType<ReturnType<typeof scenario>['corpTurn']>, side: 'corp' | 'runner') => {
  while (game[side].question?.kind === 'choose') {
    const only = game[side].question?.options[0]
    game[side].answers('choose', only?.id ?? '')
  }
}

test('CR 1.13.8: a program hosted on ice moves to other ice, installed and with its counters', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Lure'], hqIce: [rezzed('Old Host')], rndIce: [rezzed('New Host')] })
    .runner({ rig: [card('Rider', { on: 'Old Host', counters: { virus: 2 } })] })
    .corpTurn()
  game.corp.plays('Lure')
  answersAll(game, 'corp')
  expect(game.card('Rider')).toMatchObject({ host: 'New Host', zone: 'rig', counters: { virus: 2 } })
  expect(game.runner.programs).toEqual(['Rider'])
  expect(game.runner.memoryUsed).toBe(1)
  expect(game.state.log.some(each => each.what === 'uninstalled')).toBe(false)
})

test('CR 1.13.2b: a Corp card that becomes hosted on a Runner card is uninstalled', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Stall')] }] })
    .runner({ hand: ['Catch'], rig: ['Cage'] })
    .runnerTurn()
  expect(game.corp.handSize).toBe(8)
  game.runner.plays('Catch')
  answersAll(game, 'runner')
  expect(game.card('Stall')).toMatchObject({ host: 'Cage', zone: 'hosted', active: false })
  expect(game.corp.handSize).toBe(5)
  expect(game.state.log.some(each => each.what === 'uninstalled')).toBe(true)
})

test('CR 1.8.3a, 1.13.2a: a card that is hosted instead of being trashed is not installed any more, and inactive', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Scrap'], rig: ['Jar', 'Brain'] })
    .runnerTurn()
  expect(game.runner.handSize).toBe(7)
  game.runner.plays('Scrap')
  answersAll(game, 'runner')
  expect(game.card('Brain')).toMatchObject({ host: 'Jar', installed: false, active: false })
  expect(game.runner.handSize).toBe(5)
})

test('CR 1.13.13: what is hosted on an agenda stays there when that moves to the other score area', () => {
  const game = scenario({ definitions })
    .corp({ scored: [card('Vault', { counters: { agenda: 1 }, hosting: ['Memo'] })], hand: [] })
    .runner({ hand: ['Exchange'], stolen: ['Plain Agenda'] })
    .runnerTurn()
  game.runner.plays('Exchange')
  answersAll(game, 'runner')
  expect(game.runner.stolen).toEqual(['Vault'])
  expect(game.card('Vault').hosted).toEqual(['Memo'])
  expect(game.card('Memo')).toMatchObject({ zone: 'hosted', host: 'Vault' })
  expect(game.corp.archives).toEqual([])
})
