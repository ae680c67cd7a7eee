import { diceOf, sensible } from '@paydata/bots'
import type { Reason } from '@paydata/bots/reasons'
import { reason } from '@paydata/bots/reasons'
import { cardsVersion, defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Side } from '@paydata/engine'
import { answerInPlace, newGame, viewFor } from '@paydata/engine'
import { expect, test } from 'vitest'
import { reasonsInEnglish } from '../src/english/reasons.ts'
import { reasonsInGerman } from '../src/german/reasons.ts'
import { titleOf } from '../src/in-english.ts'
import { reasonsText } from '../src/reasons.ts'

const definitions = defineAllCards()
const bot = sensible(definitions)
const title = (card: string): string | null => titleOf(definitions.version, card)
const both = (...because: readonly Reason[]) =>
  [reasonsInEnglish, reasonsInGerman].map(words => reasonsText(because, words, title))

test('one reason is a sentence in each language', () => {
  expect(both(reason('costs', { card: 'hedge_fund', amount: 5, does: { credits: 9 } }))).toEqual([
    'Hedge Fund costs 5 credits: gain 9 credits.',
    'Hedge Fund kostet 5 Credits: 9 Credits erhalten.',
  ])
  expect(both(reason('rezNeeds', { card: 'wall_of_static', server: 'archives', amount: 3, has: 1 }))).toEqual(
    [
      'Wall of Static on Archives takes 3 credits to rez, and there is 1.',
      'Wall of Static vor dem Archiv zu rezzen kostet 3 Credits, und 1 ist da.',
    ],
  )
  expect(both(reason('breakersMissing', { kinds: ['barrier', 'code gate', 'sentry'] }))).toEqual([
    'Nothing breaks barrier, code gate and sentry ice yet: what does has to be found.',
    'Noch bricht nichts Barrieren, Code-Gates oder Wächter: Das muss erst gefunden werden.',
  ])
  expect(both(reason('purges', { amount: 1 }), reason('noIceInHq'))).toEqual([
    'There is 1 virus counter, and purging removes it. HQ holds no ice, and servers need some.',
    'Es gibt 1 Virusmarker, und Löschen entfernt ihn. In HQ ist kein ICE, und Server brauchen welches.',
  ])
})

test('one card is not told as one of several, and the hand of the Runner is the grip', () => {
  expect(both(reason('runOnHq', { amount: 0, has: 1 }))).toEqual([
    'A run on HQ costs nothing; the only card of HQ is accessed.',
    'Ein Run auf HQ kostet nichts; auf die einzige Karte in HQ wird zugegriffen.',
  ])
  expect(both(reason('runOnHq', { amount: 2, has: 5 }))).toEqual([
    'A run on HQ costs about 2 credits; one of 5 cards of HQ is accessed.',
    'Ein Run auf HQ kostet etwa 2 Credits; auf eine von 5 Karten in HQ wird zugegriffen.',
  ])
  expect(both(reason('thinHand', { has: 1 }))).toEqual([
    'With 1 in hand, damage could be the end.',
    'Mit 1 Karte im Griff könnte Schaden das Ende sein.',
  ])
})

test('a card that the bot does not know has no name', () => {
  expect(both(reason('neededLeast', { card: null }), reason('scoresWith', { card: null }))).toEqual([
    'The card is needed least. With the card an agenda can be scored this turn.',
    'Die Karte wird am wenigsten gebraucht. Mit der Karte lässt sich in diesem Zug eine Agenda punkten.',
  ])
})

test('what an earlier release wrote is read as it is, and what a later one means is left out', () => {
  expect(reasonsText('It was drawn by lot.', reasonsInGerman, title)).toBe('It was drawn by lot.')
  const later = [
    { code: 'foreseen', params: {} },
    { code: 'purges', params: { amount: 'some' } },
    { code: 'hqFull', params: {} },
  ]
  expect(reasonsText(later, reasonsInGerman, title)).toBe('HQ ist voll.')
  expect(reasonsText(later.slice(0, 2), reasonsInGerman, title)).toBeNull()
})

test('all that a bot says in whole games is said in both languages, after a trip through JSON', () => {
  const said = { en: new Set<string>(), de: new Set<string>() }
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
      said.en.add(reasonsText(stored, reasonsInEnglish, title) ?? '')
      said.de.add(reasonsText(stored, reasonsInGerman, title) ?? '')
      expect(answerInPlace(game, asked.for, reply).ok).toBe(true)
    }
  }
  expect(said.en.size).toBeGreaterThan(50)
  for (const text of [...said.en, ...said.de]) expect(text).toMatch(/^[A-ZÄÖÜ\d][^[\]]*\.$/)
  for (const text of said.en) expect(said.de).not.toContain(text)
})
