import { diceOf } from '@paydata/scenario'
import { expect, test, vi } from 'vitest'
import { readOptions, wholeNumber } from './options.ts'
import { setupFor } from './pool.ts'

/** What is printed, and the code it ends with. */
function endOf(run: () => unknown): string {
  const printed: string[] = []
  using _error = vi.spyOn(console, 'error').mockImplementation(text => void printed.push(text))
  using _exit = vi.spyOn(process, 'exit').mockImplementation(code => {
    throw new Error(`${printed.join('\n')} [${code}]`)
  })
  try {
    return `went on with ${run()}`
  } catch (end) {
    return end instanceof Error ? end.message : 'no error'
  }
}

test('what is no whole number ends a program that would have proven nothing', () => {
  for (const text of ['x', '', '-1', '1.5', '0', '1e3', '99999999999999999999'])
    expect(endOf(() => wholeNumber('games', text, 1))).toBe(
      `--games must be a whole number from 1, not "${text}". See --help. [2]`,
    )
  expect(wholeNumber('games', '20000', 1)).toBe(20_000)
  expect(wholeNumber('first', '0', 0)).toBe(0)
})

test('an unknown option is told in one line', () => {
  using _argv = vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'fuzz', '--gmaes', '3'])
  const end = endOf(() => readOptions('help', { games: { type: 'string', default: '1' } }))
  expect(end).toMatch(/^Unknown option '--gmaes'\. See --help\. \[2\]$/)
})

test.each([
  [['--games'], '--games needs a value. See --help. [2]'],
  [['--games', '--card', 'x'], '--games needs a value. See --help. [2]'],
  [['--games', '-1'], 'went on with -1'],
  [['--games=-1'], 'went on with -1'],
])('%j is told in our own words, or read as it is meant', (args, told) => {
  using _argv = vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'coverage', ...args])
  const options = { games: { type: 'string', default: '1' }, card: { type: 'string' } } as const
  expect(endOf(() => readOptions('help', options).games)).toBe(told)
})

test('a deck that there is not ends the program with the names of those that there are', () => {
  const end = endOf(() => setupFor('jinteki,nobody', 0, 'seed', diceOf('seed')))
  expect(end).toMatch(
    /^There is no deck "nobody" that is ready\. There are: core_starter_.* See --help\. \[2\]$/,
  )
  expect(endOf(() => setupFor('starter_jinteki', 0, 'seed', diceOf('seed')))).toBe(
    '--deck takes a deck of the Corp, a comma, and one of the Runner: jinteki,shaper. See --help. [2]',
  )
})
