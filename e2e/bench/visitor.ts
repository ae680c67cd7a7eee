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
  const settings = { motion, pace: 'none', keys: 'on', sound: 'off', confirm: 'off' }
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

/** 1.6 Mbit/s with 150 ms, and a processor so many times slower. */
export async function slowDown(page: Page, { network, processor }: { network: boolean; processor: number }) {
  const devtools = await page.context().newCDPSession(page)
  if (network) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    })
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor })
  return devtools
}
