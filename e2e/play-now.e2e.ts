import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { leaveWell, phone, visit } from './visit.ts'
import { pressKey } from './watching.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

/** Somebody who has a name, and comes back to the start page. */
async function comeAs(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(async own => {
    await fetch('/api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: own }),
    })
  }, name)
  await page.goto(`${address}lobby`)
  await page.getByRole('button', { name: `You are ${name}` }).waitFor()
  await page.goto(address)
}

const searching = (page: Page) => page.getByRole('region', { name: 'Looking for an opponent' })

async function openSheet(page: Page) {
  await page.getByRole('button', { name: /^Play Somebody/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Play' })
  await sheet.getByText(/^Now: \d+ looking, \d+ playing$/).waitFor()
  await sheet.getByRole('radiogroup', { name: 'Your Runner deck' }).waitFor()
  return sheet
}

async function look(page: Page): Promise<void> {
  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: 'Look for somebody' }).click()
}

/** The server says once that somebody was found, and this page never hears it. */
const loseWhoWasFound = (page: Page): Promise<void> =>
  page.routeWebSocket(/socket[.]io/, socket => {
    const server = socket.connectToServer()
    server.onMessage(message => {
      if (!message.includes('"paired",')) socket.send(message)
    })
  })

const atTable = (page: Page) => page.waitForURL(/\/game\/[a-z0-9]{20}$/)

test('two strangers press Play, on a desk and on a phone, and are at one table', async () => {
  const [ada, bob] = [await visit({}, server.address), await visit({ screen: phone }, server.elsewhere)]
  await comeAs(ada.page, server.address, 'Ada')
  await comeAs(bob.page, server.elsewhere, 'Bob')
  const sheet = await openSheet(ada.page)
  expect(await violations(ada.page)).toEqual([])
  await sheet.getByRole('radio', { name: 'Either' }).focus()
  await sheet.getByRole('button', { name: 'Look for somebody' }).focus()
  await pressKey(ada.page, 'Enter')
  await searching(ada.page).getByText('Looking for 0:').waitFor()
  await searching(ada.page).getByText('Somebody about as strong as you').first().waitFor()
  expect(await violations(ada.page)).toEqual([])

  const bobs = await openSheet(bob.page)
  await bobs.getByRole('button', { name: 'Look for somebody' }).click()
  await Promise.all([atTable(ada.page), atTable(bob.page)])
  expect(new URL(ada.page.url()).pathname).toBe(new URL(bob.page.url()).pathname)
  // Both have their decks and are ready, so the game begins.
  for (const { page } of [ada, bob]) await page.locator('#decision').waitFor()
  expect(await searching(ada.page).count()).toBe(0)
  await leaveWell(ada, bob)
})

test('whoever was not told that somebody was found asks, and comes to the table', async () => {
  const [hal, ivy] = [await visit({}, server.address), await visit({}, server.elsewhere)]
  await loseWhoWasFound(hal.page)
  await comeAs(hal.page, server.address, 'Hal')
  await comeAs(ivy.page, server.elsewhere, 'Ivy')
  await look(hal.page)
  await searching(hal.page).waitFor()
  await look(ivy.page)
  await Promise.all([atTable(hal.page), atTable(ivy.page)])
  expect(new URL(hal.page.url()).pathname).toBe(new URL(ivy.page.url()).pathname)
  await leaveWell(hal, ivy)
})

test('a search goes on while a computer is played, over a reload, and leads to the table when somebody comes', async () => {
  const [eve, fay] = [await visit({}, server.address), await visit({}, server.elsewhere)]
  await comeAs(eve.page, server.address, 'Eve')
  await eve.page.clock.install()
  await look(eve.page)
  await searching(eve.page).waitFor()
  expect(
    await searching(eve.page)
      .getByRole('button', { name: /meanwhile/ })
      .count(),
  ).toBe(0)
  await eve.page.clock.runFor(21_000)
  await searching(eve.page).getByRole('button', { name: 'Play the computer meanwhile' }).click()
  await eve.page.getByRole('button', { name: 'Start the game' }).click()
  await eve.page.locator('#decision').waitFor()
  await searching(eve.page).waitFor()
  await eve.page.reload()
  await searching(eve.page).waitFor()

  await comeAs(fay.page, server.elsewhere, 'Fay')
  await look(fay.page)
  await Promise.all([atTable(eve.page), atTable(fay.page)])
  await fay.page.locator('#decision').waitFor()
  // The game against the computer was kept.
  await eve.page.goto(server.address)
  await eve.page.getByRole('button', { name: /^Go on with your game/ }).waitFor()
  await leaveWell(eve, fay)
})

test('a search that is stopped is gone from the lobby', async () => {
  const [guy, hal] = [await visit({ screen: phone }, server.address), await visit({}, server.elsewhere)]
  await comeAs(guy.page, server.address, 'Guy')
  await hal.page.goto(`${server.elsewhere}lobby`)
  await look(guy.page)
  await searching(guy.page).waitFor()
  const game = hal.page.getByRole('link', { name: /Guy/ })
  await game.waitFor()
  await searching(guy.page).getByRole('button', { name: 'Stop looking' }).click()
  await searching(guy.page).waitFor({ state: 'detached' })
  await game.waitFor({ state: 'detached' })
  await leaveWell(guy, hal)
})

test('a player is challenged on their page, declines with a reason by one tap, and accepts the next time', async () => {
  const [ivy, joe] = [await visit({ screen: phone }, server.address), await visit({}, server.elsewhere)]
  await comeAs(ivy.page, server.address, 'Ivy')
  await comeAs(joe.page, server.elsewhere, 'Joe')
  const joes = await joe.page.evaluate(async () => (await (await fetch('/api/me')).json()).me.id)
  const challenge = async () => {
    await ivy.page.goto(`${server.address}players/${joes}`)
    await ivy.page.getByRole('button', { name: 'Challenge Joe' }).click()
    const sheet = ivy.page.getByRole('dialog', { name: 'Challenge Joe' })
    await sheet.getByRole('radiogroup', { name: 'Your Runner deck' }).waitFor()
    await sheet.getByRole('button', { name: 'Send the challenge' }).click()
    await sheet.waitFor({ state: 'detached' })
  }
  await challenge()
  await joe.page.getByText('Ivy challenges you: Startup, 30 minutes').waitFor()
  expect(await violations(joe.page)).toEqual([])
  await joe.page.getByRole('button', { name: 'Decline, because …' }).click()
  await joe.page.getByRole('button', { name: 'More or less time, please' }).click()
  await ivy.page.getByText('Joe declines: More or less time, please').waitFor()
  expect(await violations(ivy.page)).toEqual([])
  await challenge()
  await joe.page.getByRole('button', { name: 'Accept' }).click()
  await atTable(joe.page)
  await ivy.page.getByRole('link', { name: 'To the table' }).click()
  await atTable(ivy.page)
  expect(new URL(ivy.page.url()).pathname).toBe(new URL(joe.page.url()).pathname)
  await leaveWell(ivy, joe)
})

test('whoever wants to be called hears of a search, and sits down at it', async () => {
  const [kim, lee] = [await visit({}, server.address), await visit({}, server.elsewhere)]
  await comeAs(kim.page, server.address, 'Kim')
  await comeAs(lee.page, server.elsewhere, 'Lee')
  const sheet = await openSheet(kim.page)
  await sheet.getByRole('button', { name: /^Call me for the next hour/ }).click()
  await sheet.getByText('You are called for 60 more minutes.').waitFor()
  await pressKey(kim.page, 'Escape')
  await look(lee.page)
  await kim.page.getByText('Somebody looks for an opponent: Startup, 30 minutes').waitFor()
  await kim.page.getByRole('region', { name: 'Opponent' }).getByRole('button', { name: 'Play' }).click()
  await Promise.all([atTable(kim.page), atTable(lee.page)])
  await leaveWell(kim, lee)
})
