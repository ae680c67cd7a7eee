import { stepNameIn } from '@paydata/words'
import { wordsOf } from '@paydata/words/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import type { Line } from './journal.ts'
import { LogLine } from './log.tsx'

await loadWords('page')
await loadWords('game')
await loadWords('table')

/** A line after which the reader has passed at a step of a breach. */
const lineWith = (step: string): Line => ({
  kind: 'told',
  id: 1,
  text: 'The Runner breaches HQ.',
  depth: 0,
  cards: {},
  passed: [{ by: 'corp', structure: 'breach', step }],
  deeds: {},
  isUndone: false,
})

test('windows that were passed are called as the edition of the game calls them', async () => {
  const english = await wordsOf('en')
  const step = 'breachEnds'
  const titles = ['26.03', '2013'].map(edition => {
    const shown = renderToStaticMarkup(<LogLine line={lineWith(step)} edition={edition} />)
    return /title="([^"]*)"/.exec(shown)?.[1]
  })
  expect(titles).toEqual(['26.03', '2013'].map(edition => stepNameIn(edition, 'breach', step, english)))
  expect(titles[0]).not.toBe(titles[1])
})
