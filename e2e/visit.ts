import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { connectTo } from './browsers.ts'
import type { AnyPosition } from './positions.ts'
import { keptAs } from './positions.ts'
import { readFirst } from './watching.ts'

export const desktop = { viewport: { width: 1440, height: 900 } } as const
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** Playwright has no fingers in Firefox. */
export const hasFingers = inject('browserName') === 'chromium'

export interface Visit {
  readonly page: Page
  /** What went wrong in the page: there must be nothing. */
  readonly troubles: readonly string[]
  readonly leave: () => Promise<void>
}

interface Wish {
  readonly screen?: BrowserContextOptions
  readonly theme?: 'system' | 'dark' | 'light' | 'contrast' | 'safe'
  /** The game that this browser has kept. */
  readonly position?: AnyPosition
  readonly search?: string
  /** Whether the page asks again before what may be a mistake. */
  readonly confirm?: 'on' | 'off'
  /** Whether the page lets answers pass by that nobody could have read the question for. */
  readonly unread?: 'on' | 'off'
  /** Whether the panel lists what can be chosen on the table too. */
  readonly list?: 'short' | 'full'
  /** Whether the first click on a card does what can be done with it, or only shows that. Most tests are about what comes of it. */
  readonly act?: 'shown' | 'atOnce'
  readonly size?: 'normal' | 'large'
  readonly motion?: 'full' | 'none'
  readonly moments?: 'full' | 'quiet'
  readonly pace?: 'slow' | 'none'
  readonly sound?: 'on' | 'off'
  /** Whether a beginner is told what happens for the first time. */
  readonly told?: 'all' | 'nothing'
  /** Whether the browser may keep the page for when there is no network. Other tests must meet the network themselves. */
  readonly offline?: 'allow' | 'block'
  /** Whether the font of the page gets through to the browser. */
  readonly font?: 'allow' | 'block'
}

/** A browser that has never been here, but for what is wished. */
async function visitWith(
  browser: Browser,
  address: string,
  {
    screen = desktop,
    theme = 'dark',
    position,
    search = '',
    confirm = 'off',
    unread = 'on',
    list = 'full',
    act = 'atOnce',
    size = 'normal',
    motion = 'none',
    moments = 'full',
    pace = 'none',
    sound = 'off',
    told = 'nothing',
    offline = 'block',
    font = 'allow',
  }: Wish = {},
): Promise<Visit> {
  const { isMobile, ...anywhere } = screen
  const context = await browser.newContext({
    ...anywhere,
    // Firefox cannot show a page as its telephones do.
    ...(isMobile === true && inject('browserName') === 'chromium' && { isMobile }),
    reducedMotion: motion === 'full' ? 'no-preference' : 'reduce',
    serviceWorkers: offline,
  })
  if (font === 'block') await context.route(/[.]woff2$/, route => route.abort())
  const page = await context.newPage()
  // A time limit only ends what hangs, on slow machines too.
  page.setDefaultTimeout(300_000)
  await readFirst(page)
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  const settings = { theme, motion, moments, pace, keys: 'on', confirm, unread, list, act, size, sound }
  const kept = position === undefined ? null : keptAs(position)
  await page.addInitScript(
    left => {
      // Firefox begins with an empty page of no origin, which may store nothing.
      if (origin === 'null' || sessionStorage.getItem('visited') !== null) return
      sessionStorage.setItem('visited', 'yes')
      localStorage.setItem('paydata/settings', JSON.stringify(left.settings))
      localStorage.setItem('paydata/told', JSON.stringify({ wants: left.told }))
      if (left.kept !== null) localStorage.setItem('paydata/game', left.kept)
    },
    { settings, kept, told },
  )
  await page.goto(`${address}${search}`)
  if (position !== undefined) {
    await page.getByRole('button', { name: 'Go on with your game' }).click()
    // Or a card that comes to lie where the button was would be looked at.
    await page.mouse.move(0, 0)
    await page.locator('#decision').waitFor()
    await drawn(page)
  }
  return { page, troubles, leave: () => context.close() }
}

/** Until the page has been drawn: by then what measures itself has done so, and keys are listened to. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** Makes the window another size, and waits until the page is drawn for that. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size)
  await drawn(page)
}

let connected: Promise<Browser> | null = null

/** A visit in the browser that all tests share. */
export async function visit(wish: Wish = {}, address = inject('page')): Promise<Visit> {
  connected ??= connectTo(inject('browserName'), inject('browser'))
  return visitWith(await connected, address, wish)
}

/** From the next page on, there is no clipboard, as on each page that comes over plain http from another machine. */
export async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
}

/** Leaves pages in which nothing went wrong. */
export async function leaveWell(...visits: readonly Visit[]): Promise<void> {
  for (const { troubles, leave } of visits) {
    expect(troubles).toEqual([])
    await leave()
  }
}

/** What is selected in the field that has the focus. */
export const selected = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const field = document.activeElement
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : ''
  })
