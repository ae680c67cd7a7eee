import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { visit } from './visit.ts'

test('a computer that thinks ahead is played against, and the replay says why it did what it did', async () => {
  const { page, leave, troubles } = await visit({ search: 'play?format=core' })
  await page.getByRole('button', { name: /Corp/ }).first().click()
  await page.getByRole('radio', { name: 'Veteran' }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByRole('button', { name: 'Keep this hand' }).click()
  // The Runner has thought about its own hand, and in the windows before the first action.
  await page.locator('#decision[data-asks="action"]').waitFor()
  await page.getByRole('button', { name: 'Concede', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('link', { name: 'Replay', exact: true }).click()
  await page.locator('.tape').waitFor()
  await page.getByLabel('Moment').fill('1')
  await expect.poll(() => page.locator('.decided').textContent()).toContain('Why: ')
  expect(await violations(page)).toEqual([])
  await page.getByRole('combobox', { name: 'View' }).selectOption('corp')
  await expect.poll(() => page.locator('.decided').textContent()).toContain('known to that player alone')
  expect(await page.locator('.decided').textContent()).not.toContain('Why: ')
  expect(troubles).toEqual([])
  await leave()
})
