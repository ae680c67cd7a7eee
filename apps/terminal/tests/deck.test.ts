import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namedDeck, starterDecks, writeDeck } from '@paydata/decks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { library } from '../src/cards.ts'
import { deckCommand } from '../src/decks/command.ts'
import { played } from './fake-terminal.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paydata-decks-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string, name = 'deck.txt'): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const ran = (...args: string[]) => ranIn(100, ...args)

function ranIn(width: number, ...args: string[]): { code: number; out: string; complaints: string } {
  let [out, complaints] = ['', '']
  const code = deckCommand(args, {
    width,
    print: text => {
      out += text
    },
    complain: text => {
      complaints += text
    },
  })
  return { code, out, complaints }
}

const starter = (id: string) => starterDecks.find(deck => deck.id === id) ?? expect.fail(`no deck ${id}`)
const weyland = 'weyland_consortium_building_a_better_world'
const anarch = () => writeDeck(starter('core_starter_anarch'), 'after')

test('a legal deck is shown by types with its totals, and the command succeeds', () => {
  const { code, out } = ran(fileWith(anarch()))
  expect(code).toBe(0)
  expect(out).toContain('Noise: Hacker Extraordinaire')
  expect(out).toMatch(/^Event \(\d+\)\n2x Déjà Vu$/m)
  expect(out).toContain('47 cards (at least 45)\n0 influence spent (at most 15)\n\nLegal.')
})

test('an illegal deck is shown with influence and all that is wrong, and the command fails with 1', () => {
  const { code, out } = ran(fileWith('Noise\n4x Diesel\n1x Hedge Fund'))
  expect(code).toBe(1)
  expect(out).toContain('4x Diesel ●●\n')
  expect(out.slice(out.indexOf('Not legal:')).trimEnd().split('\n')).toEqual([
    'Not legal:',
    '  The deck has 5 cards, and its identity asks for at least 45 (CR 1.4.3).',
    '  Hedge Fund is a card of the other side (CR 1.4.4).',
    '  There are 4 copies of Diesel, and there may be 3 (CR 1.4.7).',
  ])
})

test('what cannot be read is told line by line, and the command fails with 2', () => {
  expect(ran(fileWith('Noise\n3x Desiel\n4x Wyrm'))).toEqual({
    code: 2,
    out: '',
    complaints: `Not everything can be read:
  Line 2: There is no card "Desiel". Did you mean Diesel?
The rest is not legal:
  The deck has 4 cards, and its identity asks for at least 45 (CR 1.4.3).
  There are 4 copies of Wyrm, and there may be 3 (CR 1.4.7).
`,
  })
  const { code, out } = ran(fileWith('Noise\n3x Desiel'), '--json')
  expect({ code, json: JSON.parse(out) }).toMatchObject({
    code: 2,
    json: {
      problems: [{ line: 2, why: 'unknownCard', suggestions: ['Diesel'] }],
      violations: [{ rule: '1.4.3' }],
    },
  })
})

test('a list whose other lines are legal, or in which nothing can be read, says so', () => {
  expect(ran(fileWith(`${anarch()}\n3x Desiel`)).complaints).toMatch(
    /Did you mean Diesel\?\nThe rest is legal\.\n$/,
  )
  expect(ran(fileWith('\0\u0001')).complaints).toBe(
    'This cannot be read:\n  This is no text, or not as UTF-8.\n',
  )
})

test('lines that name no card are told, a few of them', () => {
  const notes = ['Sideboard', ...Array.from({ length: 6 }, (_, nth) => `Note ${nth} to myself`)]
  const { out } = ran(fileWith(`${anarch()}\n${notes.join('\n')}`))
  expect(out).toMatch(
    /Passed over, as no card is named there:\n {2}Line \d+: Sideboard\n(.*\n){4} {2}and 2 more\n\nLegal\.\n$/,
  )
  const { out: written, complaints } = ran(fileWith(`Noise\nSideboard\n1x Diesel`), '--to', 'after')
  expect(written).toBe('Noise: Hacker Extraordinaire\n\nDiesel x1\n')
  expect(complaints).toContain('  Line 2: Sideboard\n')
})

test.each([40, 80])(
  'nothing shown is wider than %i columns; a form that is asked for is not broken',
  width => {
    const deck = namedDeck('A name that is long enough to be broken in two', weyland, [
      ['tollbooth', 9],
      ['priority_requisition', 4],
    ])
    const { out } = ranIn(width, fileWith(writeDeck(deck)))
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(width)
    expect(ranIn(width, fileWith(writeDeck(deck)), '--to', 'text').out).toBe(writeDeck(deck))
  },
)

test.skipIf(process.platform === 'win32')('what is no file, and never ends, is not read to its end', () => {
  expect(ran('/dev/zero')).toMatchObject({ code: 2, complaints: '/dev/zero is too large for a deck.\n' })
})

test('--to writes the deck alone in another form, and tells aside what is wrong', () => {
  const { code, out, complaints } = ran(fileWith('Noise\n1x Diesel'), '--to', 'netrunnerdb')
  expect({ code, deck: JSON.parse(out) }).toEqual({
    code: 1,
    deck: { name: '', cards: { '01001': 1, '01034': 1 } },
  })
  expect(complaints).toContain('CR 1.4.3')
})

test('--json gives the deck and the violations as data and as words', () => {
  const { code, out } = ran(fileWith(anarch()), '--json')
  expect({ code, json: JSON.parse(out) }).toMatchObject({
    code: 0,
    json: { legal: true, violations: [], deck: { identity: 'noise_hacker_extraordinaire' } },
  })
})

test('--pool core allows the cards of the Core Set alone', () => {
  const gateway = anarch().replace('Déjà Vu x2', 'Leech x2')
  expect(ran(fileWith(gateway)).code).toBe(0)
  expect(ran(fileWith(gateway), '--pool', 'core').out).toContain(
    'Leech is not one of the cards of the Core Set (CR 1.4.8).',
  )
})

test('by an older edition a deck is of the cards that its games are played with, unless a pool is given', () => {
  const file = fileWith('The Catalyst: Convention Breaker\n3x Diesel')
  const told = (...args: string[]) => ran(file, ...args).out
  const notThen = 'The Catalyst: Convention Breaker is not one of the cards of the Core Set (CR 1.4, 1.4.8).'
  expect(told('--edition', '2013')).toContain(notThen)
  expect(told('--edition', '2013', '--pool', 'all')).not.toContain('Core Set')
  expect(told()).not.toContain('Core Set')
  expect(ran(fileWith(anarch()), '--edition', '2013').code).toBe(0)
  expect(ran('--help').out).toContain('(all cards that games by the edition are played with)')
})

test.each([
  [[], 'Give one file'],
  [['a', 'b'], 'Give one file'],
  [['a', '--to', 'paper'], '--to is text, markdown, netrunnerdb, jinteki, octgn, code, sets,'],
  [['a', '--pool', 'sea'], '--pool is one of all, startup,'],
  [['a', '--tow', 'x'], '--tow'],
  [['/nowhere/at/all.txt'], 'could not be read'],
])('%j is refused with 2 and a reason', (args, reason) => {
  const { code, out, complaints } = ran(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(complaints).toContain(reason)
})

test('--help tells every option and form', () => {
  const { code, out } = ran('--help')
  expect(code).toBe(0)
  for (const word of ['--to', '--pool', '--json', 'netrunnerdb', 'after']) expect(out).toContain(word)
})

test('a game is played with a deck from a file', async () => {
  const file = fileWith(`Name: Mine\n${anarch().replace(/^Name:.*\n/, '')}`, 'mine.txt')
  const { code, out } = await played(['--corp', 'jinteki', '--runner', file], ['concede', 'yes'], { library })
  expect(code).toBe(0)
  expect(out).toContain('Decks: Jinteki: Personal Evolution against Mine.')
  expect(out).toContain(`--runner ${file}`)
})

test.each([
  ['an illegal deck', 'Noise\n3x Diesel', 'is not legal:\n  The deck has 3 cards'],
  [
    'what is no deck',
    'Noise\n3x Desiel',
    'is no deck.\nNot everything can be read:\n  Line 2: There is no card "Desiel"',
  ],
  ['a deck of the other side', 'NBN: Making News\n3x Wall of Static', 'is for the other side'],
])('%s is not played', async (_what, text, reason) => {
  const { code, complaints } = await played(['--runner', fileWith(text)], [], { library })
  expect(code).toBe(2)
  expect(complaints).toContain(reason)
})
