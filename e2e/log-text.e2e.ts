import { expect, test } from 'vitest'
import { phone, visit } from './visit.ts'
import { optionOffered } from './watching.ts'

test('a long name in the log of a phone flows with its line, and opens the card over the log', async () => {
  const screen = { ...phone, viewport: { width: 360, height: 740 } }
  const { page, troubles, leave } = await visit({ screen, position: 'corp-action' })
  const install = page.locator(`${optionOffered}[data-does="install"]`)
  await install.filter({ hasText: 'Adonis Campaign' }).tap()
  await page.getByRole('button', { name: 'A new remote server' }).tap()
  await page.getByRole('button', { name: 'Log' }).tap()
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

test('ice that nobody was asked about is told with what its subroutines did, and stays in sight', async () => {
  const { page, troubles, leave } = await visit({ position: 'nothing-to-break-with' })
  await page.locator(optionOffered, { hasText: 'Run HQ' }).click()
  const met = page.getByRole('region', { name: 'The encounter with Wall of Static' })
  await met.getByText('End the run.').waitFor()
  expect(await met.getByRole('listitem').getByText('resolved').count()).toBe(1)
  const lines = await page.locator('#log .log-line').allTextContents()
  const told = lines.findIndex(line => line.includes('“End the run.” on Wall of Static resolves.'))
  expect(lines[told - 1]).toContain('You encounter Wall of Static.')
  expect(lines[told + 1]).toContain('The run on HQ is unsuccessful.')
  expect(await page.locator('.encounter').count()).toBe(0)
  expect(troubles).toEqual([])
  await leave()
})
