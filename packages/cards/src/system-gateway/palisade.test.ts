import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Palisade is stronger by 2 on a remote server, and ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Palisade')], remotes: [{ ice: [rezzed('Palisade')] }] })
    .encountering('Palisade')
  const strengths = game.cards('Palisade').map(each => [each.server, each.strength])
  expect(new Map(strengths as [string, number][]).get('hq')).toBe(2)
  expect(new Map(strengths as [string, number][]).get('remote1')).toBe(4)
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})
