import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { recordedGame } from './recorded.ts'
import { desktop, phone, visit } from './visit.ts'

// A short game of players without an aim: they make mistakes.
const file = recordedGame('j')

const moment = (page: Page) => page.locator('.tape-where').textContent()

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Analysis of the game' })

async function openAnalysis(page: Page): Promise<void> {
  await page
    .getByLabel('Open a replay file')
    .last()
    .setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
  await page.getByRole('button', { name: 'Analyse' }).click()
}

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'a game is analysed, its curve walked along, and a dear decision looked at on a %s',
  async (_, screen) => {
    const { page, leave, troubles } = await visit({ screen, search: 'replay' })
    await openAnalysis(page)
    const dialog = dialogOf(page)
    await dialog.getByRole('progressbar').waitFor()
    expect(await violations(page)).toEqual([])
    const slider = dialog.getByRole('slider', { name: 'Action on the curve' })
    await slider.focus()
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Turn 1, Corp: Corp \d+ %, Runner \d+ %$/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slider.inputValue()).toBe('1')
    await page.keyboard.press('End')
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/^The end: Corp (0|100) %/)
    await dialog.getByText(/decisions were looked at/).waitFor()
    expect(await violations(page)).toEqual([])
    await dialog.getByText('The curve as a table').click()
    const rows = await dialog.getByRole('row').count()
    expect(rows).toBeGreaterThan(10)
    const told = dialog.getByRole('listitem').filter({ hasText: 'Better:' }).first()
    const turn = /Turn (\d+)/.exec(await told.innerText())?.[1]
    await told.getByRole('button', { name: 'Look at this moment' }).click()
    await expect.poll(() => moment(page)).toContain(`turn ${turn}`)
    expect(troubles).toEqual([])
    await leave()
  },
)

test('an analysis that was stopped begins anew, one that was made is kept, and a game is played on from it', async () => {
  const { page, leave, troubles } = await visit({ search: 'replay' })
  await openAnalysis(page)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByText('Stopped before the end.').waitFor()
  await dialog.getByRole('button', { name: 'Begin anew' }).click()
  await dialog.getByText(/decisions were looked at/).waitFor()
  // What is kept is told of again, and is not made again.
  await page.evaluate(() => {
    const place = 'paydata/analyses'
    const kept: string = localStorage.getItem(place) ?? ''
    localStorage.setItem(place, kept.replace(/"decisions":[0-9]+/, '"decisions":1234'))
  })
  await page.reload()
  await openAnalysis(page)
  await dialog.getByText('1234 decisions were looked at.').waitFor()
  await dialog
    .getByRole('button', { name: /^Play on from here/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'As the Runner, against the computer' }).click()
  await page.locator('#decision[data-question]').waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('the end of a game leads to its analysis', async () => {
  const { page, leave, troubles } = await visit({ search: 'play?format=core&seed=analysed' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-question]').waitFor()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Analyse this game' }).click()
  const dialog = dialogOf(page)
  await dialog
    .getByText(/were looked at|Nothing was found/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => moment(page)).toContain('Answer 0 of')
  expect(troubles).toEqual([])
  await leave()
})
