import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Tithe does 1 net damage and gains the Corp 1 credit', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Tithe')] })
    .runner({ hand: ['Diesel'] })
    .encountering('Tithe')
  game.bothPass()
  expect(game.runner.hand).toEqual([])
  expect(game.corp.credits).toBe(1)
})

test('the text of Tithe', async () => {
  expect(await textOf('tithe')).toMatchInlineSnapshot(`
    "en
      [sub] Do 1 net damage.
      [sub] Gain 1[credit].
    de
      [sub] Füge 1 Netzschaden zu.
      [sub] Erhalte 1[credit]."
  `)
})
