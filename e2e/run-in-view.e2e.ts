import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { resize, visit } from './visit.ts'

const small = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const

/** Whether all of something is within the part of the board that shows. */
const isSeen = (page: Page, selector: string) =>
  page.evaluate(place => {
    const box = document.querySelector(place)?.getBoundingClientRect()
    const board = document.querySelector('.board')?.getBoundingClientRect()
    if (box === undefined || board === undefined) return false
    const isWithin = box.left >= board.left - 1 && box.right <= board.right + 1
    return isWithin && box.top >= board.top - 1 && box.bottom <= board.bottom + 1
  }, selector)

test.each(['full', 'none'] as const)(
  'ice that is met far out comes into view on a phone, motion: %s',
  async motion => {
    const { page, leave } = await visit({ screen: small, position: 'far-encounter', motion })
    await expect.poll(() => isSeen(page, '.position[data-here="true"]')).toBe(true)
    await leave()
  },
)

test('a phone that is turned shows where the Runner is', async () => {
  const turned = { viewport: { width: 640, height: 360 }, hasTouch: true, isMobile: true }
  const { page, leave } = await visit({ screen: turned, position: 'far-encounter' })
  await expect.poll(() => isSeen(page, '.position[data-here="true"]')).toBe(true)
  await resize(page, small.viewport)
  await expect.poll(() => isSeen(page, '.position[data-here="true"]')).toBe(true)
  await leave()
})

test.each(['far-encounter', 'rez'] as const)(
  'on a phone that lies on its side the names of servers stay in view in a run: %s',
  async position => {
    const lying = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }
    const { page, leave } = await visit({ screen: lying, position, list: 'short' })
    await expect.poll(() => isSeen(page, '.position[data-here="true"]')).toBe(true)
    await expect.poll(() => isSeen(page, '.server[data-attacked="true"] .server-head')).toBe(true)
    const here = page.locator('.position[data-here="true"] .tile').first()
    // The name does not lie over it.
    await here.click({ trial: true })
    await leave()
  },
)

/** How many cards of the rig a finger meets: in view, and below nothing. */
const freeInRig = (page: Page) =>
  page.locator('.rig .tile').evaluateAll(
    cards =>
      cards.filter(card => {
        const { x, y, width, height } = card.getBoundingClientRect()
        return [0.2, 0.8].every(at =>
          card.contains(document.elementFromPoint(x + width / 2, y + height * at)),
        )
      }).length,
  )

test.each(['encounter', 'runner-action', 'rez'] as const)(
  'on a phone that lies on its side every card of the rig is in view beside the servers: %s',
  async position => {
    const lying = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }
    const { page, leave } = await visit({ screen: lying, position, list: 'short' })
    await expect.poll(() => freeInRig(page)).toBe(7)
    await expect.poll(() => isSeen(page, '[data-server="hq"] .server-head')).toBe(true)
    await leave()
  },
)

test('a run that begins brings its server into view, and the page itself does not move', async () => {
  const { page, leave } = await visit({ screen: small, position: 'runner-action' })
  expect(await isSeen(page, '[data-server="remote3"] .server-head')).toBe(false)
  await page
    .locator('#decision')
    .getByRole('button', { name: /^Run Server 3/ })
    .click()
  await expect.poll(() => isSeen(page, '.server[data-attacked="true"] .server-head')).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await leave()
})

test.each([360, 390])('every button of the top bar is on a screen of %i pixels', async width => {
  const { page, leave } = await visit({
    screen: { ...small, viewport: { width, height: 640 } },
    search: 'play?format=core&seed=bar',
  })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByText('Before the first turn').waitFor()
  for (const button of await page.locator('.top-menu button:visible').all()) {
    const box = await button.boundingBox()
    expect(box && box.x + box.width).toBeLessThanOrEqual(width)
  }
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()
  await leave()
})
