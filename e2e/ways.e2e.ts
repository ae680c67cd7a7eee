import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { desktop, leaveWell, phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const screens = [
  ['360 x 740', { ...phone, viewport: { width: 360, height: 740 } }],
  ['390 x 844', phone],
  ['820 x 1180', { viewport: { width: 820, height: 1180 } }],
  ['1280 x 800', { viewport: { width: 1280, height: 800 } }],
  ['1440 x 900', desktop],
  ['2560 x 1440', { viewport: { width: 2560, height: 1440 } }],
] as const

const begin = (page: Page) => page.locator('.best-first')
const concede = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await page.locator('.over-score').waitFor()
}

test.each(screens)(
  'who comes to a screen of %s sees the amber button and four doors without scrolling, and nothing moves when the rest comes',
  async (_, screen) => {
    const { page, troubles, leave } = await visit({ screen }, server.address)
    await begin(page).waitFor()
    const seen = page.locator('.best-first, .door, .screen-place')
    await expect.poll(() => page.locator('.door').count()).toBe(4)
    const places = () =>
      seen.evaluateAll(all =>
        all.map(each => {
          const { x, y, width, height } = each.getBoundingClientRect()
          return [x, y, width, height].map(Math.round)
        }),
      )
    const before = await places()
    for (const [, y = 0, , height = 0] of before)
      expect(y + height).toBeLessThanOrEqual(screen.viewport.height)
    await page.locator('.small-board').waitFor()
    await page.getByRole('heading', { name: 'Your games' }).waitFor()
    expect(await places()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
    await leave()
  },
)

test('the amber button is always right: it teaches, goes on, and plays again what was played last', async () => {
  const { page, troubles, leave } = await visit({}, server.address)
  // Somebody who has never been here.
  await begin(page).getByText('Learn in five minutes').waitFor()
  await page.getByRole('link', { name: 'Play the computer' }).click()
  const format = page.getByRole('radiogroup', { name: 'Format' })
  expect(await format.getByRole('radio').first().textContent()).toBe('System Gateway')
  expect(await format.getByRole('radio', { checked: true }).textContent()).toBe('System Gateway')
  await format.getByRole('radio', { name: 'Startup' }).click()
  await page.getByRole('button', { name: /^Corp/ }).click()
  await page
    .getByRole('radiogroup', { name: 'Your deck' })
    .getByRole('radio', { name: /^Jinteki/ })
    .click()
  await page.getByRole('radio', { name: 'Newcomer' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision').getByRole('button', { name: /^Keep/ }).click()
  await page.locator('#decision[data-asks="action"]').waitFor()
  // A game that is not over.
  await page.goto(server.address)
  await begin(page).getByText('Go on with your game').waitFor()
  await begin(page).getByText('Corp · Newcomer').waitFor()
  await begin(page).click()
  await page.locator('#decision[data-asks="action"]').waitFor()
  await concede(page)
  // One that is.
  await page.goto(server.address)
  await begin(page).getByText('Corp · Jinteki · Startup · Newcomer').waitFor()
  await page.getByRole('link', { name: 'Lost Corp, Jinteki' }).waitFor()
  await page.goto(`${server.address}play`)
  await expect
    .poll(() => page.getByRole('button', { name: /^Corp/ }).getAttribute('aria-pressed'))
    .toBe('true')
  for (const name of ['Startup', /^Jinteki/, 'Newcomer'])
    await expect
      .poll(() => page.getByRole('radio', { name }).first().getAttribute('aria-checked'))
      .toBe('true')
  await page.goto(server.address)
  await begin(page).getByText('Play again').click()
  await page.locator('#decision[data-asks="mulligan"]').waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('a game that is over is looked at again from the start page', async () => {
  const { page, troubles, leave } = await visit({ search: 'play' }, server.address)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-asks="mulligan"]').waitFor()
  await concede(page)
  await page.goto(server.address)
  await page.getByRole('link', { name: 'Lost Runner, The Catalyst' }).click()
  await page.locator('.tape').waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('a game of two computers that is shown small is watched at the table from where it is, and leaves the player’s own game alone', async () => {
  const { page, troubles, leave } = await visit({}, server.address)
  await page.locator('.small-board').waitFor()
  const kept = () => page.evaluate(() => localStorage.getItem('paydata/game'))
  expect(await kept()).toBeNull()
  const turn = (await page.locator('.small-moment').textContent()) ?? ''
  await page.getByRole('button', { name: 'Watch it' }).click()
  await page.locator('#decision').waitFor()
  expect(turn).toMatch(/^(Turn 1\d|Run on|The )/)
  await page
    .locator('.top-turn')
    .getByText(/^Turn 1\d/)
    .waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('a game between people that is on is shown small to others, and watched by a click', async () => {
  const [ada, bob, eve] = await Promise.all([
    visit({}, server.address),
    visit({}, server.address),
    visit({}, server.address),
  ])
  await openGame(ada.page, server.address, 'Ada', 'For all to see')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  await eve.page.goto(server.address)
  await eve.page.getByRole('img', { name: 'Ada 0, Bob 0' }).waitFor()
  expect(await violations(eve.page)).toEqual([])
  await eve.page.getByRole('link', { name: 'Watch it' }).click()
  await eve.page.locator('#decision').waitFor()
  expect(eve.page.url()).toBe(ada.page.url())
  await leaveWell(ada, bob, eve)
})
