import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { speechOf, tags } from '@paydata/words/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { loadWords, speak } from '../messages/language.ts'
import { PlayersSheet } from './players-sheet.tsx'

await loadSets(null)
await loadWords('page')
await loadWords('game')
await loadWords('table')
afterEach(() => speak('en'))

const [, another = expect.fail('there is one language')] = tags

const sheetIn = (edition: string): string => {
  const game = scenario({ definitions: defineAllCards(), edition }).runner({ coreDamage: 1 }).runnerTurn()
  return renderToStaticMarkup(<PlayersSheet view={viewFor(game.json, 'runner')} />)
}

test.each([
  ['26.03', 'Core damage', 'core', 'brain'],
  ['1.6', 'Core damage', 'core', 'brain'],
  ['1.4', 'Brain damage', 'brain', 'core'],
  ['2017', 'Brain damage', 'brain', 'core'],
  ['2013', 'Brain damage', 'brain', 'core'],
  ['2012', 'Brain damage', 'brain', 'core'],
] as const)('the sheet of both players in a game by %s says %s', async (edition, english, term, other) => {
  expect(sheetIn(edition).match(/(Core|Brain) damage/g)).toEqual([english])
  await speak(another)
  const { player } = await speechOf(another).page.page()
  expect(player[term]).not.toBe(english)
  expect(sheetIn(edition)).toContain(player[term])
  expect(sheetIn(edition)).not.toContain(player[other])
})
