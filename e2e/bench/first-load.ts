import type { Browser } from 'playwright-core'
import type { Measured } from './report.ts'
import { median } from './report.ts'
import { slowDown, visitor } from './visitor.ts'

/** What somebody waits for. */
const usable = {
  start: '.home-play .start',
  lobby: '.lobby-ways .button',
  table: '#decision[data-question]',
} as const

/** Milliseconds from the start of the navigation until something is there, counted in the page itself. */
async function until(browser: Browser, address: string, where: keyof typeof usable): Promise<number> {
  const { page, leave } = await visitor(browser, where === 'table' ? 'encounter' : null)
  await slowDown(page, { network: true, processor: 4 })
  // As soon as there is a game to go on with, the visitor goes on with it.
  await page.addInitScript(seen => {
    const look = (): void => {
      document.querySelector<HTMLElement>('.home-go-on')?.click()
      if (document.querySelector(seen) === null) return
      Object.assign(window, { seenAt: performance.now() })
      watcher.disconnect()
    }
    const watcher = new MutationObserver(look)
    watcher.observe(document, { subtree: true, childList: true })
  }, usable[where])
  await page.goto(where === 'lobby' ? `${address}/lobby` : address)
  const at = await page.waitForFunction(() => (window as unknown as { seenAt?: number }).seenAt, undefined, {
    timeout: 120_000,
  })
  const seen = Number(await at.jsonValue())
  await leave()
  return seen
}

export async function firstLoads(
  browser: Browser,
  address: string,
  runs: number,
): Promise<readonly Measured[]> {
  const measured: Measured[] = []
  for (const [where, demand] of [
    ['start', 3],
    ['lobby', 3],
    ['table', 4],
  ] as const) {
    const times: number[] = []
    for (let i = 0; i < runs; i++) times.push(await until(browser, address, where))
    measured.push({
      what: `first visit until usable, 1.6 Mbit/s, 150 ms, 4 × slower: ${where}`,
      unit: 's',
      demand,
      reached: median(times) / 1000,
    })
  }
  return measured
}
