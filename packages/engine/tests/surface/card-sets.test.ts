import { cardText } from '@paydata/words/english'
import { expect, test } from 'vitest'
import type { Definition, Game } from '../../src/index.ts'
import { defineCards, loadGame, newGame, saveGame, viewFor } from '../../src/index.ts'
import type { Side } from '../../src/state/names.ts'
import { draw, gainCredits, play, card as text } from '../../src/vocabulary.ts'

/** A set of its own for each test: what was made known under a version stays known. */
function setOf(set: string, side: Side, ...more: readonly Definition[]): readonly Definition[] {
  const { is, abilities } = text(`${set}_identity`)
  return [{ is, abilities, set, printed: { title: `Identity of ${set}`, side, type: 'identity' } }, ...more]
}

const event = (is: string, set: string, amount: number): Definition => ({
  ...text(is, play(gainCredits(amount), draw(1))),
  set,
  printed: { title: is, side: 'runner', type: 'event', cost: 0 },
})

const sets = ['first', 'second']

const begun = (definitions: string, among?: readonly string[]): Game =>
  newGame({
    definitions,
    seed: 'sets',
    sets: among,
    corp: { identity: 'first_identity', cards: [] },
    runner: { identity: 'second_identity', cards: ['Gain'] },
  })

const first = setOf('first', 'corp')
const second = setOf('second', 'runner', event('Gain', 'second', 2))

test('sets that are loaded one after the other make the same game as all at once', () => {
  defineCards('all at once', [...first, ...second])
  defineCards('one by one', second)
  defineCards('one by one', first)
  const views = ['all at once', 'one by one'].map(version => {
    const game = begun(version, sets)
    return (['corp', 'runner'] as const).map(side => ({ ...viewFor(game, side), definitions: '' }))
  })
  expect(views[1]).toEqual(views[0])
})

test('everybody sees of which sets a game is, and nobody learns it from a deck', () => {
  defineCards('seen', [...first, ...second, ...setOf('third', 'corp')])
  for (const viewer of ['corp', 'runner', 'spectator'] as const) {
    expect(viewFor(begun('seen', [...sets, 'third']), viewer).sets).toEqual([...sets, 'third'])
    expect(viewFor(begun('seen'), viewer).sets).toBeNull()
  }
})

test('a set that is loaded twice is the same set', () => {
  const once = defineCards('twice', [...first, ...second])
  const game = saveGame(begun('twice', sets))
  expect(defineCards('twice', structuredClone(second))).toBe(once)
  expect([...once.cards.keys()]).toEqual(['first_identity', 'second_identity', 'Gain'])
  expect(saveGame(loadGame(game))).toBe(game)
})

test('two sets with one name are refused, and the cards of the first stay', () => {
  const { cards } = defineCards('one name', second)
  expect(() => defineCards('one name', setOf('second', 'runner', event('Gain', 'second', 9)))).toThrow(
    'two card sets are named second in one name',
  )
  expect(() => defineCards('one name', setOf('second', 'runner'))).toThrow(
    'two card sets are named second in one name',
  )
  expect(cardText(cards.get('Gain') ?? event('Gain', 'second', 0))).toEqual(['Gain 2[credit]. Draw 1 card.'])
})

test('a card that two sets define otherwise is refused, and neither set is half known', () => {
  const version = 'two homes'
  const definitions = defineCards(version, second)
  const again = [...setOf('third', 'corp'), event('Gain', 'third', 3)]
  expect(() => defineCards(version, again)).toThrow('two definitions of Gain')
  expect([...definitions.sets]).toEqual(['second'])
  expect([...definitions.cards.keys()]).toEqual(['second_identity', 'Gain'])
})

test('a card that is printed in two sets is one card, in games of either', () => {
  const version = 'printed again'
  defineCards(version, second)
  const definitions = defineCards(version, [...setOf('third', 'corp'), event('Gain', 'third', 2)])
  expect(definitions.cards.get('Gain')?.set).toBe('second')
  expect(['second', 'third', 'fourth'].map(set => definitions.isIn('Gain', [set]))).toEqual([
    true,
    true,
    false,
  ])
})

test('cards of no set under a version that has others are refused', () => {
  const { set, ...loose } = event('Gain', 'none', 2)
  defineCards('loose', [loose])
  expect(set).toBe('none')
  expect(() => defineCards('loose', [{ ...loose, is: 'Other' }])).toThrow('give these a version of their own')
})

test('a stored game of a set that is not loaded is refused with the name of the set', () => {
  defineCards('stored', [...first, ...second])
  const saved = saveGame(begun('stored', sets)).replaceAll('"stored"', '"loaded"')
  defineCards('loaded', first)
  expect(() => loadGame(saved)).toThrow('it is of the card set "second", and of loaded there are first here')
})
