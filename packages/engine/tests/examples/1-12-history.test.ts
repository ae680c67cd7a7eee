import { examples, rezzed } from '@paydata/scenario'
import { agenda, event, ice, made, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  chosen,
  endRun,
  from,
  gainCredits,
  giveTags,
  happened as hasHappened,
  on,
  paid,
  persistent,
  play,
  run,
  subroutine,
  timesSince,
  trash,
  trashThis,
  when,
} from '../../src/vocabulary.ts'
import { upgrade } from './printed.ts'

const { example, scenario } = examples(test)

const anyIce = chosen(from('ice'), 'ice')

const definitions = defineCards('examples-1-12-history', [
  made(ice('Wall'), subroutine(endRun())),
  made(ice('Hedge')),
  made(
    event('Daring Run'),
    play(
      run('any', [], {
        during: [
          when(on({ what: ['runEnded'] }), gainCredits(timesSince('thisRun', { what: ['icePassed'] }))),
        ],
      }),
    ),
  ),
  made(resource('Dynamite'), paid([trashThis], [trash(anyIce)])),
  made(agenda('Prize')),
  made(
    upgrade('Ride'),
    persistent(
      when(
        on({ what: ['runEnded'], server: ['here'] }, hasHappened('thisRun', { what: ['stolen'] })),
        giveTags(2),
      ),
    ),
  ),
])
const table = () => scenario({ definitions })

example(
  ['cr-26.03/1.12.6/1', 'cr-1.6/1.12.6/1'],
  'ice that was passed counts also when it exists no more',
  () => {
    const game = table()
      .corp({ hqIce: [rezzed('Hedge'), 'Wall', rezzed('Hedge')] })
      .runner({ credits: 0, hand: ['Daring Run'], rig: ['Dynamite'] })
      .runnerTurn()
    game.runner.plays('Daring Run')
    game.runner.answers('server', 'HQ')
    game.passUntil('encounter')
    game.passUntil('jackOut')
    game.runner.continues()
    const [, outer] = game.cards('Hedge')
    game.runner.uses('Dynamite')
    game.runner.answers('choose', outer ?? '')
    expect(game.corp.archives).toEqual(['Hedge'])
    game.passUntil('runEnds')
    expect(game.runner.credits).toBe(3)
  },
)

test('cr-26.03/1.12.6a/1: a persistent ability of a trashed upgrade means the server that it was in', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Ride'), 'Prize'] }] })
    .runner({ credits: 2 })
    .breaching('remote1')
  game.runner.accesses('Prize')
  game.runner.passes()
  game.runner.steals()
  game.runner.accesses('Ride')
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['Ride'])
  expect(game.state.run).toBeUndefined()
  expect(game.runner.tags).toBe(2)
})
