import { readFileSync } from 'node:fs'
import { loadedCard, loadedCards, loadSets } from '@paydata/cards/loading'
import { olderEditions, placeBy } from '@paydata/engine/editions'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { alike } from './alike.ts'
import { enteringOf, entrances } from './entering.ts'
import { explained, windows } from './explaining.ts'
import { legalityOf } from './legality.ts'
import { topics, topicsOf } from './rules-touched.ts'

await loadWords('game')
await loadWords('table')
await loadWords('browse')
await loadSets(null)

const card = (id: string) => loadedCard(id) ?? expect.fail(`there is no ${id}`)

test('an interface ability says its cost and when it can be used', () => {
  const [breaks, boosts] = explained(card('corroder'))
  expect(breaks).toMatchObject({ window: 'interface', asks: [] })
  expect(breaks?.cost).toContain('1[credit]')
  expect(boosts).toMatchObject({ window: 'paid' })
})

test('an event says step by step what it does, and what it asks', () => {
  expect(explained(card('account_siphon'))[0]).toMatchObject({ window: 'play' })
  expect(explained(card('modded'))[0]?.asks).toContain('cards')
  const [biotic] = explained(card('biotic_labor'))
  expect(biotic).toMatchObject({ window: 'play', cost: null })
})

test('a card says what it asks even if the question stands in what it changes', () => {
  const asks = (id: string) => explained(card(id)).flatMap(each => each.asks)
  expect(asks('account_siphon')).toEqual(['may', 'number'])
  expect(asks('inside_job')).toContain('server')
  expect(asks('the_makers_eye')).not.toContain('server')
  expect(asks('shipment_from_mirrormorph')).toContain('server')
  expect(asks('modded')).not.toContain('server')
})

test('a card says what it costs to play, to install, to rez and to score it', () => {
  const before = (id: string) => enteringOf(card(id)).map(({ how, cost, needs }) => [how, cost ?? needs])
  expect(before('hedge_fund')).toEqual([['playOperation', '[click], 5[credit]']])
  expect(before('corroder')).toEqual([['installRunnerCard', '[click], 2[credit]']])
  expect(before('psychographics')).toEqual([['playOperation', '[click], X[credit]']])
  expect(before('adonis_campaign')).toEqual([
    ['installCorpCard', '[click]'],
    ['rez', '4[credit]'],
  ])
  expect(before('ice_wall')).toEqual([
    ['installIce', '[click]'],
    ['rezIce', '1[credit]'],
  ])
  expect(before('priority_requisition')).toEqual([
    ['installCorpCard', '[click]'],
    ['advance', '[click], 1[credit]'],
    ['score', 5],
  ])
  expect(before('noise_hacker_extraordinaire')).toEqual([])
})

test('each ability of every card has words, and no step is empty', () => {
  for (const each of loadedCards())
    for (const { text, steps, cost } of explained(each)) {
      expect(text).not.toBe('')
      expect(steps).not.toContain('')
      expect(cost).not.toBe('')
    }
})

test('every rule that a card page cites is one of the rules', () => {
  const known: readonly string[] = JSON.parse(
    readFileSync(new URL('../../../../docs/rule-numbers.json', import.meta.url), 'utf8'),
  )
  const cited = [...topics, ...Object.values(windows), ...Object.values(entrances)]
  expect(cited.filter(number => !known.includes(number))).toEqual([])
})

test('a card touches the rules of its type and of what it does', () => {
  expect(topicsOf(card('account_siphon'))).toEqual(expect.arrayContaining(['3.7', '6', '10.5']))
  expect(topicsOf(card('hunter'))).toEqual(expect.arrayContaining(['3.4', '9.8', '10.8', '10.5']))
  expect(topicsOf(card('hedge_fund'))).not.toContain('10.5')
})

test('a card is legal in its formats, and banned since the day of a list', () => {
  const of = (id: string, format: string) => legalityOf(id).find(each => each.format === format)
  expect(of('hedge_fund', 'core')).toEqual({ format: 'core', isIn: true, rulings: [] })
  expect(of('account_siphon', 'startup')?.isIn).toBe(false)
  expect(of('cleaver', 'startup')?.rulings).toMatchObject([{ says: 'banned', from: '2026-05-01' }])
  // The later list of Standard does not name it any more.
  expect(of('nbn_reality_plus', 'standard')?.rulings.map(({ says, from }) => [says, from])).toEqual([
    ['free', '2026-08-01'],
    ['banned', '2026-05-01'],
  ])
  expect(of('account_siphon', 'eternal')?.rulings).toMatchObject([{ says: 'points', points: 3 }])
})

test('cards like a card are of its side and type, the nearest first', () => {
  const near = alike(card('corroder'))
  expect(near.length).toBeGreaterThan(2)
  for (const { printed } of near) expect(printed).toMatchObject({ side: 'runner', type: 'program' })
  expect(near[0]?.printed.subtypes).toContain('icebreaker')
})

const older: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('../../../../docs/places-in-older-texts.json', import.meta.url), 'utf8'),
)
const rulesOf = (id: string, edition: string): readonly string[] => {
  const then = loadedCard(id, edition) ?? expect.fail(`there is no ${id}`)
  return [
    ...topicsOf(then),
    ...explained(then, edition).map(({ window }) => windows[window]),
    ...enteringOf(then).map(({ how }) => entrances[how]),
  ]
}

test.each(olderEditions.map(({ name }) => name))(
  'every rule that the page of a card of the first box names in %s is a place in an older text, or left out',
  edition => {
    const tables = olderEditions.find(({ name }) => name === edition) ?? expect.fail()
    const all = new Set(
      loadedCards()
        .filter(({ set }) => set === 'core')
        .flatMap(({ is }) => rulesOf(is, edition)),
    )
    expect(all.size).toBeGreaterThan(50)
    const placed = [...all].flatMap(rule => placeBy(tables, rule) ?? [])
    const nowhere = placed.filter(cited => {
      const comma = cited.indexOf(', ')
      const places = older[cited.slice(0, comma)] ?? []
      const isThere = (place: string) => places.some(each => each === place || each.startsWith(`${place}.`))
      const place = cited.slice(comma + 2)
      return !isThere(place) && !place.split(' and ').every(isThere)
    })
    expect(nowhere).toEqual([])
  },
)

test('an older page names the headings of its own texts', () => {
  const named = (id: string, edition: string) => {
    const tables = olderEditions.find(({ name }) => name === edition) ?? expect.fail()
    return [...new Set(rulesOf(id, edition).map(rule => placeBy(tables, rule)))]
  }
  expect(named('scorched_earth', '2012')).toEqual([
    'Core rulebook, Operations',
    'Core rulebook, Playing Operations and Playing Events',
    'Core rulebook, Constant Abilities',
    'Core rulebook, Damage',
    'Core rulebook, Playing Operations',
  ])
  expect(named('scorched_earth', '2017')).toEqual([
    'Rules Reference, Operation',
    'Rules Reference, Play',
    'Rules Reference, Constant Abilities',
    'Rules Reference, Damage',
    'Rules Reference, Action Phase',
  ])
})
