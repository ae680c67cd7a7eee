import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AnyPosition } from './positions.ts'
import { desktop, phone, resize, visit } from './visit.ts'
import { takesAnswers } from './watching.ts'

const others: readonly AnyPosition[] = [
  'access',
  'damage',
  'encounter',
  'rez',
  'discard',
  'payment',
  'trace',
  'bid',
  'psi',
  'mulligan',
  'steal',
]

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

type Size = Pick<Box, 'width' | 'height'>

/** Where something is that can be seen, in windows of each size. */
async function boxesIn(sizes: readonly Size[], page: Page, places: Locator): Promise<readonly Box[][]> {
  const all: Box[][] = []
  for (const size of sizes) {
    await resize(page, size)
    const boxes = await places.evaluateAll(each =>
      each.map((place): Box => place.getBoundingClientRect().toJSON()),
    )
    all.push(boxes.filter(({ width }) => width > 0))
  }
  return all
}

const low = { width: 1024, height: 600 }
const side = { width: 844, height: 390 }

test('credits for the rest of the turn stand where no answer of another question stands, in windows of every size', async () => {
  const sizes = [desktop.viewport, low, side, phone.viewport]
  const { page, leave } = await visit({ position: 'runner-action' })
  const rest = page.getByRole('button', { name: /^Credits for the rest of the turn/ })
  await rest.waitFor()
  const boxes = await boxesIn(sizes, page, rest)
  expect(boxes.map(({ length }) => length)).toEqual(sizes.map(() => 1))
  await leave()
  for (const position of others) {
    const there = await visit({ position })
    const answers = there.page.locator(
      '#decision .decision-options button, #decision .decision-end button, #decision input',
    )
    const places = await boxesIn(sizes, there.page, answers)
    await there.leave()
    for (const [i, size] of sizes.entries()) {
      const stand = places[i] ?? []
      expect([position, size, stand.length > 0]).toEqual([position, size, true])
      const hit = stand.filter(each => boxes[i]?.some(box => overlap(each, box)))
      expect([position, size, hit]).toEqual([position, size, []])
    }
  }
})

test('what ends the turn is not offered among the answers before an action', async () => {
  const { page, leave } = await visit({ position: 'before-action' })
  expect(await page.locator('#decision').getAttribute('data-asks')).toBe('paidWindow')
  await takesAnswers(page)
  // Macros are asked for once the question was painted, so they are there now.
  expect(await page.locator('.macro-takeCredits').count()).toBe(0)
  await leave()
})
