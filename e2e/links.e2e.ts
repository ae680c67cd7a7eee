import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, introduce, newGame, sitDown } from './people.ts'
import { visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

/** A page of somebody else with another one in it. */
async function pageAround(inside: string) {
  const around = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><title>Elsewhere</title><iframe src="${inside}" width="960" height="600"></iframe>`,
    )
  })
  await new Promise<void>(resolve => around.listen(0, '127.0.0.1', resolve))
  const listens = around.address()
  if (listens === null || typeof listens === 'string')
    throw new Error('The page of somebody else has no port.')
  return { address: `http://localhost:${listens.port}/`, close: () => around.close() }
}

test('a replay that everybody may see is looked through in the page of somebody else', async () => {
  const [ada, bob] = [await visit({}, server.address), await visit({}, server.elsewhere)]
  await newGame(ada.page, server.address, async form => {
    await form.getByRole('radio', { name: 'Corp', exact: true }).click()
    await form.getByRole('radio', { name: 'Core Set', exact: true }).click()
    await form
      .getByRole('radiogroup', { name: 'Replay afterwards, for' })
      .getByRole('radio', { name: 'Everybody' })
      .click()
  })
  await introduce(ada.page, 'Ada')
  await ada.page.waitForURL(/\/game\/[a-z0-9]{20}$/)
  const { pathname } = new URL(ada.page.url())
  await sitDown(bob.page, `${server.elsewhere}${pathname.slice(1)}`, 'Bob')
  await beReady(ada.page, bob.page)
  await bob.page.getByRole('button', { name: 'Concede' }).click()
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await ada.page.getByRole('dialog', { name: 'You win' }).waitFor()

  const around = await pageAround(`${server.address}embed/${pathname.slice('/game/'.length)}`)
  const { page, leave } = await visit({})
  await page.goto(around.address)
  const inside = page.frameLocator('iframe')
  await inside.getByRole('button', { name: 'On by a turn' }).click()
  await expect.poll(() => inside.locator('.tape-where').textContent()).not.toContain('Answer 0 of')
  expect(await inside.getByRole('button', { name: 'Play on from here' }).count()).toBe(0)
  // In a frame of 600 pixels the board has at least half of the height.
  const field = await inside.locator('.field').boundingBox()
  expect(field?.height).toBeGreaterThan(300)
  around.close()
  for (const each of [ada, bob]) await each.leave()
  await leave()
})

test('a list of a deck that another program shares is read where decks are imported', async () => {
  const list = encodeURIComponent('Shared from elsewhere\n\nNoise: Hacker Extraordinaire\n\n3x Diesel')
  const { page, leave, troubles } = await visit({ search: `decks?list=${list}` })
  const dialog = page.getByRole('dialog', { name: 'Import a deck' })
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'Deck list' }).inputValue())
    .toContain('3x Diesel')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Take this deck' }).click()
  await page.getByRole('heading', { name: 'Shared from elsewhere' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Shared from elsewhere' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(troubles).toEqual([])
  await leave()
})
