import { everyCard } from '@paydata/cards/catalogue'
import { problemText, violationText } from '@paydata/words/decks-in-english'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NamedDeck } from './index.ts'
import { deckForms, namedDeck, readDeck, starterDecks, violationsOf, writeDeck } from './index.ts'
import { findCard } from './names.ts'
import { editDistance, newPatience, suggestionsFor } from './suggestions.ts'

const identities = everyCard.filter(({ type }) => type === 'identity').map(({ id }) => id)
const others = everyCard.filter(({ type }) => type !== 'identity').map(({ id }) => id)

const oneOf = (ids: readonly string[]) => fc.constantFrom(...ids)
const counts = fc.integer({ min: 1, max: 99 })
/** Names of all kinds, and those that look like something else in a list. */
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    'Diesel',
    '3x Diesel',
    'Noise',
    'Event (3)',
    '# 1',
    'Name: x',
    '{',
    '45 cards',
    'Deja // Vu',
  ),
)

const decksWith = (ids: readonly string[]): fc.Arbitrary<NamedDeck> =>
  fc
    .tuple(
      names,
      oneOf(identities),
      fc.uniqueArray(fc.tuple(oneOf(ids), counts), { selector: ([id]) => id, maxLength: 50 }),
    )
    .map(([name, identity, cards]) => namedDeck(name, identity, cards))

test.each(deckForms)('a deck written as %s is read as the same deck', form => {
  // By its codes alone a list of NetrunnerDB cannot tell which of two identities is the deck’s.
  const decks = decksWith(form === 'netrunnerdb' ? others : [...identities, ...others])
  fc.assert(
    fc.property(decks, deck => {
      expect(readDeck(writeDeck(deck, form))).toEqual({ ok: true, deck, passedOver: [] })
    }),
  )
})

test.each(deckForms.filter(form => form !== 'netrunnerdb'))(
  'as many copies of the identity as there may be of a card come back from %s',
  form => {
    const deck = namedDeck('', 'noise_hacker_extraordinaire', [['noise_hacker_extraordinaire', 99]])
    expect(readDeck(writeDeck(deck, form))).toEqual({ ok: true, deck, passedOver: [] })
  },
)

test.each(starterDecks)('the starter deck $name comes back from every form', ({ name, identity, cards }) => {
  const deck = namedDeck(name, identity, cards)
  for (const form of deckForms)
    expect(readDeck(writeDeck(deck, form))).toEqual({ ok: true, deck, passedOver: [] })
})

test('the order of the lines says nothing', () => {
  fc.assert(
    fc.property(decksWith(others), fc.infiniteStream(fc.nat()), (deck, keys) => {
      const lines = deck.cards.map(([id, count]) => `${count}x ${id}`)
      const shuffled = lines
        .map(line => ({ line, key: keys.next().value ?? 0 }))
        .sort((a, b) => a.key - b.key)
      const text = `Name: ${deck.name}\n${deck.identity}\n${shuffled.map(({ line }) => line).join('\n')}`
      expect(readDeck(text)).toEqual({ ok: true, deck, passedOver: [] })
    }),
  )
})

test('copies of a card may stand together or apart: the same is wrong with the deck', () => {
  fc.assert(
    fc.property(decksWith([...identities, ...others]), fc.infiniteStream(fc.nat()), (deck, parts) => {
      const apart = deck.cards.flatMap(([id, count]) => {
        const some = 1 + ((parts.next().value ?? 0) % count)
        return [[id, some] as const, ...(some < count ? [[id, count - some] as const] : [])]
      })
      expect(violationsOf({ ...deck, cards: apart.toReversed() })).toEqual(violationsOf(deck))
    }),
  )
})

/** A line of a list, and what is to become of it. */
type Written =
  | { readonly is: 'card'; readonly text: string; readonly id: string; readonly count: number }
  | { readonly is: 'problem' | 'passedOver' | 'nothing'; readonly text: string }

/** How people write that there are some of a card. */
const manners: readonly ((name: string, count: number) => string)[] = [
  ...[
    (name: string, count: number) => `${count}x ${name}`,
    (name: string, count: number) => `${count} ${name}`,
  ],
  ...[
    (name: string, count: number) => `x${count} ${name}`,
    (name: string, count: number) => `${name} x${count}`,
  ],
  ...[
    (name: string, count: number) => `${name} (${count})`,
    (name: string, count: number) => `${name}: ${count}`,
  ],
  ...[
    (name: string, count: number) => `* ${count}x **${name}** ●●`,
    (name: string, count: number) => `${name}\t${count}`,
  ],
  ...[(name: string, count: number) => `- ${count}\u00d7 [${name}](https://a.b) _(Core Set)_`],
  ...[(name: string, count: number) => `[*]${count}x [url=https://a.b]${name}[/url] [i](Core Set)[/i]  `],
  ...[(name: string, count: number) => `${count} ${name.toUpperCase()} // why`],
  ...[(name: string, count: number) => `${count} ${name.replace(/[’ʼ"“”]/g, "'")} (Core Set #${count})`],
]
const manner = fc.constantFrom(...manners)
const fewCopies = fc.integer({ min: 1, max: 30 })
const titled = everyCard.filter(({ type }) => type !== 'identity')

const cardLine = fc
  .tuple(fc.constantFrom(...titled), fewCopies, manner)
  .map(([{ id, title }, count, write]): Written => ({ is: 'card', id, count, text: write(title, count) }))
/** The last letters of a title swapped. */
const misspelt = (title: string): string => title.replace(/(\p{L})(\p{L})(\P{L}*)$/u, '$2$1$3')
const misspeltLine = fc
  .tuple(
    fc.constantFrom(
      ...titled.filter(({ title }) => title.length > 5 && /\p{L}$/u.test(title) && misspelt(title) !== title),
    ),
    fewCopies,
    manner,
  )
  .map(([{ title }, count, write]): Written => ({ is: 'problem', text: write(misspelt(title), count) }))
const headingLine = fc
  .tuple(
    fc.constantFrom('Economy', 'Sideboard', 'Breakers', 'Silver bullets', 'Flex slots', 'Main deck', 'Kill'),
    fc.constantFrom(
      ...[(name: string) => name, (name: string) => `${name} (12)`, (name: string) => `[${name}]`],
      ...[
        (name: string) => `--- ${name} ---`,
        (name: string) => `== ${name} ==`,
        (name: string) => `${name}:`,
      ],
      ...[
        (name: string) => `**${name}** (3)`,
        (name: string) => `${name}: 12`,
        (name: string) => `* ${name}`,
      ],
    ),
  )
  .map(([name, write]): Written => ({ is: 'passedOver', text: write(name) }))
const quietLine = fc
  .constantFrom(
    '',
    '   ',
    '# x',
    '// 3 Diesel',
    '; 3 Diesel',
    '<!-- 3x Diesel -->',
    '----',
    'Event (3)',
    'ICE:',
    '45 cards',
  )
  .map((text): Written => ({ is: 'nothing', text }))

test('of each line is told what became of it: a card, a problem, or passed over', () => {
  const line = fc.oneof(cardLine, misspeltLine, headingLine, quietLine)
  const lists = fc.tuple(
    oneOf(identities),
    fc.array(line, { maxLength: 25 }),
    fc.constantFrom('\n', '\r\n', '\r'),
  )
  fc.assert(
    fc.property(lists, ([identity, lines, end]) => {
      const text = ['Name: Any', identity, ...lines.map(each => each.text)].join(end)
      const numbers = (is: Written['is']): readonly number[] =>
        lines.flatMap((each, index) => (each.is === is ? [index + 3] : []))
      const deck = namedDeck(
        'Any',
        identity,
        lines.flatMap(each => (each.is === 'card' ? [[each.id, each.count] as const] : [])),
      )
      const reading = readDeck(text)
      const problems = reading.ok ? [] : reading.problems
      expect(problems.map(each => each.line)).toEqual(numbers('problem'))
      for (const each of problems)
        expect(each).toMatchObject({
          why: 'unknownCard',
          suggestions: expect.arrayContaining([expect.any(String)]),
        })
      expect(reading.passedOver.map(each => each.line)).toEqual(numbers('passedOver'))
      expect(reading.ok ? reading.deck : reading.rest).toEqual(deck)
    }),
    { numRuns: 300 },
  )
})

test('what begins with a number of copies is never passed over', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter(each => /^\p{L}/u.test(each) && !/[\n\r\u2028\u2029]/.test(each))
  fc.assert(
    fc.property(fewCopies, name, (count, written) => {
      const { passedOver } = readDeck(`Name: Any\nNoise\n${count}x ${written}`)
      expect(passedOver).toEqual([])
    }),
  )
})

/** What people paste: pieces of lists, true and false, in any order. */
const pieces = fc.oneof(
  fc.constantFrom(
    '3x ',
    ' x3',
    '\n',
    '{',
    '"cards":',
    '}',
    '[',
    ']',
    '(',
    ')',
    '●',
    '#',
    '//',
    ':',
    '1x Noise',
    'Diesel',
    '\t',
    '<',
    '<deck',
    '<card qty="3">',
    '</card>',
    '[b]',
    '**',
    '- ',
    '99999999999 ',
    '&quot;',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const pasted = fc.array(pieces, { maxLength: 40 }).map(parts => readDeck(parts.join('')))

test('whatever is pasted and refused has reasons in words', () => {
  fc.assert(
    fc.property(pasted, reading => {
      fc.pre(!reading.ok)
      expect(reading.problems).not.toEqual([])
      for (const each of reading.problems) expect(problemText(each)).toMatch(/[.?]$/)
    }),
    { numRuns: 500 },
  )
})

test('whatever deck is found in what is pasted can be judged and written', () => {
  fc.assert(
    fc.property(pasted, reading => {
      const deck = reading.ok ? reading.deck : reading.rest
      fc.pre(deck !== null) // it is one in fifty
      for (const form of deckForms) expect(writeDeck(deck, form)).not.toBe('')
      for (const each of violationsOf(deck)) expect(violationText(each)).toMatch(/\(CR 1\.4\.\d\w?\)\.$/)
    }),
    { numRuns: 10, maxSkipsPerRun: 1000 },
  )
})

test('any value as JSON is read or refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (cards, name) => {
      expect(readDeck(JSON.stringify({ name, cards }))).toMatchObject({ ok: expect.any(Boolean) })
    }),
  )
})

test('every card is found by its title, id and codes, with or without accents and punctuation', () => {
  for (const card of everyCard)
    for (const name of [
      card.title,
      card.title.toUpperCase(),
      card.id,
      ...card.codes,
      card.title.replace(/[^\p{L}\p{N}\s]/gu, ''),
    ])
      expect(findCard(name)).toBe(card)
})

/** “Ansel .0” lacks one letter of Ansel 1.0 and of Ansel 2.0. */
const lacksOneLetterOf = (title: string, wrong: string): boolean =>
  [...title].some((_, at) => `${title.slice(0, at)}${title.slice(at + 1)}` === wrong)

test('a title that lacks a letter is suggested, before all but others that lack one too', () => {
  const long = everyCard.filter(({ title }) => title.length > 8).map(({ title }) => title)
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), (title, place) => {
      const at = place % title.length
      const wrong = `${title.slice(0, at)}${title.slice(at + 1)}`
      fc.pre(findCard(wrong) === undefined)
      const suggestions = suggestionsFor(wrong, newPatience())
      expect(suggestions).toContain(title)
      for (const before of suggestions.slice(0, suggestions.indexOf(title)))
        expect(lacksOneLetterOf(before, wrong)).toBe(true)
    }),
    { examples: [['Ansel 2.0', 6]] },
  )
})

test('letters added, left out, changed and swapped are one edit each', () => {
  expect([editDistance('diesel', 'diesel'), editDistance('desiel', 'diesel')]).toEqual([0, 2])
  expect([
    editDistance('deisel', 'diesel'),
    editDistance('diesell', 'diesel'),
    editDistance('', 'abc'),
  ]).toEqual([1, 1, 3])
})

/** Names that are nearly names of cards, or prose. */
const unknownNames: Readonly<Record<string, (nth: number) => string>> = {
  'one title': nth => `Sure Gambel ${nth}`,
  'every title': nth => `${everyCard[nth % everyCard.length]?.title}${nth}q`,
  'a long title': nth => `Weyland Consortium: Because We Built ${nth}`,
  'what many names begin with': nth => `the${nth}`,
  prose: nth => `I would rather have another breaker here ${nth}`,
  'letters that many names have, in as many ways as there may be': nth =>
    `${everyCard[nth % everyCard.length]?.title}erionalinestoreingthesuretaneralosintrunder`.slice(0, 79),
}

test.each(Object.keys(unknownNames))(
  'one misspelt name is compared with few names, and few letters: %s',
  how => {
    for (let nth = 0; nth < 499; nth++) {
      const patience = newPatience()
      const { letters } = patience
      suggestionsFor(unknownNames[how]?.(nth) ?? '', patience)
      expect(letters - patience.letters).toBeLessThan(70_000)
    }
  },
)

test.each(Object.keys(unknownNames))(
  'a whole list of misspelt names costs little more than some: %s',
  how => {
    const patience = newPatience()
    const { letters } = patience
    for (let nth = 0; nth < 499; nth++) suggestionsFor(unknownNames[how]?.(nth) ?? '', patience)
    expect(letters - patience.letters).toBeLessThan(370_000)
  },
)

test('what comes after too many misspelt names is compared with no card any more', () => {
  expect(suggestionsFor('Hedge Fnud', { letters: 1 })).toContain('Hedge Fund')
  expect(suggestionsFor('Hedge Fnud', { letters: 0 })).toEqual([])
})
