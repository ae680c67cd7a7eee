import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineAllCards, setVersions } from '@paydata/cards'
import { digestOfData, newestEdition, rulesVersion } from '@paydata/engine'
import type { Version } from '@paydata/match'
import { everyEdition } from '../editions.ts'
import type { Course } from './course.ts'
import { coursesNow } from './course.ts'
import { folder } from './folder.ts'

/** What the numbers stand for. */
export interface Standing {
  readonly rules: RulesStanding
  readonly sets: Readonly<Record<string, SetStanding>>
}

export interface RulesStanding extends Version {
  /** Where games went, by their seeds. */
  readonly courses: Readonly<Record<string, string>>
}

export interface SetStanding extends Version {
  /** Digests of the cards, as they are defined and printed in the newest edition. */
  readonly cards: Readonly<Record<string, string>>
  /** Digests of those that are something else in older editions. */
  readonly earlier: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What the numbers stand for in these sources, in which the games take these courses. */
export const standingNow = (courses: Readonly<Record<string, Course>> = coursesNow()): Standing => ({
  rules: { ...rulesVersion, courses: mapped(courses, ({ went }) => went) },
  sets: mapped(setVersions, (version, set) => {
    const cards = digestsIn(set, newestEdition)
    const earlier = everyEdition.map(edition => [edition, others(digestsIn(set, edition), cards)] as const)
    return {
      ...version,
      cards,
      earlier: Object.fromEntries(earlier.filter(([, own]) => Object.keys(own).length > 0)),
    }
  }),
})

function digestsIn(set: string, edition: string): Readonly<Record<string, string>> {
  const cards = defineAllCards()
    .asIn(edition)
    .printings.filter(card => card.set === set)
  return Object.fromEntries(
    cards
      .toSorted((one, other) => (one.is < other.is ? -1 : 1))
      .map(({ earlier: _, ...card }) => [card.is, digestOfData(card)]),
  )
}

const others = (
  some: Readonly<Record<string, string>>,
  than: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(some).filter(([id, digest]) => than[id] !== digest))

const mapped = <From, To>(
  all: Readonly<Record<string, From>>,
  to: (value: From, name: string) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, to(value, name)]))

const rules = join(folder, 'rules.json')
const sets = join(folder, 'sets')

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const write = (file: string, value: object): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

export const recordedStanding = (): Standing => ({
  rules: read(rules),
  sets: Object.fromEntries(
    readdirSync(sets).map(file => [file.replace('.json', ''), read(join(sets, file))] as const),
  ),
})

export function recordStanding(standing: Standing): void {
  write(rules, standing.rules)
  for (const [set, of] of Object.entries(standing.sets)) write(join(sets, `${set}.json`), of)
}
