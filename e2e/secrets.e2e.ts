import { expect, test } from 'vitest'
import { storesOf } from './stores.ts'
import { visit } from './visit.ts'

const hidden = [
  'Priority Requisition',
  'priority_requisition',
  'Ichi 1.0',
  'ichi_1_0',
  'Heimdall 1.0',
  'heimdall_1_0',
]

test('the page of the Runner and its stores hold nothing of what the Corp has facedown', async () => {
  const { page, leave } = await visit({ position: 'runner-action' })
  const text = await page.content()
  const stores = (await storesOf(page)).join('\n')
  expect(text).toContain('Wall of Static')
  expect(stores).toContain('"wall_of_static"')
  expect(stores).toContain('"lines":')
  for (const name of hidden) {
    expect(text).not.toContain(name)
    expect(stores).not.toContain(name)
  }
  await leave()
})

test('the same search finds them all with the Corp', async () => {
  const { page, leave } = await visit({ position: 'corp-action' })
  const stores = (await storesOf(page)).join('\n')
  for (const name of hidden) expect(stores).toContain(`"${name}"`)
  await leave()
})
