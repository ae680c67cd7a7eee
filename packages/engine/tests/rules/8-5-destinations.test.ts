import { rezzed, scenario } from '@paydata/scenario'
import { asset, ice, made, program } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  chosen,
  clicks,
  from,
  install,
  installOnlyAt,
  installOnlyOn,
  paid,
  type,
} from '../../src/vocabulary.ts'

const upgrade = (title: string, ...subtypes: readonly string[]) =>
  ({ title, side: 'corp', type: 'upgrade', cost: 0, trash: 1, subtypes }) as const

const definitions = defineCards('rules-8-5-destinations', [
  made(upgrade('Builder'), paid([clicks(1)], [install(chosen(from('hq')), { to: 'here' })])),
  made(asset('Plain Asset')),
  made(ice('Plain Ice')),
  made(upgrade('Plain Upgrade')),
  made(upgrade('Far Upgrade'), installOnlyAt('remote')),
  made(program('Dock'), paid([clicks(1)], [install(chosen(from('grip')), { onto: 'self' })])),
  made(program('Leech'), installOnlyOn(type('ice'))),
  made(program('Small')),
])

const corp = (title: string, at: 'hqRoot' | 'remote') => {
  const game = scenario({ definitions })
    .corp(
      at === 'hqRoot'
        ? { hand: [title], hqRoot: [rezzed('Builder')] }
        : { hand: [title], remotes: [{ root: [rezzed('Builder')] }] },
    )
    .corpTurn()
  game.corp.uses('Builder')
  game.corp.answers('choose', title)
  return game
}

test('CR 8.5.14, 8.5.2b: no effect installs an asset in the root of HQ', () => {
  expect(corp('Plain Asset', 'hqRoot').corp).toMatchObject({ hand: ['Plain Asset'], clicks: 2 })
  expect(corp('Plain Asset', 'remote').corp.hand).toEqual([])
})

test('CR 8.5.14, 8.5.12: no effect installs an upgrade in a server that its text excludes', () => {
  expect(corp('Far Upgrade', 'hqRoot').corp.hand).toEqual(['Far Upgrade'])
  expect(corp('Far Upgrade', 'remote').corp.hand).toEqual([])
})

test('CR 8.5.14, 1.13.6c: no effect installs a card on a host that its text excludes', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Plain Ice'] })
    .runner({ hand: ['Leech', 'Small'], rig: ['Dock'] })
    .runnerTurn()
  game.runner.uses('Dock')
  game.runner.answers('choose', 'Leech')
  expect(game.runner.hand).toEqual(['Leech', 'Small'])
  game.passUntil('nextAction')
  game.runner.uses('Dock')
  game.runner.answers('choose', 'Small')
  expect(game.card('Small').host).toBe('Dock')
})
