import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const touch = { hasTouch: true, isMobile: true } as const
const small = { viewport: { width: 360, height: 640 }, ...touch } as const
const tall = { viewport: { width: 390, height: 844 }, ...touch } as const

/** Buttons that are not on the screen with all of themselves. */
const cutOff = (page: Page, place: string) =>
  page.locator(`${place} button:visible`).evaluateAll(all =>
    all
      .filter(each => {
        const { left, right } = each.getBoundingClientRect()
        return left < 0 || right > innerWidth
      })
      .map(each => each.getAttribute('aria-label') ?? each.textContent),
  )

test('two play on phones: nothing is cut off, everything has its words, and who goes away is missed', async () => {
  const [ada, bob] = await Promise.all([
    visit({ screen: small }, server.address),
    visit({ screen: tall }, server.address),
  ])
  await openGame(ada.page, server.address, 'Ada', 'On the train')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  for (const { page } of [ada, bob]) {
    await expect.poll(() => cutOff(page, '.top')).toEqual([])
    await page.getByRole('button', { name: 'Settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Settings' })
    const draw = settings.getByRole('button', { name: 'Offer a draw' })
    await draw.scrollIntoViewIfNeeded()
    const shown = await draw.evaluate(button => getComputedStyle(button, '::after').content)
    expect(shown).toBe('"Offer a draw"')
    await expect.poll(() => cutOff(page, '.sheet')).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
  await bob.leave()
  const away = ada.page.locator('.player[data-side="runner"] .away')
  await away.waitFor()
  const box = await away.boundingBox()
  expect(box && box.x + box.width).toBeLessThanOrEqual(360)
  await ada.leave()
})
