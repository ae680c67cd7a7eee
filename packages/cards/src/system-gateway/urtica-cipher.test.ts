import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Urtica Cipher does 2 net damage and 1 more for each counter, only while installed', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Urtica Cipher', { advanced: 1 })] }], hand: ['Urtica Cipher'] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('access')
  expect(game.runner.hand).toHaveLength(4)
  game.runner.passes()
  game.passUntil('nextAction')
  game.runner.runs('Server 1')
  game.passUntil('access')
  expect(game.runner.hand).toHaveLength(1)
})

test('Urtica Cipher can be advanced, rezzed or not', () => {
  for (const each of ['Urtica Cipher', rezzed('Urtica Cipher')]) {
    const game = scenario({ definitions })
      .corp({ remotes: [{ root: [each] }] })
      .corpTurn()
    game.corp.advances('Urtica Cipher')
    expect(game.card('Urtica Cipher').advancement).toBe(1)
  }
})

test('the text of Urtica Cipher', async () => {
  expect(await textOf('urtica_cipher')).toMatchInlineSnapshot(`
    "en
      You can advance this asset.
      When the Runner accesses this asset, if it is installed, do 2 net damage plus 1 net damage for each hosted advancement counter.
    de
      Du kannst diesen Posten vorantreiben.
      Wenn der Runner auf diesen Posten zugreift und dieser installiert ist, füge 2 Netzschaden plus 1 Netzschaden für jeden gehosteten Fortschrittsmarker zu."
  `)
})
