import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { PositionName } from './positions.ts'
import { positions } from './positions.ts'
import { phone, visit } from './visit.ts'
import { answered, look, takesAnswers } from './watching.ts'

const names = (Object.keys(positions) as PositionName[]).filter(name => positions[name].seat !== 'spectator')
const small = { viewport: { width: 360, height: 740 } }

const widthsOf = (page: Page, what: string): Promise<readonly number[]> =>
  page.locator(what).evaluateAll(all => all.map(each => each.getBoundingClientRect().width))

test.each([
  [1440, 900, 130, 160],
  [2560, 1440, 200, 224],
] as const)('cards take the room there is at %i by %i', async (width, height, least, most) => {
  const { page, leave } = await visit({ screen: { viewport: { width, height } }, position: 'runner-action' })
  for (const card of await widthsOf(page, '.board .tile')) {
    expect(card).toBeGreaterThanOrEqual(least)
    expect(card).toBeLessThanOrEqual(most)
  }
  await leave()
})

/** Servers and cards of the rig of which not all can be seen. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.board')?.getBoundingClientRect()
    if (board === undefined) return ['no board']
    return [...document.querySelectorAll('.server, .rig .tile')]
      .filter(each => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return (
          left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 6
        )
      })
      .map(each => each.textContent)
  })

test.each([
  ['normal', 1280, 720],
  ['normal', 1440, 900],
  ['large', 1440, 900],
  ['normal', 1180, 820],
] as const)(
  'twelve remote servers and a large rig are all seen, cards %s, %i by %i',
  async (size, width, height) => {
    const screen = { viewport: { width, height } }
    const { page, leave } = await visit({ screen, size, position: 'many-servers' })
    expect(await page.locator('.server').count()).toBe(15)
    await expect.poll(() => outside(page)).toEqual([])
    await leave()
  },
)

test('on phones of two sizes the board has most of the height at every decision', async () => {
  for (const position of names) {
    const { page, leave } = await visit({ screen: phone, position, list: 'short' })
    for (const { viewport } of [phone, small]) {
      await page.setViewportSize(viewport)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
        .toBe(viewport.height)
      const board = await page.locator('.board').boundingBox()
      expect([position, (board?.height ?? 0) / viewport.height > 0.55]).toEqual([position, true])
    }
    await leave()
  }
})

test('a tap reads a card and shows what can be done with it, and the next one does it', async () => {
  const { page, leave } = await visit({ screen: phone, position: 'corp-action', list: 'short' })
  const { question } = await look(page)
  const card = page.locator('.table > .hand .spot', { hasText: 'Hedge Fund' })
  await card.tap()
  const shown = page.getByRole('complementary', { name: 'Card' })
  await shown.getByRole('button', { name: /^Play Hedge Fund/ }).waitFor()
  expect((await look(page)).question).toBe(question)
  await takesAnswers(page)
  await card.tap()
  await answered(page, question)
  await shown.waitFor({ state: 'detached' })
  await leave()
})

/** What the question offers, once from the panel and once from the table. */
const offered = (page: Page) =>
  page.evaluate(() => ({
    listed: document.querySelectorAll('#decision [data-kept="false"] .option').length,
    placed: document.querySelectorAll('.table [data-choosable="true"], .server-choosable').length,
  }))

test('nothing is listed that can be chosen on the table, until it is asked for', async () => {
  const { page, leave } = await visit({ position: 'runner-action', list: 'short' })
  expect(await offered(page)).toEqual({ listed: 3, placed: 13 })
  await page.getByRole('button', { name: 'Show all 16 options' }).click()
  expect((await offered(page)).listed).toBe(16)
  await page.getByRole('button', { name: 'Show less' }).click()
  expect((await offered(page)).listed).toBe(3)
  // A digit that is not shown lists them first.
  await page.keyboard.press('9')
  await expect.poll(async () => (await offered(page)).listed).toBe(16)
  await leave()
})

test('a card that can be used in several ways fans them out, and Escape leads back to it', async () => {
  const { page, troubles, leave } = await visit({ position: 'encounter', list: 'short' })
  const { question } = await look(page)
  await page.locator('.tile', { hasText: 'Corroder' }).click()
  await answered(page, question)
  const gordian = page.locator('.tile', { hasText: 'Gordian Blade' })
  for (let i = 0; i < 2 && (await gordian.getAttribute('aria-expanded')) === null; i++) {
    const before = await look(page)
    await gordian.click()
    await answered(page, before.question)
  }
  await gordian.click()
  const fan = page.getByRole('dialog', { name: /options$/ })
  await fan.waitFor()
  expect(await violations(page)).toEqual([])
  const inFan = () => page.evaluate(() => document.activeElement?.closest('.menu') !== null)
  expect(await inFan()).toBe(true)
  await page.keyboard.press('Escape')
  await fan.waitFor({ state: 'detached' })
  expect(await gordian.evaluate(each => each === document.activeElement)).toBe(true)
  expect(troubles).toEqual([])
  await leave()
})
