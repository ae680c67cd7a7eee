import { expect, test } from 'vitest'
import type { AnyPosition } from './positions.ts'
import { desktop, phone, visit } from './visit.ts'

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
const screens = {
  desktop,
  phone,
  low: { viewport: { width: 1024, height: 600 } },
  side: { viewport: { width: 844, height: 390 } },
}
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test.each(Object.entries(screens))(
  'credits for the rest of the turn stand where no answer of another question stands: %s',
  async (_name, screen) => {
    const { page, leave } = await visit({ screen, position: 'runner-action', unread: 'on' })
    const rest = page.getByRole('button', { name: /^Credits for the rest of the turn/ })
    await rest.waitFor()
    const box = await rest.boundingBox()
    await leave()
    for (const position of others) {
      const there = await visit({ screen, position, unread: 'on' })
      const answers = there.page.locator(
        '#decision .decision-options button, #decision .decision-end button, #decision input',
      )
      // Two questions to a page at once would hinder each other while it takes no answer yet.
      const boxes: (Box | null)[] = []
      for (const each of await answers.all()) boxes.push(await each.boundingBox())
      await there.leave()
      expect([position, boxes.length > 0]).toEqual([position, true])
      expect([position, boxes.filter(each => each !== null && box !== null && overlap(each, box))]).toEqual([
        position,
        [],
      ])
    }
  },
)
