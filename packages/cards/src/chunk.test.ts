import { expect, test } from 'vitest'
import { dataOf, isSetFile } from './chunk.ts'
import { setNames } from './loading.ts'

test('the file of each set is found, in sources and built, and no other', () => {
  const isFound = (name: string): boolean => isSetFile(`/somewhere/packages/cards/src/sets/${name}.ts`)
  expect(setNames.filter(name => !isFound(name))).toEqual([])
  const others = [
    'index',
    'loaders',
    'numbers',
    'playable',
    'printed',
    'rulings',
    'core-rulings',
    'core.test',
  ]
  expect(others.filter(isFound)).toEqual([])
  expect(isSetFile('C:\\packages\\cards\\dist\\src\\sets\\core.js')).toBe(true)
})

test('what a page is handed is what the files of the set define', async () => {
  for (const set of setNames) {
    const written: Readonly<Record<string, unknown>> = await import(`./sets/${set}.ts`)
    const handed = await import(`data:text/javascript,${encodeURIComponent(dataOf(written))}`)
    expect({ ...handed }).toEqual({ ...written })
  }
})
