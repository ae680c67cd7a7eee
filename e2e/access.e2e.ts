import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { holdsOnLowDesks, holdsUnderFingers } from './laws-of-tables.ts'
import type { PositionName } from './positions.ts'
import { positions } from './positions.ts'
import { desktop, phone, visit } from './visit.ts'
import { optionOffered, pressKey } from './watching.ts'

// The others are looked at where their pictures are.
const watched = (Object.keys(positions) as PositionName[]).filter(
  name => positions[name].seat === 'spectator',
)

describe.each([
  ['desktop', desktop, holdsOnLowDesks],
  ['phone', phone, holdsUnderFingers],
] as const)('everybody can use it on a %s', (_, screen, holds) => {
  test('the start page', async () => {
    const { page, leave } = await visit({ screen })
    await page.locator('.small-board').waitFor()
    expect(await violations(page)).toEqual([])
    await leave()
  })

  test.each(watched)('the table: %s', async position => {
    const { page, leave, troubles } = await visit({ screen, position })
    expect(await violations(page)).toEqual([])
    await holds(page)
    expect(troubles).toEqual([])
    await leave()
  })
})

test.each(['light', 'contrast', 'safe'] as const)(
  'in the colours %s there is contrast enough',
  async theme => {
    const { page, leave } = await visit({ theme, position: 'encounter' })
    expect(await violations(page)).toEqual([])
    await leave()
  },
)

test('what opens over the table is closed by Escape', async () => {
  const { page, leave, troubles } = await visit({ position: 'corp-action' })
  const opens = async (button: string, title: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog', { name: title }).waitFor()
  }
  const closes = async () => {
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
  await opens('Settings', 'Settings')
  await closes()
  await opens('Keys', 'Play with the keyboard')
  await closes()
  await opens('Concede', 'Give up this game?')
  // The others are looked at where their pictures are.
  expect(await violations(page)).toEqual([])
  await closes()
  expect(troubles).toEqual([])
  await leave()
})

test('why one is asked, and what cannot be done, is told with the rule', async () => {
  const { page, leave } = await visit({ position: 'runner-action' })
  await page.keyboard.press('w')
  const dialog = page.getByRole('dialog', { name: 'Why am I asked?' })
  await dialog.locator('.refused li').first().waitFor()
  expect(await dialog.textContent()).toMatch(/\(CR [\d.]+[a-z]?\)/)
  await leave()
})

test('at twice the size nothing is lost: the decision and the hand can be reached', async () => {
  const { page, leave } = await visit({
    screen: { viewport: { width: 720, height: 450 } },
    position: 'runner-action',
  })
  for (const place of [optionOffered, '.table > .hand .spot', '.server-head']) {
    const first = page.locator(place).first()
    await first.scrollIntoViewIfNeeded()
    await expect.poll(() => first.isVisible()).toBe(true)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await leave()
})

test('a player who listens is told all that the computer does in its turn, in order, then what is asked', async () => {
  const { page, leave } = await visit({ search: 'play?format=core&seed=spoken' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-asks="mulligan"]').waitFor()
  await pressKey(page, 'Space')
  await page.locator('#decision[data-asks="action"]').waitFor()
  const told = await page.getByRole('log').locator('p').allTextContents()
  const heard = told.join(' ')
  expect(heard).toMatch(
    /^You keep your starting hand\. The Corp’s turn \(1\) begins\..* The Corp installs ice protecting HQ \(click\)\..* The Corp’s turn ends\. Your turn \(2\) begins\.$/,
  )
  expect(await page.getByRole('status').allTextContents()).toContain('Take an action.')
  // What is answered is not told again, but what comes of it.
  await page.locator(`${optionOffered}[data-does="gainCredit"]`).click()
  await expect
    .poll(() => page.getByRole('log').locator('p').allTextContents())
    .toEqual(['You gain 1 credit (click).'])
  await leave()
})

test('a player who has chosen no colours has those that the browser asks for', async () => {
  const { page, leave } = await visit({ theme: 'system' })
  const theme = () => page.locator('html').getAttribute('data-theme')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(theme).toBe('light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme).toBe('dark')
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(theme).toBe('contrast')
  await leave()
})

test('with forced colours an outline shows what can be chosen, and the server that is run on', async () => {
  const { page, leave } = await visit({ position: 'encounter' })
  await page.emulateMedia({ forcedColors: 'active' })
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => getComputedStyle(element).outlineStyle)
  await expect.poll(() => outline('.spot[data-choosable="true"]')).toBe('solid')
  await expect.poll(() => outline('.server[data-attacked="true"]')).toBe('solid')
  await leave()
})

test('with forced colours the answer that most players give has a ground of its own', async () => {
  const { page, leave } = await visit({ position: 'encounter' })
  await page.emulateMedia({ forcedColors: 'active' })
  const ground = (name: string | RegExp) =>
    page.getByRole('button', { name }).evaluate(button => getComputedStyle(button).backgroundColor)
  // Both are looked at each time: until that way is found, the other answer is the one that has it.
  const isOfItsOwn = async () =>
    (await ground(/^Break the whole ice/)) !== (await ground('Let 2 subroutines resolve'))
  await expect.poll(isOfItsOwn).toBe(true)
  await leave()
})
