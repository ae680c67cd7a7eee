import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as surface from '../../src/index.ts'
import { english } from '../../src/languages/in-english.ts'

const page = readFileSync(new URL('../../../../docs/surface.md', import.meta.url), 'utf8')

test.each(Object.keys(english.replies))('docs/surface.md says what %s means', why => {
  expect(page).toContain(`\`${why}\``)
})

/** Editions have a page of their own. */
const elsewhere = /^editionNamed$/

test.each(Object.keys(surface).filter(name => !elsewhere.test(name)))('docs/surface.md tells of %s', name => {
  expect(page).toMatch(new RegExp(`\\b${name}\\b`))
})
