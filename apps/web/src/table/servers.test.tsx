import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/engine/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { loadWords, speak } from '../messages/language.ts'
import { Servers } from './servers.tsx'

await loadSets(null)
await loadWords('page')
await loadWords('game')
afterEach(() => speak('en'))

const view = viewFor(
  scenario({ definitions: defineAllCards() })
    .corp({ remotes: [{ root: ['PAD Campaign'] }] })
    .runner({})
    .runnerTurn().json,
  'runner',
)
const drawn = (): string => renderToStaticMarkup(<Servers view={view} isNarrow={false} />)

test('the button of a server says what it does in the language of the player', async () => {
  expect(drawn()).toContain('aria-label="Run Server 1')
  await speak('de')
  expect(drawn()).toMatch(/aria-label="[^"]*\bRun\b[^"]*Server 1/)
  expect(drawn()).not.toContain('aria-label="Run Server 1')
})
