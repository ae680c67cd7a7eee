import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Data Mine does 1 net damage and trashes itself, and the run goes on', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Data Mine')] })
    .runner({ hand: ['Diesel'] })
    .encountering('Data Mine')
  game.bothPass()
  expect(game.runner.hand).toEqual([])
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
  expect(game.corp.archives).toEqual(['Data Mine'])
  const log = game.state.log.map(each => each.what)
  expect(log.indexOf('damageSuffered')).toBeLessThan(log.indexOf('uninstalled'))
  expect(game.state.log.find(each => each.what === 'trashed' && each.card === 'Data Mine')?.by).toBe('corp')
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})

test('Data Mine stays when its subroutine is broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Data Mine')] })
    .runner({ credits: 9, rig: ['Crypsis'], hand: ['Diesel'] })
    .encountering('Data Mine')
  game.fiat.markBroken('Data Mine', 0)
  game.bothPass()
  expect(game.runner.hand).toEqual(['Diesel'])
  expect(game.corp.servers.hq?.ice).toEqual(['Data Mine'])
})
