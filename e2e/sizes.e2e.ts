import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { bytesOf, loaded } from './loaded.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { visit } from './visit.ts'

// What comes over the line from the server that people have, packed as it packs, and nothing of it left out.
let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

test('the start page is at most 100 kB of JavaScript and styles', async () => {
  const { page, leave } = await visit({}, server.address)
  await page.locator('.deck').first().waitFor()
  const files = await loaded(page)
  expect(files.length).toBeGreaterThan(3)
  expect(bytesOf(files)).toBeLessThanOrEqual(100_000)
  await leave()
})

// The aim is 100 kB. The choice of a format and of an edition of the rules, with their names, came on top (1.6 kB).
test('the lobby is at most 102 kB', async () => {
  const { page, leave } = await visit({ search: 'lobby' }, server.address)
  await page.getByText('No game is open just now.').waitFor()
  const files = await loaded(page)
  expect(files.some(({ file }) => file.includes('lobby-'))).toBe(true)
  expect(bytesOf(files)).toBeLessThanOrEqual(102_000)
  await leave()
})

test('the builder of decks brings at most 60 kB beside the cards and their browser', async () => {
  const browser = await visit({ search: 'cards' }, server.address)
  await browser.page.locator('.browse-card').first().waitFor()
  const known = new Set((await loaded(browser.page)).map(({ file }) => file))
  await browser.leave()
  const { page, leave } = await visit({ search: 'decks' }, server.address)
  await page.getByRole('button', { name: 'New deck' }).first().click()
  await page.locator('.pool-row').first().waitFor()
  const own = (await loaded(page)).filter(({ file }) => !known.has(file))
  expect(own.some(({ file }) => file.includes('decks-screen-'))).toBe(true)
  expect(bytesOf(own)).toBeLessThanOrEqual(60_000)
  await leave()
})

// The aim is 200 kB for the Core Set. The words of two languages stand apart from what makes sentences of them, which packs less well
// (5 kB more), the board of all screens with its pictures came on top (6 kB), and so did the words of all 225 cards of Startup (7 kB)
// and the choice of a format and an edition (2 kB). The words of the first editions, and what another edition would offer, came
// later (1 kB), as words that no table needs left it (0.8 kB), and then what an own deck can still hold (0.2 kB), sentences that tell
// two things apart (0.1 kB), what ice costs to break, which cards of the other hand were seen, and words of older cards (0.4 kB), and
// last the order to trash cards first and what keys need on a phone (0.2 kB, though the row of cards to access comes late). To
// part the decks of the start page from the pictures of cards took 3 kB off; two thirds of the rest are React, sockets, and words.
// A player who comes through the lobby loads its games, the form of a new one, and the decks to choose from besides (8.5 kB), the
// waiting room (4.5 kB), and what a table does without: the words of all these, the question for a name (2.5 kB), and older
// editions in the lists of games (0.4 kB).
// A table of Startup has the same words, and 10 kB of cards more than one of the Core Set; the aim for it is 225 kB. All cards there
// are add the 6 kB of the Core Set to it.
const lobbyAndDecks = 16_000
/** The decks that are ready for Startup, with their pictures. */
const moreDecks = 2_300

test.each([
  ['the Core Set', 'Core Set', 218_700, lobbyAndDecks],
  ['the cards of Startup', 'Startup', 229_700, lobbyAndDecks + moreDecks],
  ['all cards', 'All cards', 236_300, lobbyAndDecks],
] as const)(
  'a table of people with %s is small enough, also for a player who came to it through the lobby',
  async (_, format, most, lobby) => {
    const [ada, bob] = await Promise.all([visit({}, server.address), visit({}, server.address)])
    await openGame(ada.page, server.address, 'Ada', 'Small table', format)
    await sitDown(bob.page, ada.page.url(), 'Bob')
    await beReady(ada.page, bob.page)
    const throughLobby = await loaded(ada.page)
    expect(throughLobby.some(({ file }) => file.includes('lobby-'))).toBe(true)
    await bob.page.reload()
    await bob.page.locator('#decision').waitFor()
    const files = await loaded(bob.page)
    expect(files.some(({ file }) => file.includes('online-table-'))).toBe(true)
    expect(bytesOf(files)).toBeLessThanOrEqual(most)
    expect(bytesOf(throughLobby)).toBeLessThanOrEqual(most + lobby)
    await Promise.all([ada.leave(), bob.leave()])
  },
)
