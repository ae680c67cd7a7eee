import { setImmediate as others } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Alarm } from '../src/tables/due.ts'
import { newOpenTables } from '../src/tables/registry.ts'
import { newTable } from '../src/tables/table.ts'
import { roomOf } from './rooms.ts'

const alarm: Alarm<unknown> = { set: () => undefined, isSet: () => false }
const open = async (id: string) =>
  newTable(
    { fence: null, room: { ...roomOf(), id }, isDeserted: false, match: null, end: null },
    { clock: alarm, bot: alarm },
    0,
  )

test('others are answered while a thousand tables are looked through', async () => {
  const tables = newOpenTables(() => undefined)
  for (let nth = 0; nth < 1000; nth++) tables.add(`game ${nth}`, open(`game ${nth}`))
  let answered = 0
  let isThrough = false
  const answering = (async () => {
    for (; !isThrough; answered++) await others()
  })()
  const seen: string[] = []
  for await (const { id } of tables.each()) seen.push(id)
  isThrough = true
  await answering
  expect(seen).toHaveLength(1000)
  expect(answered).toBeGreaterThanOrEqual(10)
})

test('a table that could not be opened is passed over', async () => {
  const tables = newOpenTables(() => undefined)
  tables.add('damaged', Promise.reject(new Error('damaged')))
  tables.add('open', open('open'))
  const seen: string[] = []
  for await (const { id } of tables.each()) seen.push(id)
  expect(seen).toEqual(['open'])
})
