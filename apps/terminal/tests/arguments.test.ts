import { expect, test } from 'vitest'
import { parseArguments } from '../src/arguments.ts'
import { played } from './fake-terminal.ts'

const mistakeIn = (...args: string[]): string => {
  const parsed = parseArguments(args)
  return 'mistake' in parsed ? parsed.mistake : ''
}

test('no arguments mean two people at one keyboard', () => {
  expect(parseArguments([])).toMatchObject({ bots: null, watch: false, handover: true, autoPass: true })
})

test('values may follow an equals sign or a space', () => {
  const parsed = parseArguments(['--seed=monday', '--corp', 'jinteki', '--bot', 'runner', '--plain'])
  expect(parsed).toMatchObject({ seed: 'monday', decks: { corp: 'jinteki' }, bots: ['runner'], plain: true })
})

test('an older edition of the rules goes with the Core Set by itself', () => {
  expect(parseArguments([])).toMatchObject({ rules: { format: 'all', edition: '26.03' } })
  expect(parseArguments(['--edition', '2013'])).toMatchObject({ rules: { format: 'core', edition: '2013' } })
})

test.each([
  [['--sed', 'x'], '--sed'],
  [['corp'], '"corp"'],
  [['--seed'], '--seed needs a value'],
  [['--seed', '--watch'], '--seed needs a value'],
  [['--watch=yes'], '--watch takes no value'],
  [['--seed', 'a', '--seed', 'b'], 'given twice'],
  [['--bot', 'judge'], 'corp or runner'],
  [['--bot', 'corp', '--watch'], 'leave --bot out'],
  [['--bot', 'corp', '--level', 'grandmaster'], 'random, sensible or search'],
  [['--level', 'random'], 'add --bot or --watch'],
  [['--explain'], 'add --bot or --watch'],
  [['--watch', '--explain'], 'add --view corp or --view runner'],
  [['--watch', '--speed', 'fast'], 'milliseconds'],
  [['--watch', '--view', 'nobody'], 'spectator'],
  [['--speed', '100'], 'add --watch'],
  [['--resume', 'a.json', '--seed', 'x'], 'leave --seed out'],
  [['--resume', 'a.json', '--edition', '2017'], 'leave --edition out'],
  [['--edition', '1999'], '--edition is one of 26.03, 1.6, 1.4, 2017, 2013, 2012'],
  [['--format', 'sealed'], '--format is one of all, startup,'],
  [['--edition', '2013', '--format', 'eternal'], 'rules of 2013 games are played with --format core'],
])('%j is refused with a reason', (args, reason) => {
  expect(mistakeIn(...args)).toContain(reason)
})

test('a mistake is told with the way to help, and nothing is played', async () => {
  const { code, out, complaints } = await played(['--view', 'corp'])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(complaints).toContain('--help')
})

test('--help tells every option', async () => {
  const { code, out } = await played(['--help'])
  expect(code).toBe(0)
  for (const option of [
    'bot',
    'watch',
    'speed',
    'view',
    'no-handover',
    'seed',
    'corp',
    'runner',
    'save',
    'resume',
  ])
    expect(out).toContain(`--${option}`)
})

test('a deck that does not exist is refused with those that do', async () => {
  const { code, complaints } = await played(['--corp', 'nonsense'])
  expect(code).toBe(2)
  expect(complaints).toContain('Megacorp: The Small One')
})

test('a deck whose cards are not there is replaced by a plain one, and it is said', async () => {
  const { out } = await played(['--corp', 'unready', '--runner', 'quick'], [])
  expect(out).toContain('Unready')
  expect(out).toContain('plain deck')
  expect(out).toContain('Decks: three of each card against Netrunner: The Quick One.')
})

test('a file that is no saved game is refused', async () => {
  const { code, complaints } = await played(['--resume', '/nowhere/at/all.json'])
  expect(code).toBe(2)
  expect(complaints).toContain('There is no file /nowhere/at/all.json.')
})
