import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number, credits: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Bigger Picture'] })
    .runner({ tags, credits })
    .corpTurn()
  game.corp.plays('Bigger Picture')
  return game
}

test('Bigger Picture gives the Runner a tag', () => {
  const game = begin(1, 9)
  game.corp.answers('effect', 'Give the Runner 1 tag')
  expect(game.runner).toMatchObject({ tags: 2, credits: 9 })
  expect(game.corp.credits).toBe(0)
})

test('Bigger Picture: for 2 tags the Runner loses 10 credits, which the Corp gains', () => {
  const game = begin(3, 12)
  game.corp.answers('effect', 'Remove any number of tags')
  expect(game.corp.question).toMatchObject({ kind: 'number', min: 0, max: 3 })
  game.corp.answers('number', 2)
  expect(game.runner).toMatchObject({ tags: 1, credits: 2 })
  expect(game.corp.credits).toBe(10)
})

test('Bigger Picture: the Corp gains only what the Runner has lost', () => {
  const game = begin(2, 7)
  game.corp.answers('effect', 'Remove any number of tags')
  game.corp.answers('number', 2)
  expect(game.runner).toMatchObject({ tags: 0, credits: 0 })
  expect(game.corp.credits).toBe(7)
})

test('Bigger Picture: the Corp may remove no tag, and nothing happens', () => {
  const game = begin(2, 7)
  game.corp.answers('effect', 'Remove any number of tags')
  game.corp.answers('number', 0)
  expect(game.runner).toMatchObject({ tags: 2, credits: 7 })
  expect(game.corp.credits).toBe(0)
})

test('Bigger Picture cannot be played when the Runner is not tagged', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Bigger Picture'] })
    .corpTurn()
  expect(() => game.corp.plays('Bigger Picture')).toThrow('tagged')
})

test('the text of Bigger Picture', async () => {
  expect(await textOf('bigger_picture')).toMatchInlineSnapshot(`
    "en
      Play only if the Runner is tagged.
      Resolve 1 of the following: • Give the Runner 1 tag. • Remove any number of tags. The Runner loses 5[credit] for each tag removed this way. Gain 1[credit] for each credit lost this way.
    de
      Nur spielbar, falls der Runner markiert ist.
      Führe 1 der folgenden Möglichkeiten aus: • Gib dem Runner 1 Markierung. • Entferne beliebig viele Markierungen. Der Runner verliert 5[credit] für jede Markierung, die auf diese Weise entfernt wurde. Erhalte 1[credit] für jeden [credit], der auf diese Weise verloren wurde."
  `)
})
