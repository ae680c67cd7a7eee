import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { ownList } from './own-lists.ts'
import { beReady, introduce, newGame, playUntil, quietly, sitDown } from './people.ts'
import { leaveWell, phone, visit } from './visit.ts'
import { pressKey } from './watching.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

async function bringOwn(page: Page, side: 'corp' | 'runner'): Promise<void> {
  await page.getByText('Bring a deck of your own').click()
  await page.getByLabel('A deck list, as text or JSON').fill(ownList(side))
  await page.getByRole('button', { name: 'Check and take this deck' }).click()
  await page.getByText('Chosen: Own').waitFor()
}

test('two play a game for points, and see what it came to and what is behind it', async () => {
  const [ada, bob] = [await visit({}, server.address), await visit({ screen: phone }, server.elsewhere)]
  await newGame(ada.page, server.address, async form => {
    await form.getByLabel('What is it called?').pressSequentially('A serious game')
    await form.getByRole('radio', { name: 'Corp', exact: true }).click()
    await form.getByRole('radio', { name: 'For points' }).click()
    await form.getByRole('radio', { name: 'None', exact: true }).waitFor({ state: 'detached' })
  })
  await introduce(ada.page, 'Ada')
  await ada.page.getByRole('heading', { name: 'A serious game' }).waitFor()
  await ada.page.getByText(/· for points/).waitFor()
  const game = new URL(ada.page.url()).pathname.slice(1)
  await sitDown(bob.page, `${server.elsewhere}${game}`, 'Bob')
  await bringOwn(ada.page, 'corp')
  await bringOwn(bob.page, 'runner')
  await beReady(ada.page, bob.page)
  const both = [ada.page, bob.page].map(page => ({ page, decide: quietly }))
  await playUntil(both, async page => (await page.getByText('Turn 2 · Runner').count()) > 0)
  await ada.page.getByRole('button', { name: 'Concede' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  for (const { page } of [ada, bob])
    await page.getByText(/^Ratings: Corp 1500 → 1\d\d\d \(−\d+\) · Runner/).waitFor()
  expect(await violations(bob.page)).toEqual([])

  // What is behind it, by keys and for screen readers.
  await bob.page.goto(`${server.elsewhere}lobby`)
  await bob.page.getByRole('button', { name: 'You are Bob' }).click()
  await bob.page.getByRole('link', { name: 'Ratings and statistics' }).click()
  await bob.page.getByRole('heading', { name: 'Bob' }).waitFor()
  const curve = bob.page.getByRole('figure', { name: 'Curve: Runner · All cards' })
  await curve.getByRole('slider').focus()
  await pressKey(bob.page, 'Home')
  await expect
    .poll(() => curve.getByRole('slider').getAttribute('aria-valuetext'))
    .toMatch(/^Game 1 of 1: 1\d\d\d \(\+\d+\)$/)
  await curve.getByText('All games of this curve in a table').click()
  await curve.getByRole('row', { name: /Ada.*Won.*\+/ }).waitFor()
  await bob.page
    .getByRole('table', { name: 'How games end' })
    .getByRole('row', { name: /by concession 1 1 0 0/ })
    .waitFor()
  expect(await violations(bob.page)).toEqual([])
  const bobs = new URL(bob.page.url()).pathname.slice(1)

  await bob.page.getByRole('link', { name: 'Season' }).click()
  await bob.page.getByRole('row', { name: 'Bob 1' }).waitFor()
  expect(await violations(bob.page)).toEqual([])

  // Who wants no numbers sees none, neither their own nor those of others.
  await ada.page.goto(`${server.address}${bobs}`)
  await ada.page.getByRole('figure').waitFor()
  await ada.page.goto(`${server.address}lobby`)
  await ada.page.getByRole('button', { name: 'You are Ada' }).click()
  await ada.page.getByRole('link', { name: 'Ratings and statistics' }).click()
  await ada.page.getByRole('figure', { name: 'Curve: Corp · All cards' }).waitFor()
  expect(await violations(ada.page)).toEqual([])
  const adas = new URL(ada.page.url()).pathname.slice(1)
  await ada.page.getByRole('radio', { name: 'Show none, and mine to nobody' }).click()
  await ada.page.getByText('You do not want to see ratings').waitFor()
  expect(await ada.page.getByRole('figure').count()).toBe(0)
  await ada.page.goto(`${server.address}${bobs}`)
  await ada.page.getByText('You do not want to see ratings').waitFor()
  expect(await ada.page.getByRole('figure').count()).toBe(0)
  await bob.page.goto(`${server.elsewhere}${adas}`)
  await bob.page.getByText('No game for points so far.').waitFor()

  await leaveWell(ada, bob)
})
