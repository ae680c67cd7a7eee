import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { desktop, phone, visit } from './visit.ts'
import { optionOffered } from './watching.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const missing = 'A part of the page could not be shown.'

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'a screen that cannot be fetched to a %s says so, and comes when the page is loaded again',
  async (_, screen) => {
    const { page, leave } = await visit({ screen }, server.address)
    await page.route('**/lobby-*.js', route => route.abort())
    await page.getByRole('link', { name: 'Games', exact: true }).click()
    await page.getByRole('alert').getByText(missing).waitFor()
    expect(await violations(page)).toEqual([])
    // The way back is open.
    await page.goBack()
    await page.getByRole('button', { name: 'Learn in five minutes' }).waitFor()
    await page.goForward()
    await page.unroute('**/lobby-*.js')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await page.getByText('No game is open just now.').waitFor()
    await leave()
  },
)

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'what cannot be fetched to open over a screen of a %s is closed, and the screen goes on',
  async (_, screen) => {
    const { page, leave } = await visit({ screen, search: 'play?format=core' })
    await page.route('**/settings-*.js', route => route.abort())
    const dialog = page.getByRole('dialog', { name: 'Something is missing' })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await page.getByRole('button', { name: 'Settings' }).click()
      await dialog.getByText(missing).waitFor()
      expect(await violations(page)).toEqual([])
      await close()
      await dialog.waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('#decision[data-question]').waitFor()
    await page.getByRole('button', { name: 'Settings' }).click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await page.locator(optionOffered).first().waitFor()
    await leave()
  },
)

test('what the end of a game needs has come with its table, though its files are gone by then', async () => {
  const [ada, bob] = await Promise.all([visit({}, server.address), visit({}, server.address)])
  const { page } = ada
  await openGame(page, server.address, 'Ada', 'A new version comes')
  await sitDown(bob.page, page.url(), 'Bob')
  await beReady(page, bob.page)
  await page.locator('#decision').waitFor()
  await page.route('**/assets/*.js', route => route.abort())
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  const over = page.getByRole('dialog', { name: 'You lose' })
  await over.getByRole('table').waitFor()
  await over.getByRole('button', { name: /^Share/ }).waitFor()
  expect(await over.getByText(missing).count()).toBe(0)
  await Promise.all([ada.leave(), bob.leave()])
})
