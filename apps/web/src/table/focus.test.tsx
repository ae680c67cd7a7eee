import { defineAllCards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { viewFor } from '@paydata/engine'
import { defineOlderEditions, olderEditions } from '@paydata/engine/editions'
import { scenario } from '@paydata/scenario'
import type { Language } from '@paydata/words'
import { stepNameIn } from '@paydata/words'
import { tags, wordsOf } from '@paydata/words/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { loadWords, speak } from '../messages/language.ts'
import { Focus } from './focus.tsx'

defineOlderEditions()
await loadSets(null)
await loadWords('page')
await loadWords('game')
await loadWords('table')
afterEach(() => speak('en'))

const [, another = expect.fail('there is one language')] = tags

/** Where a run is told to be, each place once, from its beginning to its end. */
function placesIn(edition: string): readonly string[] {
  const game = scenario({ definitions: defineAllCards(), edition })
    .corp({ hqIce: ['Enigma', 'Ice Wall'], hand: [] })
    .runnerTurn()
  game.runner.runs('HQ')
  const places: string[] = []
  game.passUntil(json => {
    const view = viewFor(json, 'runner')
    if (view.run === null) return true
    const shown = renderToStaticMarkup(<Focus view={view} />)
    const [, place = ''] = /<p class="focus-run">.*?<span>(.*?)<\/span>/.exec(shown) ?? []
    if (places.at(-1) !== place) places.push(place)
    return false
  })
  return places
}

test('a run is where the steps of the edition of the game are', () => {
  expect(placesIn('26.03')).toMatchInlineSnapshot(`
    [
      "before the run moves on",
      "approaching ice",
      "after passing ice",
      "the chance to jack out",
      "before the next position",
      "approaching ice",
      "after passing ice",
      "the chance to jack out",
      "before the next position",
    ]
  `)
  expect(placesIn('1.6')).toMatchInlineSnapshot(`
    [
      "approaching ice",
      "after passing ice",
      "the chance to jack out",
      "before the next position",
      "approaching ice",
      "after passing ice",
      "the chance to jack out",
      "before the next position",
    ]
  `)
  expect(placesIn('2013')).toMatchInlineSnapshot(`
    [
      "approaching ice",
      "before the last chance to jack out",
      "the chance to jack out",
      "before the run becomes successful",
    ]
  `)
})

test('a run is where its steps are, by the names that they have in the language of the player', async () => {
  const namesIn = (language: Language): readonly (string | null)[] =>
    (olderEditions.find(({ name }) => name === '2017')?.structures.run ?? []).map(({ step }) =>
      stepNameIn('2017', 'run', step, language),
    )
  const [english, other] = await Promise.all([wordsOf('en'), wordsOf(another)])
  const places = placesIn('2017')
  const steps = places.map(place => namesIn(english).indexOf(place))
  await speak(another)
  expect(placesIn('2017')).toEqual(steps.map(step => namesIn(other)[step]))
  expect(placesIn('2017').filter(place => places.includes(place))).toEqual([])
})
