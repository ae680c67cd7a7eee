import type { Watched, Watcher } from '@paydata/scenario'
import { findLeak, rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import type { Game } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'

const definitions = defineCards('announced', [
  made(asset('Asset')),
  made(ice('Wall')),
  made(event('Event')),
  made(program('Program')),
  made({ ...resource('Contact'), cost: 1 }),
  made(
    asset('Toll'),
    say.always(say.additionalCost('access', [say.credits(1)], { cards: [say.type('asset')] })),
  ),
  made(
    resource('Coupon'),
    say.interruptFor(
      [say.trashThis],
      [say.changeExpected({ effect: 'price', kind: 'install' }, { add: -3 })],
    ),
  ),
  made(
    resource('Voucher'),
    say.when(
      say.would({ effect: 'price', kind: 'install', by: 'you', card: [say.type('program')] }),
      say.changeExpected({ effect: 'price' }, { add: -1 }),
    ),
  ),
])
const table = () => scenario({ definitions })

/** How pairs of twins parted that were played on from a position. */
function parted(game: Game, viewer: Watcher): Set<Watched['parted']> {
  const ways = new Set<Watched['parted']>()
  for (let n = 0; n < 30; n++) {
    const { parted, leak } = findLeak(game, viewer, `announced ${n}`, 8)
    expect(leak).toBeUndefined()
    ways.add(parted)
  }
  return ways
}

test('CR 3.4.6: a player who may change what it costs to install learns that ice is being installed', () => {
  const game = table()
    .corp({ hand: ['Wall', 'Asset', 'Wall', 'Asset'], hqIce: ['Wall'] })
    .runner({ rig: ['Coupon'] })
    .corpTurn()
  expect(parted(game.json, 'runner')).toContain('learned')
})

test('CR 9.9.6c: what interrupts because a program is paid for shows that it is one', () => {
  const game = table()
    .runner({ hand: ['Program', 'Contact', 'Event', 'Program', 'Contact'], rig: ['Voucher', 'Coupon'] })
    .runnerTurn()
  expect(parted(game.json, 'corp')).toContain('learned')
})

test.each([0, 5])(
  'CR 1.16.10, 7.4.3: a cost to access assets tells of an asset, with %i credits',
  credits => {
    const game = table()
      .corp({ deck: ['Wall', 'Asset', 'Wall', 'Asset'], remotes: [{ root: [rezzed('Toll')] }] })
      .runner({ credits })
      .breaching('rnd')
    expect(parted(game.json, 'corp')).toContain('learned')
  },
)
