import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { PositionName } from './positions.ts'
import { positions } from './positions.ts'
import { recordedGame } from './recorded.ts'
import { desktop, phone, visit } from './visit.ts'

// Takes the pictures of the page that are looked at: npm run screenshots
const folder = process.env.SCREENSHOTS ?? fileURLToPath(new URL('./dist/screenshots', import.meta.url))
mkdirSync(folder, { recursive: true })
const names = Object.keys(positions) as PositionName[]

const screens = [
  ['desktop', desktop],
  ['small-desk', { viewport: { width: 1280, height: 720 } }],
  ['large-desk', { viewport: { width: 2560, height: 1440 } }],
  ['tablet', { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }],
  ['lying-tablet', { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true }],
  ['phone', phone],
  ['small-phone', { ...phone, viewport: { width: 360, height: 740 } }],
] as const

test.each(screens)('the start page on a %s', async (name, screen) => {
  const { page, leave } = await visit({ screen })
  await page.locator('.small-board').waitFor()
  await page.screenshot({ path: join(folder, `home-${name}.png`), fullPage: true })
  await page.goto(new URL('play', page.url()).href)
  await page.locator('.deck').first().waitFor()
  await page.screenshot({ path: join(folder, `play-${name}.png`) })
  await leave()
})

test.each(screens.flatMap(([name, screen]) => names.map(position => ({ name, screen, position }))))(
  '$position on a $name',
  async ({ name, screen, position }) => {
    const { page, leave, troubles } = await visit({ screen, position, list: 'short' })
    await page.screenshot({ path: join(folder, `${position}-${name}.png`) })
    expect(troubles).toEqual([])
    await leave()
  },
)

test.each(['light', 'contrast'] as const)('an encounter in the colours %s', async theme => {
  const { page, leave } = await visit({ position: 'encounter', theme })
  await page.screenshot({ path: join(folder, `encounter-${theme}.png`) })
  await leave()
})

test.each(screens)('the cards on a %s', async (name, screen) => {
  const { page, leave } = await visit({ screen, search: 'cards/account_siphon' })
  await page.locator('.card-page').waitFor()
  await page.screenshot({ path: join(folder, `cards-${name}.png`) })
  await leave()
})

test.each(screens)('the decks on a %s', async (name, screen) => {
  const { page, leave } = await visit({ screen, search: 'decks' })
  await page.screenshot({ path: join(folder, `decks-none-${name}.png`) })
  await page.getByRole('button', { name: 'Copy Haas-Bioroid: Engineering the Future' }).click()
  await page.locator('.pool-row').first().waitFor()
  await page.screenshot({ path: join(folder, `builder-${name}.png`) })
  await page.goto(new URL('/decks', page.url()).href)
  await page.locator('.deck-tile').waitFor()
  await page.screenshot({ path: join(folder, `decks-${name}.png`) })
  await leave()
})

test.each(screens)('a replay on a %s', async (name, screen) => {
  const { page, leave } = await visit({ screen, search: 'replay' })
  await page.screenshot({ path: join(folder, `replays-${name}.png`) })
  const buffer = Buffer.from(JSON.stringify(recordedGame('picture')))
  const file = { name: 'game.json', mimeType: 'application/json', buffer }
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByLabel('Moment').fill('60')
  await page.getByText('Answer 60 of').waitFor()
  await page.screenshot({ path: join(folder, `replay-${name}.png`) })
  await leave()
})

test('the settings', async () => {
  const { page, leave } = await visit({ position: 'corp-action' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.screenshot({ path: join(folder, 'settings-desktop.png') })
  await leave()
})

test.each([
  ['encounter', desktop],
  ['phone', phone],
] as const)('the picture %s of the README', async (name, screen) => {
  const { page, leave } = await visit({ screen, position: 'encounter', list: 'short' })
  const path = fileURLToPath(new URL(`../docs/pictures/${name}.jpg`, import.meta.url))
  await page.screenshot({ path, type: 'jpeg', quality: 82 })
  await leave()
})

test('a card that is looked at', async () => {
  const { page, leave } = await visit({ position: 'corp-action' })
  await page.locator('.table > .hand .spot').nth(2).hover()
  await page.locator('.preview').waitFor()
  await page.screenshot({ path: join(folder, 'preview-desktop.png') })
  await leave()
})
