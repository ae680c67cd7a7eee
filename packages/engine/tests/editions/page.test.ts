import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choices } from '../../src/editions/index.ts'
import { editionNamed } from '../../src/index.ts'
import { alternatives } from './with.ts'

const sources = new URL('../../src/', import.meta.url)
const read = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => ({ file, text: readFileSync(new URL(file, sources), 'utf8') }))

/** The sources that ask the edition of a game for a choice. */
const readIn = (choice: string): readonly string[] =>
  read
    .filter(({ text }) => {
      const asked = `(?:rulesOf\\(game\\)|\\brules)`
      return new RegExp(`${asked}\\.${choice}\\b|\\{ ${choice} \\} = ${asked}`).test(text)
    })
    .map(({ file }) => file)

const page = readFileSync(new URL('../../../../docs/editions.md', import.meta.url), 'utf8')
const rows = page.split('\n').filter(line => line.startsWith('| `'))

const rowOf = (choice: string): string => rows.find(line => line.includes(`\`${choice}\``)) ?? ''
const newest = Object.entries(editionNamed('26.03').rules)

test.each(newest)('docs/editions.md names the choice %s and its place in the newest rules', choice => {
  expect(rowOf(choice)).not.toBe('')
  expect(rowOf(choice).split(' | ')[2]).toContain(choices[choice as keyof typeof choices].rule)
})

test.each(newest.filter(([, word]) => typeof word === 'string'))(
  'docs/editions.md names the words of the choice %s',
  (choice, word) => {
    const others = alternatives[choice as keyof typeof alternatives]
    expect(rowOf(choice).split(' | ')[1]).toBe([word, ...others].map(each => `\`${each}\``).join(', '))
  },
)

/** The choices of a row, their words, their place, and the sources that read them. */
const choiceRows = rows
  .map(row => row.slice('| '.length).split(' | '))
  .filter(([, , place, sources = '']) => place?.startsWith('CR ') && sources.includes('.ts`'))

test.each(choiceRows)('%s: the sources that docs/editions.md names read it, and no others', (...row) => {
  const [choice = '', , , places = ''] = row
  const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  expect(named(places).sort()).toEqual([...new Set(named(choice).flatMap(readIn))].sort())
})
