import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { visit } from './visit.ts'
import { pressKey } from './watching.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const placeOf = async (there: Locator) => (await there.boundingBox()) ?? expect.fail('It cannot be seen.')

test('on a low screen the chat has room for what was said and for what is written', async () => {
  const low = { viewport: { width: 1280, height: 720 } }
  const [ada, bob] = await Promise.all([visit({ screen: low }, server.address), visit({}, server.address)])
  const { page } = ada
  await openGame(page, server.address, 'Ada', 'Much to say')
  await sitDown(bob.page, page.url(), 'Bob')
  await beReady(page, bob.page)
  await page.getByRole('button', { name: /^Chat/ }).click()
  const lines = page.locator('.chat-lines')
  const field = page.getByLabel('Say something')
  await expect.poll(async () => (await placeOf(lines)).height).toBeGreaterThanOrEqual(200)
  await expect.poll(async () => (await placeOf(field)).width).toBeGreaterThanOrEqual(180)

  // What can be said at once is there for who turns to the chat, and the field stays in its place.
  const place = await placeOf(field)
  await field.click()
  const atOnce = page.getByRole('button', { name: 'Good luck!' })
  await atOnce.waitFor()
  expect(await placeOf(field)).toEqual(place)
  expect((await placeOf(lines)).height).toBeGreaterThanOrEqual(150)
  await atOnce.click()
  await page.locator('.chat-line').getByText('Good luck!').waitFor()
  await field.pressSequentially('What a hand')
  expect((await placeOf(field)).width).toBeGreaterThanOrEqual(180)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Say it' }).click()
  await page.locator('.chat-line').getByText('What a hand').waitFor()

  // By keyboard alone: the first thing to say at once follows the field.
  await field.focus()
  await page.keyboard.press('Tab')
  await pressKey(page, 'Enter')
  await bob.page.getByRole('button', { name: /^Chat/ }).click()
  await bob.page.locator('.chat-line').getByText('Hello, have fun!').waitFor()
  for (const { troubles } of [ada, bob]) expect(troubles).toEqual([])
  await Promise.all([ada.leave(), bob.leave()])
})
