import { loadSets } from '@paydata/cards/loading'
import { starterDecks } from '@paydata/decks/starter'
import { speechOf, tags } from '@paydata/words/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadWords, speak } from '../messages/language.ts'
import type { Draft } from './history.ts'
import { PlayForm } from './play-form.tsx'

await loadSets(null)
for (const part of ['page', 'game', 'table', 'home', 'decks', 'details'] as const) await loadWords(part)

const [, another = expect.fail('there is one language')] = tags
const starter = starterDecks.find(({ id }) => id === 'core_starter_anarch') ?? expect.fail('no deck')
const form = (deck: Partial<Draft>) =>
  renderToStaticMarkup(
    <PlayForm deck={{ ...starter, format: 'core', ...deck }} own={null} onPlay={() => undefined} />,
  )
const rules = (html: string) => [...html.matchAll(/<option value="([^"]*)"/g)].map(([, name]) => name)

test('a legal deck of the Core Set offers the rules of all editions, the newest first', async () => {
  expect(rules(form({}))).toEqual(['26.03', '1.6', '1.4', '2017', '2013', '2012'])
  expect(form({})).toContain('>Rules of</label>')
  await speak(another)
  const { play } = await speechOf(another).page.page()
  expect(play.edition).not.toBe('Rules of')
  expect(form({})).toContain(`>${play.edition}</label>`)
  await speak('en')
})

test('a deck that older editions do not have offers no rules', () => {
  expect(rules(form({ format: 'eternal' }))).toEqual([])
  expect(rules(form({ cards: [['leech', 3]] }))).toEqual([])
})

test('an edition that has something against a deck says what, by its own text', () => {
  const html = form({ cards: [['leech', 3]] })
  expect(html).toContain('Not legal by the rules of 2022 (CR 1.6), 2019 (CR 1.4), 2017 (Rules Reference)')
  expect(html).toContain(
    '2012 (rulebook): The deck has 3 cards, and its identity asks for at least 45 (Core rulebook, Restrictions).',
  )
})
