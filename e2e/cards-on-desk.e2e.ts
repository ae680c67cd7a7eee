import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { spoilt } from './titles.ts'
import { visit } from './visit.ts'

const desks = [
  [1280, 720],
  [1280, 800],
  [1600, 900],
] as const

test.each(desks)('titles keep their words whole and uncovered, %i by %i pixels', async (width, height) => {
  for (const position of ['corp-action', 'runner-action', 'discard', 'runner-discard'] as const) {
    const { page, leave } = await visit({ screen: { viewport: { width, height } }, position })
    await page.locator('.tile-counters').first().waitFor()
    await expect.poll(() => spoilt(page)).toEqual([])
    await leave()
  }
})

test.each([...desks, [820, 1180], [768, 1024]] as const)(
  'an accessed card can be read, %i by %i pixels',
  async (width, height) => {
    const { page, leave } = await visit({ screen: { viewport: { width, height } }, position: 'access' })
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
    await expect.poll(isSeen).toBe(true)
    await leave()
  },
)

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
