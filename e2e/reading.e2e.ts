import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { phone, visit } from './visit.ts'
import { pressKey, takesAnswers } from './watching.ts'

const touch = { hasTouch: true, isMobile: true } as const
const screens = [
  ['360 x 740', { viewport: { width: 360, height: 740 }, ...touch }],
  ['390 x 844', phone],
] as const

const card = (page: Page): Locator => page.getByRole('complementary', { name: 'Card' })

/** Rests a finger on something until the card is open. */
async function rest(page: Page, on: Locator): Promise<void> {
  await takesAnswers(page)
  const box = await on.boundingBox()
  if (box === null) throw new Error('It cannot be seen.')
  const touches = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 3, y: box.y + box.height / 2 }]
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await card(page).waitFor()
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.each(screens)(
  'what is accessed can be read on a phone of %s before it is decided',
  async (_, screen) => {
    const { page, troubles, leave } = await visit({ screen, position: 'access' })
    const answer = page.getByRole('button', { name: 'Leave Adonis Campaign' })
    const name = page.locator('.focus').getByRole('button', { name: 'Read Adonis Campaign' })
    await name.tap()
    await expect.poll(() => card(page).textContent()).toContain('When you rez this asset')
    expect(await violations(page)).toEqual([])
    // By ear and by key it is a dialog: one is in it, and back where one was.
    const close = card(page).getByRole('button', { name: 'Close' })
    await expect.poll(() => close.evaluate(button => button === document.activeElement)).toBe(true)
    await pressKey(page, 'Enter')
    await card(page).waitFor({ state: 'detached' })
    await expect.poll(() => name.evaluate(button => button === document.activeElement)).toBe(true)

    const option = page.getByRole('button', { name: /^Trash Adonis Campaign/ })
    await rest(page, option)
    await expect.poll(() => card(page).textContent()).toContain('When you rez this asset')
    await close.tap()
    await card(page).waitFor({ state: 'detached' })
    // The finger that read has answered nothing.
    for (const each of [option, answer]) {
      const box = await each.boundingBox()
      expect(box && box.y + box.height).toBeLessThanOrEqual(screen.viewport.height)
    }
    await page.locator('.option-read').getByRole('button', { name: 'Read Adonis Campaign' }).tap()
    await card(page).waitFor()
    expect(troubles).toEqual([])
    await leave()
  },
)

test('the ice that is encountered opens on a phone by its name', async () => {
  const { page, leave } = await visit({ screen: phone, position: 'encounter' })
  await page.getByRole('region', { name: 'Encountering Viktor 1.0' }).getByRole('button').first().tap()
  await expect.poll(() => card(page).textContent()).toContain('Bioroid')
  await leave()
})
