import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editionNamed } from '../../src/index.ts'

test('docs/editions.md names every rule choice and the word that 26.03 has for it', () => {
  const page = readFileSync(new URL('../../../../docs/editions.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter(line => line.startsWith('| `'))
  const missing = Object.entries(editionNamed('26.03').rules).filter(([choice, word]) => {
    const row = rows.find(line => line.includes(`\`${choice}\``))
    return row === undefined || (typeof word === 'string' && !row.includes(`| \`${word}\`,`))
  })
  expect(missing).toEqual([])
})
