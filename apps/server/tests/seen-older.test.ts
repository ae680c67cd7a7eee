import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import { newGame, viewFor } from '@paydata/engine'
import { expect, test } from 'vitest'
import { withAccessIn, withInVainIn, withSidesIn } from '../src/seen/older.ts'

/** As it was written when no card had a second side. */
const withoutSides = (kept: unknown): unknown =>
  JSON.parse(
    JSON.stringify(kept, (name, value) => (name === 'flipped' || name === 'back' ? undefined : value)),
  )

test('in games that were kept when no card had a second side, the front of each is seen', () => {
  const { version } = defineAllCards()
  const [corp, runner] = ['corp', 'runner'].map(side => {
    const deck = starterDecks.find(each => each.side === side)
    return broughtToPlay(deck ?? expect.fail())
  })
  const game = newGame({
    definitions: version,
    seed: 'sides',
    corp: corp ?? expect.fail(),
    runner: runner ?? expect.fail(),
  })
  const first = viewFor(game, 'corp')
  const track = { first, updates: [{ version: 1, patch: [['corp.hand', first.corp.hand]] }] }
  expect(JSON.stringify(track)).toContain('"flipped":0')
  expect(withSidesIn(withoutSides(track))).toEqual(JSON.parse(JSON.stringify(track)))
})

const conversions = [
  ['what acts as it is accessed, none of them does', withAccessIn, { actsOnAccess: false }],
  ['what would come to nothing, none of them did', withInVainIn, { inVain: false }],
] as const

test.each(conversions)('in games that were kept before options told %s', (_, convert, more) => {
  const option = { id: 'candidate:4', does: 'candidate', mandatory: false }
  const track = {
    first: { question: { options: [option] } },
    updates: [{ patch: [['question.options', [option]]] }],
  }
  const told = { ...option, ...more }
  expect(convert(track)).toEqual({
    first: { question: { options: [told] } },
    updates: [{ patch: [['question.options', [told]]] }],
  })
})
