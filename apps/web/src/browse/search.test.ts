import { defineAllCards } from '@paydata/cards'
import { setTitle } from '@paydata/cards/catalogue'
import { loadSets, setNames } from '@paydata/cards/loading'
import { cardText } from '@paydata/words'
import { speechOf, tags, wordsOf } from '@paydata/words/languages'
import { expect, test } from 'vitest'
import { loadWords, speak } from '../messages/language.ts'
import type { Wanted } from './search.ts'
import { anything, costOf, found } from './search.ts'

await loadWords('page')
await loadWords('game')
await loadWords('table')
await loadWords('browse')

await loadSets(null)
const [, another = expect.fail('there is one language')] = tags

const titles = (wanted: Partial<Wanted>): readonly string[] =>
  found({ ...anything, ...wanted }).cards.map(({ printed }) => printed.title)

test('a card is found by its title, typed without accents and capitals', () => {
  expect(titles({ words: 'deja vu' })).toEqual(['Déjà Vu'])
  expect(titles({ words: "maker's EYE" })).toEqual(['The Maker’s Eye'])
})

test('all words must be there, in the text, the kind, the faction or the set', () => {
  expect(titles({ words: 'barrier end the run' })).toContain('Wall of Static')
  expect(titles({ words: 'barrier end the run' })).not.toContain('Enigma')
  expect(titles({ words: 'jinteki agenda' })).toContain('Nisei MK II')
  expect(titles({ words: 'no such words' })).toEqual([])
})

test('cards are found as they were in an edition of the rules, which goes with the Core Set', () => {
  expect(titles({ words: 'jack out', edition: null })).toContain('Cell Portal')
  expect(titles({ words: 'jack out', edition: '2013' })).not.toContain('Cell Portal')
  expect(titles({ words: 'parasite trojan', edition: null })).toEqual(['Parasite'])
  expect(titles({ words: 'parasite trojan', edition: '2013' })).toEqual([])
  expect(titles({ words: '', edition: '2013' })).toHaveLength(113)
})

test('every set that can be loaded has a name that people know', () => {
  expect(setNames.filter(set => setTitle(set) === set)).toEqual([])
  expect(titles({ words: 'system gateway asset' })).toContain('Nico Campaign')
})

test('filters narrow each other down', () => {
  const { cards } = found({ ...anything, side: 'runner', type: 'program', faction: 'shaper', cost: 4 })
  expect(cards.map(({ printed }) => printed.title)).toContain('Gordian Blade')
  for (const card of cards) expect(costOf(card)).toBe(4)
})

test('cards are sorted by title, or by cost and then by title', () => {
  const byTitle = titles({ type: 'ice' })
  expect(byTitle.indexOf('Archer')).toBeLessThan(byTitle.indexOf('Wall of Static'))
  const byCost = found({ ...anything, type: 'ice', order: 'cost' }).cards.map(costOf)
  expect(byCost).toEqual([...byCost].sort((a, b) => (a ?? -1) - (b ?? -1)))
})

test('in another language a card is found by the words of that language, and by English kinds', async () => {
  const { kinds } = await wordsOf(another)
  const { query } = await speechOf(another).search()
  const { sides } = await speechOf(another).page.page()
  const field = (means: string) =>
    Object.entries(query.fields).find(([, field]) => field === means)?.[0] ?? means
  const wall = defineAllCards().cards.get('wall_of_static') ?? expect.fail('no wall')
  const [text = expect.fail('no text')] = cardText(wall, await wordsOf(another))
  const barrier = kinds.subtype('barrier')
  expect(titles({ words: kinds.type('event') })).toEqual([])
  await speak(another)
  expect(titles({ words: kinds.type('event') })).toContain('Sure Gamble')
  expect(titles({ words: `${barrier} ${text.replace('[sub] ', '')}` })).toContain('Wall of Static')
  expect(titles({ words: 'event' })).toContain('Sure Gamble')
  const byFields = `${field('side')}:${sides.runner} ${field('type')}:${kinds.type('event')} ${field('cost')}:5`
  expect(titles({ words: byFields })).toContain('Sure Gamble')
  expect(titles({ words: `${sides.corp} ${barrier}` })).toContain('Wall of Static')
  await speak('en')
})

test('a format has the cards of its sets, those among them that were printed before, and no others', () => {
  expect(titles({ format: 'system-gateway' })).toEqual(expect.arrayContaining(['Cleaver', 'Sure Gamble']))
  expect(titles({ format: 'system-gateway' })).not.toContain('Gordian Blade')
  expect(titles({ format: 'core' })).toEqual(expect.arrayContaining(['Gordian Blade', 'Sure Gamble']))
  expect(titles({ format: 'core' })).not.toContain('Cleaver')
})

test('a search by fields finds what they say, and tells what it cannot mean', () => {
  const byFields = titles({ words: 't:ice f:hb cost<=4 x:"end the run"' })
  expect(byFields).toContain('Rototurret')
  expect(byFields).not.toContain('Heimdall 1.0')
  expect(found({ ...anything, words: 'tpye:ice' }).problems).toMatchObject([
    { why: 'unknownField', suggestions: ['type'] },
  ])
})
