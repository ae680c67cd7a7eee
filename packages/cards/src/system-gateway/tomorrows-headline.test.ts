import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
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

test('the text of Tomorrowʼs Headline', async () => {
  expect(await textOf('tomorrows_headline')).toMatchInlineSnapshot(`
    "en
      When this agenda is scored or stolen, give the Runner 1 tag.
      Limit 1 per deck.
    de
      Wenn diese Agenda gepunktet oder gestohlen wird, gib dem Runner 1 Markierung.
      Höchstens 1 pro Deck."
  `)
})
