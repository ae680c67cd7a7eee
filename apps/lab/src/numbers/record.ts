import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sets as allSets, setVersions } from '@paydata/cards'
import { digestOfData, rulesNumber } from '@paydata/engine'
import { courseNow } from './course.ts'
import { folder } from './folder.ts'

/** What a number stands for. */
export interface Standing {
  readonly rules: { readonly number: number; readonly course: string }
  /** Each set with a digest of each of its cards, as it is defined and printed. */
  readonly sets: Readonly<Record<string, SetStanding>>
}

export interface SetStanding {
  readonly number: number
  readonly cards: Readonly<Record<string, string>>
}

/** What the numbers stand for in these sources. */
export function standingNow(): Standing {
  const sets: Record<string, SetStanding> = {}
  for (const [set, number] of Object.entries(setVersions)) {
    const cards = (allSets[set] ?? []).toSorted((one, other) => (one.is < other.is ? -1 : 1))
    sets[set] = { number, cards: Object.fromEntries(cards.map(card => [card.is, digestOfData(card)])) }
  }
  return { rules: { number: rulesNumber, course: courseNow() }, sets }
}

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
