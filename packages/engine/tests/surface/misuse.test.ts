import { expect, test } from 'vitest'
import * as engine from '../../src/index.ts'
import { plainGame } from '../laws/plain-cards.ts'

/** What is there for a script in plain JavaScript, which no type holds back. */
type Call = (...given: readonly unknown[]) => unknown
const {
  answer,
  answerInPlace,
  applyPatch,
  cloneGame,
  concede,
  momentOf,
  occurrencesFor,
  refusedFor,
  saveGame,
  skipForced,
  stepNow,
  updateFor,
  viewFor,
} = engine as unknown as Readonly<Record<string, Call>>

const game = engine.newGame(plainGame('misuse'))

test.each([
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a record', {}, 'a record'],
  ['the text of a saved game', engine.saveGame(game), '"{'],
])('%s is no game, whatever is wanted of it', (_, given, shown) => {
  const calls: readonly (() => unknown)[] = [
    () => answer?.(given, 'corp', {}),
    () => answerInPlace?.(given, 'corp', {}),
    () => skipForced?.(given),
    () => stepNow?.(given),
    () => cloneGame?.(given),
    () => saveGame?.(given),
    () => concede?.(given, 'corp'),
    () => viewFor?.(given, 'corp'),
    () => viewFor?.(given, 'all'),
    () => occurrencesFor?.(given, 'corp'),
    () => refusedFor?.(given, 'corp'),
    () => momentOf?.(given),
    () => updateFor?.({ game: given }, 'corp', {}),
  ]
  for (const call of calls) expect(call).toThrow(`no game, as newGame and loadGame give it: ${shown}`)
})

test('an update leads from a view that is held, and a patch is a list of changes', () => {
  for (const held of [undefined, null, {}, { view: null }])
    expect(() => updateFor?.(engine.momentOf(game), 'corp', held)).toThrow('no view to go on from')
  for (const patch of [undefined, null, {}, 'patch'])
    expect(() => applyPatch?.(engine.viewFor(game, 'corp'), patch)).toThrow('no patch, as updateFor gives it')
})

test('what a reply inherits is no answer: it is taken by the form of its question', () => {
  class Forged {
    readonly question = game.waiting[0]?.number ?? 0
    readonly choose = [0]
    get number() {
      return 3
    }
    get amounts() {
      return [3]
    }
  }
  const own = engine.answer(game, 'corp', { question: new Forged().question, choose: [0] })
  expect(own.ok).toBe(true)
  expect(engine.answer(game, 'corp', new Forged())).toEqual(own)
})
