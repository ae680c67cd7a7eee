import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { Definition, Setup, Side } from '../../src/index.ts'
import { answer, defineCards, loadGame, newGame, replyFor, saveGame, viewFor } from '../../src/index.ts'
import type { CardType } from '../../src/state/names.ts'
import { plainGame } from '../laws/plain-cards.ts'

const good = plainGame('setup')
const refused = (setup: unknown) => expect(() => newGame(setup as Setup), JSON.stringify(setup))
const withCorp = (more: object) => ({ ...good, corp: { ...good.corp, ...more } })

test('what is no setup is refused as a whole', () => {
  for (const nothing of [undefined, null, 5, 'setup', true, [], () => good])
    refused(nothing).toThrow('a setup must be a record, not ')
})

test.each([
  ['seed', 5, 'setup.seed must be a text, not 5'],
  ['seed', undefined, 'setup.seed must be a text, not undefined'],
  ['definitions', null, 'setup.definitions must be the version of card definitions, not null'],
  ['definitions', 'lost', 'no card definitions lost'],
  ['edition', 26.03, 'setup.edition must be the name of an edition, not 26.03'],
  ['edition', 'of tomorrow', 'no edition of tomorrow: there are 26.03'],
  [
    'editon',
    '26.03',
    'setup.editon means nothing: a setup has edition, definitions, sets, winAt, seed, corp, runner',
  ],
  ['winAt', 0, 'setup.winAt must be a number of agenda points, from 1 to 99, not 0'],
  ['winAt', 5.5, 'setup.winAt must be a number of agenda points, from 1 to 99, not 5.5'],
  ['winAt', '6', 'setup.winAt must be a number of agenda points, from 1 to 99, not "6"'],
  ['runner', undefined, 'setup.runner must be a deck: { identity, cards }, not undefined'],
  ['corp', [], 'setup.corp must be a deck: { identity, cards }, not a list'],
  ['corp', {}, 'setup.corp.identity must be the name of a card, not undefined'],
])('setup.%s cannot be %o', (field, value, why) => {
  refused({ ...good, [field]: value }).toThrow(why)
})

test('a deck that cannot be is refused, and the place is named', () => {
  const { identity, cards } = good.corp
  refused(withCorp({ identity: good.runner.identity })).toThrow(
    /^setup.corp.identity: \w+ is not a corp card$/,
  )
  refused(withCorp({ identity: cards[0] })).toThrow(/^setup.corp.identity: \w+ is no identity$/)
  refused(withCorp({ identity: 'mars' })).toThrow(/^setup.corp.identity: no card "mars" in /)
  refused(withCorp({ identity: '__proto__' })).toThrow(/^setup.corp.identity: no card "__proto__" in /)
  refused(withCorp({ cards: undefined })).toThrow('setup.corp.cards must be a list of cards, not undefined')
  refused(withCorp({ cards: cards[0] })).toThrow('setup.corp.cards must be a list of cards, not "')
  refused(withCorp({ cards: [cards[0], identity] })).toThrow(/^setup.corp.cards\[1\]: \w+ is an identity$/)
  refused(withCorp({ cards: [cards[0], 7] })).toThrow('setup.corp.cards[1] must be the name of a card, not 7')
  refused(withCorp({ cards: [undefined] })).toThrow('setup.corp.cards[0] must be the name of a card')
  refused(withCorp({ cards: new Array(3) })).toThrow('setup.corp.cards[0] must be the name of a card')
  refused(withCorp({ cards: good.runner.cards })).toThrow(/^setup.corp.cards\[0\]: \w+ is not a corp card$/)
  refused(withCorp({ cards: new Array(1e6).fill(cards[0]) })).toThrow('setup.corp.cards has 1000000 cards')
  refused(withCorp({ size: 45 })).toThrow('setup.corp.size means nothing: a deck has identity, cards')
})

test('a setup may leave its edition out, and its decks may be empty', () => {
  const game = newGame({ ...good, corp: { ...good.corp, cards: [] }, runner: { ...good.runner, cards: [] } })
  expect(game).toMatchObject({ edition: '26.03', waiting: [{ for: 'corp', asks: 'mulligan' }] })
})

test('CR 1.7.2a: a game may be set up for fewer points than the edition asks, and is so when it is read again', () => {
  const begun = newGame({ ...good, winAt: 6 })
  const read = loadGame(saveGame(begun))
  const { question } = viewFor(read, 'corp')
  if (question?.form !== 'choose') return expect.fail('the Corp is asked for a mulligan')
  const reply = replyFor(question, [question.options[0]?.id ?? ''])
  if (reply === undefined) return expect.fail('the Corp cannot answer')
  const next = answer(read, 'corp', reply)
  if (!next.ok) expect.fail(next.why)
  for (const game of [begun, read, next.game]) {
    expect(viewFor(game, 'corp').corp.pointsNeeded).toBe(6)
    expect(viewFor(game, 'runner').runner.pointsNeeded).toBe(6)
  }
  expect(viewFor(newGame(good), 'corp').corp.pointsNeeded).toBe(7)
})

test('a game names the sets of its format, which its decks keep to', () => {
  const of = (set: string, definition: Definition): Definition => ({ ...definition, set })
  const made = (title: string, side: Side, type: CardType): Definition => ({
    is: title,
    abilities: [],
    printed: { title, side, type },
  })
  const { version } = defineCards('setup-of-sets', [
    made('corp', 'corp', 'identity'),
    made('runner', 'runner', 'identity'),
    of('first', made('asset', 'corp', 'asset')),
    of('second', made('ice', 'corp', 'ice')),
  ])
  const setup = (sets: unknown, ...cards: readonly string[]) => ({
    definitions: version,
    seed: 'sets',
    sets,
    corp: { identity: 'corp', cards },
    runner: { identity: 'runner', cards: [] },
  })
  expect(newGame(setup(['first'], 'asset') as Setup).sets).toEqual(['first'])
  expect(newGame(setup(undefined, 'asset', 'ice') as Setup).sets).toBeUndefined()
  refused(setup(['first'], 'asset', 'ice')).toThrow(
    'setup.corp.cards[1]: ice is of no set of this game: first',
  )
  refused(setup(['third'])).toThrow('setup.sets: no set "third" in setup-of-sets')
  refused(setup('first')).toThrow('setup.sets must be a list of names of sets, not "first"')
  const saved = saveGame(newGame(setup(['second'], 'ice') as Setup))
  expect(loadGame(saved).sets).toEqual(['second'])
  expect(saveGame(loadGame(saved))).toBe(saved)
})
