import { logLine } from '@paydata/words'
import { languageNames, languages, speechOf, tags, wordsOf } from '@paydata/words/languages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { keptAs } from './positions.ts'
import { desktop, phone, visit } from './visit.ts'

const [, another = expect.fail('there is one language')] = tags
const speech = speechOf(another)
const [shared, table, home, browse, spoken] = await Promise.all([
  speech.page.page(),
  speech.page.table(),
  speech.page.home(),
  speech.page.browse(),
  speech.game(),
])

/** The words of the page that checks shuffles, which the server hands out as they are. */
interface VerifyWords {
  readonly check: string
  readonly marks: Readonly<Record<'right' | 'note', string>>
  readonly secret: string
  readonly seed: string
  readonly own: string
  readonly refused: Readonly<Record<'notReady', string>>
}
async function verifyWordsIn(tag: string): Promise<VerifyWords> {
  const script = await (await fetch(`${server.address}verify/words/${tag}.js`)).text()
  const { words }: { words: VerifyWords } = await import(`data:text/javascript,${encodeURIComponent(script)}`)
  return words
}

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

test('a player who reads another language chooses it in the settings, at once and for every visit', async () => {
  const { page, troubles, leave } = await visit({ search: 'play?format=core' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: languageNames[another] }).click()
  await page.getByRole('dialog', { name: shared.menu.settings }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(another)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: home.start }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: home.start }).click()
  await page.getByRole('button', { name: table.board.turn(0, 'corp') }).waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test.each([
  [another, another, home.first],
  [`${another}-AT`, another, home.first],
  ['eo', 'en', 'Learn in five minutes'],
])('a browser that is set to %s starts in %s', async (locale, language, start) => {
  const { page, leave } = await visit({ screen: { ...desktop, locale } })
  await page.getByRole('button', { name: start }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
  await leave()
})

test('the ice that is encountered is of a kind that is told in the language of the reader', async () => {
  const { page, leave } = await visit({ screen: { ...desktop, locale: another } })
  await page.evaluate(game => localStorage.setItem('paydata/game', game), keptAs('encounter'))
  await page.reload()
  await page.getByRole('button', { name: home.goOn }).click()
  await page
    .locator('.encounter')
    .getByText(['code gate', 'bioroid', 'ap'].map(spoken.kinds.subtype).join(' · '))
    .waitFor()
  await leave()
})

test('before the first turn the words for it in another language are read to their end on a phone', async () => {
  const { page, leave } = await visit({ screen: { ...phone, locale: another } })
  await page.evaluate(game => localStorage.setItem('paydata/game', game), keptAs('mulligan'))
  await page.reload()
  await page.getByRole('button', { name: home.goOn }).click()
  const turn = page.getByRole('button', { name: table.board.turn(0, 'corp') })
  await expect.poll(() => turn.evaluate(button => button.scrollWidth <= button.clientWidth)).toBe(true)
  await leave()
})

test('a reader of another language finds cards by its words of a search', async () => {
  const { page, leave } = await visit({ screen: { ...desktop, locale: another }, search: 'cards' })
  const search = page.getByLabel(browse.search, { exact: true })
  const found = async (words: string) => {
    await search.clear()
    await search.pressSequentially(words)
  }
  const cards = page.locator('.browse-card')
  const { fields, joins } = (await speech.search()).query
  const field = (means: string) => Object.entries(fields).find(([, each]) => each === means)?.[0] ?? means
  const { type, subtype } = spoken.kinds
  const byType = (of: string) => `${field('type')}:${type(of)}`
  await found(`${byType('event')} ${joins.or} ${byType('operation')} ${field('title')}:"hedge fund"`)
  await cards.first().getByText('Account Siphon').waitFor()
  await found(
    `${field('side')}:${shared.sides.corp} ${subtype('barrier')} ${field('strength')}:3 ${field('cost')}:3`,
  )
  await cards.filter({ hasText: 'Wall of Static' }).waitFor()
  await leave()
})

const filesLoaded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

test('a player who reads English loads no other language', async () => {
  const { page, leave } = await visit({ search: 'play?format=core' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-question]').waitFor()
  const files = await filesLoaded(page)
  const loaded = tags.filter(tag => files.some(file => file.includes(languages[tag].folder)))
  expect(loaded).toEqual(['en'])
  await leave()
})

/** The Corp keeps its hand, as everybody sees it. */
const kept = {
  what: 'kept',
  by: 'corp',
  kind: null,
  card: null,
  amount: 0,
  server: null,
  protects: false,
  host: null,
  cause: { card: null, path: null },
} as const

test('two players read one game each in their own language, and check its shuffles in it', async () => {
  const [ada, bob] = await Promise.all([visit({}, server.address), visit({}, server.address)])
  await openGame(ada.page, server.address, 'Ada', 'In two languages')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  await bob.page.getByRole('button', { name: 'Settings' }).click()
  await bob.page.getByRole('radio', { name: languageNames[another] }).click()
  await bob.page.keyboard.press('Escape')
  await ada.page.locator('#decision').getByRole('button', { name: /^Keep/ }).click()
  await ada.page.getByRole('log').getByText('You keep your starting hand').waitFor()
  await bob.page
    .getByRole('log')
    .getByText(logLine(kept, 'runner', await wordsOf(another)) ?? '')
    .waitFor()

  const game = new URL(ada.page.url()).pathname.split('/').at(-1)
  await bob.page.goto(`${server.address}verify?game=${game}`)
  const lines = (page: Page) => expect.poll(() => page.locator('#checks li').allTextContents())
  const words = await verifyWordsIn(another)
  await lines(bob.page).toEqual([`${words.marks.note} ${words.refused.notReady}`])
  await ada.page.getByRole('button', { name: 'Concede' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await ada.page.getByRole('dialog', { name: 'You lose' }).waitFor()
  await bob.page.getByRole('button', { name: words.check }).click()
  await lines(bob.page).toEqual([
    `${words.marks.right} ${words.secret}`,
    `${words.marks.right} ${words.seed}`,
    `${words.marks.right} ${words.own}`,
  ])
  await ada.page.goto(`${server.address}verify?game=${game}`)
  await lines(ada.page).toEqual([
    '✓ Yes: the secret of the server is what it was bound to.',
    '✓ Yes: the seed is made of the parts of the server and of both players.',
    '✓ Yes: your own part is among them, as your browser gave it.',
  ])
  expect(await violations(ada.page)).toEqual([])
  expect(await bob.page.locator('html').getAttribute('lang')).toBe(another)
  await Promise.all([ada.leave(), bob.leave()])
})
