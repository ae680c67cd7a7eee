import { writeDeck } from '@paydata/decks'
import { moreReadyDecks } from '@paydata/decks/ready'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, introduce, openGame } from './people.ts'
import { resize, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const toDecks = (page: Page) => page.goto(new URL('/decks', page.url()).href)
const tile = (page: Page, name: string) => page.locator('.deck-tile').filter({ hasText: name })
const names = (page: Page) => page.locator('.deck-tile-words strong').allTextContents()

/** Makes a deck of a starter deck, and gives it a name. */
async function copyStarter(page: Page, starter: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Copy ${starter}` }).click()
  await rename(page, name)
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill(name)
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Give yourself a name' }).click()
  const dialog = page.getByRole('dialog', { name: 'What shall others call you?' })
  await dialog.getByRole('button', { name: 'I have a name with a password' }).click()
  await dialog.getByLabel('Your name').fill(name)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

/** Comes back to the window of a page, as a player does who has been in another one. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Whether all figures of the Runner are seen without scrolling. */
const factsInSight = (page: Page) =>
  page
    .locator('.player[data-side="runner"] .player-facts')
    .evaluate(facts => facts.scrollWidth <= facts.clientWidth)

const isKept = (page: Page) => page.getByText(/^Your decks are kept at the server for/).waitFor()

test('decks of a guest who claims a name are in every browser of the player, and merged with those there', async () => {
  const one = await visit({ search: 'decks' }, server.address)
  await one.page.getByText('Your decks are kept in this browser only.').waitFor()
  await copyStarter(one.page, 'Noise: Hacker Extraordinaire', 'Club Noise')
  await toDecks(one.page)
  await one.page.getByRole('button', { name: 'Give yourself a name' }).click()
  await introduce(one.page, 'Ada')
  await isKept(one.page)
  await expect.poll(() => names(one.page)).toEqual(['Club Noise'])
  expect(await violations(one.page)).toEqual([])
  await one.page.goto(`${server.address}lobby`)
  await one.page.getByRole('button', { name: 'You are Ada' }).click()
  await one.page.getByLabel('A password for it').fill('long enough')
  await one.page.getByRole('button', { name: 'Keep this name' }).click()
  await one.page.getByRole('button', { name: 'I have kept it' }).click()
  await one.page.getByText('This name is yours on every device.').waitFor()
  await toDecks(one.page)
  await tile(one.page, 'Club Noise').waitFor()

  // The second browser has a deck of its own before the player signs in there.
  const two = await visit({ search: 'decks' }, server.address)
  await copyStarter(two.page, 'Kate "Mac" McCaffrey: Digital Tinker', 'Train Kate')
  await toDecks(two.page)
  await signIn(two.page, 'Ada', 'long enough')
  await tile(two.page, 'Club Noise').waitFor()
  await isKept(two.page)
  await expect.poll(async () => (await names(two.page)).sort()).toEqual(['Club Noise', 'Train Kate'])
  await comeBack(one.page)
  await tile(one.page, 'Train Kate').waitFor()

  // What one browser changes the other one has when its player comes back to it, also in the builder.
  await tile(two.page, 'Club Noise').getByRole('link').click()
  await tile(one.page, 'Club Noise').getByRole('link').click()
  await rename(one.page, 'Club Noise 2')
  await toDecks(one.page)
  await isKept(one.page)
  await comeBack(two.page)
  await expect
    .poll(() => two.page.getByRole('textbox', { name: 'Name of the deck' }).inputValue())
    .toBe('Club Noise 2')

  // Without a network both go on. Later each has both decks.
  await two.page.context().setOffline(true)
  await rename(two.page, 'Noise on the train')
  await tile(one.page, 'Club Noise 2').getByRole('link').click()
  await rename(one.page, 'Noise at home')
  await toDecks(one.page)
  await isKept(one.page)
  await two.page.context().setOffline(false)
  await two.page.getByText('These decks were changed in another window, too.').waitFor()
  await expect
    .poll(() => two.page.getByRole('textbox', { name: 'Name of the deck' }).inputValue())
    .toBe('Noise on the train (my changes)')
  expect(await violations(two.page)).toEqual([])
  await comeBack(one.page)
  await tile(one.page, 'Noise on the train (my changes)').waitFor()
  await expect.poll(() => names(one.page)).toContain('Noise at home')

  // What is deleted in one browser is taken back in the other.
  await tile(one.page, 'Train Kate').getByRole('button', { name: 'Delete' }).click()
  await isKept(one.page)
  await toDecks(two.page)
  await two.page.getByRole('combobox', { name: 'Show' }).selectOption('deleted')
  await tile(two.page, 'Train Kate').getByRole('button', { name: 'Take it back' }).click()
  await isKept(two.page)
  await comeBack(one.page)
  await tile(one.page, 'Train Kate').waitFor()

  // Signed out, the browser has none of the decks that the player keeps at the server.
  await one.page.goto(`${server.address}lobby`)
  await one.page.getByRole('button', { name: 'You are Ada' }).click()
  await one.page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await one.page.getByRole('button', { name: 'Sign in' }).waitFor()
  await toDecks(one.page)
  await one.page.getByRole('heading', { name: 'You have no decks yet.' }).waitFor()
  await Promise.all([one.leave(), two.leave()])
})

test('a game that was played with a kept deck counts for it, in another browser too, and the opponent sees no name', async () => {
  const [bob, eve] = await Promise.all([
    visit({}, server.address),
    visit({ search: 'decks' }, server.address),
  ])
  await copyStarter(eve.page, 'Noise: Hacker Extraordinaire', 'Secret Noise')
  await openGame(bob.page, server.address, 'Bob', 'Counted game')
  await eve.page.goto(bob.page.url())
  await eve.page.getByRole('button', { name: 'Sit down as Runner' }).click()
  await introduce(eve.page, 'Eve')
  await eve.page.getByRole('radio', { name: /Secret Noise/ }).click()
  await eve.page.getByText(/^Chosen:.*Secret Noise/).waitFor()
  await beReady(bob.page, eve.page)
  await bob.page.getByRole('button', { name: 'Concede' }).click()
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await bob.page.locator('.over-score').waitFor()
  expect(await bob.page.locator('body').textContent()).not.toContain('Secret Noise')
  await toDecks(eve.page)
  const secret = tile(eve.page, 'Secret Noise')
  await secret.getByText('100 % won: 1 of 1 game').waitFor()
  await secret.getByText('played today').waitFor()
  await Promise.all([bob.leave(), eve.leave()])
})

test('an opponent reads the name of a deck once its owner shows it, before the game and in it', async () => {
  const [bob, eve] = await Promise.all([
    visit({}, server.address),
    visit({ search: 'decks' }, server.address),
  ])
  await copyStarter(eve.page, 'Noise: Hacker Extraordinaire', 'Famous Noise')
  await openGame(bob.page, server.address, 'Carl', 'Named game')
  await eve.page.goto(bob.page.url())
  await eve.page.getByRole('button', { name: 'Sit down as Runner' }).click()
  await introduce(eve.page, 'Faye')
  await eve.page.getByRole('radio', { name: /Famous Noise/ }).click()
  await eve.page.getByText(/^Chosen:.*Famous Noise/).waitFor()
  const show = eve.page.getByRole('button', { name: 'Show the deck’s name at the table' })
  await show.click()
  await bob.page.getByText(/^Deck:.*Famous Noise/).waitFor()
  expect(await violations(eve.page)).toEqual([])
  await show.click()
  await bob.page.getByText(/^Deck:.*Famous Noise/).waitFor({ state: 'detached' })
  await show.click()
  await beReady(bob.page, eve.page)
  await bob.page.locator('#decision').waitFor()
  const ofSide = (side: string) => bob.page.locator(`.player[data-side="${side}"]`).getByText(/^Deck:/)
  await ofSide('runner').filter({ hasText: 'Famous Noise' }).waitFor()
  expect(await ofSide('corp').count()).toBe(0)
  expect(await violations(bob.page)).toEqual([])
  await resize(bob.page, { width: 1024, height: 768 })
  await ofSide('runner').waitFor()
  // Nothing that is counted of the player gives way to it.
  await expect.poll(() => factsInSight(bob.page)).toBe(true)
  await resize(bob.page, { width: 390, height: 844 })
  await ofSide('runner').waitFor({ state: 'hidden' })
  await bob.page.getByRole('button', { name: /^Runner, / }).click()
  await bob.page.getByRole('dialog', { name: 'Players' }).getByText('Famous Noise').waitFor()
  await Promise.all([bob.leave(), eve.leave()])
})

test('a deck goes back to a version that the server keeps, and that can be undone', async () => {
  const { page, leave } = await visit({ search: 'decks' }, server.address)
  await page.getByRole('button', { name: 'Give yourself a name' }).click()
  await introduce(page, 'Vera')
  await copyStarter(page, 'Noise: Hacker Extraordinaire', 'First name')
  await toDecks(page)
  await page.getByText(/^Your decks are kept at the server for/).waitFor()
  await tile(page, 'First name').getByRole('link').click()
  await rename(page, 'Second name')
  await page.getByRole('button', { name: 'Versions' }).click()
  const sheet = page.getByRole('dialog', { name: 'Versions' })
  await sheet.getByText('Second name').waitFor()
  await sheet.getByText('as it is now').waitFor()
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('listitem').filter({ hasText: 'First name' }).getByRole('button').click()
  await sheet.waitFor({ state: 'detached' })
  const name = page.getByRole('textbox', { name: 'Name of the deck' })
  await expect.poll(() => name.inputValue()).toBe('First name')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => name.inputValue()).toBe('Second name')
  await leave()
})

test('of ten thousand decks some are drawn at a time, and any is found by its name', async () => {
  const { page, troubles, leave } = await visit({ search: 'decks' }, server.address)
  await page.getByRole('heading', { name: 'You have no decks yet.' }).waitFor()
  await page.evaluate(async () => {
    const base = await new Promise<IDBDatabase>(resolve => {
      const opening = indexedDB.open('paydata-decks')
      opening.onsuccess = () => resolve(opening.result)
    })
    const transaction = base.transaction('decks', 'readwrite')
    for (let nth = 0; nth < 10_000; nth++) {
      const id = `many${`${nth}`.padStart(6, '0')}`
      const identity = 'noise_hacker_extraordinaire'
      const deck = { id, name: `Deck ${nth}`, identity, cards: [['djinn', 3]], format: 'core', changed: nth }
      transaction.objectStore('decks').put({ owner: '', id, deck })
    }
    await new Promise<void>(resolve => {
      transaction.oncomplete = () => resolve()
    })
  })
  await page.reload()
  await page.getByText('60 of 10000 decks are shown.').waitFor()
  await expect.poll(() => page.locator('.deck-tile').count()).toBe(60)
  expect((await names(page))[0]).toBe('Deck 9999')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => page.locator('.deck-tile').count()).toBe(120)
  await page.getByRole('searchbox', { name: 'Find a deck' }).fill('deck 4321')
  await expect.poll(() => names(page)).toEqual(['Deck 4321'])
  // Where a deck is chosen some are offered, and the others found as well.
  await page.goto(`${server.address}play?format=all`)
  const yours = page.getByRole('radiogroup', { name: 'Your deck' })
  await page.getByText('100 of your decks are not legal here').waitFor()
  expect(await yours.getByRole('radio').count()).toBeLessThan(40)
  await page.getByLabel('Find one of your decks').first().fill('deck 4321')
  await page.getByText('1 of your decks is not legal here').waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('decks that are ready for Startup are offered to both players, and the computer picks one', async () => {
  const { page, troubles, leave } = await visit({ search: 'play' }, server.address)
  await page.getByRole('radiogroup', { name: 'Format' }).getByRole('radio', { name: 'Startup' }).click()
  await page.getByRole('radiogroup', { name: 'Your deck' }).getByRole('radio', { name: /Zahya/ }).click()
  const theirs = page.getByRole('radiogroup', { name: 'The computer’s deck' })
  await theirs.getByRole('radio', { name: /Restoring Humanity/ }).waitFor()
  await theirs.getByRole('radio', { name: /Any deck/ }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision').waitFor()
  await page.getByText('Zahya').first().waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('a list of Startup becomes a deck of Startup, which the computer meets with a deck of that format', async () => {
  const { page, troubles, leave } = await visit({ search: 'decks' }, server.address)
  const startup = moreReadyDecks.find(({ side, id }) => side === 'runner' && id.startsWith('startup'))
  if (startup === undefined) throw new Error('no deck of Startup')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('textbox', { name: 'Deck list' }).fill(writeDeck(startup, 'text'))
  await page.getByRole('button', { name: 'Take this deck' }).click()
  await page.getByText('Legal in Startup.').waitFor()

  // A visitor who opens a link to it may play it at once, too.
  await page.getByRole('button', { name: 'Share' }).click()
  const link = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue())
  expect(link.href.length).toBeLessThanOrEqual(400)
  await page.keyboard.press('Escape')
  const other = await visit({ search: `${link.pathname.slice(1)}${link.search}` }, server.address)
  await other.page.getByText('Legal in Startup.').waitFor()
  await other.page.getByRole('button', { name: 'Play it against the computer' }).click()
  await other.page
    .getByRole('dialog')
    .getByRole('radio', { name: /Restoring Humanity/ })
    .click()
  await other.page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click()
  await other.page.locator('#decision').waitFor()
  expect(other.troubles).toEqual([])
  await other.leave()

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const theirs = dialog.getByRole('radiogroup', { name: 'The computer’s deck' })
  await theirs.getByRole('radio', { name: /Restoring Humanity/ }).waitFor()
  // A deck of the Core Set is none of Startup.
  expect(await theirs.getByRole('radio', { name: /Making News/ }).count()).toBe(0)
  await theirs.getByRole('radio', { name: /Any deck/ }).click()
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision').waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('in a room of System Gateway a player has a deck to learn with at once', async () => {
  const { page, leave } = await visit({}, server.address)
  await openGame(page, server.address, 'Tess', 'Lesson', 'System Gateway')
  await page.getByText('This deck is legal.').waitFor()
  const decks = page.getByRole('radiogroup', { name: 'Your deck' })
  const first = decks.getByRole('radio', { name: /to learn with, to 6 points/ })
  await expect.poll(() => first.getAttribute('aria-checked')).toBe('true')
  await expect.poll(() => decks.getByRole('radio').count()).toBe(2)
  await decks.getByRole('radio', { name: /Profit over Principle/ }).click()
  await expect.poll(() => first.getAttribute('aria-checked')).toBe('false')
  await leave()
})
