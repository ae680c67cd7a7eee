import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('against the computer format and rules are chosen behind a button on a %s', async (_, screen) => {
  const { page, troubles, leave } = await visit({ screen })
  await page.getByRole('button', { name: 'Format and rules' }).click()
  const sheet = page.getByRole('dialog', { name: 'Format and rules' })
  await sheet.getByRole('radio', { name: 'Eternal' }).click()
  await sheet.getByRole('radio', { name: '2017 (Rules Reference)' }).click()
  await sheet.getByText('games are played with: Core Set.').waitFor()
  expect(await sheet.getByRole('radio', { name: 'Eternal' }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Core Set · rules of 2017 (Rules Reference)' }).waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'the editions stand side by side on a %s, and a place in the address is shown',
  async (_, screen) => {
    const { page, troubles, leave } = await visit({ screen, search: 'rules?edition=2017#run.jackOut' })
    const row = page.locator('[id="run.jackOut"]')
    await row.getByText('Rules Reference, Run 5.2').waitFor()
    expect(await row.getByText('in another order').count()).toBe(1)
    await expect.poll(() => row.evaluate(each => each.getBoundingClientRect().top < innerHeight)).toBe(true)
    expect(await violations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
    await page.getByRole('radio', { name: 'Differences only' }).click()
    expect(await page.locator('[id="run.announce"]').count()).toBe(0)
    expect(await row.count()).toBe(1)
    expect(troubles).toEqual([])
    await leave()
  },
)
