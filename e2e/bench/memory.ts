import type { Browser } from 'playwright-core'
import type { Measured } from './report.ts'
import { slowDown, visitor } from './visitor.ts'

const games = 5

/** Whole games of two computers, one after the other in the same page. The first brings along what stays. */
export async function memory(browser: Browser, address: string): Promise<readonly Measured[]> {
  const { page, leave } = await visitor(browser, null)
  const devtools = await slowDown(page, { line: null, processor: 1 })
  await page.goto(`${address}/?seed=memory`)
  const used: number[] = []
  for (let i = 0; i < games; i++) {
    await page.getByRole('button', { name: /^Watch A game/ }).click()
    await page.locator('.over-score').waitFor({ timeout: 600_000 })
    await page.locator('dialog[data-takes="now"]').getByRole('button', { name: 'To the start' }).click()
    await page.locator('html[data-takes="now"] .home').waitFor()
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    used.push(usedSize / 1e6)
  }
  await leave()
  const [first = 0] = used
  const last = used.at(-1) ?? 0
  return [
    { what: 'memory of the page after a game', unit: 'MB', demand: null, reached: first },
    {
      what: `after ${games} games, of that after one`,
      unit: '%',
      demand: 115,
      reached: (100 * last) / first,
    },
  ]
}
