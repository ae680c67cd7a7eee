import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { keptAs } from './positions.ts'
import { desktop, phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

test('a player who reads German chooses it in the settings, at once and for every visit', async () => {
  const { page, troubles, leave } = await visit()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Spiel starten' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Spiel starten' }).click()
  await page.locator('#decision').getByText('Starthand').first().waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test.each([
  ['de-DE', 'de', 'Spiel starten'],
  ['de-AT', 'de', 'Spiel starten'],
  ['fr', 'en', 'Start the game'],
] as const)('a browser that is set to %s starts in %s', async (locale, language, start) => {
  const { page, leave } = await visit({ screen: { ...desktop, locale } })
  await page.getByRole('button', { name: start }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  await leave()
})

test('the ice that is encountered is of a German kind for a German reader', async () => {
  const { page, leave } = await visit({ screen: { ...desktop, locale: 'de-DE' } })
  await page.evaluate(game => localStorage.setItem('paydata/game', game), keptAs('encounter'))
  await page.reload()
  await page.getByRole('button', { name: 'Dein Spiel fortsetzen' }).click()
  await page.locator('.encounter').getByText('Code-Gate · Bioroid · AP').waitFor()
  await leave()
})

test('before the first turn the German words for it are read to their end on a phone', async () => {
  const { page, leave } = await visit({ screen: { ...phone, locale: 'de-DE' } })
  await page.evaluate(game => localStorage.setItem('paydata/game', game), keptAs('mulligan'))
  await page.reload()
  await page.getByRole('button', { name: 'Dein Spiel fortsetzen' }).click()
  const turn = page.getByRole('button', { name: 'Vor dem 1. Zug' })
  expect(await turn.evaluate(button => button.scrollWidth <= button.clientWidth)).toBe(true)
  await leave()
})

test('a German reader finds cards by the German words of a search', async () => {
  const { page, leave } = await visit({ screen: { ...desktop, locale: 'de-DE' }, search: 'cards' })
  const search = page.getByLabel('Suche', { exact: true })
  const found = async (words: string) => {
    await search.clear()
    await search.pressSequentially(words)
  }
  const cards = page.locator('.browse-card')
  await found('art:ereignis oder art:operation titel:"hedge fund"')
  await cards.first().getByText('Account Siphon').waitFor()
  await found('seite:konzern Barriere stärke:3 kosten:3')
  await cards.filter({ hasText: 'Wall of Static' }).waitFor()
  await leave()
})

const languagesLoaded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /(?:german|english)/.exec(name)?.[0] ?? '')
      .filter(name => name !== ''),
  )

test('a player who reads English loads no German', async () => {
  const { page, leave } = await visit()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-question]').waitFor()
  const names = await languagesLoaded(page)
  expect(names).toContain('english')
  expect(names).not.toContain('german')
  await leave()
})

test('two players read one game each in their own language, and check its shuffles in it', async () => {
  const [ada, bob] = await Promise.all([visit({}, server.address), visit({}, server.address)])
  await openGame(ada.page, server.address, 'Ada', 'In two languages')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  await bob.page.getByRole('button', { name: 'Settings' }).click()
  await bob.page.getByRole('radio', { name: 'Deutsch' }).click()
  await bob.page.keyboard.press('Escape')
  await ada.page.locator('#decision').getByRole('button', { name: /^Keep/ }).click()
  await ada.page.getByRole('log').getByText('You keep your starting hand').waitFor()
  await bob.page.getByRole('log').getByText('Der Konzern behält seine Starthand').waitFor()

  const game = new URL(ada.page.url()).pathname.split('/').at(-1)
  await bob.page.goto(`${server.address}verify?game=${game}`)
  const lines = (page: Page) => expect.poll(() => page.locator('#checks li').allTextContents())
  await lines(bob.page).toEqual([expect.stringMatching(/^Hinweis: Das Spiel ist nicht zu Ende\./)])
  await ada.page.getByRole('button', { name: 'Concede' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await ada.page.getByRole('dialog', { name: 'You lose' }).waitFor()
  await bob.page.getByRole('button', { name: 'Prüfen' }).click()
  await lines(bob.page).toEqual([
    '✓ Ja: Das Geheimnis des Servers ist das, worauf er festgelegt war.',
    '✓ Ja: Der Startwert entsteht aus den Teilen des Servers und der beiden, die spielten.',
    '✓ Ja: Dein eigener Teil ist dabei, wie ihn dein Browser gegeben hat.',
  ])
  await ada.page.goto(`${server.address}verify?game=${game}`)
  await lines(ada.page).toEqual([
    '✓ Yes: the secret of the server is what it was bound to.',
    '✓ Yes: the seed is made of the parts of the server and of both players.',
    '✓ Yes: your own part is among them, as your browser gave it.',
  ])
  expect(await violations(ada.page)).toEqual([])
  expect(await bob.page.locator('html').getAttribute('lang')).toBe('de')
  await Promise.all([ada.leave(), bob.leave()])
})
