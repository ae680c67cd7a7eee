import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './axe.ts'
import { phone, resize } from './visit.ts'

/** What is not on the screen with all of itself, or lies below something else. */
export const outOfSight = (page: Page, what: string) =>
  page.locator(what).evaluateAll(all =>
    all
      .filter(each => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect()
        if (width === 0) return false
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || !each.contains(at)
      })
      .map(each => each.textContent),
  )

/** What makes the page wider than the screen. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= window.innerWidth
      ? []
      : [...document.querySelectorAll('.table *')]
          .filter(each => each.getBoundingClientRect().right > window.innerWidth + 1)
          .map(each => each.outerHTML.slice(0, 90)),
  )

/** What can be pressed about the decision, but is covered or cut off wherever a hand scrolls to: it scrolls no clipped box. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const around = (each: Element): Element[] =>
      each.parentElement === null ? [] : [each.parentElement, ...around(each.parentElement)]
    const canScroll = (each: Element): boolean =>
      each === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(each).overflowY)
    const isReached = (each: Element): boolean => {
      for (const box of around(each).filter(canScroll)) {
        const { top, height } = each.getBoundingClientRect()
        const from = box === document.documentElement ? 0 : box.getBoundingClientRect().top
        box.scrollBy(0, top + height / 2 - from - box.clientHeight / 2)
      }
      const { left, top, width, height } = each.getBoundingClientRect()
      return [0.15, 0.5, 0.85].every(part => {
        const there = document.elementFromPoint(left + width / 2, top + height * part)
        return there !== null && each.contains(there)
      })
    }
    return [...document.querySelectorAll('#decision .answer, #decision [data-kept="false"] .option')]
      .filter(each => !isReached(each))
      .map(each => each.textContent)
  })

/** Parts of the decision that are not whole on the screen without scrolling: what is asked, and what answers it. */
const askedOutOfSight = (page: Page) =>
  page.evaluate(() => {
    const places = ['#decision .prompt', '#decision .answer', '#decision [data-kept="false"] .option']
    const found = places.map(place => document.querySelector(place))
    const [prompt, answer, option] = found
    return [prompt, answer ?? option]
      .filter(each => each !== null && each !== undefined)
      .filter(each => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        const isOn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        const there = document.elementFromPoint((left + right) / 2, bottom - 3)
        return !isOn || there === null || !each.contains(there)
      })
      .map(each => each.textContent)
  })

const heightOfPage = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight)

/** A small desk at twice the size, and a phone that lies on its side. */
const low = [
  { width: 720, height: 450 },
  { width: 844, height: 390 },
] as const

/** A desk of 1280 by 800 at twice the size. */
const zoomed = { width: 640, height: 400 } as const

/** On low screens what is asked and its answer are in sight at once, and at twice the size everything can be reached. */
export async function holdsOnLowDesks(page: Page): Promise<void> {
  // The longest list is the hardest.
  const toggle = page.locator('#decision .list-toggle')
  if (await toggle.isVisible()) await toggle.click()
  for (const size of low) {
    await resize(page, size)
    await expect.poll(() => askedOutOfSight(page)).toEqual([])
    await expect.poll(() => heightOfPage(page)).toBe(size.height)
    const board = await page.locator('.board').boundingBox()
    expect(board && board.y + board.height).toBeLessThanOrEqual(size.height)
    expect(board?.height).toBeGreaterThan(150)
  }
  // To look for what is out of reach scrolls it.
  expect(await outOfReach(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
  await resize(page, zoomed)
  expect(await outOfReach(page)).toEqual([])
  for (const place of ['#decision', '.table > .hand', '.server-head']) {
    const first = page.locator(place).first()
    await first.scrollIntoViewIfNeeded()
    await expect.poll(() => first.isVisible()).toBe(true)
  }
  expect(await tooWide(page)).toEqual([])
  expect(await violations(page)).toEqual([])
}

const phones = [phone.viewport, { width: 360, height: 740 }] as const
const tablet = { width: 820, height: 1180 } as const

/** On phones the board has most of the height; on an upright tablet the answer and what is encountered are in sight. */
export async function holdsUnderFingers(page: Page): Promise<void> {
  for (const size of phones) {
    await resize(page, size)
    await expect.poll(() => heightOfPage(page)).toBe(size.height)
    const board = await page.locator('.board').boundingBox()
    expect((board?.height ?? 0) / size.height).toBeGreaterThan(0.55)
  }
  await resize(page, tablet)
  const controls = '#decision .answer, .macros .button, .stepper .button, .encounter li, .focus-trace b'
  await expect.poll(() => outOfSight(page, controls)).toEqual([])
}
