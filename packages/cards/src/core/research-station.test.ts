import { fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Research Station is installed only in the root of HQ, and adds 2 to the hand size while rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Research Station'], remotes: [{ root: ['PAD Campaign'] }] })
    .corpTurn()
  game.corp.installs('Research Station')
  expect(game.corp.question?.options.map(option => option.server)).toEqual(['hq'])
  game.corp.answers('server', 'HQ')
  expect(game.corp.servers.hq?.root).toEqual(['Research Station'])
  expect(game.corp.handSize).toBe(5)
  game.corp.rezzes('Research Station')
  expect(game.corp.handSize).toBe(7)
})

test('Research Station: effects too install it in the root of HQ only', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Shipment from MirrorMorph', 'Research Station'] })
    .corpTurn()
  game.corp.plays('Shipment from MirrorMorph')
  game.corp.answers('choose', 'Research Station')
  expect(game.corp.question?.options.map(option => option.server)).toEqual(['hq'])
  game.corp.answers('server', 'HQ')
  expect(game.corp.servers.hq?.root).toEqual(['Research Station'])
})

test('Research Station trashed before the discard step no longer counts', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, hqRoot: [rezzed('Research Station')], hand: fillers('corp', 7) })
    .corpTurn('window')
  const saved = game.save()
  game.passUntil('runnerAction')
  expect(game.corp.hand).toHaveLength(7)
  game.restore(saved)
  game.fiat.trash('Research Station')
  game.passUntil('discard')
  expect(game.corp.question).toMatchObject({ kind: 'discard', min: 2, max: 2 })
})
