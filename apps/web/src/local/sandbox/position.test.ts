import { cards, defineAllCards } from '@paydata/cards'
import type { Definition } from '@paydata/engine'
import { defineCards, resumeGame, saveGame } from '@paydata/engine'
import { expect, test } from 'vitest'
import type { Use } from './position.ts'
import { tryOut } from './position.ts'

const definitions = defineAllCards()
const tried = (id: string) => {
  const card = definitions.cards.get(id)
  return card === undefined ? expect.fail(`no card ${id}`) : tryOut(card, definitions)
}

test('every card can be tried out: its position obeys the laws of a game, and something can be done with the card', () => {
  const without = cards.filter(card => {
    const { game, use } = tryOut(card, definitions)
    // What is loaded is checked against every law.
    expect(resumeGame(saveGame(game)).waiting).toHaveLength(1)
    return use === null
  })
  // An identity without paid abilities does by itself what it does, and its page says so.
  const actsByItself = ({ printed, abilities }: Definition): boolean =>
    printed.type === 'identity' && abilities.every(({ form }) => form !== 'paid')
  expect(without.filter(card => !actsByItself(card)).map(({ is }) => is)).toEqual([])
})

test('an icebreaker meets ice that it breaks, and all its abilities are offered', () => {
  expect(tried('gordian_blade')).toMatchObject({ use: 'use', abilities: 2 })
  expect(tried('gordian_blade').game.frames).toContainEqual(
    expect.objectContaining({ step: 'encounterWindow' }),
  )
})

test.each([
  ['an operation that asks for tags', 'scorched_earth', 'play'],
  ['an icebreaker meets its ice', 'corroder', 'use'],
  ['an agenda is scored', 'hostile_takeover', 'score'],
  ['ice is rezzed', 'enigma', 'rez'],
  ['a click ability of ice is for the Runner', 'viktor_1_0', 'use'],
  ['a program that is hosted on ice', 'botulus', 'use'],
  ['an identity without anything to do', 'nbn_making_news', null],
] as const satisfies readonly (readonly [string, string, Use])[])('%s', (_, id, use) => {
  expect(tried(id).use).toBe(use)
})

test('every card of the first box can be tried out by the rules of 2013, as it was then', () => {
  const box = cards.filter(({ set }) => set === 'core')
  const definitions = defineCards('the first box', box)
  const then = definitions.asIn('2013')
  const without = [...then.cards.values()].filter(card => {
    const { game, use } = tryOut(card, definitions, '2013')
    expect([game.edition, game.definitions]).toEqual(['2013', then.version])
    return use !== tried(card.is).use
  })
  expect(without.map(({ is }) => is)).toEqual([])
})
