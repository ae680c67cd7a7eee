import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, claimName, openGame, openOwnSheet, sitDown } from './people.ts'
import type { Visit } from './visit.ts'
import { desktop, leaveWell, phone, resize, visit } from './visit.ts'
import { pressKey } from './watching.ts'

let server: Backend
let mona: Visit
beforeAll(async () => {
  server = await backend()
  const claiming = await visit({}, server.address)
  await claimName(claiming.page, server.address, 'Mona')
  await server.giveRole('moderator', 'Mona')
  // The server was away in between, which a browser notes: the moderator works in a page that has not seen it.
  const state = await claiming.page.context().storageState()
  await claiming.leave()
  mona = await visit({}, server.address)
  await mona.page.context().addCookies(state.cookies)
})
afterAll(() => server.stop())

/** Two people in the waiting room of a game, the first of them with a telephone. */
async function atOneTable(host: string, guest: string, title: string): Promise<readonly [Visit, Visit]> {
  const [first, second] = await Promise.all([
    visit({ screen: phone }, server.address),
    visit({}, server.address),
  ])
  await openGame(first.page, server.address, host, title)
  await sitDown(second.page, first.page.url(), guest)
  return [first, second]
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say something').fill(text)
  await page.getByRole('button', { name: 'Say it' }).click()
}

/** Says something, and waits until it is said: the field is empty again. */
async function say(page: Page, text: string): Promise<void> {
  await write(page, text)
  await expect.poll(() => page.getByLabel('Say something').inputValue()).toBe('')
}

const decided = (page: Page) => page.getByRole('dialog', { name: 'What was decided about you' })
const openAdmin = () => mona.page.goto(`${server.address}admin`)

/** Nothing is wrong with the page on a desk and on a telephone, where nothing is wider than the screen. */
async function isWellEverywhere(page: Page): Promise<void> {
  for (const { viewport } of [phone, desktop]) {
    await resize(page, viewport)
    expect(await violations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
  }
}

test('a line is reported, its writer is muted, reads why and appeals, and the mute is lifted', async () => {
  const [ada, bob] = await atOneTable('Ada', 'Bob', 'Rude words')
  await say(ada.page, 'Are you asleep?')
  await say(ada.page, 'You play like a lamp.')
  await bob.page.locator('.chat-line').getByText('You play like a lamp.').waitFor()
  await bob.page
    .getByRole('button', { name: /^Report what Ada said/ })
    .last()
    .click()
  const report = bob.page.getByRole('dialog', { name: /^Report what Ada said/ })
  await report.getByLabel('What is wrong with it?').fill('That is rude.')
  await report.getByText('13 of 500 characters').waitFor()
  await isWellEverywhere(bob.page)
  await report.getByRole('button', { name: 'Send' }).click()
  await report.getByText('Thank you. Somebody who looks after this server will read it.').waitFor()
  // The button that closes the sheet has the focus.
  await pressKey(bob.page, 'Enter')
  await report.waitFor({ state: 'detached' })

  const { page } = mona
  await openAdmin()
  const reported = page.getByRole('article', { name: 'Something that was said' })
  await reported.getByText('Reported on').waitFor()
  expect(await reported.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/Ada Are you asleep\?$/),
    expect.stringMatching(/^Reported.*Ada You play like a lamp\.$/),
  ])
  await reported.getByText('That is rude.').waitFor()
  await reported.getByText('Reported 1 time, has reported 0 times').waitFor()
  await reported.getByText('Reported 0 times, has reported 1 time').waitFor()
  await isWellEverywhere(page)
  await reported.getByRole('button', { name: /^Settle: reported on .* by Bob$/ }).click()
  const settling = page.getByRole('dialog', { name: 'Settle the report' })
  await settling.getByRole('radio', { name: 'Mute' }).click()
  await settling.getByRole('radio', { name: '3 days' }).click()
  expect(await settling.getByRole('button', { name: 'Do it' }).isDisabled()).toBe(true)
  await settling.getByRole('radio', { name: 'Insults' }).click()
  await isWellEverywhere(page)
  await settling.getByRole('button', { name: 'Do it' }).click()
  await reported.getByText(/^Settled on .* by Mona: Mute$/).waitFor()
  await expect.poll(() => reported.evaluate(each => each === document.activeElement)).toBe(true)
  await page.getByText('Mona took a measure about Ada: Mute (Insults).').waitFor()
  await page.getByRole('radio', { name: 'Settled' }).click()
  await reported.getByText(/^Settled on .* by Mona: Mute$/).waitFor()

  await write(ada.page, 'What did I do?')
  await ada.page.getByText(/^You cannot write in any chat until .*\. The sheet behind your name/).waitFor()
  await ada.page.reload()
  const sheet = decided(ada.page)
  await sheet.getByText(/^No words in chats until /).waitFor()
  await sheet.getByText('Why: Insults').waitFor()
  expect(await sheet.getByText('Mona').count()).toBe(0)
  await isWellEverywhere(ada.page)
  await resize(ada.page, phone.viewport)
  await sheet.getByRole('button', { name: 'I have read it' }).click()
  await sheet.getByRole('button', { name: 'I have read it' }).waitFor({ state: 'detached' })
  await sheet.getByRole('button', { name: 'Say something against it' }).click()
  await sheet.getByLabel('What do you say against it?').fill('He likes lamps.')
  await sheet.getByText('15 of 500 characters').waitFor()
  await isWellEverywhere(ada.page)
  await sheet.getByRole('button', { name: 'Send' }).click()
  await sheet.getByText('Nobody has answered yet.').waitFor()
  await isWellEverywhere(ada.page)
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await sheet.waitFor({ state: 'detached' })
  // It stands behind her name from now on.
  await ada.page.goto(`${server.address}lobby`)
  await openOwnSheet(ada.page, 'Ada')
  await ada.page.getByRole('heading', { name: 'What was decided about you' }).waitFor()
  await ada.page.getByText('He likes lamps.').waitFor()
  await isWellEverywhere(ada.page)

  await openAdmin()
  await page.getByText('He likes lamps.').waitFor()
  await isWellEverywhere(page)
  await page.getByRole('button', { name: 'Lift: Mute (Insults) about Ada' }).click()
  await page.getByText('The measure about Ada is lifted.').waitFor()
  await page.getByText('No appeal waits.').waitFor()
  await page.getByText('Mona lifted a measure about Ada after an appeal: Mute (Insults).').waitFor()

  await ada.page.goto(bob.page.url())
  await decided(ada.page).getByText('It was read. The decision was taken back.').waitFor()
  await decided(ada.page).getByRole('button', { name: 'I have read it' }).click()
  await decided(ada.page).getByRole('button', { name: 'Close' }).last().click()
  await say(ada.page, 'Thank you all.')
  await bob.page.locator('.chat-line').getByText('Thank you all.').waitFor()
  await leaveWell(ada, bob)
})

test('a player who is warned in a game reads it when they have left the table', async () => {
  const [eve, dan] = await atOneTable('Eve', 'Dan', 'Slow play')
  await beReady(eve.page, dan.page)
  const { page } = mona
  await openAdmin()
  await page.getByLabel('Name of the player').fill('Eve')
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByText('No measures so far').waitFor()
  await page.getByRole('button', { name: 'Take a measure' }).click()
  const taking = page.getByRole('dialog', { name: 'A measure about Eve' })
  await taking.getByRole('radio', { name: 'Warning' }).click()
  await taking.getByRole('radio', { name: 'Playing for time' }).click()
  await taking.getByRole('button', { name: 'Do it' }).click()
  await page.getByText('The measure about Eve is taken.').waitFor()
  await page.getByText('Mona took a measure about Eve: Warning (Playing for time).').waitFor()
  await isWellEverywhere(page)

  // What she has not read is known once the page has asked who she is.
  const known = eve.page.waitForResponse(/\/api\/me$/)
  await eve.page.reload()
  await known
  await eve.page.locator('#decision').waitFor()
  expect(await decided(eve.page).count()).toBe(0)
  await eve.page.goto(`${server.address}lobby`)
  await decided(eve.page).getByText('A warning').waitFor()
  await decided(eve.page).getByText('Why: Playing for time').waitFor()
  await isWellEverywhere(eve.page)
  // Whoever puts it off is told again.
  await pressKey(eve.page, 'Escape')
  await decided(eve.page).waitFor({ state: 'detached' })
  await eve.page.reload()
  await decided(eve.page).getByRole('button', { name: 'I have read it' }).click()
  await decided(eve.page).getByRole('button', { name: 'Close' }).last().click()
  await decided(eve.page).waitFor({ state: 'detached' })
  await leaveWell(eve, dan, mona)
})
