import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { selected, visit, withoutClipboard } from './visit.ts'
import { answered, look, pressKey } from './watching.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog', { name: 'You lose' }).waitFor()
}

test('a game that was gone on with after a reload is looked at again from its beginning, and saved as a file', async () => {
  const { page, leave, troubles } = await visit({ search: 'play?format=core&seed=again' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-question]').waitFor()
  const { question } = await look(page)
  await pressKey(page, 'Space')
  await answered(page, question)
  await page.reload()
  await page.getByRole('button', { name: 'Go on with your game' }).click()
  await page.locator('#decision[data-question]').waitFor()
  await giveUp(page)
  const dialog = page.getByRole('dialog', { name: 'You lose' })
  await dialog.getByText('No agenda changed hands.').waitFor()
  // What decided the game is among its key moments.
  await dialog.getByRole('link', { name: 'The Corp wins by concession.' }).waitFor()
  expect(await violations(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Share: save as a file' }).click(),
  ])
  const place = join(mkdtempSync(join(tmpdir(), 'paydata-e2e-')), download.suggestedFilename())
  await download.saveAs(place)
  const file: { answers: unknown[] } = JSON.parse(readFileSync(place, 'utf8'))
  await dialog.getByRole('link', { name: 'Replay' }).click()
  await expect
    .poll(() => page.locator('.tape-where').textContent())
    .toContain(`Answer 0 of ${file.answers.length}`)
  expect(file.answers.length).toBeGreaterThan(1)
  expect(troubles).toEqual([])
  await leave()
})

test('a player who looks at the table after a game comes back to the end of it, by mouse and by keys', async () => {
  const { page, leave, troubles } = await visit({ search: 'play?format=core&seed=closed' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-question]').waitFor()
  await giveUp(page)
  const dialog = page.getByRole('dialog', { name: 'You lose' })
  await dialog.getByRole('button', { name: 'Look at the table' }).click()
  await dialog.waitFor({ state: 'detached' })
  const place = page.getByRole('region', { name: 'Decision' })
  await place.getByText('The Corp wins by concession.').waitFor()
  expect(await violations(page)).toEqual([])
  await place.getByRole('button', { name: 'All about this game' }).click()
  await dialog.getByRole('link', { name: 'Replay' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // The key that leads to the decision leads to what there is to do now.
  await page.keyboard.press('d')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Play again')
  await page.keyboard.press('Tab')
  await pressKey(page, 'Enter')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await place.getByRole('button', { name: 'Play again' }).click()
  await page.locator('#decision[data-question]').waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('players of a server share a link to the replay', async () => {
  const [ada, bob] = await Promise.all([visit({}, server.address), visit({}, server.address)])
  await ada.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openGame(ada.page, server.address, 'Ada', 'To be shared')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  const game = new URL(ada.page.url()).pathname.split('/').at(-1)
  await giveUp(ada.page)
  const dialog = ada.page.getByRole('dialog', { name: 'You lose' })
  await dialog.getByText('Only its players can follow it').waitFor()
  await dialog.getByText('No agenda changed hands.').waitFor()
  // What people do next comes first.
  await dialog.getByRole('table').waitFor()
  await expect
    .poll(() => dialog.getByRole('link').or(dialog.getByRole('button')).allTextContents())
    .toEqual([
      '',
      'Rematch, sides swapped',
      'Replay',
      'Look at the table',
      'To the lobby',
      'Share: copy the link',
      'Analyse this game',
      'The Runner wins by concession.',
      'Were the shuffles fair?',
    ])
  await dialog.getByRole('button', { name: 'Share: copy the link' }).click()
  await dialog.getByText('The link to the replay is copied.').waitFor()
  const link = await ada.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${server.address}replay/${game}`)
  await bob.page.goto(`${link}#1.corp`)
  await bob.page.locator('.tape').waitFor()
  await expect.poll(() => bob.page.locator('.tape-where').textContent()).toContain('Answer 1 of')
  await bob.page.locator('.table[data-viewer="corp"]').waitFor()
  await bob.page.getByRole('button', { name: 'Copy link' }).waitFor()
  await bob.page.keyboard.press('End')
  await bob.page.getByRole('heading', { name: 'The Runner wins, by concession.' }).waitFor()
  await bob.page.keyboard.press('Home')
  await expect.poll(() => bob.page.locator('.tape-where').textContent()).toContain('Answer 0 of')
  await bob.page.getByRole('button', { name: 'Play on from here' }).click()
  await bob.page.getByRole('button', { name: 'As the Runner, against the computer' }).click()
  await bob.page.locator('#decision[data-question]').waitFor()

  // A player who has closed the panel can still play again.
  await ada.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await ada.page.getByRole('button', { name: 'Rematch, sides swapped' }).click()
  await ada.page.getByRole('button', { name: 'Waiting for your opponent' }).waitFor()
  await ada.page.getByRole('button', { name: 'All about this game' }).click()
  await dialog.getByRole('button', { name: 'Waiting for your opponent' }).waitFor()
  await Promise.all([ada.leave(), bob.leave()])
})

test('where nothing may be copied, each link is selected for the player to copy', async () => {
  const [ada, bob] = await Promise.all([visit({}, server.address), visit({}, server.address)])
  await withoutClipboard(ada.page)
  await openGame(ada.page, server.address, 'Ada', 'By hand')
  const waiting = ada.page.url()
  await ada.page.getByRole('button', { name: 'Copy the link' }).click()
  await expect.poll(() => selected(ada.page)).toBe(waiting)
  await ada.page.getByRole('status').filter({ hasText: 'Copy what is selected with Ctrl+C' }).waitFor()
  expect(await violations(ada.page)).toEqual([])
  await sitDown(bob.page, waiting, 'Bob')
  await beReady(ada.page, bob.page)
  const link = `${server.address}replay/${new URL(waiting).pathname.split('/').at(-1)}`
  await giveUp(ada.page)
  const dialog = ada.page.getByRole('dialog', { name: 'You lose' })
  const toldHow = 'Copy what is selected with Ctrl+C'
  const share = dialog.getByRole('button', { name: 'Share: copy the link' })
  await share.click()
  await dialog.getByText(toldHow).waitFor()
  await expect.poll(() => selected(ada.page)).toBe(link)
  expect(await violations(ada.page)).toEqual([])
  // Whoever asks again has it selected again.
  await share.click()
  await expect.poll(() => selected(ada.page)).toBe(link)
  await dialog.getByRole('link', { name: 'Replay', exact: true }).click()
  await ada.page.locator('.tape').waitFor()
  await ada.page.getByRole('button', { name: 'Copy link' }).click()
  await ada.page.getByText(toldHow).waitFor()
  await expect.poll(() => selected(ada.page)).toBe(ada.page.url())
  expect(await violations(ada.page)).toEqual([])
  expect(ada.troubles).toEqual([])
  await Promise.all([ada.leave(), bob.leave()])
})
