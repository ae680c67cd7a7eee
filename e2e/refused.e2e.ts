import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { introduce } from './people.ts'
import type { Visit } from './visit.ts'
import { visit } from './visit.ts'
import { readFirst, takesAnswers } from './watching.ts'

/** The lobby in a browser that refuses cookies. */
async function withoutCookies(): Promise<Visit> {
  const visited = await visit({ search: 'lobby' })
  const { page } = visited
  // What a server says that never gets its cookie back.
  await page.route('**/api/me', route => route.fulfill({ json: { ok: true, me: null } }))
  await page.route('**/api/guest', route =>
    route.fulfill({ json: { ok: true, me: { id: 'a'.repeat(20), name: 'Ada', isGuest: true } } }),
  )
  await page.goto(new URL('/lobby', page.url()).href)
  return visited
}

async function giveNameInVain(page: Page): Promise<void> {
  await introduce(page, 'Ada')
  await page.getByRole('alert').getByText('This browser keeps no cookie').waitFor()
  await page.keyboard.press('Escape')
}

test('a browser that refuses cookies is told so where a name is asked for, and the computer can be played', async () => {
  const { page, leave } = await withoutCookies()
  await page.getByRole('button', { name: /Play a friend/ }).click()
  await giveNameInVain(page)
  await page.goto(new URL('/', page.url()).href)
  await page.locator('.best-first').click()
  await page.locator('#decision').waitFor()
  await leave()
})

test('a browser that refuses cookies keeps what was chosen for a game with a friend, and leads back to the start', async () => {
  const { page, leave } = await withoutCookies()
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  const options = page.getByRole('dialog', { name: 'Play a friend' })
  const corp = options.getByRole('radio', { name: 'Corp', exact: true })
  await corp.click()
  const open = options.getByRole('button', { name: 'Open the game' })
  await open.click()
  await giveNameInVain(page)
  expect(await corp.getAttribute('aria-checked')).toBe('true')
  // The name is asked for again, as often as the player tries.
  await open.click()
  await giveNameInVain(page)
  await page.keyboard.press('Escape')
  await options.waitFor({ state: 'detached' })
  await page.goto(new URL('/', page.url()).href)
  await page.locator('.best-first').click()
  await page.locator('#decision').waitFor()
  await leave()
})

test('a browser that refuses to store anything plays a game, and nothing fails', async () => {
  const { page, leave } = await visit({ search: 'play?format=core' })
  const other = await page.context().newPage()
  other.setDefaultTimeout(300_000)
  await readFirst(other)
  const troubles: string[] = []
  other.on('pageerror', error => troubles.push(error.message))
  await other.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, store, { get: refuse })
  })
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Start the game' }).click()
  const decision = other.locator('#decision')
  const keep = decision.getByRole('button', { name: /^Keep/ })
  await keep.waitFor()
  await takesAnswers(other)
  await keep.click()
  await other.locator('#decision[data-asks="action"]').waitFor()
  for (const address of ['cards/corroder', 'replay', 'lobby', 'rules', 'decks']) {
    await other.goto(new URL(address, page.url()).href)
    await other.locator('h1').first().waitFor()
  }
  await other.getByText('does not let the page store anything').waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('decks of an older release are there where the browser has no store for them now', async () => {
  const { page, leave } = await visit()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await page.evaluate(() => {
    const deck = {
      id: 'old',
      name: 'From long ago',
      identity: 'noise_hacker_extraordinaire',
      cards: [['djinn', 3]],
    }
    localStorage.setItem('paydata/decks', JSON.stringify([deck]))
  })
  await page.goto(new URL('decks', page.url()).href)
  await page.getByRole('link', { name: /From long ago/ }).waitFor()
  await page.getByText('does not let the page store anything').waitFor()
  await leave()
})
