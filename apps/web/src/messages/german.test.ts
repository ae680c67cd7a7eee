import { expect, test } from 'vitest'
import type { PartOfPage } from './catalogues.ts'
import { english } from './english/index.ts'
import { german } from './german/index.ts'
import { loadWords, speak } from './language.ts'
import { say } from './say.ts'

const parts = (Object.keys(english) as readonly PartOfPage[]).filter(part => part !== 'game')

/** Words that are the same in both languages. */
const alike = new Set([
  ...[
    'Paydata',
    'HQ',
    'Rig',
    'Runner',
    'Link',
    'Agenda',
    'Virus',
    'Icebreaker',
    'Run',
    'Hardware',
    'Credits',
  ],
  ...['Trace', 'Haas-Bioroid', 'Jinteki', 'Normal', 'neutral'],
  ...[
    'Format',
    'Startup',
    'Standard',
    'Eternal',
    'System Gateway',
    '2017 (Rules Reference)',
    'Moment',
    'legal',
  ],
])

function unlike(path: string, one: unknown, other: unknown): readonly string[] {
  if (typeof one === 'string')
    return one === other && /[a-z]{4}/.test(one) && !alike.has(one) ? [`${path}: ${one}`] : []
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return []
  return Object.entries(one).flatMap(([key, words]) =>
    unlike(`${path}.${key}`, words, Reflect.get(other, key)),
  )
}

test.each(parts)('nothing of %s was left in English', async part => {
  // The first half of a row names keys, which people do not read as words.
  const left = unlike(part, await english[part](), await german[part]())
  expect(left.filter(line => !/rows[.]\d+[.]0/.test(line))).toEqual([])
})

test('the page changes its language at once, also in parts of the words that it took before', async () => {
  await loadWords('page')
  const { menu } = say
  expect(menu.undo).toBe('Take back')
  await speak('de')
  expect(menu.undo).toBe('Zurücknehmen')
  expect(say.table.turn(3, 'corp')).toBe('Zug 3 · Konzern')
  await speak('en')
  expect(menu.undo).toBe('Take back')
})
