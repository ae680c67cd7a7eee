import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, ice, made, program } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  atServer,
  chosen,
  encountered,
  firstTime,
  from,
  gainCredits,
  install,
  installOnlyOn,
  may,
  not,
  on,
  same,
  subroutine,
  swap,
  the,
  type,
  when,
} from '../../src/vocabulary.ts'
import { identity, upgrade } from './printed.ts'

const definitions = defineCards('examples-8-8', [
  made(asset('Office')),
  made(upgrade('Shed')),
  made(agenda('Prize')),
  made(upgrade('Annex')),
  made(
    ice('Morph'),
    subroutine(swap(chosen(from('root'), 'one'), chosen(from('root', not(same(the('one')))), 'other'))),
  ),
  made(ice('Wall')),
  made(ice('Rig'), when(encountered('self'), swap('self', chosen(from('ice', not(same('self'))), 'other')))),
  made(program('Virus', 'virus'), installOnlyOn(type('ice'))),
  made(
    identity('Recovery', 'corp'),
    when(
      firstTime('turn', { what: ['installed'], by: 'you', card: [atServer('remote')] }),
      may([install(chosen(from('hq'), 'next'), { to: 'newRemote' })]),
    ),
  ),
  made(
    ice('Tattoo'),
    when(
      on({ what: ['icePassed'], card: 'self' }),
      may([swap('self', chosen(from('hq', type('ice')), 'in')), gainCredits(4)]),
    ),
  ),
])
const table = () => scenario({ definitions })

test('cr-26.03/8.8.2/1: no swap can be chosen that puts an agenda and an asset into one root', () => {
  const partnersOf = (title: string) => {
    const game = table()
      .corp({
        hqIce: [rezzed('Morph')],
        remotes: [{ root: ['Prize'] }, { root: ['Office', 'Annex'] }, { root: ['Shed'] }],
      })
      .encountering('Morph')
    game.bothPass()
    game.corp.answers('choose', title)
    const partners = game.corp.question?.options.map(option => option.card)
    game.corp.answers('choose', partners?.[0] ?? '')
    expect(game.card(title).server).not.toBe(undefined)
    return partners
  }
  expect(partnersOf('Prize')).toEqual(['Office', 'Shed'])
  expect(partnersOf('Annex')).toEqual(['Office', 'Shed'])
})

test('cr-26.03/8.8.3a/1: ice that is swapped keeps what it hosts', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Rig')], rndIce: [rezzed('Wall')] })
    .runner({ rig: [card('Virus', { on: 'Wall', counters: { virus: 2 } })] })
    .encountering('Rig')
  game.corp.answers('choose', 'Wall')
  expect(game.corp.servers).toMatchObject({ hq: { ice: ['Wall'] }, rnd: { ice: ['Rig'] } })
  expect(game.card('Virus')).toMatchObject({ host: 'Wall', installed: true, counters: { virus: 2 } })
  expect(game.card('Wall').hosted).toEqual(['Virus'])
})

test('cr-26.03/8.8.4b/1: ice that is swapped in from HQ is installed, and what that meets comes before the next instruction', () => {
  const game = table()
    .corp({
      identity: 'Recovery',
      credits: 0,
      hand: ['Wall', 'Office'],
      remotes: [{ ice: ['Morph', rezzed('Tattoo'), 'Morph'] }],
    })
    .encountering('Tattoo')
  game.bothPass()
  game.corp.agrees()
  game.corp.answers('choose', 'Wall')
  expect(game.corp.servers.remote1?.ice).toEqual(['Morph', 'Wall', 'Morph'])
  expect(game.corp.hand).toEqual(['Tattoo', 'Office'])
  // The installation is met before the Corp gains anything.
  expect(game.corp.credits).toBe(0)
  game.corp.agrees()
  game.corp.answers('choose', 'Office')
  expect(game.card('Office').server).toBe('remote2')
  expect(game.corp.credits).toBe(4)
})
