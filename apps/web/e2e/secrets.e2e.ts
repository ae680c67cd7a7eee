import { expect, test } from 'vitest'
import { visit } from './visit.ts'

test('the page of the Runner holds nothing of what the Corp has facedown', async () => {
  const { page, leave } = await visit({ position: 'runner-action' })
  const text = await page.content()
  expect(text).toContain('Wall of Static')
  for (const hidden of ['Priority Requisition', 'Ichi 1.0', 'Heimdall']) expect(text).not.toContain(hidden)
  await leave()
})
