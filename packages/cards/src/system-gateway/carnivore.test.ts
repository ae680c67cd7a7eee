import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Carnivore: 2 cards from the grip trash the accessed card, once each turn', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Hostile Takeover', 'Red Herrings'] }] })
    .runner({ rig: ['Carnivore'], hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .accessing('Hostile Takeover')
  game.runner.uses('Carnivore')
  game.runner.answers('payment', 'Diesel', 'Mimic')
  expect(game.corp.archives).toEqual(['Hostile Takeover'])
  expect(game.runner).toMatchObject({ hand: ['Ninja', 'Aurora'], memory: 5 })
  game.runner.accesses('Red Herrings')
  expect(() => game.runner.uses('Carnivore')).toThrow('CR 9.3.6g')
})

test('Carnivore needs 2 cards', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hostile Takeover'] })
    .runner({ rig: ['Carnivore'], hand: ['Diesel'] })
    .accessing('Hostile Takeover')
  expect(() => game.runner.uses('Carnivore')).toThrow('trash 2 cards from your grip, and there is 1')
})

test('the text of Carnivore', async () => {
  expect(await textOf('carnivore')).toMatchInlineSnapshot(`
    "en
      +1[mu]
      Access, once per turn → Trash 2 cards from your grip: Trash the card you are accessing.
      Limit 1 console per player.
    de
      +1[mu]
      Zugriff, einmal pro Zug → Zerstöre 2 Karten aus deinem Griff: Zerstöre die Karte, auf die du zugreifst.
      Höchstens 1 Konsole pro Spieler."
  `)
})
