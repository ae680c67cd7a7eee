import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownFile } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { leaveWell, phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

test('a player downloads all that is kept about them as one file, which says what it is', async () => {
  const [ada, bob] = [await visit({}, server.address), await visit({ screen: phone }, server.address)]
  await openGame(ada.page, server.address, 'Ada', 'For the file')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  await ada.page.getByRole('button', { name: 'Concede' }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await ada.page.getByRole('dialog', { name: 'You lose' }).waitFor()

  await ada.page.goto(`${server.address}lobby`)
  await ada.page.getByRole('button', { name: 'You are Ada' }).click()
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  await ada.page.getByText('The file is with your downloads.').waitFor()
  expect(await violations(ada.page)).toEqual([])
  expect(download.suggestedFilename()).toBe('paydata-my-data.json')
  const place = join(mkdtempSync(join(tmpdir(), 'paydata-e2e-')), download.suggestedFilename())
  await download.saveAs(place)
  const read: unknown = JSON.parse(readFileSync(place, 'utf8'))
  const file = ownFile.parse(read)
  expect(read).toMatchObject({
    format: 'paydata player',
    version: 1,
    account: [{ player: { name: 'Ada', kind: 'guest' }, password: 'none' }],
    games: [{ as: 'corp', room: { title: 'For the file', state: 'over', opponent: { name: 'Bob' } } }],
    unread: [],
    browser: { 'paydata/settings': { theme: 'dark' } },
  })
  expect(Object.values(file.seen).map(({ first }) => first.viewer)).toEqual(['corp'])
  await leaveWell(ada, bob)
})
