import type { Browser, Page } from 'playwright-core'
import { answered, look } from '../e2e/watching.ts'
import type { Measured } from './report.ts'
import { quantile } from './report.ts'
import { slowDown, visitor } from './visitor.ts'

interface Noted {
  /** From a message of the worker to the frame that shows it. */
  readonly painted: number[]
  /** Tasks of more than 50 ms. */
  readonly long: number[]
}

async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { painted: [], long: [] }
    Object.assign(window, { noted })
    const Original = Worker
    class Noting extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', () => {
          const from = performance.now()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => noted.painted.push(performance.now() - from)
            port2.postMessage(null)
          })
        })
      }
    }
    Object.assign(window, { Worker: Noting })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) noted.long.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
}

const notes = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted)

async function decide(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const seen = await look(page)
    if (seen.isOver) return
    if (seen.canPick && !seen.hasAnswer) {
      await page.keyboard.press(`${seen.picked + 1}`)
      continue
    }
    await page.keyboard.press(seen.digits > 0 && !seen.canPick && !seen.hasAnswer ? '1' : 'Space')
    await answered(page, seen.question)
  }
}

async function game(browser: Browser, address: string, processor: number, motion: 'full' | 'none') {
  const { page, leave } = await visitor(browser, null, motion)
  await note(page)
  await page.goto(`${address}/?seed=bench`)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-question]').waitFor({ timeout: 60_000 })
  await slowDown(page, { network: false, processor })
  await page.evaluate(() => {
    const { noted } = window as unknown as { noted: Noted }
    noted.painted.length = 0
    noted.long.length = 0
  })
  await decide(page, 60)
  const found = await notes(page)
  await leave()
  return found
}

/** A game played on a slow machine, and one in which everything moves. */
export async function playing(browser: Browser, address: string): Promise<readonly Measured[]> {
  const slow = await game(browser, address, 6, 'none')
  const moving = await game(browser, address, 1, 'full')
  return [
    {
      what: 'decision arriving → painted, 6 × slower, 95 % within',
      unit: 'ms',
      demand: 50,
      reached: quantile(slow.painted, 0.95),
    },
    { what: 'the same, half within', unit: 'ms', demand: null, reached: quantile(slow.painted, 0.5) },
    { what: 'longest task while cards move', unit: 'ms', demand: 50, reached: Math.max(0, ...moving.long) },
  ]
}
