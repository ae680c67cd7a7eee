import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const ways = ['Play the computer', 'Play a friend', 'Watch two computers']

test.each([
  ['360 x 740', { ...phone, viewport: { width: 360, height: 740 } }],
  ['390 x 844', phone],
  ['1280 x 800', { viewport: { width: 1280, height: 800 } }],
] as const)('who comes to a screen of %s sees three ways to play without scrolling', async (_, screen) => {
  const { page, troubles, leave } = await visit({ screen }, server.address)
  await page.locator('.deck').first().waitFor()
  const buttons = ways.map(name => page.getByRole('button', { name }))
  await expect.poll(() => buttons[1]?.isEnabled()).toBe(true)
  for (const button of buttons) {
    const box = await button.boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(screen.viewport.height)
  }
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Play the computer' }).click()
  const begin = page.getByRole('heading', { name: 'You and the computer' })
  await expect.poll(async () => (await begin.boundingBox())?.y).toBeLessThan(screen.viewport.height)
  expect(troubles).toEqual([])
  await leave()
})

test('a screen of 1280 x 800 shows the start page to its foot', async () => {
  for (const address of [server.address, undefined]) {
    const { page, leave } = await visit({ screen: { viewport: { width: 1280, height: 800 } } }, address)
    await page.locator('.deck').first().waitFor()
    const mark = page.getByText('A fan project')
    const end = async () => {
      const box = await mark.boundingBox()
      return box === null ? 0 : box.y + box.height
    }
    expect(await end()).toBeLessThanOrEqual(800)
    await leave()
  }
})
