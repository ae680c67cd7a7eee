import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test("Hadrian's Wall gets stronger with advancement counters and ends the run", () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed("Hadrian's Wall", { advanced: 2 })] })
    .encountering("Hadrian's Wall")
  expect(game.card("Hadrian's Wall")).toMatchObject({ strength: 9 })
  expect(game.card("Hadrian's Wall").subroutines).toHaveLength(2)
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})
