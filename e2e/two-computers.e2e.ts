import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'
import { pressKey } from './watching.ts'

const hq = ['Hedge Fund', 'Priority Requisition', 'Rototurret', 'Adonis Campaign', 'Enigma']
const grip = ['Sure Gamble', 'Diesel', 'Modded', 'The Maker’s Eye', 'Battering Ram']

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('who watches two computers on a %s chooses whose hand they look into', async (_, screen) => {
  const { page, troubles, leave } = await visit({ position: 'watching', screen })
  // The computers wait, so that the hands stay as they are.
  await page.getByRole('button', { name: 'Pause' }).click()
  const namesIn = async (side: 'corp' | 'runner'): Promise<readonly string[]> =>
    page.locator(`#hand-${side} .hand-card`).evaluateAll(cards => cards.map(card => card.textContent ?? ''))
  const named = (names: readonly string[]) => names.map(name => expect.stringContaining(name))
  // A phone has no room for it in the top bar.
  if (screen === phone) await page.getByRole('button', { name: 'Settings' }).click()
  const choice = page.getByRole('radiogroup', { name: 'See' })
  const look = (name: string) => choice.getByRole('radio', { name, exact: true })
  expect(await look('The table').getAttribute('aria-checked')).toBe('true')
  expect([await namesIn('corp'), await namesIn('runner')]).toEqual([[], []])

  await look('The Corp').click()
  await expect.poll(() => namesIn('corp')).toEqual(named(hq))
  expect(await namesIn('runner')).toEqual([])
  expect(await page.locator('#hand-corp .hand-card').first().isVisible()).toBe(true)
  // Whose turn it is to decide, and nothing to answer.
  await page.locator('#decision').getByText('The Runner decides').waitFor()
  expect(await page.locator('#decision .option, #decision .answer').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^(Concede|Take back)/ }).count()).toBe(0)
  expect(await violations(page)).toEqual([])

  await pressKey(page, 'ArrowRight')
  await expect.poll(() => namesIn('runner')).toEqual(named(grip))
  expect(await namesIn('corp')).toEqual([])
  expect(await look('The Runner').evaluate(radio => radio === document.activeElement)).toBe(true)
  await pressKey(page, 'ArrowRight')
  await expect.poll(() => namesIn('runner')).toEqual([])
  expect(await namesIn('corp')).toEqual([])
  const said = await page.locator('body').textContent()
  for (const name of ['Priority Requisition', 'Battering Ram']) expect(said).not.toContain(name)
  expect(troubles).toEqual([])
  await leave()
})
