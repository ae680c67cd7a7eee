import { everyCard } from '@paydata/cards/catalogue'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPoolName, namedDeck, pools, violationsOf } from '../index.ts'
import type { SearchOptions } from './index.ts'
import { fieldNames, search, searchIndex } from './index.ts'

/** Texts as a page renders them: these few say what the tests need. */
const texts: Readonly<Record<string, string>> = {
  wall_of_static: '[subroutine] End the run.',
  enigma: '[subroutine] The Runner loses [click]. [subroutine] End the run.',
  hunter: '[subroutine] Trace[3]. If successful, give the Runner 1 tag.',
  diesel: 'Draw 3 cards.',
  sure_gamble: 'Gain 9[credit]. The end. Run!',
}
const index = searchIndex(everyCard, { text: card => texts[card] ?? '' })
/** In Swedish, which has such letters. */
const inSwedish = searchIndex(everyCard, {
  text: card => (card === 'wall_of_static' ? 'Avsluta attacken.' : ''),
  subtype: subtype => (subtype === 'barrier' ? 'Barriär' : subtype === 'sentry' ? 'Väktare' : subtype),
})

const found = (query: string, options: SearchOptions = {}): readonly string[] => {
  const { cards, problems } = search(index, query, options)
  expect(problems).toEqual([])
  return cards.map(({ title }) => title)
}
const problemsOf = (query: string) => search(index, query).problems

test('fields narrow each other down', () => {
  const cards = search(index, 't:ice f:hb cost<=3 set:elevation').cards
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) {
    expect(card).toMatchObject({ type: 'ice', faction: 'haas_bioroid' })
    expect(card.cost).toBeLessThanOrEqual(3)
    expect(card.sets).toContain('elevation')
  }
  expect(found('t:ice s:barrier x:"end the run"')).toEqual(['Wall of Static'])
})

test('numbers are compared, and what has no such number fits none', () => {
  expect(found('title:"gordian blade" strength=2 cost:4 mu>=1 influence!=2')).toEqual(['Gordian Blade'])
  expect(found('t:agenda points:3 adv>=5')).toContain('Priority Requisition')
  expect(found('t:agenda cost>=0')).toEqual([])
  expect(found('t:asset trash≤1').length).toBeGreaterThan(0)
  expect(
    found('cost:x').every(title => everyCard.some(card => card.title === title && card.cost === 'X')),
  ).toBe(true)
})

test('kinds are found as a player says them, and as people write them without umlauts', () => {
  const titles = (query: string) => search(inSwedish, query).cards.map(({ title }) => title)
  for (const query of ['s:Väktare', 's:vaektare', 's:vaktare', 'VAEKTARE', 's:sentry']) {
    expect(titles(query), query).toContain('Hunter')
    expect(titles(query), query).not.toContain('Wall of Static')
  }
})

test('words are looked for in titles, then in kinds, then in texts', () => {
  expect(found('siphon')[0]).toBe('Account Siphon')
  const bySubtype = found('barrier')
  expect(bySubtype).toContain('Wall of Static')
  expect(found('run')[0]).toMatch(/run/i)
  expect(found('run').indexOf('Enigma')).toBeGreaterThan(found('run').indexOf('Demolition Run'))
  expect(found('sure gamble')).toEqual(['Sure Gamble'])
})

test('CR 3.1.1a: an identity of two faces is found by the title of each', () => {
  const dewi = ['Dewi Subrotoputri: Pedagogical Dhalang']
  expect(found('"shadow guide"')).toEqual(dewi)
  expect(found('title:pedagogical')).toEqual(dewi)
  for (const back of ['Tenure Floors', 'Subsurface Labs', 'Disposal Grounds: Méliès U'])
    expect(found(`title:"${back}"`)).toEqual(['Méliès U: Only the Brightest'])
})

test('a phrase is found as it stands, words in any order', () => {
  expect(found('"end the run"')).toEqual(['Enigma', 'Wall of Static'])
  expect(found('run the end')).toEqual(expect.arrayContaining(['Enigma', 'Sure Gamble', 'Wall of Static']))
  expect(found('x:"loses click"')).toEqual(['Enigma'])
})

test('and, or, not and brackets', () => {
  const all = (query: string) => new Set(found(query))
  expect(all('t:ice or t:asset')).toEqual(all('t:ice|asset'))
  expect(all('t:ice and -s:barrier')).toEqual(all('t:ice not s:barrier'))
  expect(all('(t:ice or t:asset) f:nbn')).toEqual(
    new Set([...found('t:ice f:nbn'), ...found('t:asset f:nbn')]),
  )
  expect(all('-(t:ice or t:asset) d:corp')).toEqual(all('d:corp -t:ice -t:asset'))
})

test('titles are found without accents, run together, by initials, as they are said, and by code', () => {
  expect(found('mélange')).toEqual(['Melange Mining Corp.'])
  expect(found('deja vu')).toEqual(['Déjà Vu'])
  expect(found('hedgefund')).toEqual(['Hedge Fund'])
  expect(found('MMC')[0]).toBe('Melange Mining Corp.')
  expect(found('etf')[0]).toBe('Haas-Bioroid: Engineering the Future')
  expect(found('ballard')).toEqual(['Mercia B4LL4RD'])
  expect(found('01034')).toEqual(['Diesel'])
  expect(found("maker's EYE")).toEqual(['The Maker’s Eye'])
  expect(found('Noise: Hacker Extraordinaire')).toEqual(['Noise: Hacker Extraordinaire'])
})

test('texts and kinds are searched in the language of the player, kinds in English too', () => {
  const titles = (query: string) => search(inSwedish, query).cards.map(({ title }) => title)
  expect(titles('x:"avsluta attacken"')).toEqual(['Wall of Static'])
  expect(titles('s:barriär')).toEqual(titles('s:barrier'))
})

test('formats, ban lists and days', () => {
  const { is, list } = { is: 'seamless_launch', list: 'startup' }
  expect(search(index, `format:${list} id:${is}`).cards).toEqual([])
  expect(found('format:startup@2026-04-30 id:seamless_launch')).toEqual(['Seamless Launch'])
  expect(found('banned:startup id:seamless_launch')).toEqual(['Seamless Launch'])
  expect(found('is:banned id:seamless_launch', { format: 'startup' })).toEqual(['Seamless Launch'])
  expect(found('is:banned id:seamless_launch', { format: 'startup', day: '2026-04-30' })).toEqual([])
  expect(found('is:unique id:mercia_b4ll4rd')).toEqual(['Mercia B4LL4RD'])
})

test('a format has the cards that the judge of decks allows', () => {
  const days = fc.constantFrom(undefined, '2026-04-01', '2026-06-01', '2026-09-01')
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(pools).filter(isPoolName)), days, (format, day) => {
      const legal = search(index, `format:${format}`, day === undefined ? {} : { day }).cards
      const forbidden = new Set(['notInPool', 'banned'])
      const judged = everyCard.filter(({ id }) =>
        violationsOf(namedDeck('', '', [[id, 1]]), pools[format], day).every(
          ({ why }) => !forbidden.has(why),
        ),
      )
      expect(new Set(legal.map(({ id }) => id))).toEqual(new Set(judged.map(({ id }) => id)))
    }),
  )
})

test('what means nothing is told with its place, and the rest is searched for', () => {
  expect(problemsOf('t:ice tpye:ice')).toEqual([
    { why: 'unknownField', field: 'tpye', suggestions: ['type'], from: 6, to: 14 },
  ])
  expect(problemsOf('s:barier')).toEqual([
    { why: 'unknownValue', field: 's', value: 'barier', suggestions: ['barrier'], from: 2, to: 8 },
  ])
  expect(problemsOf('cost<few')).toEqual([{ why: 'notANumber', field: 'cost', value: 'few', from: 5, to: 8 }])
  expect(problemsOf('t>ice')).toEqual([{ why: 'noComparison', field: 't', operator: '>', from: 0, to: 5 }])
  expect(problemsOf('t: ice')).toEqual([{ why: 'noValue', field: 't', from: 0, to: 2 }])
  expect(problemsOf('format:startup@1.5.2026')).toEqual([
    { why: 'notADay', field: 'format', value: 'startup@1.5.2026', from: 7, to: 23 },
  ])
  expect(problemsOf('diesel or')).toEqual([{ why: 'nothingBeside', operator: 'or', from: 7, to: 9 }])
  expect(problemsOf('not')).toEqual([{ why: 'nothingBeside', operator: 'not', from: 0, to: 3 }])
  expect(problemsOf('(t:ice')).toEqual([{ why: 'openBracket', from: 0, to: 1 }])
  expect(problemsOf('t:ice)')).toEqual([{ why: 'closingBracket', from: 5, to: 6 }])
  expect(problemsOf('x:"end the r')).toEqual([{ why: 'openQuote', from: 2, to: 3 }])
  expect(search(index, 'x:"end the r').cards.map(({ title }) => title)).toEqual(['Enigma', 'Wall of Static'])
  expect(problemsOf('a'.repeat(501))).toEqual([{ why: 'tooLong', from: 500, to: 501, most: 500 }])
  expect(new Set(search(index, 'foo:bar or t:ice').cards)).toEqual(new Set(search(index, 't:ice').cards))
})

const values = fc.oneof(
  fc.constantFrom(
    'ice',
    'program',
    'hb',
    'barrier',
    'startup',
    'unique',
    'banned',
    '3',
    'x',
    '"end the run"',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const pieces = fc.oneof(
  fc.constantFrom('and', 'or', 'not', '-', '(', ')', '|', '"', ' ', ':', '<=', 'diesel'),
  fc
    .tuple(
      fc.constantFrom(...fieldNames, 't', 'foo'),
      fc.constantFrom(':', '=', '!=', '<', '>=', '≤'),
      values,
    )
    .map(parts => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const queries = fc.array(pieces, { maxLength: 12 }).map(parts => parts.join(' '))

test('whatever is typed finds cards, each once, or tells places within it', () => {
  fc.assert(
    fc.property(queries, query => {
      const { cards, problems } = search(index, query)
      expect(new Set(cards).size).toBe(cards.length)
      for (const { from, to } of problems) {
        expect(from).toBeLessThan(to)
        expect(to).toBeLessThanOrEqual(query.length)
      }
    }),
    { numRuns: 500 },
  )
})

test('a search and its opposite part the cards', () => {
  const terms = fc.constantFrom(
    ...[
      't:ice',
      'f:hb',
      'cost<=3',
      'x:"end the run"',
      'is:unique',
      'format:startup',
      'siphon',
      'strength!=2',
    ],
  )
  fc.assert(
    fc.property(fc.uniqueArray(terms, { minLength: 1, maxLength: 4 }), some => {
      const [all, any] = [some.join(' '), some.join(' or ')]
      for (const query of [all, any]) {
        const cards = search(index, query).cards
        const others = search(index, `-(${query})`).cards
        expect(cards.length + others.length).toBe(everyCard.length)
        expect(new Set([...cards, ...others]).size).toBe(everyCard.length)
      }
      // What is neither of several is not the first, nor the second, and so on.
      const neither = search(index, some.map(each => `-${each}`).join(' ')).cards
      expect(new Set(neither)).toEqual(new Set(search(index, `-(${any})`).cards))
    }),
  )
})

test('every card is found by its title, whatever stands in it', () => {
  for (const { title } of everyCard) {
    const { cards, problems } = search(index, title.replace(/\s[-|]\s|[()"]/g, ' '))
    expect(problems.filter(({ why }) => why !== 'unknownField')).toEqual([])
    expect(cards.map(each => each.title)).toContain(title)
  }
})

test('the text of a card is read when a search first needs it, and only once', () => {
  const read: string[] = []
  const lazy = searchIndex(everyCard.slice(0, 3), { text: card => `${read.push(card)} end the run` })
  search(lazy, 't:ice')
  expect(read).toEqual([])
  expect(search(lazy, 'x:"end the run"').cards).toHaveLength(3)
  search(lazy, 'x:"end the run"')
  expect(read).toHaveLength(3)
})
