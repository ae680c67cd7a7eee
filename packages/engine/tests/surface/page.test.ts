import { readFileSync } from 'node:fs'
import { english } from '@paydata/words/english'
import { expect, test } from 'vitest'
import * as surface from '../../src/index.ts'
import { firstFormat } from '../../src/state/migrations.ts'
import { format } from '../../src/state/saved.ts'

const page = readFileSync(new URL('../../../../docs/surface.md', import.meta.url), 'utf8')

test.each(Object.keys(english.replies))('docs/surface.md says what %s means', why => {
  expect(page).toContain(`\`${why}\``)
})

/** Editions have a page of their own. */
const elsewhere = /^editionNamed$/

test.each(Object.keys(surface).filter(name => !elsewhere.test(name)))('docs/surface.md tells of %s', name => {
  expect(page).toMatch(new RegExp(`\\b${name}\\b`))
})

test('docs/surface.md says which formats of saved games are read', () => {
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `a game saved in format ${format + 1}; this engine reads formats ${firstFormat} to ${format}`,
  )
})
