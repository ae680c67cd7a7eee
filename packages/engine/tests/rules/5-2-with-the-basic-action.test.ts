import { fillers, scenario } from '@paydata/scenario'
import { event, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  chosen,
  draw,
  from,
  gainCredits,
  install,
  on,
  play,
  trash,
  type,
  when,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-5-basic', [
  made(
    resource('Draw Watch'),
    when(on({ what: ['drawn'], by: 'you', because: 'basicAction' }), gainCredits(3)),
  ),
  made(
    resource('Install Watch'),
    when(on({ what: ['installed'], by: 'you', because: 'basicAction' }), gainCredits(5)),
  ),
  made(
    resource('Loss Watch'),
    when(
      on({ what: ['trashed'], card: [type('resource')], by: 'opponent', because: 'basicAction' }),
      gainCredits(7),
    ),
  ),
  made(event('Pull'), play(draw(1))),
  made(event('Set Up'), play(install(chosen(from('grip', type('resource')), 'new')))),
  made(operation('Strike'), play(trash(chosen(from('rig', type('resource')), 'dead')))),
  made(resource('Thing')),
])
const table = () => scenario({ definitions })

test('5.2.3a: what is done with the basic action is met by that action, not by a card that does the same', () => {
  const game = table()
    .runner({
      credits: 0,
      hand: ['Pull', 'Set Up', 'Thing', 'Thing'],
      deck: fillers('runner', 5),
      rig: ['Draw Watch', 'Install Watch'],
    })
    .runnerTurn()
  game.runner.plays('Pull')
  expect(game.runner.credits).toBe(0)
  game.passUntil('nextAction')
  game.runner.draws()
  expect(game.runner.credits).toBe(3)
  game.passUntil('nextAction')
  game.runner.plays('Set Up')
  game.runner.answers('choose', 'Thing')
  expect(game.runner).toMatchObject({ credits: 3, hand: expect.arrayContaining(['Thing']) })
  game.passUntil('nextAction')
  game.runner.installs('Thing')
  expect(game.runner.credits).toBe(8)
})

test('5.2.3a: any basic action that does it will do, such as that which trashes a resource', () => {
  const begin = () =>
    table()
      .corp({ credits: 5, hand: ['Strike'] })
      .runner({ credits: 0, tags: 1, rig: ['Loss Watch', 'Thing'] })
      .corpTurn()
  const byAction = begin()
  byAction.corp.trashesResource('Thing')
  expect(byAction.runner).toMatchObject({ heap: ['Thing'], credits: 7 })
  const byCard = begin()
  byCard.corp.plays('Strike')
  byCard.corp.answers('choose', 'Thing')
  expect(byCard.runner).toMatchObject({ heap: ['Thing'], credits: 0 })
})
