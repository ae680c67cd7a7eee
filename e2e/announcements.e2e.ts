import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { outOfSight } from './laws-of-tables.ts'
import { claimName } from './people.ts'
import { phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const text =
  'On Sunday from 8 to 10 in the morning the server moves to another house. Games go on where they were.'

test('what an operator announces is read by whoever comes, closed for good, and withdrawn', async () => {
  const [olga, somebody] = [await visit({}, server.address), await visit({ screen: phone }, server.address)]
  await claimName(olga.page, server.address, 'Olga')
  await server.giveRole('operator', 'Olga')
  await olga.page.goto(`${server.address}admin`)
  const announcing = olga.page.getByRole('region', { name: 'Announcements' })
  await announcing.getByText('Nothing is announced.').waitFor()
  await announcing.getByLabel('What everybody should read').fill(text)
  await announcing.getByRole('radio', { name: '7 days' }).click()
  await announcing.getByRole('button', { name: 'Announce' }).click()
  await announcing.getByText('It is announced.').waitFor()
  await olga.page.getByText('Olga announced something to everybody.').waitFor()
  expect(await violations(olga.page)).toEqual([])

  await somebody.page.reload()
  const read = somebody.page.getByRole('region', { name: 'Announcements of this server' })
  await read.getByText(text).waitFor()
  expect(await outOfSight(somebody.page, '.announcement button')).toEqual([])
  expect(await violations(somebody.page)).toEqual([])
  await somebody.page.goto(`${server.address}lobby`)
  await read.getByRole('button', { name: /^Close the announcement of / }).click()
  await expect.poll(() => read.count()).toBe(0)
  await somebody.page.goto(server.address)
  await somebody.page.locator('.best-first').waitFor()
  expect(await read.count()).toBe(0)

  await announcing.getByRole('button', { name: `Withdraw: ${text}` }).click()
  await announcing.getByText('It is withdrawn.').waitFor()
  await announcing.getByText('Nothing is announced.').waitFor()
  await Promise.all([olga.leave(), somebody.leave()])
})
