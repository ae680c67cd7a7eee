import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { introduce } from './people.ts'
import type { Visit } from './visit.ts'
import { phone as phoneScreen, resize, visit } from './visit.ts'

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

/** The code that is shown once, which the player then has kept. */
async function keptCode(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery code' })
  const code = (await dialog.locator('code').textContent()) ?? ''
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await dialog.waitFor({ state: 'detached' })
  return code
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
  const recovery = await keptCode(page)
  expect(recovery).toMatch(/^([0-9a-z]{5}-){3}[0-9a-z]{5}$/)
  await page.getByText('This name is yours on every device.').waitFor()

  const { page: phone, leave: leavePhone } = await lobby()
  await signIn(phone, 'correct horse')
  await account(phone).waitFor()
  // Each other place has a line of its own, and can be left alone.
  await page.keyboard.press('Escape')
  await account(page).click()
  const there = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await there.filter({ hasText: 'This browser' }).waitFor()
  await expect.poll(() => there.count()).toBe(2)
  await there.getByRole('button', { name: /^Sign out: (Chrome|Firefox) on / }).click()
  await expect.poll(() => there.count()).toBe(1)
  await phone.reload()
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
  // On a phone no button of the sheet is narrower than its words.
  await resize(page, phoneScreen.viewport)
  const cut = await page
    .locator('dialog .button')
    .evaluateAll(all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent))
  expect(cut).toEqual([])
  expect(await violations(page)).toEqual([])
  await phone.reload()
  await signIn(phone, 'a newer one')
  await account(phone).waitFor()
  await page.reload()
  await account(page).waitFor()

  // The password is forgotten, and the code that was kept leads back.
  const { page: later, leave: leaveLater } = await lobby()
  await nameless(later).click()
  const dialog = later.getByRole('dialog', { name: 'What shall others call you?' })
  await dialog.getByRole('button', { name: 'I have a name with a password' }).click()
  await dialog.getByRole('button', { name: 'I have forgotten it' }).click()
  await dialog.getByLabel('Your name').fill('Grace')
  await dialog.getByLabel('Recovery code').fill(`${recovery}x`)
  await dialog.getByLabel('New password').fill('not forgotten')
  expect(await violations(later)).toEqual([])
  await dialog.getByRole('button', { name: 'Set it and sign in' }).click()
  await dialog.getByText('Nobody of this name has this code.').waitFor()
  await dialog.getByLabel('Recovery code').fill(recovery.toUpperCase())
  await dialog.getByRole('button', { name: 'Set it and sign in' }).click()
  expect(await keptCode(later)).not.toBe(recovery)
  await account(later).waitFor()
  await page.reload()
  await nameless(page).waitFor()
  await Promise.all([leave(), leavePhone(), leaveLater()])
})
