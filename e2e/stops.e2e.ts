import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'
import { answered, look, optionOffered, pressKey } from './watching.ts'

const isAsked = (page: Page, asks: string) => page.locator(`#decision[data-asks="${asks}"]`).waitFor()
const between = (page: Page) => page.getByRole('button', { name: /^Between\b.*Stop at/ })

async function keepHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Corp/ }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await isAsked(page, 'mulligan')
  await pressKey(page, 'Space')
}

async function playCorp(page: Page): Promise<void> {
  await keepHand(page)
  await isAsked(page, 'action')
}

async function gainCredit(page: Page): Promise<void> {
  const { question } = await look(page)
  await page.locator('#decision [data-does="gainCredit"]').click()
  await answered(page, question)
}

/** Opens what the settings say of each window. */
async function openWindows(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByText('Each kind of window').click()
  return settings
}

test('a window is a stop in the settings and on the track alike, and the game that is on asks there', async () => {
  const { page, leave, troubles } = await visit({ search: 'play?format=core&seed=hold' })
  await playCorp(page)
  await expect.poll(() => between(page).getAttribute('aria-pressed')).toBe('false')
  const settings = await openWindows(page)
  const turn = settings.getByRole('region', { name: 'In the Corp’s turn' })
  const window = turn.getByRole('combobox', { name: 'before an action' })
  expect(await window.locator('option:checked').textContent()).toBe(
    'As usual: ask if I could do something new',
  )
  await window.selectOption('Always ask me')
  await settings.getByText('1 changed').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => between(page).getAttribute('aria-pressed')).toBe('true')
  await gainCredit(page)
  await isAsked(page, 'paidWindow')
  await between(page).click()
  await page.locator('#decision .answer').click()
  await isAsked(page, 'action')
  await gainCredit(page)
  await isAsked(page, 'action')
  await openWindows(page)
  await settings.getByText('as usual', { exact: true }).waitFor()
  await expect.poll(() => window.locator('option:checked').textContent()).toContain('As usual')
  expect(troubles).toEqual([])
  await leave()
})

test('in a game of 2013 the settings list the windows of that edition, and what is set there holds', async () => {
  const { page, leave, troubles } = await visit({ search: 'play?seed=hold&edition=2013' })
  await playCorp(page)
  const settings = await openWindows(page)
  await settings.getByText('This game is played by the rules of 2013 (FAQ 1.1).').waitFor()
  const inRun = settings.getByRole('region', { name: 'In a run' })
  await expect
    .poll(() => inRun.locator('label').allTextContents())
    .toEqual([
      'before the Runner may jack out',
      'before the encounter: the approached ice may be rezzed',
      'during the encounter: subroutines may be broken',
      'before the last chance to jack out',
      'before the run becomes successful',
    ])
  const afterAction = settings
    .getByRole('region', { name: 'In the Corp’s turn' })
    .getByRole('combobox', { name: 'after an action' })
  await afterAction.selectOption('Always ask me')
  await page.keyboard.press('Escape')
  const after = page.getByRole('button', { name: /^After\b.*Stop at/ })
  expect(await after.getAttribute('aria-pressed')).toBe('true')
  await gainCredit(page)
  await isAsked(page, 'paidWindow')
  expect(troubles).toEqual([])
  await leave()
})

test('another game in this browser begins with the stops that were set', async () => {
  const { page, leave } = await visit({ position: 'corp-action' })
  await between(page).click()
  const settings = await openWindows(page)
  const window = settings.getByRole('combobox', { name: 'before an action' }).first()
  expect(await window.inputValue()).toBe('ask')
  await page.goto(new URL('/play?format=core&seed=hold', page.url()).href)
  await keepHand(page)
  await isAsked(page, 'paidWindow')
  await openWindows(page)
  await settings.getByRole('button', { name: 'All windows as usual' }).click()
  await settings.getByText('as usual', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => between(page).getAttribute('aria-pressed')).toBe('false')
  await leave()
})

test('a player who is asked everywhere takes one window out of it', async () => {
  const { page, leave } = await visit({ search: 'play?format=core&seed=hold' })
  await playCorp(page)
  const settings = await openWindows(page)
  await settings.getByRole('radio', { name: 'In every window' }).click()
  const window = settings.getByRole('combobox', { name: 'before an action' }).first()
  expect(await window.locator('option:checked').textContent()).toBe('As usual: always ask')
  await window.selectOption('Pass for me')
  await page.keyboard.press('Escape')
  await expect.poll(() => between(page).getAttribute('aria-pressed')).toBe('false')
  await gainCredit(page)
  await isAsked(page, 'action')
  await leave()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('everybody can set stops on a %s', async (_, screen) => {
  const { page, leave } = await visit({ screen, position: 'corp-action' })
  const settings = await openWindows(page)
  await settings.getByRole('region', { name: 'In a run' }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await settings.evaluate(dialog => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
  await leave()
})

test('a Runner who has room is asked for programs to trash first only after pressing the button for that', async () => {
  const install = (page: Page) => page.locator('.table > .hand .spot', { hasText: 'Battering Ram' }).click()
  const plain = await visit({ position: 'runner-action', list: 'short' })
  await install(plain.page)
  await plain.page.locator('.rig .tile', { hasText: 'Battering Ram' }).waitFor()
  await isAsked(plain.page, 'action')
  await plain.leave()

  const { page, leave } = await visit({ position: 'runner-action', list: 'short' })
  const first = page.getByRole('button', { name: 'Trash cards first' })
  await first.click()
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
  expect(await violations(page)).toEqual([])
  await install(page)
  await isAsked(page, 'trashLike')
  const { question } = await look(page)
  await page.locator('.rig .spot', { hasText: 'Corroder' }).click()
  await answered(page, question)
  // The Runner may go on, or trash another.
  await isAsked(page, 'trashLike')
  await pressKey(page, 'Space')
  await page.locator('.rig .tile', { hasText: 'Battering Ram' }).waitFor()
  await expect.poll(() => page.locator('.rig .tile', { hasText: 'Corroder' }).count()).toBe(0)
  await isAsked(page, 'action')
  await leave()
})

test('the Corp is asked for ice to trash first once, for what it installs next', async () => {
  const { page, leave, troubles } = await visit({ position: 'corp-action' })
  const offered = (text: string) => page.locator(optionOffered, { hasText: text }).first()
  const first = page.getByRole('button', { name: 'Trash cards first' })
  await isAsked(page, 'action')
  expect(await first.count()).toBe(0)
  await offered('Install Enigma').click()
  await isAsked(page, 'server')
  await first.click()
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
  await offered('HQ').click()
  await isAsked(page, 'trashLike')
  await pressKey(page, 'Space')
  await isAsked(page, 'action')
  await offered('Install Rototurret').click()
  await isAsked(page, 'server')
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('false')
  await offered('R&D').click()
  await isAsked(page, 'action')
  expect(troubles).toEqual([])
  await leave()
})

test('who wants to trash cards first is asked nothing else for it: no hold lights, and a run after it is not stopped', async () => {
  const runArchives = (page: Page) => page.locator(optionOffered, { hasText: 'Run Archives' }).first().click()
  const menuHold = (page: Page) => page.getByRole('button', { name: 'Ask me at the next window' })
  const held = await visit({ position: 'runner-action' })
  await menuHold(held.page).click()
  await runArchives(held.page)
  await isAsked(held.page, 'paidWindow')
  await held.leave()

  const { page, leave, troubles } = await visit({ position: 'runner-action' })
  const first = page.getByRole('button', { name: 'Trash cards first' })
  await first.click()
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
  expect(await menuHold(page).getAttribute('aria-pressed')).toBe('false')
  const { question } = await look(page)
  await runArchives(page)
  await answered(page, question)
  // The run goes on to its breach at once.
  await isAsked(page, 'candidate')
  expect(troubles).toEqual([])
  await leave()
})

test('a facedown asset that is marked is rezzed at the next chance, without a question', async () => {
  const { page, leave, troubles } = await visit({ position: 'corp-action' })
  const offered = (text: string) => page.locator(optionOffered, { hasText: text }).first()
  await offered('Install Adonis Campaign').click()
  await offered('new').click()
  await isAsked(page, 'action')
  const marks = page.getByRole('group', { name: 'Rez at the next chance' })
  const mark = marks.getByRole('button', { name: 'Adonis Campaign' })
  await mark.click()
  await expect.poll(() => mark.getAttribute('aria-pressed')).toBe('true')
  await gainCredit(page)
  await isAsked(page, 'action')
  await page.locator('#log').getByText('You rez Adonis Campaign').waitFor()
  // There is nothing left to mark.
  await expect.poll(() => marks.count()).toBe(0)
  expect(troubles).toEqual([])
  await leave()
})
