import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { introduce, newGame } from './people.ts'
import type { Visit } from './visit.ts'
import { leaveWell, phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

async function concede(page: Page): Promise<void> {
  await page.locator('#decision').waitFor()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
}

/** Both decks are chosen by themselves: the first ready one of each side. */
async function isReady(page: Page, decks: number): Promise<void> {
  await expect.poll(() => page.getByText('This deck is legal.').count()).toBe(decks)
  await page.getByRole('button', { name: 'I am ready' }).click()
}

test('two play a match of two games, whose score goes with them to its end and into the list of their games', async () => {
  const [ada, bob] = [await visit({}, server.address), await visit({ screen: phone }, server.address)]
  await newGame(ada.page, server.address, async form => {
    await form.getByRole('radio', { name: 'Corp', exact: true }).click()
    await form.getByRole('radio', { name: 'Two, with sides swapped' }).click()
  })
  await introduce(ada.page, 'Ada')
  await ada.page.getByRole('heading', { name: 'Your deck for the second game' }).waitFor()
  await bob.page.goto(ada.page.url())
  await bob.page.getByRole('button', { name: 'Sit down as Runner' }).click()
  await introduce(bob.page, 'Bob')
  for (const { page } of [ada, bob]) await isReady(page, 2)
  await concede(ada.page)

  // The score stands beside the end, and both go on to the second game.
  const score = 'Match, game 1 of 2 Ada 0 (agenda points: 0) – Bob 3 (agenda points: 0)'
  const goOn = async ({ page }: Visit): Promise<void> => {
    await page.getByRole('dialog').getByText(score).waitFor()
    await page.getByRole('dialog').getByRole('link', { name: 'To the second game' }).click()
    await page.getByText('The second game begins by itself').waitFor()
  }
  await Promise.all([ada, bob].map(goOn))
  expect(await violations(bob.page)).toEqual([])
  for (const { page } of [ada, bob]) await page.getByRole('button', { name: 'I am ready' }).click()
  await concede(ada.page)
  const end = 'Match, game 2 of 2 Bob 6 (agenda points: 0) – Ada 0 (agenda points: 0) · Bob wins the match.'
  for (const { page } of [ada, bob]) await page.getByRole('dialog').getByText(end).waitFor()

  await ada.page.goto(`${server.address}replay`)
  const entry = ada.page.getByRole('listitem').filter({ hasText: 'Bob wins the match.' })
  await entry.waitFor()
  await expect.poll(() => entry.getByRole('link').count()).toBe(2)
  expect(await violations(ada.page)).toEqual([])
  await entry.getByRole('link').first().click()
  await ada.page.getByRole('link', { name: 'The other game of this match' }).click()
  await ada.page.getByRole('link', { name: 'The other game of this match' }).waitFor()

  await leaveWell(ada, bob)
})
