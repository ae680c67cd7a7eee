import { expect, test } from 'vitest'
import type { NamedDeck } from './index.ts'
import { namedDeck, problemText, readDeck } from './index.ts'

const kate = 'kate_mac_mccaffrey_digital_tinker'
const two = [
  ['deja_vu', 2],
  ['diesel', 3],
] as const

function deckIn(text: string): NamedDeck {
  const reading = readDeck(text)
  return reading.ok ? reading.deck : expect.fail(reading.problems.map(problemText).join('\n'))
}

function problemsIn(text: string): readonly string[] {
  const reading = readDeck(text)
  return reading.ok ? [] : reading.problems.map(problemText)
}

test('a list as NetrunnerDB shows it', () => {
  const text = `Three Good Days

Kate "Mac" McCaffrey: Digital Tinker (Core Set)

Event (5)
2x Déjà Vu (Core Set)  ●●●●
3x Diesel (Core Set)

15 influence spent (max 15 – available 0)
21 agenda points (between 20 and 21)
5 cards (min 45)
Cards up to Core Set

Deck built on https://netrunnerdb.com.`
  expect(deckIn(text)).toEqual(namedDeck('Three Good Days', kate, two))
})

test.each([
  ['3x first', '2x Déjà Vu\n3x Diesel'],
  ['3 first, with sets', '2 Déjà Vu (Core Set)\n3 Diesel [Core Set]'],
  ['x3 last', 'Déjà Vu x2\nDiesel x3'],
  ['sets before the count', 'Déjà Vu (Core Set) x2\nDiesel [Core Set] x3'],
  ['3x last, dots before the set', 'Déjà Vu 2x ●● (Core Set)\nDiesel ×3'],
  ['no space, capitals, no accents', '2xdeja vu\n3XDIESEL'],
  ['ids', '2x deja_vu\n3 diesel'],
  ['codes, of any printing', '2x 01002\n2 01034\n1x 31027'],
  [
    'comments and headings',
    '# best deck\n== Events ==\n2x Déjà Vu // twice\n\n3x Diesel # always\nPrograms:',
  ],
  ['a list in Markdown', '## Event\n* 2x [Déjà Vu](https://netrunnerdb.com/en/card/01002)\n- 3x Diesel'],
  ['a line for each copy', 'Déjà Vu\nDéjà Vu\nDiesel\nDiesel\nDiesel'],
  ['lines of Windows', '2x Déjà Vu\r\n3x Diesel\r\n'],
])('the same deck in another form: %s', (_form, list) => {
  expect(deckIn(`${list}\nKate Mac McCaffrey: Digital Tinker`)).toEqual(namedDeck('', kate, two))
  expect(deckIn(`Kate, Mac, McCaffrey\n${list}`)).toEqual(namedDeck('', kate, two))
})

test('a deck may be named as a card is, when it says so or when the identity comes next', () => {
  expect(deckIn('Diesel\nKate Mac McCaffrey\n3x Diesel\n2x Déjà Vu')).toEqual(namedDeck('Diesel', kate, two))
  expect(deckIn('Name: 3x Diesel\n3x Diesel\n2x Déjà Vu\n1x Digital Tinker').name).toBe('3x Diesel')
})

test('a number of a name is no count, and a name may begin with x', () => {
  expect(deckIn('Digital Tinker\n3 Xanadu').cards).toEqual([['xanadu', 3]])
  expect(deckIn('Haas-Bioroid Engineering the Future\n2 Heimdall 1.0\nViktor 1.0 x2').cards).toEqual([
    ['heimdall_1_0', 2],
    ['viktor_1_0', 2],
  ])
})

test.each([
  ['a deck', { name: 'N', cards: { '01033': 1, '01002': 2, '01034': 3 } }],
  [
    'an answer with a deck',
    { data: [{ id: 7, name: 'N', cards: { '01033': 1, '01002': 2, '01034': 3 } }], total: 1 },
  ],
  [
    'the newer form',
    {
      data: {
        type: 'decklists',
        attributes: { name: 'N', identity_card_id: kate, card_slots: { deja_vu: 2, diesel: 3 } },
      },
    },
  ],
  ['our own', { name: 'N', identity: kate, cards: two }],
])('JSON: %s', (_what, json) => {
  expect(deckIn(JSON.stringify(json))).toEqual(namedDeck('N', kate, two))
})

test('each line that cannot be read is told, with what may have been meant', () => {
  const text =
    'Noise\n3x Desiel\n1x Gordain Blade\nSure Gmable x3\n0x Diesel\n1000x Diesel\nRevered Accounts\n2x Quite Something Else'
  expect(problemsIn(text)).toEqual([
    'Line 2: There is no card "Desiel". Did you mean Diesel?',
    'Line 3: There is no card "Gordain Blade". Did you mean Gordian Blade?',
    'Line 4: There is no card "Sure Gmable". Did you mean Sure Gamble?',
    'Line 5: 0 is no number of copies of "Diesel": it must be from 1 to 999.',
    'Line 6: 1000 is no number of copies of "Diesel": it must be from 1 to 999.',
    'Line 7: There is no card "Revered Accounts". Did you mean Reversed Accounts or Closed Accounts?',
    'Line 8: There is no card "Quite Something Else".',
  ])
})

test('copies on several lines are counted together', () => {
  expect(problemsIn('Noise\n600x Wyrm\n600 Wyrm')).toEqual([
    'Line 3: 1200 is no number of copies of "Wyrm": it must be from 1 to 999.',
  ])
})

test('a list without an identity is no deck; a misspelt one is found', () => {
  expect(problemsIn('3x Diesel')).toEqual(['The list names no identity.'])
  expect(problemsIn('Jinketi: Personal Evolution\n3x Snare!')).toEqual([
    'The list names no identity. Did you mean Jinteki: Personal Evolution?',
  ])
})

test('half a title that several identities share names none of them, and all are told', () => {
  expect(problemsIn('Jinteki\n3x Snare!')).toEqual([
    'The list names no identity. Did you mean Jinteki: Personal Evolution or Jinteki: Restoring Humanity?',
  ])
})

test('the first identity is the deck’s, and others stay in it', () => {
  expect(deckIn('Noise\n2x Gabriel Santiago')).toEqual(
    namedDeck('', 'noise_hacker_extraordinaire', [['gabriel_santiago_consummate_professional', 2]]),
  )
})

test.each([
  ['nothing', ' \n ', 'There is nothing to read.'],
  ['too much', 'x'.repeat(50_001), 'A deck list has at most 50000 characters.'],
  ['too many lines', '3x Diesel\n'.repeat(501), 'A deck list has at most 500 lines.'],
  [
    'JSON with too many cards',
    JSON.stringify({ cards: Array.from({ length: 501 }, () => ['diesel', 1]) }),
    'A deck list has at most 500 lines.',
  ],
  ['a line that is too long', `Noise\n${'x'.repeat(401)}`, 'Line 2: A line has at most 400 characters.'],
  [
    'half of a JSON',
    '{"name": "N", "cards": {',
    'This begins like JSON, but it is not, or not the whole of it.',
  ],
  [
    'JSON of something else',
    '{"a": 1}',
    'This JSON holds no deck: it needs "cards", as decks of NetrunnerDB have them.',
  ],
  [
    'pairs that are none',
    '{"identity": "noise", "cards": ["diesel"]}',
    'This JSON holds no deck: it needs "cards", as decks of NetrunnerDB have them.',
  ],
  ['several decks', '{"data": [{"cards": {}}, {"cards": {}}]}', 'There are 2 decks here; give one.'],
  [
    'half a card',
    '{"cards": {"01001": 1, "01034": 1.5}}',
    '1.5 is no number of copies of "Diesel": it must be from 1 to 999.',
  ],
  ['a card that is no text', '{"cards": [["01001", 1], [{}, 1]]}', 'There is no card "{}".'],
  ['a name of objects', '{"cards": {"01001": 1, "__proto__": 1}}', 'There is no card "__proto__".'],
])('%s is refused with a reason', (_what, text, reason) => {
  expect(problemsIn(text)).toEqual([reason])
})
