import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test("Cat's Cradle makes code gates cost 1 more to rez, and no other ice", () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma', 'Wall of Static'] })
    .runner({ rig: ["Cat's Cradle"] })
    .runnerTurn()
  expect([game.card('Enigma').cost, game.card('Wall of Static').cost]).toEqual([4, 3])
})

test("Cat's Cradle breaks a code gate subroutine and gets 1 strength for 1 credit each", () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 2, rig: ["Cat's Cradle"] })
    .encountering('Enigma')
  game.runner.uses("Cat's Cradle", 2)
  expect(game.card("Cat's Cradle").strength).toBe(2)
  game.runner.uses("Cat's Cradle", 1)
  game.runner.breaks(1)
  expect(game.card('Enigma').subroutines.map(each => each.broken)).toEqual([false, true])
  expect(game.runner.credits).toBe(0)
})
