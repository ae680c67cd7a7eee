import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './visit.ts'

const desks = [
  [1280, 720],
  [1280, 800],
  [1600, 900],
] as const

/** Words of titles that are broken, cut off at the side of their card, or covered by counters. */
const spoilt = (page: Page) =>
  page.evaluate(() => {
    const counters = [...document.querySelectorAll('.tile-counters')].map(each =>
      each.getBoundingClientRect(),
    )
    return [...document.querySelectorAll('.tile-title, .table > .hand .card-title')].flatMap(title => {
      const box = title.getBoundingClientRect()
      const texts = [...title.childNodes].filter(each => each instanceof Text)
      return texts.flatMap(text =>
        [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const [rect, ...more] = range.getClientRects()
          if (rect === undefined || rect.top >= box.bottom - 1) return []
          const isCovered = counters.some(
            each =>
              each.left < rect.right - 1 &&
              each.right > rect.left + 1 &&
              each.top < rect.bottom - 2 &&
              each.bottom > rect.top + 2,
          )
          return more.length > 0 || rect.right > box.right + 1 || isCovered ? [word] : []
        }),
      )
    })
  })

test.each(desks)('titles keep their words whole and uncovered, %i by %i pixels', async (width, height) => {
  for (const position of ['corp-action', 'runner-action', 'discard', 'runner-discard'] as const) {
    const { page, leave } = await visit({ screen: { viewport: { width, height } }, position })
    await page.locator('.tile-counters').first().waitFor()
    await expect.poll(() => spoilt(page)).toEqual([])
    await leave()
  }
})

test.each(desks)('an accessed card can be read, %i by %i pixels', async (width, height) => {
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
})
