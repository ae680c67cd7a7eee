import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import type { View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import { rezzed, scenario } from '@paydata/scenario'
import { speechOf, tags } from '@paydata/words/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { loadWords, speak } from '../messages/language.ts'
import { momentOfView } from '../table/tracks.ts'

defineOlderEditions()
await loadSets(null)
await loadWords('page')
await loadWords('game')
await loadWords('table')
await loadWords('rules')
// It reads the names of the editions as it is loaded.
const { default: OtherEditions } = await import('./other-editions.tsx')
afterEach(() => speak('en'))

const [, another = expect.fail('there is one language')] = tags

/** What a player reads of the edition that is shown first: the newest that is another at the moment, or the newest of all. */
function read(view: View): readonly string[] {
  const shown = renderToStaticMarkup(<OtherEditions view={view} moment={momentOfView(view)} />)
  return [...shown.matchAll(/<(?:li|p class="muted")>(.*?)<\/(?:li|p)>/g)].map(([, line = '']) =>
    line.replace(/<[^>]*>/g, ''),
  )
}

test('each step is told with what both players could do there, and the next one where it is missing', async () => {
  const table = scenario({ definitions: defineAllCards(), edition: '2013' })
    .corp({ hqIce: ['Enigma', 'Ice Wall'] })
    .runnerTurn()
  table.runner.runs('HQ')
  table.passUntil('jackOut')
  const view = viewFor(table.json, 'runner')
  expect(read(view)).toMatchInlineSnapshot(`
    [
      "the next decision there: before the encounter: the approached ice may be rezzed (CR 6.9.2b) – both players: paid abilities; Corp: rez cards but ice, rez also the approached ice",
      "it has no such moment",
      "not offered there: Jack out",
      "also before it: after passing ice (CR 6.9.4b)",
      "also before it: the chance to jack out (CR 6.9.4c)",
      "also before it: before the next position (CR 6.9.4e)",
    ]
  `)
  const inEnglish = read(view)
  await speak(another)
  const { here } = await speechOf(another).page.rules()
  expect(read(view)).toHaveLength(inEnglish.length)
  expect(read(view)).toContain(here.missing)
  expect(read(view).filter(line => inEnglish.includes(line))).toEqual([])
})

test('where an edition offers the same, its step is told, and that nothing differs', () => {
  const { json } = scenario({ definitions: defineAllCards(), edition: '26.03' })
    .corp({ hqIce: [rezzed('Enigma')] })
    .encountering('Enigma')
  expect(read(viewFor(json, 'runner'))).toMatchInlineSnapshot(`
    [
      "this step there: during the encounter: subroutines may be broken (CR 1.6, 6.9.3b) – both players: paid abilities",
      "It offers the same at this moment.",
    ]
  `)
})
