import { expect, test } from 'vitest'
import { phone, visit } from './visit.ts'
import { optionOffered } from './watching.ts'

test('a long name in the log of a phone flows with its line, and opens the card over the log', async () => {
  const screen = { ...phone, viewport: { width: 360, height: 740 } }
  const { page, troubles, leave } = await visit({ screen, position: 'corp-action' })
  const install = page.locator(`${optionOffered}[data-does="install"]`)
  await install.filter({ hasText: 'Adonis Campaign' }).click()
  await page.getByRole('button', { name: 'A new remote server' }).click()
  await page.getByRole('button', { name: 'Log' }).click()
  const log = page.getByRole('dialog', { name: 'Log' })
  const named = log.locator('.log-card', { hasText: 'Engineering the Future' }).first()
  await named.waitFor()
  const lines = () => named.evaluate(each => each.getClientRects().length)
  for (let width = 360; width > 240 && (await lines()) === 1; width -= 20)
    await page.setViewportSize({ width, height: 740 })
  expect(await lines()).toBe(2)
  await named.tap()
  const card = page.getByRole('complementary', { name: 'Card' })
  await card.getByRole('button', { name: 'Close' }).tap()
  await card.waitFor({ state: 'detached' })
  await log.waitFor()
  expect(troubles).toEqual([])
  await leave()
})
