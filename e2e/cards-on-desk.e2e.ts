import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { spoilt } from './titles.ts'
import { resize, visit } from './visit.ts'

const desks = [
  [1280, 720],
  [1280, 800],
  [1600, 900],
] as const

test.each(['corp-action', 'runner-action', 'discard', 'runner-discard'] as const)(
  'titles keep their words whole and uncovered on every desk: %s',
  async position => {
    const { page, leave } = await visit({ position })
    await page.locator('.tile-counters').first().waitFor()
    for (const [width, height] of desks) {
      await resize(page, { width, height })
      await expect.poll(() => spoilt(page), { message: `${width} by ${height}` }).toEqual([])
    }
    await leave()
  },
)

test('an accessed card can be read on every desk and on upright tablets', async () => {
  const { page, leave } = await visit({ position: 'access' })
  const words = page.locator('.focus-card .card-text p').first()
  await words.waitFor()
  const isSeen = () =>
    words.evaluate(each => {
      const { left, top, width: wide, height: high } = each.getBoundingClientRect()
      return [2, high - 2].every(down => {
        const there = document.elementFromPoint(left + wide / 2, top + down)
        return there !== null && each.contains(there)
      })
    })
  for (const [width, height] of [...desks, [820, 1180], [768, 1024]] as const) {
    await resize(page, { width, height })
    await expect.poll(isSeen, { message: `${width} by ${height}` }).toBe(true)
  }
  await leave()
})

/** Titles of scored agendas, and lines of the run, that are wider or higher than their place. */
const cutOff = (page: Page) =>
  page
    .locator('.scored-title, .focus-run > *, .prompt, .why, .macro-takeCredits')
    .evaluateAll(all =>
      all
        .filter(
          each => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline',
        )
        .map(each => each.textContent),
    )

test('at half as large a font again the facts keep their columns, and nothing is cut off at the side', async () => {
  for (const position of ['corp-action', 'encounter'] as const) {
    const { page, leave } = await visit({ position })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%'
    })
    await expect.poll(() => cutOff(page)).toEqual([])
    const facts = page.locator('.player').first().locator('.fact')
    const rows = () =>
      facts.evaluateAll(all => new Set(all.map(each => each.getBoundingClientRect().top)).size)
    await expect.poll(rows, { message: position }).toBe(position === 'corp-action' ? 3 : 2)
    const words = page.getByText('Nothing has happened yet.')
    expect(await words.evaluate(each => each.getBoundingClientRect().height)).toBeLessThan(100)
    await leave()
  }
})
