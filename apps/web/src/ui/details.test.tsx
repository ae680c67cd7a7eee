import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import Details from './details.tsx'

await loadWords('page')
await loadWords('details')

test('what is wrong with a stored game is told in the words of the page', () => {
  const damage = { code: 'damage', params: { what: 'endsEarly', entry: 6, acknowledged: 9 } } as const
  expect(renderToStaticMarkup(<Details of={[damage]} />)).toBe(
    '<li>Its log ends with entry 6, and players were told that entry 9 was stored.</li>',
  )
})

test('until when a player may not write, or play for points, is told by its day', () => {
  const until = Date.UTC(2026, 11, 3, 12)
  const details = [
    { code: 'mutedUntil', params: { until } },
    { code: 'unratedUntil', params: { until } },
  ] as const
  expect(renderToStaticMarkup(<Details of={details} />)).toBe(
    '<li>You cannot write in any chat until Dec 3, 2026. The sheet behind your name tells why.</li>' +
      '<li>You cannot begin games for points until Dec 3, 2026. The sheet behind your name tells why.</li>',
  )
})
