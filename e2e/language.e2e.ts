import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { visit } from './visit.ts'

test('a player who reads German chooses it in the settings, at once and for every visit', async () => {
  const { page, troubles, leave } = await visit()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Spiel starten' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Spiel starten' }).click()
  await page.locator('#decision').getByText('Starthand').first().waitFor()
  expect(troubles).toEqual([])
  await leave()
})
