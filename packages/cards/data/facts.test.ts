import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { printedIn } from '../src/printed.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** A line for each card, as it was compared with the printed card: `-u` records them anew. */
function lineOf(record: Readonly<Record<string, unknown>>): string {
  const { title, side, type, subtypes = [], faces = [], ...rest } = printedIn(record)
  const facts = Object.entries(rest).map(([name, value]) => `${name} ${value}`)
  const others = faces.map(face => `other face ${[face.title, ...face.subtypes].join(' · ')}`)
  return `${title}: ${[[side, type, ...subtypes].join(' · '), ...facts, ...others].join(', ')}`
}

const sets = readdirSync(`${here}sets`).map(file => file.replace('.json', ''))

test.each(sets)('the printed facts of %s are the recorded ones', async set => {
  const facts: readonly Record<string, unknown>[] = JSON.parse(readFileSync(`${here}${set}.json`, 'utf8'))
  await expect(`${facts.map(lineOf).sort().join('\n')}\n`).toMatchFileSnapshot(`./facts/${set}.snap`)
})
