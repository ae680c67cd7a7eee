import { everyCard } from '@paydata/cards/catalogue'
import { problemText } from '@paydata/words/decks-in-english'
import { expect, test } from 'vitest'
import type { NamedDeck } from './index.ts'
import { namedDeck, readDeck } from './index.ts'

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

test.each([
  ...['* 3 Diesel', '- 3 Diesel', '•3 Diesel', '> 3x Diesel', '- [ ] 3 Diesel', '| 3 | Diesel |'],
  ...[
    'x3 Diesel',
    '(3) Diesel',
    '[3x] Diesel',
    '3: Diesel',
    '3\tDiesel',
    '3,Diesel',
    '3×Diesel',
    '3x\u00a0Diesel',
  ],
  ...['Diesel x3', 'Diesel (3)', 'Diesel (x3)', 'Diesel [3]', 'Diesel: 3', 'Diesel - 3', 'Diesel\t3'],
  ...['Diesel (Core Set) (3)', 'Diesel (3 copies)', '3x Diesel (Core Set #34)', '3x Diesel ●● ●●'],
  ...['**3x Diesel**', '3x _Diesel_ *(Core Set)* _●●_', '* 3x [Diesel](https://a.b/c) _(Core Set)_'],
  ...['[*]3x [url=https://a.b/c]Diesel[/url] [i](Core Set)[/i]', '<li>3x <a href="x">Diesel</a></li>'],
  ...[
    '3\tDiesel\tCore Set\tShaper',
    '3&times; Diesel&nbsp;&#9679;&bull;',
    '3x “Diesel”',
    'Sideboard: 3 Diesel',
    '== 3x Diesel ==',
    '[3x Diesel]',
  ],
])('%j is three copies of Diesel', line => {
  expect(readDeck(`Noise\n${line}`)).toEqual({
    ok: true,
    deck: namedDeck('', 'noise_hacker_extraordinaire', [['diesel', 3]]),
    passedOver: [],
  })
})

test.each([
  ...[
    '# 3 Wyrm',
    '// 3 Wyrm',
    '; 3 Wyrm',
    '<!-- 3 Wyrm -->',
    '-----',
    '● ● ●',
    'Event (5)',
    'ICE: 17',
    '10 Events',
  ],
  ...[
    'Code Gates',
    '[b]Icebreaker[/b] (5)',
    '== Viruses ==',
    'Runner:',
    '45 cards (min 45)',
    '15/15 influence',
  ],
  ...['15 influence spent (max 15 – available 0)', 'Cards up to Core Set', 'Deck built on https://a.b.'],
])('%j says nothing', line => {
  expect(readDeck(`Noise\n${line}\n3x Diesel`)).toMatchObject({ ok: true, passedOver: [] })
  expect(deckIn(`Noise\n${line}\n3x Diesel`).cards).toEqual([['diesel', 3]])
})

test.each(['<!-- 3 Wyrm\n3 Mimic -->', '/* 3 Wyrm */', '/*\r\n3 Wyrm\r\n*/'])(
  '%j says nothing over all of its lines, and lines after it keep their numbers',
  comment => {
    expect(deckIn(`Noise\n${comment}\n3x Diesel`).cards).toEqual([['diesel', 3]])
    const line = 2 + comment.split('\n').length
    expect(problemsIn(`Noise\n${comment}\n3x Desiel`)).toEqual([
      expect.stringMatching(new RegExp(`^line ${line}\\b`, 'i')),
    ])
  },
)

test('accents may be written by their names in HTML', () => {
  expect(deckIn('Noise\n3x D&eacute;j&agrave; Vu').cards).toEqual([['deja_vu', 3]])
})

test('a count in JSON may be a text, if it is a number', () => {
  const json = (count: string): string =>
    JSON.stringify({ identity: 'noise_hacker_extraordinaire', cards: [['diesel', count]] })
  expect(deckIn(json('3')).cards).toEqual([['diesel', 3]])
  expect(problemsIn(json('three'))).toEqual([expect.stringContaining('"three"')])
})

test.each([
  ...['Economy (3)', 'Sideboard', '[Breakers]', '--- x ---', '== x ==', 'Maybe:', 'Total: 12', '[Jinteki]'],
  ...[
    'Format: Standard',
    'This deck draws fast, and wins.',
    'Total 12',
    'Breakers (5):',
    '=== Money [9] ===',
  ],
])('%j names no card, and that it is passed over is told', line => {
  expect(readDeck(`Noise\n3x Diesel\n${line}\n2 Wyrm`)).toEqual({
    ok: true,
    deck: namedDeck('', 'noise_hacker_extraordinaire', [
      ['diesel', 3],
      ['wyrm', 2],
    ]),
    passedOver: [{ line: 3, text: line }],
  })
})

test.each([
  ...[
    '3 Desiel',
    '3x Desiel',
    'x3 Desiel',
    'Desiel x3',
    'Desiel (3)',
    'Desiel (x3)',
    'Desiel: 3',
    'Desiel 3',
  ],
  ...[
    '* 3 Desiel',
    '**3x Desiel**',
    '== 3 Desiel ==',
    'Desiel (3):',
    'Events: 3x Desiel',
    'Desiel',
    '-3 Desiel',
  ],
])('%j is a misspelt card and never a heading', line => {
  expect(problemsIn(`Noise\n3 Wyrm\n${line}`)).toEqual([
    'Line 3: There is no card "Desiel". Did you mean Diesel?',
  ])
})

test.each([
  ['Heimdal 1.0', 'Line 3: There is no card "Heimdal 1.0". Did you mean Heimdall 1.0?'],
  ['Vikotr 1.0 (2)', 'Line 3: There is no card "Vikotr 1.0". Did you mean Viktor 1.0?'],
  ['3. Enigma', 'Line 3: There is no card "3. Enigma". Did you mean Enigma?'],
  ['3x Quite Other', 'Line 3: There is no card "Quite Other".'],
  ['Quite Other x3', 'Line 3: There is no card "Quite Other".'],
  ['-3 Enigma', 'Line 3: -3 is no number of copies of "Enigma": it must be from 1 to 99.'],
  ['1.5x Enigma', 'Line 3: 1.5 is no number of copies of "Enigma": it must be from 1 to 99.'],
  ['3,000 Enigma', 'Line 3: 3,000 is no number of copies of "Enigma": it must be from 1 to 99.'],
  [
    '999999999999 Enigma',
    'Line 3: 999999999999 is no number of copies of "Enigma": it must be from 1 to 99.',
  ],
  [
    `${'9'.repeat(300)} Enigma`,
    'Line 3: 99999999999999999999… is no number of copies of "Enigma": it must be from 1 to 99.',
  ],
  [`2 ${'Other '.repeat(60)}`, `Line 3: There is no card "${'Other '.repeat(60).slice(0, 80)}…".`],
  ['2 Enigma\u001b[31m!', 'Line 3: There is no card "Enigma [31m!". Did you mean Enigma?'],
])('%j is refused: %s', (line, problem) => {
  expect(problemsIn(`NBN: Making News\n2 Tollbooth\n${line}`)).toEqual([problem])
})

test('an identity may have a label, by all of its title, or as what it is', () => {
  const noise = 'noise_hacker_extraordinaire'
  for (const line of ['Identity: Noise', 'ID: 01001', 'Champion: Noise: Hacker Extraordinaire', '1x Noise'])
    expect(deckIn(`${line}\n3 Wyrm`).identity).toBe(noise)
  expect(problemsIn('Best\nJinteki: Making News\n3 Enigma')).toEqual(['The list names no identity.'])
  expect(problemsIn('Best\nIdentity: Noize\n3 Wyrm')).toEqual([
    'Line 2: There is no card "Noize". Did you mean Noise: Hacker Extraordinaire?',
    'The list names no identity.',
  ])
})

test.each([
  ['Noise\nKate Mac McCaffrey\n3x Diesel'],
  ['1x Noise\n3x Diesel\n1x Kate Mac McCaffrey'],
  ['Best Deck\nNoise\nEvents\n3x Diesel\nKate Mac McCaffrey'],
  ['{"cards": {"01001": 1, "01033": 1, "01034": 3}}'],
])('two identities that may both be the deck’s are told, and neither is dropped: %j', text => {
  expect(problemsIn(text)).toEqual([
    'The list names 2 identities, and a deck has one: Noise: Hacker Extraordinaire and Kate "Mac" McCaffrey: Digital Tinker.',
  ])
})

test('a deck may be named as its own identity is', () => {
  expect(deckIn('Noise\nNoise: Hacker Extraordinaire\n3x Diesel')).toEqual(
    namedDeck('Noise', 'noise_hacker_extraordinaire', [['diesel', 3]]),
  )
})

test.each([
  ['My Deck\nNoise', 'My Deck'],
  ['=== My Deck ===\nNoise', 'My Deck'],
  ['[b]My Deck[/b]\n\n[b]Identity[/b]\nNoise', 'My Deck'],
  ['# My Deck\n\nNoise\n## Event (3)', 'My Deck'],
  ['# a comment\nNoise', ''],
  ['Count\tCard\tSet\n1\tNoise\tCore', ''],
  ['> **My Deck**\n> Noise', 'My Deck'],
  ['2 Fast 2 Furious\nNoise', '2 Fast 2 Furious'],
  ['Noise\nDeck Name: My Deck', 'My Deck'],
  ['Deck: My Deck\nIdentity: Noise', 'My Deck'],
  ['Identity:\nNoise\nDeck:', ''],
  ['[Runner]\nNoise', ''],
])('%j: the name of the deck is %j', (text, name) => {
  expect(deckIn(`${text}\n3x Diesel`)).toEqual(
    namedDeck(name, 'noise_hacker_extraordinaire', [['diesel', 3]]),
  )
})

test('what can be read is a deck beside the problems', () => {
  expect(readDeck('Noise\n3x Desiel\n4 Wyrm\n0x Corroder')).toMatchObject({
    ok: false,
    problems: [{ line: 2 }, { line: 4 }],
    rest: namedDeck('', 'noise_hacker_extraordinaire', [['wyrm', 4]]),
  })
  expect(readDeck('Best\nNoize: Hacker\n4 Wyrm')).toMatchObject({
    rest: namedDeck('Best', '', [['wyrm', 4]]),
  })
  expect(readDeck('Noise\nKate Mac McCaffrey\n4 Wyrm')).toMatchObject({
    rest: namedDeck('', '', [['wyrm', 4]]),
  })
  expect(readDeck('Nothing of note')).toMatchObject({ ok: false, rest: null })
})

test('a deck of OCTGN', () => {
  const text = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="0f38e453">
  <section name="Identity" shared="False">
    <card qty="1" id="bc0f047c-01b1-427f-a439-d451eda01033">Kate &quot;Mac&quot; McCaffrey</card>
  </section>
  <section name="R&amp;D / Stack">
    <card id="bc0f047c-01b1-427f-a439-d451eda01034" qty="3">Diesel</card>
    <card qty='2' id='bc0f047c-01b1-427f-a439-d451eda01002' />
  </section>
</deck>`
  expect(deckIn(text)).toEqual(namedDeck('', kate, two))
  expect(
    problemsIn(text.replace('id="bc0f047c-01b1-427f-a439-d451eda01034" qty="3">Diesel', 'qty="many">Desiel')),
  ).toEqual(['Line 7: There is no card "Desiel". Did you mean Diesel?'])
  expect(problemsIn('<deck><section/></deck>')).toEqual([
    'This XML holds no deck: it needs "card" with "qty", as decks of OCTGN have them.',
  ])
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
    'Noise\n3x Desiel\n1x Gordain Blade\nSure Gmable x3\n0x Diesel\n100x Diesel\nRevered Accounts\n2x Quite Something Else'
  expect(problemsIn(text)).toEqual([
    'Line 2: There is no card "Desiel". Did you mean Diesel?',
    'Line 3: There is no card "Gordain Blade". Did you mean Gordian Blade?',
    'Line 4: There is no card "Sure Gmable". Did you mean Sure Gamble?',
    'Line 5: 0 is no number of copies of "Diesel": it must be from 1 to 99.',
    'Line 6: 100 is no number of copies of "Diesel": it must be from 1 to 99.',
    'Line 7: There is no card "Revered Accounts". Did you mean Reversed Accounts or Closed Accounts?',
    'Line 8: There is no card "Quite Something Else".',
  ])
})

test('copies on several lines are counted together', () => {
  expect(problemsIn('Noise\n60x Wyrm\n60 Wyrm')).toEqual([
    'Line 3: 120 is no number of copies of "Wyrm": it must be from 1 to 99.',
  ])
})

test('a list has at most 100 different cards, as a deck that is kept, and what it has more is left out', () => {
  const ids = everyCard.filter(({ type }) => type !== 'identity').map(({ id }) => id)
  const listOf = (count: number): string => ['Noise', ...ids.slice(0, count).map(id => `1x ${id}`)].join('\n')
  expect(deckIn(listOf(100)).cards).toHaveLength(100)
  const reading = readDeck(listOf(101))
  expect(problemsIn(listOf(101))).toEqual(['A deck has at most 100 different cards, and here are 101.'])
  expect(reading).toMatchObject({ ok: false, rest: deckIn(listOf(100)) })
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

test.each([undefined, null, 3, {}, ['Noise'], 'Noise\n3x Die\0sel', '\0'.repeat(100_000)])(
  'what is no text is refused: %j',
  value => {
    expect(readDeck(value)).toEqual({
      ok: false,
      problems: [{ why: 'notText', line: null }],
      rest: null,
      passedOver: [],
    })
  },
)

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
    '1.5 is no number of copies of "Diesel": it must be from 1 to 99.',
  ],
  ['a card that is no text', '{"cards": [["01001", 1], [{}, 1]]}', 'There is no card "{}".'],
  ['a name of objects', '{"cards": {"01001": 1, "__proto__": 1}}', 'There is no card "__proto__".'],
  ['a sign of no page', 'Noise\n3x &constructor;', 'Line 2: There is no card "&constructor".'],
])('%s is refused with a reason', (_what, text, reason) => {
  expect(problemsIn(text)).toEqual([reason])
})

test.each(['2x Maglectric Rapid (748 Mod)', 'Maglectric Rapid (748 Mod) x2'])(
  'a title that ends with brackets is not taken for one with a set behind it: %s',
  line => {
    expect(deckIn(`Any\n${kate}\n${line}`).cards).toEqual([['maglectric_rapid_748_mod', 2]])
  },
)

test('of many names that are no cards the first ten are told, and how many more there are', () => {
  const list = Array.from({ length: 499 }, (_, nth) => `3x Sure Gambel ${nth}`).join('\n')
  const reading = readDeck(list)
  const told = reading.ok ? [] : reading.problems
  expect(told.map(({ why }) => why)).toEqual([
    ...Array.from({ length: 10 }, () => 'unknownCard'),
    'moreUnknown',
    'noIdentity',
  ])
  expect(problemsIn(list)[10]).toBe('… and 489 more names that are no cards.')
})
