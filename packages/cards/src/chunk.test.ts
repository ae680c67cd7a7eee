import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataOf, isSetFile } from './chunk.ts'
import { setNames } from './loading.ts'

const files = readdirSync(new URL('./sets/', import.meta.url))
const folder = '/somewhere/packages/cards/src/sets'

test('the file of each set is found, and no other', () => {
  const found = files.filter(file => isSetFile(`${folder}/${file}`)).map(file => file.replace('.ts', ''))
  expect(found.sort()).toEqual([...setNames].sort())
})

test('what a page is handed is what the files of the set define', async () => {
  for (const set of setNames) {
    const written: Readonly<Record<string, unknown>> = await import(`./sets/${set}.ts`)
    const handed = await import(`data:text/javascript,${encodeURIComponent(dataOf(written))}`)
    expect({ ...handed }).toEqual({ ...written })
  }
})
