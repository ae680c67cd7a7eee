import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { speechOf, tags } from '@paydata/words/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { loadWords, speak } from '../messages/language.ts'
import { Player } from './player.tsx'

await loadSets(null)
await loadWords('page')
await loadWords('game')
await loadWords('table')
afterEach(() => speak('en'))

const [, another = expect.fail('there is one language')] = tags

const runnerIn = (edition: string): string => {
  const game = scenario({ definitions: defineAllCards(), edition }).runner({ coreDamage: 1 }).runnerTurn()
  return renderToStaticMarkup(<Player view={viewFor(game.json, 'runner')} side="runner" />)
}

test('the damage that the Runner keeps has the name that the edition of the game gives it', async () => {
  expect(runnerIn('26.03')).toContain('Core damage')
  expect(runnerIn('2013')).toContain('Brain damage')
  await speak(another)
  const { player } = await speechOf(another).page.page()
  expect(player.core).not.toBe('Core damage')
  expect(runnerIn('26.03')).toContain(player.core)
  expect(runnerIn('26.03')).not.toContain(player.brain)
  expect(runnerIn('2013')).toContain(player.brain)
})
