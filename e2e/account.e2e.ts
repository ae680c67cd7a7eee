import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { introduce } from './people.ts'
import type { Visit } from './visit.ts'
import { visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const nameless = (page: Page) => page.getByRole('button', { name: 'Sign in' })
const account = (page: Page) => page.getByRole('button', { name: 'You are Grace' })

/** The lobby in a browser of its own. */
async function lobby(): Promise<Visit> {
  const visited = await visit({ search: 'decks' }, server.address)
  await visited.page.goto(`${server.address}lobby`)
  return visited
}

async function signIn(page: Page, password: string): Promise<void> {
  await nameless(page).click()
  const dialog = page.getByRole('dialog', { name: 'What shall others call you?' })
  await dialog.getByRole('button', { name: 'I have a name with a password' }).click()
  await dialog.getByLabel('Your name').fill('Grace')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

test('a player claims a name, changes the password, and ends what is signed in elsewhere', async () => {
  const { page, leave } = await lobby()
  await nameless(page).click()
  await introduce(page, 'Grace')
  await account(page).click()
  // A password that others would guess is refused, with what to do instead.
  await page.getByLabel('A password for it').fill('password')
  await page.getByRole('button', { name: 'Keep this name' }).click()
  await page.getByText('That password is too easy to guess.').waitFor()
  await page.getByText('Take three or four words that do not belong together').waitFor()
  await page.getByLabel('A password for it').fill('correct horse')
  await page.getByRole('button', { name: 'Keep this name' }).click()
  await page.getByText('This name is yours on every device.').waitFor()

  const { page: phone, leave: leavePhone } = await lobby()
  await signIn(phone, 'correct horse')
  await account(phone).waitFor()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByText('You are signed out on all other devices.', { exact: true }).waitFor()
  await phone.reload()
  await signIn(phone, 'correct horse')
  await account(phone).waitFor()

  await page.getByLabel('Password until now').fill('battery staple')
  await page.getByLabel('New password').fill('a newer one')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('That is not the right password.').waitFor()
  await page.getByLabel('Password until now').fill('correct horse')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('From now on the new password counts.').waitFor()
  expect(await violations(page)).toEqual([])
  await phone.reload()
  await signIn(phone, 'a newer one')
  await account(phone).waitFor()
  await page.reload()
  await account(page).waitFor()
  await Promise.all([leave(), leavePhone()])
})
