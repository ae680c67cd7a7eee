import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Experiential Data makes all ice of its server stronger', () => {
  const game = scenario({ definitions })
    .corp({
      hqRoot: [rezzed('Experiential Data')],
      hqIce: [rezzed('Enigma'), rezzed('Hunter')],
      rndIce: [rezzed('Chum')],
    })
    .corpTurn()
  expect(game.card('Enigma').strength).toBe(3)
  expect(game.card('Hunter').strength).toBe(5)
  expect(game.card('Chum').strength).toBe(4)
})

test('Experiential Data: copies add up, ice that comes or goes gains or loses it, and it ends when trashed', () => {
  const game = scenario({ definitions })
    .corp({
      remotes: [
        { root: [rezzed('Experiential Data'), rezzed('Experiential Data')], ice: [rezzed('Enigma')] },
        { ice: [rezzed('Hunter')] },
      ],
    })
    .corpTurn()
  expect(game.card('Enigma').strength).toBe(4)
  game.fiat.move('Hunter', 'ice', { server: 'remote1', rezzed: true })
  expect(game.card('Hunter').strength).toBe(6)
  game.fiat.trash('Experiential Data')
  expect(game.card('Enigma').strength).toBe(3)
  expect(game.card('Hunter').strength).toBe(5)
})

test('CR 10.3.1: ice that Experiential Data kept alive goes as soon as it does', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Experiential Data')], hqIce: [rezzed('Rototurret')] })
    .runner({ rig: [card('Parasite', { on: 'Rototurret' })], credits: 2 })
    .accessing('Experiential Data')
  expect(game.corp.servers.hq?.ice).toEqual(['Rototurret'])
  game.runner.trashes()
  expect(game.corp.archives).toEqual(expect.arrayContaining(['Experiential Data', 'Rototurret']))
})
