import { cards } from '@paydata/cards'
import type { Page, Tag } from '@paydata/words/languages'
import { speechOf, tags } from '@paydata/words/languages'
import { expect, test } from 'vitest'
import { finderOf } from '../src/glossary.ts'
import type { PlainTerm } from '../src/plain.ts'
import { languagePlainly, plainlyIn, plainPhrases, plainTermsOf, tellingPhrases } from '../src/plain.ts'
import { cardText, logLine, stepName } from '../src/tree/index.ts'
import type { Language } from '../src/tree/language.ts'
import { expectedOf } from '../testing/expected.ts'
import { wrongWordingIn } from '../testing/wording.ts'
import { whatHappens } from './what-happens.ts'

const viewers = ['corp', 'runner', 'spectator'] as const
const happenings = [...whatHappens()]

/** Texts of the trees: all cards, all that can happen to whoever reads it, and all steps. */
const textsOf = (language: Language): readonly string[] => [
  ...cards.flatMap(card => cardText(card, language)),
  ...happenings.flatMap(each => viewers.flatMap(viewer => logLine(each, viewer, language) ?? [])),
  ...Object.entries(language.flow.steps).flatMap(([structure, steps]) =>
    Object.keys(steps).flatMap(step => stepName(structure, step, language) ?? []),
  ),
]

/** The words of the page that are said at a table. */
const partsSaid = ['page', 'table', 'learn', 'guided'] as const satisfies readonly (keyof Page)[]
const textsIn = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

async function spokenIn(tag: Tag) {
  const { page, game } = speechOf(tag)
  const [words, language, { finds }] = await Promise.all([page.plain(), game(), page.glossary()])
  const parts = await Promise.all(partsSaid.map(part => page[part]()))
  const terms = plainTermsOf(words)
  const find = finderOf(finds)
  /** The places that a text names, as the glossary finds them. It takes a verb for a noun that differs by its first letter alone. */
  const placesIn = (text: string): readonly PlainTerm[] =>
    find(text).flatMap(({ term, from, to }) => {
      const forms = finds[term].split(',').map(form => form.trim())
      const found = text.slice(from, to)
      const isOne = forms.some(form => found === form || found === capital(form))
      return isOne ? terms.filter(each => each === term) : []
    })
  const plainly = plainlyIn(words, new Set(terms))
  const real = textsOf(language)
  const onPage = parts.flatMap(textsIn)
  const plain = textsOf(languagePlainly(language, plainly))
  return { words, language, terms, plainly, placesIn, real, plain, onPage }
}
const spoken = new Map(await Promise.all(tags.map(async tag => [tag, await spokenIn(tag)] as const)))
const speaking = (tag: Tag) => spoken.get(tag) ?? expect.fail(`nothing is said in ${tag}`)

test.each(tags)('without plain words every text is the same to the letter in %s', tag => {
  const { words, language, real, onPage } = speaking(tag)
  const nothing = plainlyIn(words, new Set())
  expect(textsOf(languagePlainly(language, nothing))).toEqual(real)
  expect(onPage.map(nothing.say)).toEqual(onPage)
})

test.each(tags)('no place is told before its plain word is, wherever it is told in %s', tag => {
  const { words, plainly, placesIn, plain, onPage } = speaking(tag)
  const phrases = plainPhrases(words)
  const longestFirst = [...phrases.keys(), ...tellingPhrases(words)].sort(
    (one, other) => other.length - one.length,
  )
  const without = (text: string): string =>
    longestFirst.reduce((left, phrase) => left.replaceAll(phrase, ''), text)
  /** What stands before the first plain word of a place; all of it where there is none. */
  const before = (text: string, term: PlainTerm): string => {
    const places = [...phrases].flatMap(([phrase, of]) => (of === term ? [text.indexOf(phrase)] : []))
    return text.slice(0, Math.min(text.length, ...places.filter(at => at >= 0)))
  }
  const texts = new Set([...plain, ...onPage.map(plainly.say)])
  const wrong = [...texts].filter(text =>
    placesIn(without(text)).some(term => placesIn(without(before(text, term))).includes(term)),
  )
  expect(wrong).toEqual([])
})

test.each(tags)('a plain word is told where its place is, of every place, and nowhere else in %s', tag => {
  const { terms, plainly, placesIn, real } = speaking(tag)
  const met = new Set<PlainTerm>()
  const wrong = [...new Set(real)].filter(text => {
    const said = plainly.said(plainly.say(text))
    for (const term of said) met.add(term)
    // The glossary has no word of its own for the pool.
    const asked = new Set(placesIn(text))
    return (
      said.some(term => term !== 'pool' && !asked.has(term)) || [...asked].some(term => !said.includes(term))
    )
  })
  expect(wrong).toEqual([])
  expect(met).toEqual(new Set(terms))
})

test.each(tags)('plain words say nothing that no text may say, and nothing twice in %s', async tag => {
  const { plainly, plain } = speaking(tag)
  const texts = [...new Set(plain)]
  expect(texts.filter(text => plainly.say(text) !== text)).toEqual([])
  const expected = await expectedOf(tag)
  expect(texts.flatMap(text => wrongWordingIn(text, expected) ?? []).slice(0, 8)).toEqual([])
})

test('what is known is said in its real word, beside what is not', () => {
  const { words } = speaking('en')
  const { say } = plainlyIn(words, new Set(['grip']))
  expect(say('Add 1 card from your heap to your grip.')).toBe(
    'Add 1 card from your heap to your hand (grip).',
  )
})

test('a place is told in a plain word once in a text, and in the real word from then on', () => {
  const { say } = speaking('en').plainly
  expect(say('Search your stack for 1 card. Shuffle your stack.')).toBe(
    'Search your deck (stack) for 1 card. Shuffle your stack.',
  )
  expect(say('Run HQ (the Corp’s hand), then HQ')).toBe('Run HQ (the Corp’s hand), then HQ')
})

test('a run is on a server, whose cards are the hand, and a label is short', () => {
  const { say } = speaking('en').plainly
  expect(say('Run HQ')).toBe('Run HQ (the Corp’s hand)')
  expect(say('HQ')).toBe('Hand (HQ)')
  expect(say('Grip: 3 of 5')).toBe('Hand (grip): 3 of 5')
  expect(say('HQ is the Corp’s hand, R&D its deck.')).toBe('HQ is the Corp’s hand, R&D its deck.')
})
