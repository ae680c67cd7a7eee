import { card, scenario } from '@paydata/scenario'
import { event, made, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  chosen,
  clicks,
  costChange,
  from,
  host,
  hostedOn,
  install,
  paid,
  play,
  search,
  the,
  type,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-8-5-price-on-a-host', [
  made(
    resource('Cheap Host'),
    always(
      { declare: 'canHost', where: [type('program')], cards: 1 },
      costChange('install', [hostedOn('self')], -1),
    ),
  ),
  made(resource('Host'), always({ declare: 'canHost', where: [type('program')] })),
  made(
    resource('Shelf'),
    paid([clicks()], [host(chosen(from('grip'), 'put'))]),
    paid([clicks()], [install(chosen(from('hosted'), 'taken'))]),
    always(costChange('install', [hostedOn('self')], -1)),
  ),
  made({ ...program('Tool'), cost: 2 }),
  made(
    event('Find'),
    play(search('stack', [type('program')], 'found', { then: 'install' }), install(the('found'))),
  ),
])
const table = () => scenario({ definitions })

test('CR 1.16.2, 8.5.16b, 8.5.16d: the install cost is what it is at the destination that was declared', () => {
  const spent = (on: string) => {
    const game = table()
      .runner({ credits: 5, hand: ['Tool'], rig: ['Cheap Host', 'Host'] })
      .runnerTurn()
    game.runner.installs('Tool')
    game.runner.answers('host', on)
    expect(game.card('Tool').installed).toBe(true)
    return 5 - game.runner.credits
  }
  expect(spent('noHost')).toBe(2)
  expect(spent('Host on Host')).toBe(2)
  expect(spent('Cheap Host')).toBe(1)
})

test('CR 1.16.1, 8.5.16b: only the destinations are offered on which the Runner can pay', () => {
  const offered = (credits: number) => {
    const game = table()
      .runner({ credits, hand: ['Tool'], rig: ['Cheap Host', 'Host'] })
      .runnerTurn()
    game.runner.installs('Tool')
    return game.runner.question?.options.map(option => option.label)
  }
  expect(offered(2)).toEqual(['No host', 'Host on Cheap Host', 'Host on Host'])
  expect(offered(1)).toEqual(['Host on Cheap Host'])
  expect(() => offered(0)).toThrow('CR 1.16')
})

test('CR 8.7.2b: a search that installs finds what can be paid for on a host', () => {
  const found = (hosting: readonly string[]) => {
    const game = table()
      .runner({ credits: 1, hand: ['Find'], deck: ['Tool'], rig: [card('Cheap Host', { hosting })] })
      .runnerTurn()
    game.runner.plays('Find')
    return game.runner.question?.options.map(option => option.card)
  }
  expect(found([])).toEqual(['Tool'])
  expect(found(['Tool'])).toEqual([])
})

test('CR 1.13.2c: installed from its host a card is hosted there no more when it is paid for', () => {
  const taken = (credits: number) => {
    const game = table()
      .runner({ credits, hand: ['Tool'], rig: ['Shelf'] })
      .runnerTurn()
    game.runner.uses('Shelf', 0)
    game.runner.answers('choose', 'Tool')
    game.passUntil('nextAction')
    game.runner.uses('Shelf', 1)
    game.runner.answers('choose', 'Tool')
    return [game.card('Tool').installed, game.card('Tool').host, game.runner.credits]
  }
  expect(taken(2)).toEqual([true, undefined, 0])
  expect(taken(1)).toEqual([false, 'Shelf', 1])
})
