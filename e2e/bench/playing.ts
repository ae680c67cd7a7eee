import { diceOf } from '@paydata/bots'
import { chessMoves } from '@paydata/lab/yardstick'
import type { Browser, Page } from 'playwright-core'
import { look } from '../watching.ts'
import { countRenders } from './renders.ts'
import type { Measured } from './report.ts'
import { median, quantile } from './report.ts'
import { traced, workBetween } from './trace.ts'
import { visitor } from './visitor.ts'

/** Marks when something comes from the worker, and when the frame that shows it is done. */
async function mark(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Original = Worker
    class Noting extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', ({ data }) => {
          if (data.from !== 'table') return
          performance.mark('arrived')
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => performance.mark('painted')
            port2.postMessage(null)
          })
        })
      }
    }
    Object.assign(window, { Worker: Noting })
  })
}

/** An answer to what nobody could have seen yet is let pass by: a hand waits until the page says that it takes one. */
const takes = '#decision[data-question][data-takes="now"]'

/** Milliseconds after which a decision that was not taken never will be, on busy machines too. */
const patience = 30_000

/**
 * Until another question is there, painted and can be answered, and the page is at rest, without asking it again and
 * again, which would be measured as well. Nobody answers what they cannot see yet, or in the very next frame: the work of one decision would be
 * counted with another. Tells whether it came.
 */
const answered = (page: Page, question: number | null): Promise<boolean> =>
  page.evaluate(
    ({ before, takes, patience }) =>
      new Promise<boolean>(resolve => {
        const see = (): void => {
          const number = document.querySelector<HTMLElement>(takes)?.dataset.question
          const isNext = number !== undefined && Number(number) !== before
          if (!isNext && document.querySelector('.over-score') === null) return
          // While a moment plays, Space ends it and answers nothing.
          if (document.querySelector('.stage:not(:empty)') !== null) return
          watcher.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(true))))
        }
        const watcher = new MutationObserver(see)
        watcher.observe(document.body, {
          subtree: true,
          childList: true,
          attributeFilter: ['data-question', 'data-takes'],
        })
        setTimeout(() => resolve(false), patience)
        see()
      }),
    { before: question, takes, patience },
  )

/** Takes actions by chance and passes where it can: runs, new cards and whole turns of the computer come as they come. */
async function decide(page: Page, seed: string, times: number): Promise<void> {
  const dice = diceOf(seed)
  for (let i = 0; i < times; i++) {
    const seen = await look(page)
    if (seen.isOver) return
    if (seen.canPick && !seen.hasAnswer) {
      await page.keyboard.press(`${seen.picked + 1}`)
      continue
    }
    // A digit that is not shown lists all that could be chosen on the table.
    if (seen.digits === 0 && !seen.hasAnswer) {
      await page.keyboard.press('1')
      continue
    }
    const isChoice = seen.digits > 0 && !seen.canPick && !seen.hasAnswer
    await page.keyboard.press(isChoice ? `${1 + dice(Math.min(9, seen.digits))}` : 'Space')
    if (!(await answered(page, seen.question)))
      throw new Error(`stuck at decision ${i + 1} of the game "${seed}", question ${seen.question}`)
  }
}

/** What a game makes of its decisions, from the first on that can be answered. */
async function game<Result>(
  browser: Browser,
  address: string,
  { seed, motion }: { readonly seed: string; readonly motion: 'full' | 'none' },
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { page, leave } = await visitor(browser, null, motion)
  await mark(page)
  await page.goto(`${address}/play?format=core&seed=${seed}`)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator(takes).waitFor({ timeout: 60_000 })
  const measured = await measure(page)
  await leave()
  return measured
}

const work = (browser: Browser, address: string, seed: string, motion: 'full' | 'none') =>
  game(browser, address, { seed, motion }, async page =>
    workBetween(await traced(browser, () => decide(page, seed, decisions)), 'arrived', 'painted'),
  )

/** Components that are drawn for a decision: it is counted apart, as counting takes time. */
const renders = (browser: Browser, address: string): Promise<number> =>
  game(browser, address, { seed: seeds[0], motion: 'none' }, async page => {
    const count = await countRenders(page)
    await decide(page, seeds[0], decisions)
    return (await count()) / decisions
  })

const slower = 6

/** Of the decisions of one game, the slowest few would say alone how long 95 % take. */
const seeds = ['bench', 'bench-2', 'bench-3'] as const
const decisions = 60

/** Chess moves a second of the machine that the demands are for. */
const usual = 170_000

/** Some games, and one in which everything moves: what the page's own thread has to do for each decision. */
export async function playing(browser: Browser, address: string): Promise<readonly Measured[]> {
  const still: number[] = []
  const moves = [chessMoves(1000)]
  for (const seed of seeds) {
    still.push(...(await work(browser, address, seed, 'none')).each)
    moves.push(chessMoves(1000))
  }
  const moving = await work(browser, address, seeds[0], 'full')
  const most = quantile(still, 0.95) * slower
  const yardstick = median(moves)
  return [
    {
      what: 'decision arriving → painted, 6 × slower, 95 % within',
      unit: 'ms',
      demand: 50,
      reached: most,
    },
    {
      what: 'the same, half within',
      unit: 'ms',
      demand: null,
      reached: quantile(still, 0.5) * slower,
    },
    { what: 'yardstick: moves/s of random chess (chessops)', unit: '', demand: null, reached: yardstick },
    {
      what: `95 % within, where the yardstick is ${usual}`,
      unit: 'ms',
      demand: null,
      reached: (most * yardstick) / usual,
    },
    {
      what: 'components drawn, a decision',
      unit: '',
      demand: null,
      reached: await renders(browser, address),
    },
    { what: 'longest task while cards move', unit: 'ms', demand: 50, reached: moving.longest },
  ]
}
