import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, introduce, newGame, sitDown } from './people.ts'
import { leaveWell, phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

test('two play by post: each is told whose move it is, until when, and which game waits next', async () => {
  const [ada, bob] = [await visit({}, server.address), await visit({ screen: phone }, server.address)]
  await newGame(ada.page, server.address, async form => {
    await form.getByRole('radio', { name: 'Corp', exact: true }).click()
    await form.getByRole('radio', { name: 'By post' }).click()
    await form.getByText('Whoever is to move has 3 days for it, or loses.').waitFor()
    await form.getByRole('radio', { name: '2', exact: true }).click()
    await form.getByText('Whoever is to move has 2 days for it, or loses.').waitFor()
    expect(await violations(ada.page)).toEqual([])
  })
  await introduce(ada.page, 'Ada')
  await ada.page.getByText('by post, 2 days a move').first().waitFor()
  const game = ada.page.url()
  await sitDown(bob.page, game, 'Bob')
  await beReady(ada.page, bob.page)
  await ada.page.getByRole('timer', { name: 'Corp, time left: 1 d 23 h' }).waitFor()

  await ada.page.goto(server.address)
  await ada.page.getByRole('link', { name: /against Bob Your move$/ }).waitFor()
  await expect.poll(() => ada.page.title()).toMatch(/^\(1\) /)
  await ada.page.getByRole('link', { name: /against Bob Your move$/ }).click()
  await ada.page.getByRole('button', { name: /^Keep/ }).click()
  await ada.page.getByText('Handed over. No other game waits for you.').waitFor()
  await expect.poll(() => ada.page.title()).not.toMatch(/^\(/)
  expect(await violations(ada.page)).toEqual([])

  // A browser that remembers no game is told of it.
  await bob.page.evaluate(() => localStorage.removeItem('paydata/game-on'))
  await bob.page.goto(server.address)
  await bob.page.getByRole('link', { name: /against Ada Your move$/ }).waitFor()
  expect(await violations(bob.page)).toEqual([])
  await leaveWell(ada, bob)
})
