import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('rezzed ice tells the Runner before a run what it costs to break, on a %s', async (_, screen) => {
  const { page, leave, troubles } = await visit({ position: 'before-run', screen, list: 'short' })
  const ice = (name: string) => page.locator('.server-ice').getByRole('button', { name })
  await ice('Enigma on R&D, Ice, rezzed, Strength 2, breaking costs 2 credits').waitFor()
  await ice('Ice Wall on HQ, Ice, rezzed, Strength 1, cannot be broken for credits').waitFor()
  expect(await page.locator('.spot-price').count()).toBe(2)
  expect(await violations(page)).toEqual([])
  // With a breaker that fits there is another price.
  await page.locator('.table > .hand .spot', { hasText: 'Corroder' }).click()
  await ice('Ice Wall on HQ, Ice, rezzed, Strength 1, breaking costs 1 credit').waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a card on ice covers neither its price nor its strength, on a %s', async (_, screen) => {
  const { page, leave } = await visit({ position: 'hosting-ice', screen, list: 'short' })
  const host = page.locator('.server-ice .hosting > .spot')
  await host.locator('.spot-price').waitFor()
  const guest = await page.locator('.server-ice .guests > .spot').boundingBox()
  const strength = await host.locator('.tile-strength').boundingBox()
  expect(guest && strength && strength.y + strength.height <= guest.y).toBe(true)
  // A press in the middle of the price is one on the ice.
  const price = await host.locator('.spot-price').boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = price ?? {}
  const isOnTop = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('.guests') === null,
    [x + width / 2, y + height / 2] as const,
  )
  expect(isOnTop).toBe(true)
  await leave()
})

test('in a run the ice that is met tells more, and the Corp is told nothing', async () => {
  const runner = await visit({ position: 'encounter' })
  await runner.page.getByRole('button', { name: /^Break the whole ice/ }).waitFor()
  expect(await runner.page.locator('.spot-price').count()).toBe(0)
  await runner.leave()
  const corp = await visit({ position: 'corp-action' })
  await corp.page
    .locator('.server-ice')
    .getByRole('button', { name: 'Wall of Static on HQ, innermost, Ice, rezzed, Strength 3', exact: true })
    .waitFor()
  expect(await corp.page.locator('.spot-price').count()).toBe(0)
  await corp.leave()
})
