import type { Browser, Page } from 'playwright-core'
import type { Measured } from './report.ts'
import { median } from './report.ts'
import { slowDown, slowLine, usualLine, visitor } from './visitor.ts'

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
  await slowDown(page, { line: slowLine, processor: 4 })
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

const paints = (): number | undefined => performance.getEntriesByName('first-contentful-paint')[0]?.startTime

/** Milliseconds from a press until something is there, counted in the page. */
const untilSeen = (page: Page, press: string, seen: string): Promise<number> =>
  page.evaluate(
    wanted =>
      new Promise<number>(resolve => {
        const began = performance.now()
        const watcher = new MutationObserver(() => {
          if (document.querySelector(wanted.seen) === null) return
          watcher.disconnect()
          resolve(performance.now() - began)
        })
        watcher.observe(document, { subtree: true, childList: true, attributes: true })
        document.querySelector<HTMLElement>(wanted.press)?.click()
      }),
    { press, seen },
  )

/** When somebody sees anything of the start page, and how long after a click the first decision of a game is there. */
async function firstGame(browser: Browser, address: string) {
  const { page, leave } = await visitor(browser, null)
  await slowDown(page, { line: usualLine, processor: 6 })
  await page.goto(address)
  await page.locator(places.start.seen).waitFor()
  const painted = (await page.evaluate(paints)) ?? 0
  const decision = await untilSeen(page, places.start.seen, '#decision[data-question]')
  await leave()
  return { painted, decision }
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
  const games = []
  for (let i = 0; i < runs; i++) games.push(await firstGame(browser, address))
  const seconds = (times: readonly number[]): number => median(times) / 1000
  return [
    ...measured,
    {
      what: 'first paint of the start page, 10 Mbit/s, 6 × slower',
      unit: 's',
      demand: 1,
      reached: seconds(games.map(({ painted }) => painted)),
    },
    {
      what: 'first decision of a game after the click, the same',
      unit: 's',
      demand: 2.5,
      reached: seconds(games.map(({ decision }) => decision)),
    },
  ]
}
