import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages, tags } from '@paydata/words/languages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { bytesOf, loaded } from './loaded.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { visit } from './visit.ts'

// What comes over the line from the server that people have, packed as it packs, and nothing of it left out. `npm run sizes` prints
// what is measured here beside its budget.
const web = (file: string): string => fileURLToPath(new URL(`../apps/web/${file}`, import.meta.url))
const budgets: Readonly<Record<string, number>> = JSON.parse(readFileSync(web('budgets.json'), 'utf8'))

let server: Backend
const measured: Record<string, { readonly kB: number; readonly files: number }> = {}
beforeAll(async () => {
  server = await backend()
})
afterAll(async () => {
  writeFileSync(web('dist/sizes.json'), JSON.stringify(measured))
  await server.stop()
})

function hold(name: string, files: Parameters<typeof bytesOf>[0]): void {
  const kB = Math.round(bytesOf(files) / 100) / 10
  // Of what is measured in each language the largest counts.
  if (kB > (measured[name]?.kB ?? 0)) measured[name] = { kB, files: files.length }
  expect(kB, name).toBeGreaterThan(1)
  expect(kB, `${name}, in kB`).toBeLessThanOrEqual(budgets[name] ?? 0)
}

const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click()

test.each([
  ['start and what lives', '', '.small-board', null],
  ['choices for a game', 'play', '.deck', null],
  ['lobby and its games', 'lobby', 'div.lobby-empty, .games', null],
  ['lessons', 'learn', '.learn-lesson', null],
  ['cards', 'cards', '.browse-card', null],
  ['decks', 'decks', '.pool-row', press('New deck')],
  ['replays', 'replay', '.drop', null],
] as const)('%s stays within its budget', async (name, search, sees, go) => {
  const { page, leave } = await visit({ search }, server.address)
  await go?.(page)
  await page.locator(sees).first().waitFor()
  hold(name, (await loaded(page)).page)
  await leave()
})

test.each([
  ['start', '', '.best-first'],
  ['lobby', 'lobby', '.lobby-filter'],
] as const)('%s stays within its budget until the page has nothing to do', async (name, at, sees) => {
  const { page, leave } = await visit({ search: 'rules' }, server.address)
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(`${server.address}${at}`)
  await page.locator(sees).waitFor()
  hold(name, (await loaded(page)).page)
  await leave()
})

test('a table of the computer, the worker of its game, and the rules in it stay within their budgets', async () => {
  const { page, leave } = await visit({ search: 'play?format=core' }, server.address)
  await press('Start the game')(page)
  await page.locator('#decision[data-question]').waitFor()
  const files = await loaded(page)
  hold('table of the computer', files.page)
  hold('worker of a game', files.workers)
  hold(
    'kernel with views',
    files.workers.filter(({ file }) => file.includes('/worker-kernel-')),
  )
  await leave()
})

test('all that only workers run stays within its budget together: games, computers that think ahead, replays', () => {
  const assets = web('dist/page/assets')
  const files = readdirSync(assets).filter(name => /^worker-.*[.]js[.]br$/.test(name))
  expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/^worker-kernel-/)]))
  hold(
    'workers together',
    files.map(file => ({ file, bytes: statSync(`${assets}/${file}`).size })),
  )
})

test('a table of people with all cards stays within its budget, also for who comes to it by a link', async () => {
  const [ada, bob] = await Promise.all([visit({}, server.address), visit({}, server.address)])
  await openGame(ada.page, server.address, 'Ada', 'Small table', 'All cards')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  await bob.page.reload()
  await bob.page.locator('#decision').waitFor()
  hold('table of people', (await loaded(bob.page)).page)
  await Promise.all([ada.leave(), bob.leave()])
})

/** A language that was begun may take words of a game from another. */
const isWordsOfGame = ({ file }: { readonly file: string }): boolean =>
  tags.some(tag => file.includes(`/${languages[tag].folder}-`))

test.each(tags)(
  'the rules in a language, and the words of a game in it, stay within their budgets (%s)',
  async language => {
    const { page, leave } = await visit({ search: 'rules' }, server.address)
    await page.getByRole('heading').first().waitFor()
    await page.evaluate(code => {
      const settings = JSON.parse(localStorage.getItem('paydata/settings') ?? '{}')
      localStorage.setItem('paydata/settings', JSON.stringify({ ...settings, language: code }))
    }, language)
    await page.reload()
    await page.locator(`html[lang=${language}]`).waitFor()
    await page.getByRole('heading').first().waitFor()
    const { page: files } = await loaded(page)
    hold('words of a game', files.filter(isWordsOfGame))
    hold('rules', files)
    await leave()
  },
)
