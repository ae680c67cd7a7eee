import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Definition, Definitions } from '@paydata/engine'
import { missingOf } from '../effects/report.ts'
import { runTests } from '../effects/running.ts'
import { labFolder } from '../place.ts'
import { shrunk, storyOf } from './shrinking.ts'
import { tryCard } from './walking.ts'
import { testOf } from './writing.ts'

const head = `import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
`

/** Tests of what the tests of a card never show, as far as games come to it, for a reader to compare with its text. */
export function testsFor(
  definitions: Definitions,
  card: Definition,
  seen: ReadonlySet<string>,
): readonly string[] {
  const missing = missingOf(card, seen)
  const told = new Set(seen)
  return tryCard(definitions, card, { rounds: 12, answers: 60 }).shown.flatMap(({ wanted, came }) => {
    const isLeft = missing.some(({ path, need }) => path === wanted.path && need === wanted.need)
    if (!isLeft || told.has(`${wanted.path} ${wanted.need}`)) return []
    const test = testOf(definitions, card, wanted, shrunk(definitions, storyOf(definitions, came), wanted))
    return test ?? []
  })
}

/** Writes them into the file of its tests, and says how many there are. */
export function writeTests(definitions: Definitions, card: Definition): string {
  const file = join(
    ...[labFolder, '..', '..', 'packages', 'cards', 'src'],
    ...[card.set ?? '', `${card.is.replaceAll('_', '-')}.test.ts`],
  )
  const isThere = existsSync(file)
  const tests = testsFor(definitions, card, isThere ? runTests([card]).seen : new Set())
  if (tests.length > 0)
    writeFileSync(file, [isThere ? readFileSync(file, 'utf8') : head, ...tests].join('\n'))
  return `${tests.length} tests written to ${file}: compare each with the text of the card, and name it.`
}
