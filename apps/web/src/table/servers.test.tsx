import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { viewFor } from '@paydata/engine'
import { facedown, scenario } from '@paydata/scenario'
import type { Language } from '@paydata/words'
import { labelOf } from '@paydata/words'
import { tags, wordsOf } from '@paydata/words/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { loadWords, speak } from '../messages/language.ts'
import { spoken } from '../words/symbols.ts'
import { Servers } from './servers.tsx'

await loadSets(null)
await loadWords('page')
await loadWords('game')
await loadWords('table')
afterEach(() => speak('en'))

const [, another = expect.fail('there is one language')] = tags

const view = viewFor(
  scenario({ definitions: defineAllCards() })
    .corp({ remotes: [{ root: ['PAD Campaign'] }] })
    .runner({})
    .runnerTurn().json,
  'runner',
)
test('Archives shows its newest faceup cards in a row, and no facedown one', () => {
  const archives = ['Hedge Fund', 'Enigma', facedown('Snare!'), 'Hunter', 'Tollbooth', 'Wall of Static']
  const seen = viewFor(
    scenario({ definitions: defineAllCards() }).corp({ archives }).runner({}).runnerTurn().json,
    'runner',
  )
  const page = renderToStaticMarkup(<Servers view={seen} isNarrow={false} />)
  expect(page.match(/class="root-top"/g)).toHaveLength(4)
})

function labelToRun(language: Language): string {
  const { question } = view
  const options = question?.form === 'choose' ? question.options : []
  const run = options.find(({ does, server }) => does === 'run' && server === 'remote1')
  return run === undefined ? expect.fail('Server 1 cannot be run') : spoken(labelOf(run, view, language))
}

const drawn = (): string => renderToStaticMarkup(<Servers view={view} isNarrow={false} />)

test('the button of a server says what it does in the language of the player', async () => {
  expect(drawn()).toContain('aria-label="Run Server 1')
  await speak(another)
  expect(drawn()).toContain(`aria-label="${labelToRun(await wordsOf(another))}`)
  expect(drawn()).not.toContain('aria-label="Run Server 1')
})
