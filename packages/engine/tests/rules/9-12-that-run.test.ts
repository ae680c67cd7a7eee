import type { Scenario } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  card,
  gainCredits,
  giveTags,
  happened,
  ifSo,
  may,
  on,
  oncePer,
  persistent,
  run,
  timesSince,
  when,
} from '../../src/vocabulary.ts'

const definitions = defineCards('that-run', [
  {
    ...card('double', oncePer('turn', when(on({ what: ['runEnded'] }), may([run(['archives'])])))),
    printed: { title: 'Double', side: 'runner', type: 'resource', cost: 0 },
  },
  {
    ...card(
      'tally',
      when(on({ what: ['runEnded'] }), gainCredits(timesSince('thisRun', { what: ['accessed'] }))),
    ),
    printed: { title: 'Tally', side: 'runner', type: 'resource', cost: 0 },
  },
  {
    ...card(
      'ride',
      persistent(
        when(
          on({ what: ['runEnded'], server: ['here'] }),
          ifSo(happened('thisRun', { what: ['stolen'] }), [giveTags(2)]),
        ),
      ),
    ),
    printed: { title: 'Ride', side: 'corp', type: 'upgrade', cost: 0, trash: 0 },
  },
  { ...card('prize'), printed: { title: 'Prize', side: 'corp', type: 'agenda', advancement: 3, points: 1 } },
  { ...card('junk'), printed: { title: 'Junk', side: 'corp', type: 'operation', cost: 0 } },
])
const table = (): Scenario => scenario({ definitions })

/** The run on the remote server has ended, and another is made before what its end has triggered resolves. */
function twice(root: 'Prize' | 'Ride', archives: readonly string[]) {
  const game = table()
    .corp({ remotes: [{ root: root === 'Ride' ? [rezzed('Ride')] : [rezzed('Ride'), 'Prize'] }], archives })
    .runner({ credits: 0, rig: ['Double'] })
    .running('remote1')
  if (root === 'Prize') {
    game.passUntil('breach')
    game.runner.accesses('Prize')
    game.runner.passes()
    game.runner.steals()
  }
  game.passUntil('access')
  game.runner.passes()
  game.runner.agrees()
  return game
}

test('CR 9.12.5d: after the end of a run "that run" is the one which has ended, not one made since', () => {
  const game = twice('Prize', ['Junk'])
  expect(game.state.run?.server).toBe('archives')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(game.runner.tags).toBe(2)
})

test('CR 9.12.5d: what is stolen in a run made since was not stolen in that run', () => {
  const game = twice('Ride', ['Prize'])
  game.finishRun({ accesses: 'steal' })
  expect(game.runner.stolen).toEqual(['Prize'])
  game.passUntil('nextAction')
  expect(game.runner.tags).toBe(0)
})

test('CR 1.12.6: each run is counted by itself', () => {
  const game = table()
    .corp({ archives: ['Junk', 'Junk'], hand: ['Junk'] })
    .runner({ credits: 0, rig: ['Double', 'Tally'] })
    .running('HQ')
  game.passUntil('access')
  game.runner.passes()
  game.runner.uses('Double')
  game.runner.agrees()
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(3)
})
