import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
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

test("Hadrian's Wall can be advanced while it is not rezzed, and has the strength when it is", () => {
  const game = scenario({ definitions })
    .corp({ credits: 11, hqIce: ["Hadrian's Wall"] })
    .corpTurn()
  game.corp.advances("Hadrian's Wall")
  game.fiat.rez("Hadrian's Wall", 'free')
  expect(game.card("Hadrian's Wall")).toMatchObject({ advancement: 1, strength: 8 })
  game.fiat.removeCounters("Hadrian's Wall", 'advancement', 1)
  expect(game.card("Hadrian's Wall").strength).toBe(7)
})

test("Hadrian's Wall: either subroutine by itself ends the run", () => {
  for (const broken of [0, 1]) {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed("Hadrian's Wall")] })
      .encountering("Hadrian's Wall")
    expect(game.card("Hadrian's Wall").subroutines).toHaveLength(2)
    game.fiat.markBroken("Hadrian's Wall", broken)
    game.bothPass()
    expect(game.state.run).toBeUndefined()
  }
})
