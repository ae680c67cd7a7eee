import { speechOf, tags } from '@paydata/words/languages'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'

const coach = (page: Page) => page.getByRole('region', { name: 'What the lesson says' })
const says = (page: Page, text: string) => coach(page).getByText(text).waitFor()

for (const [name, screen] of [
  ['a desk', desktop],
  ['a phone', phone],
] as const)
  test(`on ${name}, who has never played steals an agenda with three inputs, and goes on`, async () => {
    const { page, troubles, leave } = await visit({ screen, list: 'short', act: 'shown' })
    await page.getByRole('button', { name: 'Learn in five minutes' }).click()
    await says(page, 'A facedown card lies in a server. Run on it.')
    await expect.poll(() => page.locator('[data-pointed]').getAttribute('data-server')).toBe('remote1')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Run Server 1 (click)' }).first().click()
    await says(page, 'Stolen!')
    expect(await violations(page)).toEqual([])
    // The way on has the focus.
    await page.keyboard.press('Enter')
    await says(page, 'Steal three points with two clicks.')
    // Whoever leaves and comes back goes on with the part that is not done.
    await page.getByRole('button', { name: 'Leave the lesson' }).click()
    await page.getByRole('link', { name: 'Steal' }).click()
    await says(page, 'Steal three points with two clicks.')
    expect(troubles).toEqual([])
    await leave()
  })

test('a mistake is answered by play, and tried again', async () => {
  const { page, troubles, leave } = await visit({ list: 'short', search: 'learn/steal' })
  await says(page, 'A facedown card lies in a server. Run on it.')
  const gain = page.getByRole('button', { name: 'Gain 1 credit (click)' })
  await gain.click()
  await says(page, 'The facedown card is still there')
  for (let click = 1; click < 4; click++) await gain.click()
  // The Corp advances its agenda, and scores it a turn later.
  await says(page, 'The Corp works on that card.')
  for (let click = 0; click < 4; click++) await gain.click()
  await says(page, 'The Corp scored its agenda')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await coach(page).getByRole('button', { name: 'Again' }).click()
  await says(page, 'A facedown card lies in a server. Run on it.')
  expect(troubles).toEqual([])
  await leave()
})

test('a lesson that ends with the end of the game says so itself, and leads on', async () => {
  const { page, troubles, leave } = await visit({ list: 'short', search: 'learn/tags' })
  await says(page, 'The Runner is tagged')
  const agenda = page.locator('.tile', { hasText: 'Orbital Superiority' })
  for (let counters = 2; counters <= 4; counters++) {
    await agenda.click()
    await expect.poll(() => agenda.textContent()).toContain(`${counters}`)
  }
  await says(page, 'Score it.')
  await agenda.click()
  await says(page, 'flatlined')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await coach(page).getByRole('button', { name: 'Next' }).click()
  await says(page, 'This card is a trap.')
  expect(troubles).toEqual([])
  await leave()
})

test('the list shows what is done, and which lesson comes next', async () => {
  const { page, troubles, leave } = await visit({ search: 'learn' })
  await page.getByRole('heading', { level: 1, name: 'Learn to play' }).waitFor()
  await expect.poll(() => page.locator('.button-primary').textContent()).toContain('Steal')
  await page.evaluate(() => localStorage.setItem('paydata/lessons', JSON.stringify({ steal: 2, ice: 1 })))
  await page.reload()
  await page.getByText('1 of 10 done').waitFor()
  await expect.poll(() => page.locator('.button-primary').textContent()).toMatch(/Ice.*Go on/)
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
  await leave()
})

const guide = (page: Page) => page.getByRole('region', { name: 'Your plan, and hints' })

test('a guided game has a plan and hints, is gone on with after a reload, and leads on', async () => {
  const { page, troubles, leave } = await visit({ list: 'short', search: 'learn/runner', screen: phone })
  await guide(page).getByText('Five cards to begin with').waitFor()
  await page.getByRole('button', { name: 'Keep this hand' }).click()
  const hint = guide(page).getByText('Sure Gamble makes 9 credits of 5.')
  await hint.waitFor()
  expect(await violations(page)).toEqual([])
  const asked = await page.locator('.prompt').first().textContent()
  await page.reload()
  await hint.waitFor()
  await expect.poll(() => page.locator('.prompt').first().textContent()).toBe(asked)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Concede', exact: true }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  const next = page.getByRole('dialog', { name: 'The computer has won' })
  await next.waitFor()
  expect(await violations(page)).toEqual([])
  await next.getByRole('link', { name: 'The other side: as the Corp' }).click()
  await guide(page).getByText('You can begin with these five cards').waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('an address without a lesson of that name leads to the list', async () => {
  const { page, leave } = await visit({ search: 'learn/nothing' })
  await page.getByRole('heading', { name: 'Learn to play' }).waitFor()
  await leave()
})

test.each(tags)('the lessons are told in %s', async language => {
  const learn = await speechOf(language).page.learn()
  const { page, leave } = await visit({ search: 'learn', screen: { ...phone, locale: language } })
  await page.getByRole('heading', { level: 1, name: learn.title }).waitFor()
  await expect.poll(() => page.locator('.button-primary').textContent()).toContain(learn.names.steal)
  await leave()
})
