import type { RequestName, RouteName } from '@paydata/protocol'
import { requests, routes } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fallsShort } from './doors/falling-short.ts'
import type { Text } from './doors/worst.ts'
import { toRoutes, toSockets } from './doors/worst.ts'

const text: Text = length => 'x'.repeat(length)
const short: Text = length => 'x'.repeat(length / 3)

const doors: readonly (readonly [name: string, asks: z.ZodType, worst: (text: Text) => object])[] = [
  ...(Object.keys(toRoutes) as RouteName[]).map(
    name => [`route ${name}`, routes[name].asks, (long: Text) => toRoutes[name](long, long)] as const,
  ),
  ...(Object.keys(toSockets) as RequestName[]).map(
    name => [`request ${name}`, requests[name].asks, (long: Text) => toSockets[name](long, long)] as const,
  ),
]
const schemaOf = (asks: z.ZodType) => z.toJSONSchema(asks, { io: 'input', unrepresentable: 'any' })

test.each(doors)(
  'the worst that is tried at a door is as long as its schema lets it be: %s',
  (_, asks, worst) => {
    expect(fallsShort(schemaOf(asks), worst(text), 'it')).toEqual([])
  },
)

test('what is shorter than it may be is noticed, and where', () => {
  const found = doors.flatMap(([name, asks, worst]) => fallsShort(schemaOf(asks), worst(short), name))
  expect(found).toContain('request chooseDeck.deck.list has 16666 letters of 50000')
  expect(fallsShort(schemaOf(requests.create.asks), { id: 'x' }, 'it')).toContain('it.title is left out')
})
