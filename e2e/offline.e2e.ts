import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handingOut } from './handing-out.ts'
import { visit } from './visit.ts'

let pages: Awaited<ReturnType<typeof handingOut>>
beforeEach(async () => {
  pages = await handingOut()
})
afterEach(() => pages.stop())

/** The newest build that the browser has, once it has it whole: a script is active when all its files are there. */
const isKept = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated' || waiting !== null || installing !== null) return null
    return (await caches.keys()).at(-1) ?? null
  })

async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await pages.goAway()
}

async function mend(page: Page): Promise<void> {
  await pages.comeBack()
  await page.context().setOffline(false)
}

async function playsAgainstComputer(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Play the computer' }).click()
  await page.getByRole('button', { name: /^Corp/ }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  const decision = page.locator('#decision')
  await decision.getByRole('button', { name: /^Keep/ }).click()
  await decision
    .getByRole('button', { name: /Gain 1/ })
    .first()
    .waitFor()
}

/** What the server hands out becomes another build: its first script has another name. */
function buildAnew(): void {
  const assets = join(pages.folder, 'assets')
  const own = ['index.html', 'offline.js'].map(file => join(pages.folder, file))
  const [, first] =
    /src="\/assets\/([^"]+)"/.exec(readFileSync(join(pages.folder, 'index.html'), 'utf8')) ?? []
  if (first === undefined) expect.fail('the page names no script')
  for (const file of [...own, ...readdirSync(assets).map(each => join(assets, each))]) {
    const text = readFileSync(file, 'utf8')
    if (text.includes(first)) writeFileSync(file, text.replaceAll(first, anew))
  }
  renameSync(join(assets, first), join(assets, anew))
  const script = join(pages.folder, 'offline.js')
  writeFileSync(script, readFileSync(script, 'utf8').replace(/"digest":"\w+"/, '"digest":"another"'))
}

const anew = 'start-of-another-build.js'

const script = (page: Page): Promise<string | null> =>
  page.locator('script[type="module"][src]').first().getAttribute('src')

test('a page that was there begins without a network, and a game against the computer is played', async () => {
  const { page, leave } = await visit({ offline: 'allow' }, pages.address)
  await expect.poll(() => isKept(page)).toMatch(/^paydata /)
  await cut(page)
  await page.reload()
  // Each of these letters is in another file of the font.
  const loaded = await page.evaluate(() => document.fonts.load('1rem "Paydata Inter"', 'aāạ'))
  expect(loaded).toHaveLength(3)
  await playsAgainstComputer(page)
  await page.goto(`${pages.address}cards/hedge_fund`)
  await page.getByRole('article', { name: 'Hedge Fund' }).waitFor()
  await page.goto(`${pages.address}lobby`)
  await page.locator('main, .screen').first().waitFor()
  await page.goto(pages.address)
  expect(await page.getByRole('button', { name: 'Play somebody' }).isDisabled()).toBe(true)
  await page.goto(`${pages.address}learn/steal`)
  await page.getByText('A facedown card lies in a server. Run on it.').waitFor()
  await leave()
})

test('a server with a new build gets no old page, and the new build takes the place of the old one', async () => {
  const { page, leave } = await visit({ offline: 'allow' }, pages.address)
  await expect.poll(() => isKept(page)).toMatch(/^paydata /)
  const before = await script(page)
  await cut(page)
  await page.reload()
  expect(await script(page)).toBe(before)
  await page.locator('.best-first').waitFor()
  buildAnew()
  // The page that began without a network meets the new server, and loads again.
  await mend(page)
  await expect.poll(() => script(page)).toBe(`/assets/${anew}`)
  await expect.poll(() => isKept(page)).toBe('paydata another')
  await cut(page)
  await page.reload()
  expect(await script(page)).toBe(`/assets/${anew}`)
  await playsAgainstComputer(page)
  await leave()
})

const isIcon = (value: unknown): value is { readonly src: string; readonly sizes: string } =>
  typeof value === 'object' && value !== null && 'src' in value && 'sizes' in value

const iconsIn = (manifest: unknown) =>
  typeof manifest === 'object' && manifest !== null && 'icons' in manifest && Array.isArray(manifest.icons)
    ? manifest.icons.filter(isIcon)
    : []

test('the page can be installed: its manifest names icons of its own that are there', async () => {
  const { page, leave } = await visit({}, pages.address)
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const answered = await page.request.get(new URL(href, pages.address).href)
  const manifest: unknown = await answered.json()
  expect(manifest).toMatchObject({ name: 'Paydata', start_url: '/', display: 'standalone' })
  const sizes = await page.evaluate(
    icons =>
      Promise.all(
        icons.map(async icon => {
          const image = new Image()
          image.src = icon.src
          await image.decode()
          return icon.sizes === 'any' || icon.sizes === `${image.naturalWidth}x${image.naturalHeight}`
        }),
      ),
    iconsIn(manifest),
  )
  expect(sizes).toEqual([true, true, true, true])
  await leave()
})
