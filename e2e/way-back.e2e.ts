import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, introduce, openGame, sitDown } from './people.ts'
import { phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

test('a player who leaves a game that is on is told how to come back, and does, from the games and from the start', async () => {
  const [ada, bob] = await Promise.all([visit({}, server.address), visit({ screen: phone }, server.address)])
  await openGame(ada.page, server.address, 'Ada', 'Long final')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  const game = ada.page.url()

  await ada.page.getByRole('button', { name: 'Leave' }).click()
  const dialog = ada.page.getByRole('dialog', { name: 'Leave the table?' })
  await dialog.getByText('your opponent may claim the game').waitFor()
  expect(await violations(ada.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Stay' }).click()
  expect(ada.page.url()).toBe(game)
  await ada.page.getByRole('button', { name: 'Leave' }).click()
  await dialog.getByRole('button', { name: 'Leave for now' }).click()
  const back = 'Go on with your game “Long final” against '
  await ada.page.getByRole('link', { name: `${back}Bob` }).click()
  await ada.page.locator('#decision').waitFor()
  expect(ada.page.url()).toBe(game)

  // On a phone one leaves from the settings.
  await bob.page.getByRole('button', { name: 'Settings' }).tap()
  await bob.page.getByRole('button', { name: 'Leave' }).tap()
  await bob.page.getByRole('button', { name: 'Leave for now' }).tap()
  await bob.page.goto(server.address)
  const link = bob.page.getByRole('link', { name: `${back}Ada` })
  await link.waitFor()
  expect(await violations(bob.page)).toEqual([])
  await link.tap()
  await bob.page.locator('#decision').waitFor()

  // What is over is no game to go on with, and is left at once.
  await ada.page.getByRole('button', { name: 'Concede' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await ada.page.getByRole('button', { name: 'To the lobby' }).click()
  await ada.page.getByRole('heading', { name: 'Games' }).waitFor()
  const mine = ada.page.waitForResponse('**/api/me/games')
  await ada.page.reload()
  await mine
  expect(await ada.page.getByRole('link', { name: /^Go on/ }).count()).toBe(0)
  for (const { troubles } of [ada, bob]) expect(troubles).toEqual([])
  await Promise.all([ada.leave(), bob.leave()])
})

test('a player who has opened a private game comes back to its waiting room', async () => {
  const { page, troubles, leave } = await visit({ search: 'lobby' }, server.address)
  await page.getByRole('button', { name: /^Play a friend/ }).click()
  await introduce(page, 'Eve')
  await page.getByRole('button', { name: 'I am ready' }).waitFor()
  const room = page.url()
  await page.getByRole('link', { name: 'Paydata' }).click()
  await page.getByRole('link', { name: 'Go on with your game' }).click()
  await page.getByRole('button', { name: 'I am ready' }).waitFor()
  expect(page.url()).toBe(room)
  expect(troubles).toEqual([])
  await leave()
})
