import type { Browser } from 'playwright-core'
import type { Measured } from './report.ts'
import { median } from './report.ts'
import { slowDown, visitor } from './visitor.ts'

interface Place {
  readonly path: string
  /** What the visitor presses as soon as it is there; empty if nothing. */
  readonly press: string
  /** What the visitor waits for. */
  readonly seen: string
  /** The seconds that it may take. */
  readonly demand: number
}

const places = {
  start: { path: '', press: '', seen: '.best-first', demand: 3 },
  lobby: { path: 'lobby', press: '', seen: '.lobby-ways .button', demand: 3 },
  table: { path: '', press: '.home-go-on', seen: '#decision[data-question]', demand: 4 },
  // A deck that is new shows the identities to choose from.
  builder: { path: 'decks', press: '.deck-list-empty .button', seen: '.pool-row', demand: 3 },
} as const satisfies Readonly<Record<string, Place>>
type PlaceName = keyof typeof places

/** Milliseconds from the start of the navigation until something is there, counted in the page itself. */
async function until(browser: Browser, address: string, where: PlaceName): Promise<number> {
  const { path, press, seen: wanted } = places[where]
  const { page, leave } = await visitor(browser, where === 'table' ? 'encounter' : null)
  await slowDown(page, { network: true, processor: 4 })
  await page.addInitScript(
    ({ press, seen }) => {
      const look = (): void => {
        if (press !== '') document.querySelector<HTMLElement>(press)?.click()
        if (document.querySelector(seen) === null) return
        Object.assign(window, { seenAt: performance.now() })
        watcher.disconnect()
      }
      const watcher = new MutationObserver(look)
      watcher.observe(document, { subtree: true, childList: true })
    },
    { press, seen: wanted },
  )
  await page.goto(new URL(path, address).href)
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
  for (const where of ['start', 'lobby', 'table', 'builder'] as const) {
    const times: number[] = []
    for (let i = 0; i < runs; i++) times.push(await until(browser, address, where))
    measured.push({
      what: `first visit until usable, 1.6 Mbit/s, 150 ms, 4 × slower: ${where}`,
      unit: 's',
      demand: places[where].demand,
      reached: median(times) / 1000,
    })
  }
  return measured
}
