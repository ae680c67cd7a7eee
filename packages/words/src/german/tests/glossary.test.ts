import { readdirSync, readFileSync } from 'node:fs'
import { cards } from '@paydata/cards'
import { expect, test } from 'vitest'
import { german } from '../game/index.ts'

const text = readFileSync(new URL('../glossary.md', import.meta.url), 'utf8')

/** The rows of the glossary, as pairs of an English and a German word. */
const glossary = new Map(
  text
    .split('\n')
    .filter(line => line.startsWith('|'))
    .flatMap(line => [...line.matchAll(/([^|]+)\|([^|]+)(?=\|)/g)])
    .map(([, word = '', ours = '']) => [word.trim(), ours.trim()] as const),
)

test('the glossary decides how each subtype is called', () => {
  const subtypes = [...new Set(cards.flatMap(({ printed }) => printed.subtypes ?? []))].sort()
  expect(subtypes.length).toBeGreaterThan(60)
  expect(Object.fromEntries(subtypes.map(each => [each, glossary.get(each)]))).toEqual(
    Object.fromEntries(subtypes.map(each => [each, german.kinds.subtype(each)])),
  )
})

const here = new URL('..', import.meta.url)
/** Everything that German says: what it is made of, and what was recorded of it. */
const said = [
  ...readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    file => /[.](ftl|snap)$/.test(file) || (file.endsWith('.ts') && !file.endsWith('.test.ts')),
  ),
  '../../cards/de.snap',
].map(file => [file, readFileSync(new URL(file, here), 'utf8')] as const)

/** What readers may write in a search besides: it is read, and never said. */
const isRead = /^\s+unterart: 'subtype',$/

/** What a line says, without the titles of cards that begin with an English word, and without comments. */
const ice = cards.flatMap(({ printed: { title } }) => (/^Ice\b/.test(title) ? [title] : []))
const saidIn = (file: string, line: string): string =>
  file.endsWith('.ts') && /^\s*(\/\/|\/?\*)/.test(line)
    ? ''
    : ice.reduce((text, title) => text.replaceAll(title, ''), line)

/** "Partie…" finds all its forms. A word that begins with a capital, such as "Ice", is found as it is written: "ICE" is another. */
const finds = (word: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${word.replace(/…$/, '')}${word.endsWith('…') ? '' : '(?!\\p{L})'}`,
    /^\p{Lu}/u.test(word) ? 'u' : 'iu',
  )

test('nothing that German says has a second word for what has one', () => {
  const never = text.split('## One word for one thing').at(1)?.split('\n## ').at(0) ?? ''
  const words = never
    .split('\n')
    .filter(line => /^\| [a-z]/.test(line))
    .flatMap(line => (line.split('|')[3] ?? '').split(',').map(each => each.trim()))
  expect(words).toContain('gepunktet…')
  expect(said.length).toBeGreaterThan(50)
  const found = said.flatMap(([file, of]) =>
    of
      .split('\n')
      .flatMap((line, at) =>
        words
          .filter(word => !isRead.test(line) && finds(word).test(saidIn(file, line)))
          .map(word => `${file}:${at + 1} says ${word}: ${line.trim()}`),
      ),
  )
  expect(found).toEqual([])
})
