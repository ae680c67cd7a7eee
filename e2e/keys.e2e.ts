import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { recordedGame } from './recorded.ts'
import { desktop, phone, visit } from './visit.ts'
import { answered, look, optionOffered, pressKey, takesAnswers } from './watching.ts'

/** Opens the list in which commands get other keys, as one comes to it from the table. */
async function openKeymap(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Change the keys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the keys' })
  await dialog.waitFor()
  return dialog
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

/** Whether the key does what it is for: it takes the focus to the log. */
async function leadsToLog(page: Page, key: string): Promise<boolean> {
  await page.locator('#decision').focus()
  await page.keyboard.press(key)
  return (await focused(page)) === 'log'
}

test('a command gets the key that is pressed for it, by keyboard alone, and keeps it', async () => {
  const { page, leave, troubles } = await visit({ position: 'runner-action' })
  const { keyboard } = page
  await keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Play with the keyboard' })
  await list.getByRole('button', { name: 'Change the keys' }).focus()
  await pressKey(page, 'Enter')
  const keymap = page.getByRole('dialog', { name: 'Change the keys' })
  await expect.poll(() => keymap.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
  await keymap.getByRole('button', { name: 'Go to the log: L. Change' }).focus()
  await pressKey(page, 'Space')
  await keymap.getByText('Press a key for “Go to the log”.').waitFor()
  await keyboard.press('g')
  await keymap.getByRole('button', { name: 'Go to the log: G. Change' }).waitFor()
  expect(await keymap.getByRole('status').textContent()).toBe('Go to the log: G')
  expect(await violations(page)).toEqual([])
  await keyboard.press('Escape')
  await expect.poll(() => leadsToLog(page, 'g')).toBe(true)
  expect(await leadsToLog(page, 'l')).toBe(false)
  expect(await page.locator('#log').getAttribute('aria-keyshortcuts')).toBe('G')
  await page.reload()
  await page.getByRole('button', { name: 'Go on with your game' }).click()
  await page.locator('#decision').waitFor()
  // Once the page that is loaded again listens to keys.
  await expect.poll(() => leadsToLog(page, 'g')).toBe(true)
  await keyboard.press('?')
  await expect
    .poll(() => list.locator('.keys > div', { hasText: 'Go to the log' }).locator('kbd').allTextContents())
    .toEqual(['G'])
  expect(troubles).toEqual([])
  await leave()
})

test('a key that another command has is taken only when both swap, and one and all can be put back', async () => {
  const { page, leave } = await visit({ position: 'runner-action' })
  const keymap = await openKeymap(page)
  const undo = keymap.locator('[data-command="takeBack"]')
  await undo.getByRole('button', { name: 'Take back your last answer: U. Change' }).click()
  await page.keyboard.press('w')
  await undo.getByText('W is the key for “Why am I asked?”.').waitFor()
  expect(await violations(page)).toEqual([])
  await undo.getByRole('button', { name: 'Leave it as it was' }).click()
  await undo.getByRole('button', { name: 'Take back your last answer: U. Change' }).click()
  await page.keyboard.press('w')
  await undo.getByRole('button', { name: 'Swap the two keys' }).click()
  await keymap.getByRole('button', { name: 'Why am I asked?: U. Change' }).waitFor()
  await undo.getByRole('button', { name: 'Take back your last answer: W. Change' }).waitFor()
  await keymap.getByRole('button', { name: 'Why am I asked?: back to W' }).click()
  await keymap.getByText('W is the key for “Take back your last answer”.').waitFor()
  await keymap.getByRole('button', { name: 'Swap the two keys' }).click()
  await keymap.getByRole('button', { name: 'Why am I asked?: W. Change' }).waitFor()
  expect(await keymap.getByRole('button', { name: /: back to / }).count()).toBe(0)
  await keymap.getByRole('button', { name: 'The highlighted answer: Space. Change' }).click()
  await page.keyboard.press('Backspace')
  await keymap.getByRole('button', { name: 'The highlighted answer: Backspace. Change' }).waitFor()
  await keymap.getByRole('button', { name: 'All keys as they usually are' }).click()
  await keymap.getByRole('button', { name: 'The highlighted answer: Space. Change' }).waitFor()
  await leave()
})

test('keys that the page or the browser needs are refused with the reason, and Escape changes nothing', async () => {
  const { page, leave } = await visit({ position: 'runner-action' })
  const keymap = await openKeymap(page)
  await keymap.getByRole('button', { name: 'Go to your hand: H. Change' }).click()
  for (const [key, why] of [
    ['Tab', 'Tab always goes from one thing to the next.'],
    ['Enter', 'Enter always chooses what is in focus.'],
    ['5', 'The digits 1 to 9 always choose options.'],
    ['Control+b', 'Keys with Ctrl, Alt or Cmd belong to the browser.'],
    ['F6', 'The browser or the system needs that key.'],
  ] as const) {
    await page.keyboard.press(key)
    await keymap.getByRole('alert').filter({ hasText: why }).waitFor()
  }
  await page.keyboard.press('Escape')
  await keymap.getByRole('button', { name: 'Go to your hand: H. Change' }).waitFor()
  expect(await keymap.getByRole('status').textContent()).toContain('nothing was changed')
  await leave()
})

test('what shows a key shows the one it has, and none where single keys are switched off', async () => {
  const { page, leave } = await visit({ position: 'access' })
  const undo = page.getByRole('button', { name: 'Take back', exact: true })
  expect(await undo.getAttribute('title')).toBe('Take back (U)')
  expect(await undo.getAttribute('aria-keyshortcuts')).toBe('U')
  const answer = page.locator('#decision .answer')
  expect(await answer.getAttribute('aria-keyshortcuts')).toBe('Space')
  const keymap = await openKeymap(page)
  await keymap.getByRole('button', { name: 'The highlighted answer: Space. Change' }).click()
  await page.keyboard.press('x')
  await keymap.getByRole('button', { name: 'The highlighted answer: X. Change' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await answer.getAttribute('aria-keyshortcuts')).toBe('X')
  expect(await answer.locator('.key').textContent()).toBe('X')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radiogroup', { name: 'Single keys choose' }).getByText('Off').click()
  await page.keyboard.press('Escape')
  expect(await undo.getAttribute('title')).toBe('Take back')
  expect(await answer.locator('.key').count()).toBe(0)
  const question = await page.locator('#decision').getAttribute('data-question')
  await pressKey(page, 'x')
  expect(await page.locator('#decision').getAttribute('data-question')).toBe(question)
  await leave()
})

test('a replay has keys of its own, which can be changed there', async () => {
  const { page, leave } = await visit({ search: 'replay' })
  const buffer = Buffer.from(JSON.stringify(recordedGame('replay')))
  await page
    .getByLabel('Open a replay file')
    .last()
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await page.locator('.tape').waitFor()
  const keymap = await openKeymap(page)
  await keymap.getByRole('button', { name: 'On by a turn: Page ↓. Change' }).click()
  await page.keyboard.press('l')
  await keymap.getByRole('button', { name: 'On by a turn: L. Change' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await expect.poll(() => page.locator('.tape-where').textContent()).toContain('turn 1, Corp')
  const on = page.getByRole('button', { name: 'On by a turn' })
  expect(await on.getAttribute('title')).toBe('On by a turn (L)')
  await leave()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('everybody can change keys on a %s', async (_, screen) => {
  const { page, leave } = await visit({ screen, position: 'corp-action' })
  const keymap = await openKeymap(page)
  await keymap.getByRole('button', { name: 'Go to your hand: H. Change' }).click()
  await keymap.getByText('Press a key for').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await keymap.evaluate(dialog => dialog.scrollWidth <= dialog.clientWidth)).toBe(true)
  await leave()
})

test('what was offered before a run is neither seen nor reached while the run asks, and offered again after it', async () => {
  const { page, leave } = await visit({ position: 'runner-action' })
  const offered = page.locator(optionOffered)
  const actions = await offered.allTextContents()
  await page.locator('.server-choosable').first().click()
  await page.locator('#decision:not([data-asks="action"])[data-question]').waitFor()
  const question = await page.locator('#decision').getAttribute('data-question')
  const seen = page.locator('#decision .option').filter({ visible: true })
  expect(await seen.allTextContents()).toEqual(await offered.allTextContents())
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[data-kept="true"]') ?? null),
    ).toBeNull()
  }
  await pressKey(page, `${(await offered.count()) + 1}`)
  expect(await page.locator('#decision').getAttribute('data-question')).toBe(question)
  expect(await page.locator('#decision[aria-busy="true"], .refusal').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.locator('#decision[data-asks="action"]').waitFor()
  expect(await offered.allTextContents()).toEqual(actions)
  await leave()
})

test('the key of the decision leads to what answers, and the focus stays there when the next question comes', async () => {
  const { page, leave } = await visit({ position: 'corp-action', list: 'short' })
  const { keyboard } = page
  const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('data-option') ?? null)
  await keyboard.press('d')
  const first = page.locator(optionOffered).first()
  expect(await inFocus()).toBe(await first.getAttribute('data-option'))
  const install = page.locator(optionOffered, { hasText: 'Install Enigma' })
  const wanted = await install.getAttribute('data-option')
  for (let i = 0; i < 12 && (await inFocus()) !== wanted; i++) await keyboard.press('ArrowDown')
  await pressKey(page, 'Enter')
  await page.locator('#decision[data-asks="server"]').waitFor()
  await expect.poll(() => focused(page)).toBe('decision')
  await keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.closest('.table') !== null)).toBe(true)
  await leave()
})

const small = { viewport: { width: 360, height: 740 } }

/** Whether what has the focus can be seen, and nothing lies over its middle. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return false
    const { left, top, width, height } = activeElement.getBoundingClientRect()
    return activeElement.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('on a phone no card lies over the options that keys pass by, and the eye beside each reads it', async () => {
  const { page, leave } = await visit({ screen: small, position: 'runner-action', list: 'short' })
  const { keyboard } = page
  await keyboard.press('d')
  const option = page.locator('.option-read .option').first()
  const wanted = await option.getAttribute('data-option')
  const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('data-option'))
  for (let i = 0; i < 12 && (await inFocus()) !== wanted; i++) {
    await keyboard.press('ArrowDown')
    expect(await isFocusSeen(page)).toBe(true)
  }
  expect(await inFocus()).toBe(wanted)
  const card = page.getByRole('complementary', { name: 'Card' })
  expect(await card.isVisible()).toBe(false)
  await keyboard.press('Tab')
  await pressKey(page, 'Enter')
  await card.waitFor()
  await leave()
})

/** In the page: the words of what has the focus, where the panel of the decision lies over it. */
function coveredByPanel(): string | null {
  const { activeElement } = document
  const panel = document.getElementById('decision')
  if (activeElement === null || panel === null || panel.contains(activeElement)) return null
  const { left, top, width, height } = activeElement.getBoundingClientRect()
  return panel.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    ? activeElement.textContent
    : null
}

test('on a phone arrows lead to nothing that the panel covers', async () => {
  const { page, leave } = await visit({ screen: small, position: 'corp-action', list: 'short' })
  await page.keyboard.press('d')
  for (const key of ['ArrowUp', 'ArrowDown'])
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press(key)
      expect(await page.evaluate(coveredByPanel)).toBeNull()
    }
  await leave()
})

test.each([
  ['phone', small],
  ['desktop', desktop],
] as const)('arrows lead to the table where the panel lists nothing, on a %s', async (_, screen) => {
  const { page, leave } = await visit({ screen, position: 'corp-action', list: 'short' })
  await page.locator('.table > .hand .spot', { hasText: 'Enigma' }).focus()
  await pressKey(page, 'Enter')
  await page.locator('#decision[data-asks="server"]').waitFor()
  await expect.poll(() => focused(page)).toBe('decision')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => document.activeElement?.classList.contains('server-choosable'))).toBe(true)
  const { question } = await look(page)
  await pressKey(page, 'Enter')
  await answered(page, question)
  await leave()
})

test.each([
  ['phone', small],
  ['desktop', desktop],
] as const)('a digit leaves the focus in the decision, on a %s', async (_, screen) => {
  const { page, leave } = await visit({ screen, position: 'mulligan', list: 'short' })
  await page.keyboard.press('d')
  await pressKey(page, '1')
  await page.locator('#decision[data-asks="action"]').waitFor()
  await takesAnswers(page)
  await expect.poll(() => focused(page)).toBe('decision')
  // Where the focus was is hidden by now, which a browser may note later than anything else.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await focused(page)).toBe('decision')
  await leave()
})
