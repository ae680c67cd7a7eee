import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, introduce, openGame } from './people.ts'
import { desktop, phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const isWell = async (page: Page): Promise<void> => {
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

describe.each([
  ['desktop', desktop, [/^Chat/]],
  ['phone', phone, []],
] as const)('everybody can play with others on a %s', (_, screen, opened) => {
  test('from the start page to the end of a game', async () => {
    const [ada, bob] = await Promise.all([visit({ screen }, server.address), visit({}, server.address)])
    const { page } = ada
    await page.getByRole('link', { name: /^Play somebody/ }).waitFor()
    await isWell(page)
    await page.goto(`${server.address}lobby`)
    await page.getByText('No game is open just now.').waitFor()
    await isWell(page)
    await page.getByRole('button', { name: 'New game' }).first().click()
    await page.getByRole('dialog', { name: 'A new game' }).waitFor()
    await isWell(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('dialog', { name: 'What shall others call you?' }).waitFor()
    await isWell(page)
    await introduce(page, 'Ada')
    await page.getByRole('button', { name: 'You are Ada' }).click()
    await page.getByRole('dialog', { name: 'You are Ada' }).waitFor()
    await isWell(page)
    await page.keyboard.press('Escape')

    await openGame(bob.page, server.address, 'Bob', 'For all')
    const game = bob.page.url()
    await page.getByRole('link', { name: /For all/ }).waitFor()
    await isWell(page)
    await page.getByRole('link', { name: /For all/ }).click()
    await page.getByRole('button', { name: 'Sit down as Runner' }).waitFor()
    await isWell(page)
    await page.getByRole('button', { name: 'Sit down as Runner' }).click()
    await page.getByText('This deck is legal.').waitFor()
    await page.getByText('Bring a deck of your own').click()
    await page.getByLabel('A deck list, as text or JSON').fill('1x Nothing there is')
    await page.getByRole('button', { name: 'Check and take this deck' }).click()
    await page.getByRole('alert').waitFor()
    await isWell(page)
    await beReady(bob.page, page)
    await isWell(page)
    for (const name of opened) {
      await page.getByRole('button', { name }).click()
      await page.getByLabel('Say something').waitFor()
      await isWell(page)
    }
    await bob.page.getByRole('button', { name: 'Concede' }).click()
    await bob.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
    await page.locator('.over-score').waitFor()
    await isWell(page)
    expect(page.url()).toBe(game)
    await ada.leave()
    await bob.leave()
  })
})

test('who somebody is: a name that is kept by a password is theirs in another browser', async () => {
  const [first, second] = await Promise.all([visit({}, server.address), visit({}, server.address)])
  const { page } = first
  await page.getByRole('button', { name: 'Sign in' }).click()
  await introduce(page, 'Carol')
  await page.getByRole('button', { name: 'You are Carol' }).click()
  await page.getByLabel('New name').fill('Caroline')
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('A password for it').fill('correct horse')
  await page.getByRole('button', { name: 'Keep this name' }).click()
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByText('This name is yours on every device.').waitFor()

  await second.page.getByRole('button', { name: 'Sign in' }).click()
  await second.page.getByRole('button', { name: 'I have a name with a password' }).click()
  await second.page.getByLabel('Your name').fill('Caroline')
  await second.page.getByLabel('Password').fill('wrong horse!')
  await second.page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await second.page.getByRole('alert').waitFor()
  await second.page.getByLabel('Password').fill('correct horse')
  await second.page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await second.page.getByRole('button', { name: 'You are Caroline' }).click()
  await second.page.getByRole('button', { name: 'Delete me', exact: true }).click()
  await second.page.getByRole('button', { name: 'Delete me for good' }).click()
  await second.page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await first.leave()
  await second.leave()
})

test('how late spectators see both hands is chosen in minutes', async () => {
  const { page, leave } = await visit({}, server.address)
  await page.goto(`${server.address}lobby`)
  await page.getByRole('button', { name: 'New game' }).first().click()
  const form = page.getByRole('dialog', { name: 'A new game' })
  await form.getByLabel('What is it called?').fill('A final')
  await form.getByRole('radio', { name: 'Both hands, later' }).click()
  const minutes = form.getByRole('radiogroup', { name: 'Later by' }).getByRole('radio')
  await expect.poll(() => minutes.allTextContents()).toEqual(['1 min', '2 min', '5 min', '10 min', '30 min'])
  await minutes.filter({ hasText: '30 min' }).click()
  await isWell(page)
  await form.getByRole('button', { name: 'Open the game' }).click()
  await introduce(page, 'Eve')
  await page.getByRole('heading', { name: 'A final' }).waitFor()
  await page.getByText('both hands 30 min late').first().waitFor()
  await leave()
})
