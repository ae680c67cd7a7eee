import { expect, test } from 'vitest'
import { anyDeck } from '../local/beginning.ts'
import { askedRules, rulesFor, usualHere, usualOnline } from './asked-rules.ts'

const here = (search: string) => askedRules(search, usualHere, ['all', 'startup', 'eternal', 'core'])

test('an address asks for an edition, and has the format that goes with it', () => {
  expect(here('')).toEqual({ format: 'startup', edition: '26.03' })
  expect(here('?edition=2013')).toEqual({ format: 'core', edition: '2013' })
  expect(askedRules('?edition=2013', usualOnline, ['all', 'core'])).toEqual({
    format: 'core',
    edition: '2013',
  })
  expect(here('?format=eternal')).toEqual({ format: 'eternal', edition: '26.03' })
})

test('an address that asks for what there is not gets what is usual', () => {
  for (const search of ['?edition=1999', '?format=standard', '?format=__proto__', '?edition=constructor'])
    expect(here(search)).toEqual(usualHere)
  expect(here('?edition=2017&format=eternal')).toEqual({ format: 'core', edition: '2017' })
})

test('with all cards the computer picks a deck of the format that the deck of the player is for', () => {
  const own = { name: 'Mine', identity: 'noise_hacker_extraordinaire', cards: [], format: 'startup' } as const
  const formatWith = (corp: typeof own | string | null) => rulesFor(usualOnline, { corp, runner: own }).format
  expect(formatWith(anyDeck)).toBe('startup')
  expect(formatWith(null)).toBe('all')
  expect(formatWith('haas_bioroid')).toBe('all')
  expect(formatWith({ ...own, format: 'startup' })).toBe('all')
  expect(rulesFor(usualOnline, { corp: anyDeck, runner: null })).toEqual(usualOnline)
  // A format that was chosen stays.
  const chosen = { ...usualHere, format: 'eternal' } as const
  expect(rulesFor(chosen, { corp: anyDeck, runner: own })).toEqual(chosen)
})
