import { expect, test } from 'vitest'
import type { Made } from '../pages/making.mjs'
import { made } from '../pages/making.mjs'
import { loadersFile, partFile, scriptFile, typesFile } from '../pages/writing.mjs'

/** The words of English and of another language, each of one file. */
const both = (english: string, other: string, { tag = 'nl', words = 'whole', file = 'hall' } = {}): Made =>
  made([
    {
      tag: 'en',
      name: 'English',
      folder: 'english',
      words: 'whole',
      files: new Map([['english/hall.ftl', english]]),
    },
    {
      tag,
      name: 'Other',
      folder: 'other',
      words: words === 'whole' ? 'whole' : 'begun',
      files: new Map([[`other/${file}.ftl`, other]]),
    },
  ])

/** What is wrong with the words of a language. */
const wrong = (english: string, other = '', tag = 'nl') => both(english, other, { tag, words: 'begun' }).wrong

type Said = Readonly<Record<string, (...given: unknown[]) => string>>
async function said({ parts }: Made, tag: string): Promise<Said> {
  const code = scriptFile(parts.get('hall') ?? {}, tag)
  const { words }: { words: Said } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return words
}

const cards = `# $n (number)
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }`

test('a message that a whole language lacks is told with its place in English; one that was begun may lack it', () => {
  const english = 'lead = Welcome\n\ngo = Go on'
  expect(both(english, 'lead = Welkom').wrong).toEqual(['english/hall.ftl:3: go is missing in other'])
  const begun = both(english, 'lead = Welkom', { words: 'begun' })
  expect(begun.wrong).toEqual([])
  expect(begun.missing.get('nl')).toEqual(['english/hall.ftl:3: go is missing in other'])
})

test('a misspelt message, and a file that English does not have, are told with their places', () => {
  expect(wrong('lead = Welcome', '\nleed = Welkom')).toEqual([
    'other/hall.ftl:2: leed is not among the English words of hall',
  ])
  expect(both('lead = Welcome', 'lead = Welkom', { words: 'begun', file: 'hell' }).wrong).toEqual([
    'other/hell.ftl:1: lead is not among the English words of hell',
  ])
})

test('a parameter that is unknown, and one that is not said, are told with their lines', () => {
  const english = '# $who (text), $n (number)\nwon = { $who } won { $n }'
  expect(wrong(english, 'won =\n    { $wie } wint\n    { $n }')).toEqual([
    'other/hall.ftl:2: won: there is no $wie here, but $who, $n',
    'other/hall.ftl:1: won does not say $who, as it does in English',
  ])
  expect(wrong('lead = Welcome', 'lead = Dag { $who }')).toEqual([
    'other/hall.ftl:1: lead: there is no $who here',
  ])
})

test('a parameter that English does not declare, or declares as something unknown, is told', () => {
  expect(wrong('lead = Hello { $who }')).toEqual(['english/hall.ftl:1: lead: there is no $who here'])
  expect(wrong('# $who (person)\nlead = Hello { $who }')[0]).toMatch(
    /^english\/hall[.]ftl:2: lead: \$who is \(number\), .* not \(person\)$/,
  )
})

test('what is no Fluent is told with its line', () => {
  expect(wrong('lead = Welcome\nwhat is this', '')).toEqual(['english/hall.ftl:2: Expected token: "="'])
  expect(wrong('lead = Welcome', 'lead = Dag { $n')[0]).toMatch(/^other\/hall[.]ftl:1: Expected token/)
})

test('a selection that forgets a word, or has one too many, is told', () => {
  const english = `# $side (corp | runner)
wins =
    { $side ->
        [corp] The Corp wins
       *[runner] The Runner wins
    }`
  const other = (variants: string) => `wins = { $side ->\n${variants}\n}`
  expect(wrong(english, other('[corp] A\n*[runner] B'))).toEqual([])
  expect(wrong(english, other('*[corp] A'))).toEqual(['other/hall.ftl:1: wins: nothing is said for runner'])
  expect(wrong(english, other('[corp] A\n[runer] B\n*[runner] B'))).toEqual([
    'other/hall.ftl:3: wins: [runer] is not among corp, runner',
  ])
})

test('a plural that the language does not have is told', () => {
  expect(
    wrong(cards, 'cards = { $n ->\n[one] { $n } kaart\n[few] { $n } kaartjes\n*[other] { $n } kaarten\n}'),
  ).toEqual(['other/hall.ftl:3: cards: [few] is not among one, other'])
})

test.each([
  ['# $a (text)\nx = { $a ->\n*[other] X\n}', 'x: $a is a text: nothing can be selected by it'],
  ['# $a (yes | no)\nx = { $a }', 'x: $a is no text: a selection makes one of it'],
  ['# $a (list)\nx = { $a }', 'x: $a is no text: LIST makes one of it'],
  [
    '# $a (text)\nx = { LIST($a) }',
    'x: there are NUMBER of a number, DATETIME of a time and LIST of a list, not LIST of $a',
  ],
  ['x = { y }', 'x: MessageReference is not possible here'],
])('%s is not understood', (english, what) => {
  expect(wrong(english)).toEqual([expect.stringMatching(/^english\/hall[.]ftl:\d: /)])
  expect(wrong(english)[0]).toContain(what)
})

test('words of their own, attributes, messages that are there twice and words within words are told', () => {
  expect(wrong('-brand = Paydata')[0]).toMatch(/^english\/hall[.]ftl:1: -brand: /)
  expect(wrong('lead = A\n    .title = B')).toEqual([
    'english/hall.ftl:1: lead: attributes are not possible here',
  ])
  expect(wrong('lead = A\nlead = B')).toEqual(['english/hall.ftl:2: lead is there twice'])
  expect(wrong('lead = A\nlead-more = B')[0]).toMatch(/^english\/hall[.]ftl:2: lead-more: /)
  expect(wrong('lead-more = A\nlead = B')[0]).toMatch(/^english\/hall[.]ftl:2: lead: /)
})

test('one is exactly 1 in English and Dutch', async () => {
  const words = both(cards, 'cards = { $n ->\n[one] { $n } kaart\n*[other] { $n } kaarten\n}')
  expect([0, 1, 2].map((await said(words, 'en')).cards!)).toEqual(['0 cards', '1 card', '2 cards'])
  expect([0, 1, 2].map((await said(words, 'nl')).cards!)).toEqual(['0 kaarten', '1 kaart', '2 kaarten'])
  expect(scriptFile(words.parts.get('hall') ?? {}, 'nl')).not.toContain('Intl')
})

test('other languages have the plurals of their own', async () => {
  const polish = 'cards = { $n ->\n[one] { $n } karta\n[few] { $n } karty\n*[other] { $n } kart\n}'
  const { cards: counted } = await said(both(cards, polish, { tag: 'pl' }), 'pl')
  expect([1, 2, 5, 12, 22].map(counted!)).toEqual(['1 karta', '2 karty', '5 kart', '12 kart', '22 karty'])
})

test('lists, numbers and dates are those of the language', async () => {
  const english = `# $all (list), $n (number), $at (time)
x = { LIST($all) }; { NUMBER($n) }; { DATETIME($at, dateStyle: "long", timeZone: "UTC") }`
  const dutch = 'x = { LIST($all) }; { NUMBER($n) }; { DATETIME($at, dateStyle: "long", timeZone: "UTC") }'
  const words = both(english, dutch)
  const given = [['A', 'B', 'C'], 1234.5, Date.UTC(2026, 4, 1)]
  expect((await said(words, 'en')).x!(...given)).toBe('A, B, and C; 1,234.5; May 1, 2026')
  expect((await said(words, 'nl')).x!(...given)).toBe('A, B en C; 1.234,5; 1 mei 2026')
})

test('marks that mean something to a program are only signs in a text', async () => {
  const words = both('# $n (number)\nx = `\\ $ { "{" } { $n }', '# \nx = "`{ $n }"')
  expect((await said(words, 'en')).x!(1)).toBe('`\\ $ { 1')
  expect((await said(words, 'nl')).x!(1)).toBe('"`1"')
})

test('names lead to their places: a hyphen is a step, two are a hyphen, and a low line between digits is a dot', () => {
  const { parts, wrong: none } = made([
    {
      tag: 'en',
      name: 'English',
      folder: 'english',
      words: 'whole',
      files: new Map([
        ['english/hall.ftl', 'sets-core--set = Core\nrules-26_03 = New\nhaas_bioroid = HB'],
        ['english/hall.door.ftl', '# $who (name)\nopen = { $who } opens'],
      ]),
    },
  ])
  expect(none).toEqual([])
  const types = typesFile(parts).replace(/\s+/g, ' ')
  expect(types).toContain('"sets": { readonly "core-set": string }')
  expect(types).toContain('"rules": { readonly "26.03": string }')
  expect(types).toContain('"haas_bioroid": string')
  expect(types).toContain('"door": { readonly "open": (who: string) => string }')
  const file = partFile('hall', parts.get('hall') ?? {}, 'en')
  expect(file).toContain("import { isolated } from '@paydata/protocol/isolated'")
  expect(file).toMatch(/`[$][{]isolated[(]who[)][}] opens`/)
  expect(loadersFile(parts.keys())).toContain("hall: async () => (await import('./hall.ts')).hall")
})
