import type { Definition } from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { cards } from './index.ts'

/** A line for each card, as it was compared with the printed card: `npx vitest run -u facts` records them anew. */
function lineOf({ printed }: Definition): string {
  const { title, side, type, subtypes = [], ...rest } = printed
  const facts = Object.entries(rest).map(([name, value]) => `${name} ${value}`)
  return `${title}: ${[[side, type, ...subtypes].join(' · '), ...facts].join(', ')}`
}

test('the printed facts of all cards are the recorded ones', async () => {
  const lines = cards.toSorted((a, b) => (a.is < b.is ? -1 : 1)).map(lineOf)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./facts.snap')
})
