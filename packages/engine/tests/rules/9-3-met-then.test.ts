import { rezzed, scenario } from '@paydata/scenario'
import { asset, ice, made, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  atLeast,
  breaks,
  clicks,
  credits,
  encountered,
  firstTime,
  gainCredits,
  on,
  strengthAtMost,
  subroutine,
  timesSince,
  together,
  trash,
  when,
  whileAccessing,
} from '../../src/vocabulary.ts'

const trashingAccessed = { what: ['trashed'], by: 'you', card: 'accessed' } as const

const definitions = defineCards('rules-9-met-then', [
  made(asset('First Stall')),
  made(asset('Second Stall')),
  made(resource('Party Goer'), when(firstTime('turn', trashingAccessed), gainCredits(3))),
  made(
    resource('Second Helping'),
    when(on(trashingAccessed, atLeast(timesSince('thisTurn', trashingAccessed), 2)), gainCredits(10)),
  ),
  made(resource('Torch'), whileAccessing([clicks()], [trash('accessed')])),
  made(
    resource('Ice Watch'),
    when(firstTime('turn', { what: ['trashed'], card: 'encountered' }), gainCredits(5)),
  ),
  made(
    resource('Vulture'),
    when(firstTime('turn', { what: ['subroutineBroken'], card: [strengthAtMost(1)] }), gainCredits(7)),
  ),
  made(program('Pick', 'icebreaker'), breaks({ cost: [credits(0)], count: 1 })),
  made(ice('Gate'), subroutine(gainCredits(1)), subroutine(gainCredits(1))),
  made(
    ice('Paper'),
    when(encountered(), together(trash('self'), gainCredits(1))),
    subroutine(gainCredits(1)),
  ),
])

const table = () => scenario({ definitions })
const stalls = { remotes: [{ root: ['First Stall'] }, { root: ['Second Stall'] }] }

test('CR 9.3.2b: the first time each turn the accessed card is trashed is not the second time', () => {
  const game = table()
    .corp(stalls)
    .runner({ credits: 2, rig: ['Party Goer', 'Second Helping'] })
    .runnerTurn()
  game.runner.runs('Server 1')
  game.passUntil('access')
  game.runner.trashes()
  expect(game.runner.credits).toBe(2 - 1 + 3)
  game.passUntil('nextAction')
  game.runner.runs('Server 2')
  game.passUntil('access')
  game.runner.trashes()
  expect(game.runner.credits).toBe(4 - 1 + 10)
})

test('CR 9.3.2b: a card trashed by an ability while it is accessed counts too', () => {
  const game = table()
    .corp(stalls)
    .runner({ credits: 0, rig: ['Party Goer', 'Torch'] })
    .accessing('First Stall')
  game.runner.uses('Torch')
  expect(game.runner.credits).toBe(3)
})

test('CR 9.3.2b: a card trashed when its access is over is not the accessed one', () => {
  const game = table()
    .corp({ remotes: [{ root: ['First Stall'] }, { root: [rezzed('Second Stall')] }] })
    .runner({ credits: 0, rig: ['Party Goer'] })
    .accessing('Second Stall')
  game.runner.passes()
  game.passUntil('nextAction')
  game.fiat.trash('Second Stall')
  expect(game.runner.credits).toBe(0)
})

test('CR 9.3.2b: ice trashed in its encounter is the encountered ice, once a turn', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Paper'), rezzed('Paper')] })
    .runner({ credits: 0, rig: ['Ice Watch'] })
    .running('hq')
  game.passUntil('runEnds')
  expect(game.corp.archives).toEqual(['Paper', 'Paper'])
  expect(game.runner.credits).toBe(5)
})

/** A subroutine of Gate was broken while its strength was changed by so much, then another with its own strength of 1. */
const breakingTwice = (change: number) => {
  const game = table()
    .corp({ hqIce: [rezzed('Gate')] })
    .runner({ credits: 0, rig: ['Vulture', 'Pick'] })
    .encountering('Gate')
  game.fiat.changeStrength('Pick', 9)
  game.fiat.changeStrength('Gate', change)
  game.runner.uses('Pick')
  game.runner.breaks(0)
  const first = game.runner.credits
  game.fiat.changeStrength('Gate', -change)
  game.runner.uses('Pick')
  return [first, game.runner.credits]
}

test('CR 9.3.2b: how strong the ice was when a subroutine of it was broken is remembered', () => {
  expect(breakingTwice(0)).toEqual([7, 7])
  expect(breakingTwice(1)).toEqual([0, 7])
})
