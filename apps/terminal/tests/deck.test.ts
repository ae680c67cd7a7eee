import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { starterDecks, writeDeck } from '@paydata/cards'
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

function ran(...args: string[]): { code: number; out: string; complaints: string } {
  let [out, complaints] = ['', '']
  const code = deckCommand(args, {
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
  expect(ran(fileWith('Noise\n3x Desiel'))).toEqual({
    code: 2,
    out: '',
    complaints: '  Line 2: There is no card "Desiel". Did you mean Diesel?\n',
  })
  const { code, out } = ran(fileWith('Noise\n3x Desiel'), '--json')
  expect({ code, json: JSON.parse(out) }).toMatchObject({
    code: 2,
    json: { problems: [{ line: 2, why: 'unknownCard', suggestions: ['Diesel'] }] },
  })
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

test.each([
  [[], 'Give one file'],
  [['a', 'b'], 'Give one file'],
  [['a', '--to', 'paper'], '--to is text, sets'],
  [['a', '--pool', 'sea'], '--pool is all or core'],
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
  ['what is no deck', 'Noise\n3x Desiel', 'is no deck:\n  Line 2: There is no card "Desiel"'],
  ['a deck of the other side', 'NBN: Making News\n3x Wall of Static', 'is for the other side'],
])('%s is not played', async (_what, text, reason) => {
  const { code, complaints } = await played(['--runner', fileWith(text)], [], { library })
  expect(code).toBe(2)
  expect(complaints).toContain(reason)
})
