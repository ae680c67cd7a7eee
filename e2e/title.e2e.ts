import { expect, test } from 'vitest'
import { visit } from './visit.ts'

test('each screen has its own title, and says so where a decision waits below what lies over the table', async () => {
  const { page, leave } = await visit({ position: 'corp-action' })
  const title = () => page.title()
  await expect.poll(title).toBe('● Your decision · Paydata')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect.poll(title).toBe('● Settings · Paydata')
  await page.getByRole('button', { name: 'Change the keys' }).click()
  await expect.poll(title).toBe('● Change the keys · Paydata')
  await page.keyboard.press('Escape')
  await expect.poll(title).toBe('● Your decision · Paydata')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(title).toMatch(/^Paydata/)
  await leave()
})
