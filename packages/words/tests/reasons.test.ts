import { diceOf, sensible } from '@paydata/bots'
import type { Reason } from '@paydata/bots/reasons'
import { reason } from '@paydata/bots/reasons'
import { cardsVersion, defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Side } from '@paydata/engine'
import { answerInPlace, newGame, viewFor } from '@paydata/engine'
import { expect, test } from 'vitest'
import { titleOf } from '../src/in-english.ts'
import { speechOf, tags } from '../src/languages.ts'
import { reasonsText } from '../src/reasons.ts'
import { inEach, wholeTags } from '../testing/expected.ts'

const languages = await Promise.all(tags.map(tag => speechOf(tag).reasons()))

const definitions = defineAllCards()
const bot = sensible(definitions)
const title = (card: string): string | null => titleOf(definitions.version, card)
const told = (because: Parameters<typeof reasonsText>[0]) =>
  languages.map(words => reasonsText(because, words, title))
const both = (...because: readonly Reason[]) => told(because)

test('one reason is a sentence in each language', () => {
  expect(both(reason('costs', { card: 'hedge_fund', amount: 5, does: { credits: 9 } }))).toEqual(
    inEach('Hedge Fund costs 5 credits: gain 9 credits.'),
  )
  expect(both(reason('rezNeeds', { card: 'wall_of_static', server: 'archives', amount: 3, has: 1 }))).toEqual(
    inEach('Wall of Static on Archives takes 3 credits to rez, and there is 1.'),
  )
  expect(both(reason('breakersMissing', { kinds: ['barrier', 'code gate', 'sentry'] }))).toEqual(
    inEach('Nothing breaks barrier, code gate and sentry ice yet: what does has to be found.'),
  )
  expect(both(reason('purges', { amount: 1 }), reason('noIceInHq'))).toEqual(
    inEach('There is 1 virus counter, and purging removes it. HQ holds no ice, and servers need some.'),
  )
})

test('one card is not told as one of several, and the hand of the Runner is the grip', () => {
  expect(both(reason('runOnHq', { amount: 0, has: 1 }))).toEqual(
    inEach('A run on HQ costs nothing; the only card of HQ is accessed.'),
  )
  expect(both(reason('runOnHq', { amount: 2, has: 5 }))).toEqual(
    inEach('A run on HQ costs about 2 credits; one of 5 cards of HQ is accessed.'),
  )
  expect(both(reason('thinHand', { has: 1 }))).toEqual(inEach('With 1 in hand, damage could be the end.'))
})

test('a card that the bot does not know has no name', () => {
  expect(both(reason('neededLeast', { card: null }), reason('scoresWith', { card: null }))).toEqual(
    inEach('The card is needed least. With the card an agenda can be scored this turn.'),
  )
})

test('what an earlier release wrote is read as it is, and what a later one means is left out', () => {
  expect(told('It was drawn by lot.')).toEqual(tags.map(() => 'It was drawn by lot.'))
  const later = [
    { code: 'foreseen', params: {} },
    { code: 'purges', params: { amount: 'some' } },
    { code: 'hqFull', params: {} },
  ]
  expect(told(later)).toEqual(inEach('HQ is full.'))
  expect(told(later.slice(0, 2))).toEqual(tags.map(() => null))
})

test('all that a bot says in whole games is said in all languages, after a trip through JSON', () => {
  const said = new Map(tags.map(tag => [tag, new Set<string>()]))
  for (let nth = 0; nth < 4; nth++) {
    const deckOf = (side: Side) => {
      const ours = starterDecks.filter(deck => deck.side === side)
      const deck = ours[nth % ours.length]
      if (deck === undefined) throw new Error('There is no deck.')
      return broughtToPlay(deck)
    }
    const game = newGame({
      definitions: cardsVersion,
      seed: `reasons ${nth}`,
      corp: deckOf('corp'),
      runner: deckOf('runner'),
    })
    const dice = diceOf(`reasons ${nth}`)
    for (let [asked] = game.waiting; asked !== undefined && game.turn < 12; [asked] = game.waiting) {
      const { reply, because } = bot(viewFor(game, asked.for), dice)
      const stored: Reason[] = JSON.parse(JSON.stringify(because))
      const texts = told(stored)
      for (const [nth, tag] of tags.entries()) said.get(tag)?.add(texts[nth] ?? '')
      expect(answerInPlace(game, asked.for, reply).ok).toBe(true)
    }
  }
  for (const texts of said.values()) {
    expect(texts.size).toBeGreaterThan(50)
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d][^[\]]*\.$/u)
  }
  for (const text of said.get('en') ?? [])
    for (const tag of wholeTags) expect(said.get(tag)).not.toContain(text)
})
