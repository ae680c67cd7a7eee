import { requests, routes } from '@paydata/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Text } from './doors/worst.ts'
import { signsOfALetter, toRoutes, toSockets } from './doors/worst.ts'
import { stepsOf } from './steps/counting.ts'

const schemas: Readonly<Record<string, { readonly asks: { safeParse: (value: unknown) => unknown } }>> = {
  ...Object.fromEntries(Object.entries(routes).map(([name, { asks }]) => [`route ${name}`, { asks }])),
  ...Object.fromEntries(Object.entries(requests).map(([name, { asks }]) => [`request ${name}`, { asks }])),
}
const worst: Readonly<Record<string, (text: Text, written: Text) => unknown>> = {
  ...Object.fromEntries(Object.entries(toRoutes).map(([name, sent]) => [`route ${name}`, sent])),
  ...Object.fromEntries(Object.entries(toSockets).map(([name, sent]) => [`request ${name}`, sent])),
}

/** What texts are made of that are meant to take long, and that schemas let in, or nearly. */
const pieces = [
  'x',
  ' ',
  'a ',
  '1',
  '-',
  '.',
  '\u0301',
  'a\u0301\u0323',
  '\ufdfa',
  '\u1e9b\u0323',
  '\ufe0f',
  '👍',
  '\u200b',
]
const textsOf =
  (some: readonly string[]): Text =>
  length =>
    some.join('').repeat(length).slice(0, length)

/** Steps of reading one message. A million take some 5 milliseconds. */
const mostSteps = 250_000

test.each(Object.keys(schemas))('the worst message that anybody may send is read in few steps: %s', door => {
  const [schema, sent] = [schemas[door] ?? expect.fail(), worst[door] ?? expect.fail()]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }), some => {
      const text = textsOf(some)
      const message = sent(text, length => text(length * signsOfALetter))
      expect(stepsOf(() => schema.asks.safeParse(message), mostSteps)).toBeLessThan(mostSteps)
    }),
    { numRuns: 20, seed: 43 },
  )
})

test.each(Object.keys(schemas))('the largest message is one that the server takes: %s', door => {
  const [schema, sent] = [schemas[door] ?? expect.fail(), worst[door] ?? expect.fail()]
  const plain: Text = length => 'x'.repeat(length)
  expect(schema.asks.safeParse(sent(plain, plain))).toMatchObject({ success: true })
})
