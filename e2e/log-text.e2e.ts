import { expect, test } from 'vitest'
import { visit } from './visit.ts'
import { optionOffered } from './watching.ts'

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
