import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { loadWords, speak } from '../messages/language.ts'
import { PlayersSheet } from './players-sheet.tsx'

await loadSets(null)
await loadWords('page')
await loadWords('game')
afterEach(() => speak('en'))

const sheetIn = (edition: string): string => {
  const game = scenario({ definitions: defineAllCards(), edition }).runner({ coreDamage: 1 }).runnerTurn()
  return renderToStaticMarkup(<PlayersSheet view={viewFor(game.json, 'runner')} />)
}

test.each([
  ['26.03', 'Core damage', 'Kernschaden'],
  ['1.6', 'Core damage', 'Kernschaden'],
  ['1.4', 'Brain damage', 'Hirnschaden'],
  ['2017', 'Brain damage', 'Hirnschaden'],
  ['2013', 'Brain damage', 'Hirnschaden'],
  ['2012', 'Brain damage', 'Hirnschaden'],
])('the sheet of both players in a game by %s says %s', async (edition, english, german) => {
  expect(sheetIn(edition).match(/(Core|Brain) damage/g)).toEqual([english])
  await speak('de')
  expect(sheetIn(edition).match(/(Kern|Hirn)schaden/g)).toEqual([german])
})
