import type { Browser, Page } from 'playwright-core'
import type { AnyPosition } from '../positions.ts'
import { keptAs } from '../positions.ts'

interface Visitor {
  readonly page: Page
  readonly leave: () => Promise<void>
}

/** Somebody with an empty cache, and maybe a game that was left. */
export async function visitor(
  browser: Browser,
  kept: AnyPosition | null,
  motion: 'full' | 'none' = 'none',
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  // Nobody waits for what somebody who reads could not have seen yet.
  const settings = { motion, pace: 'none', keys: 'on', sound: 'off', confirm: 'off', unread: 'off' }
  await page.addInitScript(
    left => {
      if (sessionStorage.getItem('visited') !== null) return
      sessionStorage.setItem('visited', 'yes')
      localStorage.setItem('paydata/settings', JSON.stringify(left.settings))
      if (left.game !== null) localStorage.setItem('paydata/game', left.game)
    },
    { settings, game: kept === null ? null : keptAs(kept) },
  )
  return { page, leave: () => context.close() }
}

interface Line {
  readonly latency: number
  readonly megabits: number
}
export const slowLine: Line = { latency: 150, megabits: 1.6 }
export const usualLine: Line = { latency: 40, megabits: 10 }

/** A line, or null for that of this machine, and a processor so many times slower. */
export async function slowDown(page: Page, { line, processor }: { line: Line | null; processor: number }) {
  const devtools = await page.context().newCDPSession(page)
  if (line !== null) {
    const throughput = (line.megabits * 1024 * 1024) / 8
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput / 2,
    })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor })
  return devtools
}
