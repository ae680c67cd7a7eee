import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Resolved with the first thing that a program prints which looks like this. */
const printed = (child: ReturnType<typeof started>, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let all = ''
    const read = (data: Buffer) => {
      all += data
      const [, found] = pattern.exec(all) ?? []
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(all)))
  })

const started = (...args: string[]) =>
  spawn('npm', ['start', '--', ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '' },
    shell: process.platform === 'win32',
  })

// Windows has no signal that lets a program end by itself.
test.skipIf(process.platform === 'win32')(
  'npm start serves the page from a server with a database of its own, and ends when it is told to',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'paydata-start-'))
    const child = started('--port', '0', '--data', data)
    const address = await printed(child, /Open (http:\S+) in a browser/)
    const { page, troubles, leave } = await visit({}, address)
    await page.getByRole('heading').first().waitFor()
    expect(troubles).toEqual([])
    await leave()
    let said = ''
    child.stdout.on('data', (data: Buffer) => (said += data))
    // npm itself is gone at once; what it has started holds on to the output until it has ended.
    const closed = new Promise(resolve => child.once('close', resolve))
    child.kill('SIGTERM')
    await closed
    expect(said).toContain('"msg":"closed"')
    rmSync(data, { recursive: true, force: true })
  },
)

test('npm start -- --help tells what can be set', async () => {
  const child = started('--help')
  expect(await printed(child, /npm start -- (.+)/)).toBe('--port 3000 --data ./data')
})

test('a deck is chosen with the arrows, and Tab goes on to what comes after all of them', async () => {
  const { page, troubles, leave } = await visit({ search: 'play?format=core' })
  const decks = page.getByRole('radiogroup', { name: 'Your deck' }).getByRole('radio')
  await decks.first().waitFor()
  const last = (await decks.count()) - 1
  const isChosen = (nth: number): Promise<string | null> => decks.nth(nth).getAttribute('aria-checked')
  await expect.poll(() => isChosen(0)).toBe('true')
  await decks.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => [await isChosen(0), await isChosen(last)]).toEqual(['false', 'true'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => isChosen(1)).toBe('true')
  await expect.poll(() => decks.nth(1).evaluate(deck => deck === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await decks.evaluateAll(all => all.some(deck => deck === document.activeElement))).toBe(false)
  expect(troubles).toEqual([])
  await leave()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'who comes for the first time on a %s can set colours and keys before any game',
  async (_, screen) => {
    const { page, troubles, leave } = await visit({ screen })
    const settings = page.getByRole('button', { name: 'Settings' })
    await settings.click()
    const sheet = page.getByRole('dialog', { name: 'Settings' })
    await sheet.getByRole('radio', { name: 'Light' }).click()
    const theme = () => page.locator('html').getAttribute('data-theme')
    await expect.poll(theme).toBe('light')
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Change the keys' }).click()
    await page.getByRole('dialog').getByText('Take back your last answer').first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await settings.click()
    expect(await sheet.getByRole('radio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true')
    expect(troubles).toEqual([])
    await leave()
  },
)

test('an address at which there is nothing says so, and leads to the start', async () => {
  const { page, leave, troubles } = await visit({ search: 'game/cut-off' })
  await page.getByText('There is nothing at this address.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'To the start' }).click()
  await page.getByRole('button', { name: 'Learn in five minutes' }).waitFor()
  expect(troubles).toEqual([])
  await leave()
})
