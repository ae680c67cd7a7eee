import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test("Tomorrow's Headline gives a tag when it is stolen", () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ["Tomorrow's Headline"] }] })
    .accessing("Tomorrow's Headline")
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.tags).toBe(1)
})

test("Tomorrow's Headline gives a tag when it is scored", () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card("Tomorrow's Headline", { advanced: 3 })] }] })
    .corpTurn('window')
  game.corp.scores("Tomorrow's Headline")
  expect(game.runner.tags).toBe(1)
})
