import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import type { Grid } from './grid.ts'
import { gridOf, unlike } from './grid.ts'
import { pictures } from './pictures.ts'
import { desktop, phone, visit } from './visit.ts'

// How the page looked when somebody looked at it last: npm run references writes it anew.
const file = new URL('./references.json', import.meta.url)
const references: Readonly<Record<string, Grid>> = JSON.parse(readFileSync(file, 'utf8'))
const isWriting = process.env.REFERENCES === 'write'
const written: Record<string, Grid> = {}
// What is kept is looked at as a picture, by people.
const folder = fileURLToPath(new URL('./dist/references', import.meta.url))
if (isWriting) mkdirSync(folder, { recursive: true })

/**
 * Cells in a hundred that may have changed: less than half of what a hand of cards covers, and more than fonts change
 * (with serifs, or as wide as a typewriter's, at most 1.1 in these pictures).
 */
const most = 2

const cellsOf = (grid: Grid): number => grid.reduce((sum, row) => sum + row.length / 3, 0)

let server: Backend
beforeAll(async () => {
  server = await backend()
})

/** For people to look at, beside what is compared. */
async function keepPicture(page: Page, name: string): Promise<void> {
  if (isWriting) await page.screenshot({ path: join(folder, `${name}.png`) })
}

test.each(pictures)(
  '$name on a $on looks as it did, and everybody can use it',
  async ({ name, on, from, open, holds, ...wish }) => {
    const seen = { list: 'short', ...wish } as const
    const { page, leave } = await (from === 'server' ? visit(seen, server.address) : visit(seen))
    await open(page)
    const reference = references[`${name} ${on}`] ?? []
    let last: Grid = []
    const changed = async (): Promise<number> => {
      const before = isWriting ? last : reference
      last = await gridOf(page)
      return (100 * unlike(before, last).length) / cellsOf(last)
    }
    // What is being drawn is looked at again; what is to be kept has come to rest.
    await expect.poll(changed).toBeLessThanOrEqual(isWriting ? 0 : most)
    written[`${name} ${on}`] = last
    await keepPicture(page, `${name}-${on}`)
    expect(await violations(page)).toEqual([])
    await holds?.(page)
    await leave()
  },
)

test.each(['desktop', 'phone'] as const)('a hand that is missing on a %s is noticed', async on => {
  const screen = on === 'phone' ? phone : desktop
  const { page, leave } = await visit({ position: 'runner-action', screen, list: 'short' })
  await page.evaluate(() => {
    for (const card of document.querySelectorAll<HTMLElement>('.table > .hand .spot'))
      card.style.visibility = 'hidden'
  })
  const now = await gridOf(page)
  const reference = references[`runner-action ${on}`] ?? []
  expect((100 * unlike(reference, now).length) / cellsOf(now)).toBeGreaterThan(2 * most)
  await leave()
})

afterAll(async () => {
  await server.stop()
  // Pictures that were not drawn in this run are kept as they were.
  const kept = pictures.flatMap(({ name, on }) => {
    const grid = written[`${name} ${on}`] ?? references[`${name} ${on}`]
    return grid === undefined ? [] : [[`${name} ${on}`, grid] as const]
  })
  if (isWriting) writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
})
