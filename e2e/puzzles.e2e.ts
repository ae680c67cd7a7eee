import { speechOf, tags } from '@paydata/words/languages'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'

const coach = (page: Page) => page.getByRole('region', { name: 'What the puzzle asks' })
const says = (page: Page, text: string) => coach(page).getByText(text).waitFor()

/** Plays a card from the hand, and waits until so many are left there. */
async function plays(page: Page, card: string, left: number): Promise<void> {
  const hand = page.locator('.table > .hand .spot')
  await hand.filter({ hasText: card }).first().click()
  await expect.poll(() => hand.count()).toBe(left)
}

test.each([
  ['a desk', desktop],
  ['a phone', phone],
  ['a small phone', { ...phone, viewport: { width: 360, height: 640 } }],
] as const)('on %s a puzzle is missed, tried again, and solved', async (_, screen) => {
  const { page, troubles, leave } = await visit({ screen, search: 'learn/royalties' })
  await says(page, 'Win this turn.')
  await page.getByRole('button', { name: 'Purge virus counters' }).first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Purge virus counters' }).first().click()
  await says(page, 'Not this way')
  expect(await violations(page)).toEqual([])
  // The way back has the focus.
  await page.keyboard.press('Enter')
  await says(page, 'Win this turn.')
  await plays(page, 'Beanstalk Royalties', 3)
  await plays(page, 'Scorched Earth', 2)
  await page.locator('.table > .hand .spot').filter({ hasText: 'Scorched Earth' }).first().click()
  await says(page, 'Solved!')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Leave the puzzle' }).click()
  await page.getByText('1 of 19 solved').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Just enough' }).textContent()).toContain('Solved')
  expect(troubles).toEqual([])
  await leave()
})

test('whoever asks is told the plan', async () => {
  const { page, troubles, leave } = await visit({ list: 'short', search: 'learn/suckers' })
  await says(page, 'Steal an agenda this turn.')
  await page.getByRole('button', { name: 'Show the plan' }).click()
  await says(page, 'Run Archives twice')
  expect(troubles).toEqual([])
  await leave()
})

test('the list has a puzzle of the day, and shows those of a side and a difficulty', async () => {
  const { page, troubles, leave } = await visit({ search: 'learn' })
  await page.getByRole('link', { name: 'Puzzles: one turn, one plan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor()
  await page.getByRole('heading', { name: 'Today’s puzzle' }).waitFor()
  expect(await violations(page)).toEqual([])
  const all = page.getByRole('listitem')
  await expect.poll(() => all.count()).toBe(20)
  await page.getByRole('radio', { name: 'Corp' }).check({ force: true })
  await expect.poll(() => all.count()).toBe(10)
  await page.getByRole('radio', { name: 'Hard' }).check({ force: true })
  await expect.poll(() => all.count()).toBe(2)
  expect(troubles).toEqual([])
  await leave()
})

test.each(tags)('the puzzles are told in %s', async language => {
  const { puzzles } = await speechOf(language).page.learn()
  const screen = { ...phone, locale: language }
  const { page, leave } = await visit({ search: 'learn/puzzles', screen })
  await page.getByRole('heading', { level: 1, name: puzzles.title }).waitFor()
  await page.getByText(puzzles.lead).waitFor()
  await leave()
})
