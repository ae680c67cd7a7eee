import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'

const screens = [{ ...phone, viewport: { width: 360, height: 740 } }, phone]
const seats = ['runner-action', 'watching'] as const
const all = screens.flatMap(screen => seats.map(seat => [screen.viewport.width, seat, screen] as const))

test.each(all)(
  'on a phone %i wide who sits at the table %s tells who plays, and a tap the rest',
  async (_, position, screen) => {
    const { page, troubles, leave } = await visit({ screen, position })
    for (const name of ['Haas-Bioroid', 'Kate "Mac" McCaffrey'])
      await page.locator('.player').getByText(name, { exact: true }).filter({ visible: true }).waitFor()
    const heights = await page.locator('.player').evaluateAll(rows => rows.map(row => row.clientHeight))
    for (const height of heights) expect(height).toBeLessThanOrEqual(44)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBe(screen.viewport.height)

    await page.getByRole('button', { name: /^Corp, Haas-Bioroid/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Players' })
    const runner = sheet.getByRole('region', { name: 'Runner' })
    await expect.poll(() => runner.innerText()).toContain('Score 2 of 7')
    expect(await violations(page)).toEqual([])
    await runner.getByRole('button', { name: 'Read Private Security Force' }).tap()
    const card = page.getByRole('complementary', { name: 'Card' })
    await expect.poll(() => card.textContent()).toContain('Private Security Force')
    await card.getByRole('button', { name: 'Close' }).tap()
    await card.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
    await leave()
  },
)

test.each([
  ['desk', desktop],
  ['phone', phone],
] as const)('on a %s a player looks through what is left in their own deck, by kind', async (_, screen) => {
  const { page, troubles, leave } = await visit({ screen, position: 'runner-action', list: 'short' })
  expect(await page.getByRole('button', { name: /^R&D, 6 cards/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Stack, 6 cards: look through' }).click()
  const sheet = page.getByRole('dialog', { name: 'Stack' })
  await sheet.getByRole('heading', { name: 'Event (3)' }).waitFor()
  await expect.poll(() => sheet.locator('h3').allTextContents()).toEqual(['Event (3)', 'Program (3)'])
  await expect.poll(() => sheet.getByRole('listitem').count()).toBe(6)
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Read Magnum Opus' }).click()
  const card = page.getByRole('complementary', { name: 'Card' })
  await expect.poll(() => card.textContent()).toContain('Magnum Opus')
  expect(troubles).toEqual([])
  await leave()
})
