import { cardsVersion } from '@paydata/cards'
import { cardOf, everyCard } from '@paydata/cards/catalogue'
import { problemText, violationText } from '@paydata/words/decks-in-english'
import { expect, test } from 'vitest'
import { namedDeck, readDeck, violationsOf, writeDeck } from './index.ts'
import { influenceOf } from './influence.ts'
import { withoutEntities } from './markup.ts'

const noise = 'noise_hacker_extraordinaire'

function problemsIn(text: string): readonly string[] {
  const reading = readDeck(text)
  return reading.ok ? [] : reading.problems.map(problemText)
}

test('games of every release know the cards under the same name', () => {
  expect(cardsVersion).toBe('2026-11-21')
})

test('a list that names sets names that of the first printing', () => {
  const ahead = everyCard.find(({ set }) => set === 'What Lies Ahead')
  const deck = namedDeck('', noise, [
    ['diesel', 3],
    [ahead?.id ?? '', 1],
    ['no_such_card', 2],
  ])
  const lines = writeDeck(deck, 'sets').split('\n')
  expect(lines.slice(0, 2)).toEqual(['Noise: Hacker Extraordinaire', ''])
  expect(lines.slice(2, -1).sort()).toEqual([
    `1 ${ahead?.title} (What Lies Ahead)`,
    '2 no_such_card (unknown)',
    '3 Diesel (Core Set)',
  ])
  expect(lines.at(-1)).toBe('')
  expect(writeDeck(deck)).toContain('Unknown (2)\n2x no_such_card\n')
})

test('a deck with its own identity among its cards is written for NetrunnerDB in the order of its cards', () => {
  const written = (...ids: readonly string[]): unknown =>
    JSON.parse(
      writeDeck(
        namedDeck(
          'x',
          noise,
          ids.map(id => [id, 1]),
        ),
        'netrunnerdb',
      ),
    )
  expect(JSON.stringify(written('diesel'))).toBe('{"name":"x","cards":{"01001":1,"01034":1}}')
  expect(JSON.stringify(written('diesel', noise))).toBe('{"name":"x","cards":{"01034":1,"01001":2}}')
})

test('CR 1.4.5: what has no influence cost counts nothing, as it may not be in the deck at all', () => {
  const agenda = cardOf('nisei_mk_ii')
  const weyland = cardOf('weyland_consortium_building_a_better_world')
  if (agenda === undefined || weyland === undefined) throw new Error('there are no such cards')
  expect(agenda.influence).toBeUndefined()
  expect(influenceOf(agenda, weyland)).toBe(0)
})

test('signs that pages write by their names are read', () => {
  expect(withoutEntities('R&amp;D &lt;Aesop&apos;s&gt; &quot;&times;&bull;&nbsp;&quot; &Eacute;')).toBe(
    'R&D <Aesop’s> "×• " É',
  )
  expect(withoutEntities('&nothing; &#65;')).toBe('&nothing; A')
})

test('a deck of OCTGN names a card that nobody knows by the end of its code, if it has no title', () => {
  expect(problemsIn('<deck><card qty="3" id="abc99999"/></deck>')[0]).toContain('There is no card "99999".')
})

test('500 lines are a list, 501 are too many; so they are in the XML of OCTGN', () => {
  const titles = ['Diesel', 'Sure Gamble', 'Wyrm', 'Corroder', 'Djinn', 'Crypsis']
  const cards = (count: number): string[] =>
    Array.from({ length: count }, (_, nth) => titles[nth % titles.length] ?? '')
  const copies = (count: number): string => cards(count).join('\n')
  expect(problemsIn(`Noise\n${copies(499)}`)).toEqual([])
  expect(problemsIn(`Noise\n${copies(500)}`)).toEqual(['A deck list has at most 500 lines.'])
  const xml = (count: number): string =>
    `<deck>${cards(count - 1)
      .map(title => `<card qty="1">${title}</card>`)
      .join('')}<card qty="1">Noise: Hacker Extraordinaire</card></deck>`
  expect(problemsIn(xml(500))).toEqual([])
  expect(problemsIn(xml(501))).toEqual(['A deck list has at most 500 lines.'])
})

test('a line with a count that marks a card is one, however far its name is from any', () => {
  for (const line of [
    '3x Qqqqqqqq',
    '3xQqqqqqqq',
    'x3 Qqqqqqqq',
    '(3) Qqqqqqqq',
    'Qqqqqqqq x3',
    'Qqqqqqqq 3x',
  ])
    expect(problemsIn(`Noise\n3x Diesel\n${line}`)).toEqual(['Line 3: There is no card "Qqqqqqqq".'])
})

test('one card, and three names in a row, are said as such', () => {
  expect(violationsOf(namedDeck('', noise, [['diesel', 1]])).map(violationText)[0]).toContain(
    'The deck has 1 card, and its identity asks for at least 45',
  )
  expect(problemsIn('Noise\n3x Data')).toEqual([
    'Line 2: There is no card "Data". Did you mean Data Dealer, Data Mine or Data Raven?',
  ])
})

test('what turns text around is no part of the name of a deck', () => {
  for (const sign of ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])
    expect(namedDeck(`Noise${sign} again`, noise, []).name).toBe('Noise again')
  const reading = readDeck(`Name: Noise \u202eagain\n\n1 Noise: Hacker Extraordinaire\n3 Diesel\n`)
  expect(JSON.stringify(reading)).not.toContain('\u202e')
})
