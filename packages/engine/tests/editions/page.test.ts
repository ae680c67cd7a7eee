import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choices } from '../../src/editions/index.ts'
import { editionNamed } from '../../src/index.ts'
import { alternatives } from './with.ts'

const page = readFileSync(new URL('../../../../docs/editions.md', import.meta.url), 'utf8')
const rows = page.split('\n').filter(line => line.startsWith('| `'))

test.each(Object.entries(editionNamed('26.03').rules))(
  'docs/editions.md names the choice %s, its words, and its place in the newest rules',
  (choice, word) => {
    const row = rows.find(line => line.includes(`\`${choice}\``)) ?? ''
    expect(row).not.toBe('')
    expect(row.split(' | ')[2]).toContain(choices[choice as keyof typeof choices].rule)
    if (typeof word !== 'string') return
    const others = alternatives[choice as keyof typeof alternatives]
    expect(row.split(' | ')[1]).toBe([word, ...others].map(each => `\`${each}\``).join(', '))
  },
)
