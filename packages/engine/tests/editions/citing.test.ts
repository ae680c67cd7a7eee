import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allChoices, defineOlderEditions, placeOfChoice } from '../../src/editions/index.ts'
import type { Edition } from '../../src/index.ts'
import { newGame, refusedFor, viewFor } from '../../src/index.ts'
import { citedIn } from '../../src/rulebook/citing.ts'
import { editionNamed } from '../../src/rulebook/edition.ts'
import { everyNth, randomGame, seeds } from '../laws/games.ts'
import { plainGame } from '../laws/plain-cards.ts'
import { olderEditions } from './older.ts'

defineOlderEditions()

const here = dirname(fileURLToPath(import.meta.url))
const docs = join(here, '../../../../docs')
const listed = (file: string) => JSON.parse(readFileSync(join(docs, file), 'utf8'))
const older: Readonly<Record<string, readonly string[]>> = listed('places-in-older-texts.json')
const places = new Map(
  Object.entries({ ...older, 'CR 26.03': listed('rule-numbers.json') }).map(([text, all]) => [
    text,
    new Set<string>(all),
  ]),
)

/** Whether a citation names a text and a place that this text has, or two of them. */
function isThere(cited: string): boolean {
  const comma = cited.indexOf(', ')
  const of = places.get(cited.slice(0, comma))
  const place = cited.slice(comma + 2)
  return of !== undefined && (of.has(place) || place.split(' and ').every(each => of.has(each)))
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'editions' ? [] : sources(path)
    return entry.name.endsWith('.ts') ? [path] : []
  })

/** Every rule that the engine cites for a reason or for a step of a procedure. */
const cited = new Set(
  sources(join(here, '../../src'))
    .filter(path => !path.endsWith('rulebook/editions.ts'))
    .flatMap(path => [...readFileSync(path, 'utf8').matchAll(/'(\d+\.\d+\.\d+[a-z]?)'/g)])
    .map(([, rule = '']) => rule),
)

test.each(olderEditions.map(edition => [edition.name, edition] as const))(
  '%s: every rule is cited at a place that a text has, and never as one of the newest by its number alone',
  (name, edition: Edition) => {
    expect(cited.size).toBeGreaterThan(130)
    const game = newGame({ ...plainGame(1), edition: name })
    const rows = Object.values(edition.structures).flat()
    const all = [...rows.map(({ rule }) => rule), ...[...cited].map(rule => citedIn(game, rule))]
    expect(all.filter(each => !isThere(each))).toEqual([])
  },
)

/** The edition that each text is the first word of. */
const firstIn: Readonly<Record<string, string>> = {
  'Core rulebook': '2012',
  'FAQ 1.1': '2013',
  'Rules Reference': '2017',
  'CR 1.4': '1.4',
  'CR 1.6': '1.6',
  'CR 26.03': '26.03',
}

test.each(olderEditions.map(edition => [edition.name, edition] as const))(
  '%s: each of its choices has a place in a text, of an edition that decides it alike',
  (_, edition: Edition) => {
    const places = allChoices.map(choice => {
      const place = placeOfChoice(edition, choice)
      const text = editionNamed(firstIn[place.split(', ')[0] ?? ''] ?? place)
      return { choice, place, isThere: isThere(place), decides: text.rules[choice] }
    })
    expect(places).toEqual(
      places.map(each => ({ ...each, isThere: true, decides: edition.rules[each.choice] })),
    )
  },
)

test.each(olderEditions.map(({ name }) => name))(
  '%s: in random games nobody is told a number that its texts do not have',
  name => {
    const told = new Set<string>()
    for (const seed of seeds(60, 2))
      randomGame(
        seed,
        everyNth(4, ({ after, side }) => {
          const view = viewFor(after, side)
          for (const rule of view.progress.flatMap(each => each.rule ?? [])) told.add(rule)
          for (const { rule } of refusedFor(after, side)) told.add(rule)
        }),
        name,
      )
    expect(told.size).toBeGreaterThan(20)
    expect([...told].filter(rule => !isThere(rule))).toEqual([])
  },
)

/** The texts that an edition has for its own; of 1.4 only its first chapter is left, and 1.6 has the others. */
const ownTexts: Readonly<Record<string, readonly string[]>> = {
  '2012': ['Core rulebook'],
  '2013': ['FAQ 1.1', 'Core rulebook'],
  '2017': ['Rules Reference'],
  '1.4': ['CR 1.4', 'CR 1.6'],
  '1.6': ['CR 1.6'],
}

/** Of these only the newest rules speak: what came with later sets, and games of secret choices. */
const onlyNewest = ['1.5.2b', '1.16.2f', '8.5.15', '9.3.6f', '9.8.2c', '10.3.1j']
const secretChoices = ['10.14.3', '10.14.4a', '10.14.4c', '10.14.6b']
/** Of these the texts from 1.4 on: checkpoints, moves between roots, limits of servers, what abilities give and repeat. */
const fromComprehensive = ['1.11.4', '4.6.6j', '4.6.8f', '8.3.3', '8.5.12', '8.5.13d', '9.1.9', '9.8.2d']
const fromComprehensiveToo = ['9.12.1c', '9.12.4b', '10.3.1', '10.12.2']
/** Of these the Rules Reference: what costs consist of, targets, searches, swaps, duties, first times, loops. */
const costs = ['1.14.3', '1.16.2', '1.16.2c', '1.16.4b', '1.16.10b', '1.16.10c', '6.3.2b']
const nestedCosts = ['1.16.11', '1.16.11a', '1.16.11b']
const targets = ['1.2.4', '1.15.1b', '1.15.2b', '7.4.6a', '8.7.2', '8.7.3', '8.8.2', '9.1.8c']
const duties = ['7.1.5c', '9.9.5a', '9.12.3', '9.12.3c', '9.12.6b', '9.12.6d', '10.1.6b']

const since14 = [...onlyNewest, ...secretChoices]
const since2017 = [...since14, ...fromComprehensive, ...fromComprehensiveToo]
const since2013 = [...since2017, ...costs, ...nestedCosts, ...targets, ...duties]

/** What the engine cites and no text of an edition speaks of, so that a younger one is named. */
const silent: Readonly<Record<string, readonly string[]>> = {
  // Of these the FAQ is the first to speak.
  '2012': [...since2013, '1.15.2e', '1.16.1b', '1.16.10a', '8.3.2', '8.3.2a'],
  '2013': since2013,
  // Who begins, regions and rearranged ice are in the older two.
  '2017': [...since2017, '1.6.7', '3.6.5e', '8.3.2', '8.3.2a'],
  '1.4': [...since14, '8.5.14', '9.12.6b', '9.12.6d'],
  '1.6': [...since14, '8.5.14', '9.12.6b', '9.12.6d'],
}

test.each(Object.keys(ownTexts))(
  '%s: each rule is cited from its own text, but for those that it does not speak of',
  name => {
    const game = newGame({ ...plainGame(1), edition: name })
    const others = [...cited].filter(
      rule => !ownTexts[name]?.some(text => citedIn(game, rule).startsWith(`${text}, `)),
    )
    expect(others.sort()).toEqual([...(silent[name] ?? [])].sort())
  },
)

/** The rows of the table of silences in docs/editions.md: of which editions, and the texts that decide there. */
const rows = [
  ...readFileSync(join(docs, 'editions.md'), 'utf8').matchAll(
    /^\| (`[^|]*) \| ([^|]*) \| ([^|]*) \| [^|]* \|$/gm,
  ),
].map(([, editions = '', , from = '']) => ({ editions: spanOf(editions), from }))

/** "`2012` to `1.6`" names those between as well. */
function spanOf(named: string): readonly string[] {
  const names = [...named.matchAll(/`([\d.]+)`/g)].map(([, name = '']) => name)
  const [first, last] = names.map(name => Object.keys(ownTexts).indexOf(name))
  return named.includes(' to ') ? Object.keys(ownTexts).slice(first, (last ?? 0) + 1) : names
}

/** As the table names it. */
const textIn = (cited: string): string => (cited.split(', ')[0] ?? '').replace('CR ', '')

test.each(Object.keys(ownTexts))(
  '%s: docs/editions.md says from which texts it takes what its own lacks',
  name => {
    expect(rows.length).toBeGreaterThan(20)
    const game = newGame({ ...plainGame(1), edition: name })
    const places = [
      ...[...cited].map(rule => citedIn(game, rule)),
      ...allChoices.map(choice => placeOfChoice(editionNamed(name), choice)),
    ]
    const others = places
      .filter(place => !ownTexts[name]?.some(text => place.startsWith(`${text}, `)))
      .map(textIn)
    const told = rows.filter(({ editions }) => editions.includes(name)).map(({ from }) => from)
    expect(others.filter(text => !told.some(from => from.includes(text)))).toEqual([])
  },
)

test.each([
  ['2012', '8.7.2', 'Rules Reference, Search'],
  ['2012', '3.8.5b', 'Core rulebook, Installing Cards'],
  ['2013', '3.8.5b', 'FAQ 1.1, question 24'],
  ['2013', '10.8.6c', 'Core rulebook, Traces'],
  ['2012', '1.11.2a', 'Core rulebook, Turn Overview'],
  ['2012', '8.3.2', 'FAQ 1.1, question 39'],
  ['2013', '1.11.2a', 'Core rulebook, Turn Overview'],
  ['2013', '1.11.2', 'FAQ 1.1, question 43'],
  ['2017', '1.11.2', 'Rules Reference, Timing Structure of Turns'],
  ['2017', '1.11.4', 'CR 1.4, 1.11.3'],
  ['2017', '8.5.15', 'CR 26.03, 8.5.15'],
  ['1.4', '1.2.2', 'CR 1.4, 1.2.2'],
  ['1.4', '1.16.1', 'CR 1.6, 1.16.1'],
  ['1.4', '10.4.2a', 'CR 26.03, 10.4.2a'],
  ['1.6', '8.6.7b', 'CR 1.6, 8.6.6b'],
  ['1.6', '9.5.6a', 'CR 1.6, 9.8.6'],
  ['1.6', '9.5.6b', 'CR 1.6, 9.5.2e'],
  ['1.6', '6.2.2', 'CR 1.6, 4.6.9d'],
  ['26.03', '8.6.7b', '8.6.7b'],
])('%s cites %s as %s: its own text, or the next younger one that speaks of it', (edition, rule, place) => {
  expect(editionNamed(edition).name).toBe(edition)
  expect(citedIn(newGame({ ...plainGame(1), edition }), rule)).toBe(place)
})
