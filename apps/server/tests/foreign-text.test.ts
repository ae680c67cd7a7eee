import { readDeck } from '@paydata/decks'
import { requests, routes } from '@paydata/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepsOf, TooManySteps } from './steps/counting.ts'

/** All that reads text which somebody else wrote, by what they were asked for. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a deck as text': readDeck,
  'a deck as OCTGN keeps it': text => readDeck(`<deck>${text}`),
  'a card of OCTGN': text => readDeck(`<deck><card qty="1" id="${text}">${text}</card></deck>`),
  'a name of a card in JSON': text => readDeck(JSON.stringify({ name: text, cards: { [text]: 1 } })),
  'a number of cards in JSON': text => readDeck(JSON.stringify({ name: '', cards: { Diesel: text } })),
  'what is said': text =>
    requests.say.asks.safeParse({ game: 'a'.repeat(20), id: 'request-1', channel: 'players', text }),
  'what is reported': text => requests.report.asks.safeParse({ game: 'a'.repeat(20), id: 'request-1', text }),
  'the title of a game': text => requests.create.asks.safeParse({ id: 'request-1', title: text }),
  'the code of a game': text => requests.find.asks.safeParse({ code: text }),
  'the name of a game': text => requests.enter.asks.safeParse({ game: text }),
  'the name of a player': text => routes.beGuest.asks.safeParse({ name: text }),
  'who signs in': text => routes.signIn.asks.safeParse({ name: text, password: text }),
  'a place of orders': text =>
    requests.orders.asks.safeParse({ game: 'a'.repeat(20), orders: { at: { [text]: 'ask' } } }),
}

/** What texts are made of that are meant to take long. */
const pieces = [
  ...[
    'a',
    '1',
    ' ',
    '\t',
    '-',
    '.',
    ',',
    ':',
    '=',
    '|',
    '*',
    '_',
    '#',
    '//',
    ';',
    '•',
    '●',
    '>',
    '\u00a0',
    '\u200b',
  ],
  ...[
    '(',
    ')',
    '()',
    '[',
    ']',
    '[]',
    '{',
    '(a) ',
    '[a] ',
    '[a](',
    '[b]',
    '[url=',
    '<',
    '<b',
    '<b ',
    '</b>',
    '&#',
    '&amp;',
  ],
  ...[
    '1x',
    'x1',
    '1 x ',
    ' x1',
    '(1x',
    '1/',
    '1,',
    '- ',
    'a-',
    'a: ',
    ' - ',
    ' #',
    '**a',
    '_a_ ',
    'Diesel ',
    'deck: ',
  ],
  ...[
    '<card ',
    '<card',
    '/>',
    '<card/>',
    '<card>',
    '</card>',
    'qty',
    'qty=',
    'qty="',
    '<card qty="1" id="',
    '">x</card>',
  ],
  ...['<!--', '-->', '<!-', '/*', '*/', '\n', '\r', '\u2028'],
  ...[
    '\u0301\u0323',
    '\u0323',
    'a\u0301',
    '\ufe0f',
    '\ud83d\ude00',
    '\ud800',
    '\u0345\u0301',
    '\ufdfa',
    '\u1e9b\u0323',
  ],
] as const

const endings = ['', 'z', '!', ')', '1', '\n', '-->'] as const

/** So many signs of these pieces, in lines as long as one may be or in one. */
function text(some: readonly string[], size: number, how: 'one line' | 'lines', end: string): string {
  const one = (length: number): string =>
    some
      .join('')
      .repeat(length)
      .slice(0, length - end.length) + end
  if (how === 'one line') return one(size)
  return Array.from({ length: Math.floor(size / 400) }, () => one(399)).join('\n')
}

const size = 2000
/** What one sign may cost at most, be the others whatever they are. */
const perSign = 1500

function problemWith(
  reader: string,
  some: readonly string[],
  how: 'one line' | 'lines',
  end: string,
): string | null {
  const read = readers[reader]
  if (read === undefined) return 'there is no such reader'
  try {
    const steps = (length: number): number =>
      stepsOf(() => read(text(some, length, how, end)), length * perSign)
    const [once, twice] = [steps(size), steps(2 * size)]
    return twice <= 2.5 * once + 20 * size ? null : `${twice} steps for twice the text that takes ${once}`
  } catch (error) {
    if (error instanceof TooManySteps) return error.message
    throw error
  }
}

test.each(Object.keys(readers))('the time to read %s grows as the text does', reader => {
  const problems: string[] = []
  const look = (some: readonly string[], how: 'one line' | 'lines', end: string): void => {
    const problem = problemWith(reader, some, how, end)
    problems.push(
      ...(problem === null ? [] : [`${JSON.stringify(some)} ${how} ${JSON.stringify(end)}: ${problem}`]),
    )
  }
  for (const piece of pieces) for (const how of ['one line', 'lines'] as const) look([piece], how, 'z')
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 4 }),
      fc.constantFrom('one line', 'lines'),
      fc.constantFrom(...endings),
      (some, how, end) => look(some, how, end),
    ),
    { numRuns: 50, seed: 22 },
  )
  expect(problems).toEqual([])
})

test('what is deeper in JSON than anything goes is no deck, and no mistake of ours', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  for (const text of [
    `{"name":"","cards":{"Diesel":${deep}}}`,
    `{"name":"","cards":[[${deep},1]]}`,
    `${'{"data":'.repeat(6000)}1${'}'.repeat(6000)}`,
  ])
    expect(readDeck(text).ok).toBe(false)
})

test('steps are counted as often as an expression looks at a sign', () => {
  const once = (length: number) => stepsOf(() => /a+$/.test(`${'a'.repeat(length)}!`), 1e8)
  expect(once(200) / once(100)).toBeGreaterThan(3.5)
  const marks = (length: number) => stepsOf(() => '\u0323\u0301'.repeat(length).normalize('NFC'), 1e8)
  expect(marks(200) / marks(100)).toBeGreaterThan(3.5)
  const straight = (length: number) => stepsOf(() => /^a*$/.test('a'.repeat(length)), 1e8)
  expect(straight(200) / straight(100)).toBeLessThan(2.1)
})
