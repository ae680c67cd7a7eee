import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { phone, visit } from './visit.ts'
import { pressKey } from './watching.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const borderOf = (part: Locator): Promise<string> => part.evaluate(each => getComputedStyle(each).borderColor)
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
  const setUp = page.getByRole('region', { name: 'You and the computer' })
  const before = await borderOf(setUp)
  await page.getByRole('button', { name: 'Play the computer' }).click()
  // The set-up is marked, and one more press starts the game.
  const start = page.getByRole('button', { name: 'Start the game' })
  await expect.poll(() => start.evaluate(button => button === document.activeElement)).toBe(true)
  expect(await start.evaluate(button => getComputedStyle(button).outlineStyle)).toBe('solid')
  await expect.poll(() => borderOf(setUp)).not.toBe(before)
  const box = await start.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(screen.viewport.height)
  await pressKey(page, 'Enter')
  await page.locator('#decision').waitFor()
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
