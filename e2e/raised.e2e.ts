import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { hasFingers, phone, resize, visit } from './visit.ts'
import { answered, look, pressKey } from './watching.ts'

const raised = (page: Page) => page.locator('.raised')
const inHand = (page: Page, title: string) => page.locator('.table > .hand .spot', { hasText: title })
const keys = (page: Page) => raised(page).locator('.preview-key')
const credits = (page: Page) => page.locator('.player[data-side="runner"] .fact-value').first()

test('the first click on a card shows it with what can be done and what that costs, and the second does it', async () => {
  const { page, troubles, leave } = await visit({ position: 'runner-action', list: 'short', act: 'shown' })
  const { question } = await look(page)
  await inHand(page, 'Sure Gamble').click()
  await raised(page).waitFor()
  await expect.poll(() => keys(page).allInnerTexts()).toEqual([expect.stringContaining('5')])
  await expect.poll(() => raised(page).innerText()).toContain('Gain 9')
  expect((await look(page)).question).toBe(question)
  expect(await violations(page)).toEqual([])
  // Whole on the screen, and not over its card, which takes the second click.
  const box = await raised(page).boundingBox()
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900).toBe(true)
  await inHand(page, 'Sure Gamble').click()
  await answered(page, question)
  await expect.poll(() => credits(page).innerText()).toBe('12')
  expect(troubles).toEqual([])
  await leave()
})

test('a card with paid abilities spends no click by one click, and leaves by Escape or a click elsewhere', async () => {
  const { page, leave } = await visit({ position: 'runner-action', list: 'short', act: 'shown' })
  const { question } = await look(page)
  const crypsis = page.locator('.tile', { hasText: 'Crypsis' })
  await crypsis.click()
  await raised(page).waitFor()
  await page.keyboard.press('Escape')
  await raised(page).waitFor({ state: 'detached' })
  await crypsis.click()
  await raised(page).waitFor()
  await page.locator('.prompt').click()
  await raised(page).waitFor({ state: 'detached' })
  expect((await look(page)).question).toBe(question)
  await leave()
})

test('keys raise a card, choose by digit or Enter, and Escape gives the focus back', async () => {
  const { page, leave } = await visit({ position: 'runner-action', list: 'short', act: 'shown' })
  const { question } = await look(page)
  const gamble = inHand(page, 'Sure Gamble')
  await page.keyboard.press('h')
  await pressKey(page, 'Enter')
  await raised(page).waitFor()
  const first = keys(page).first()
  await expect.poll(() => first.evaluate(each => each === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await raised(page).waitFor({ state: 'detached' })
  await expect.poll(() => gamble.evaluate(each => each === document.activeElement)).toBe(true)
  await pressKey(page, 'Enter')
  await raised(page).waitFor()
  await pressKey(page, '1')
  await answered(page, question)
  await expect.poll(() => credits(page).innerText()).toBe('12')
  await leave()
})

test('who wants it is spared the first click', async () => {
  const { page, leave } = await visit({ position: 'runner-action', list: 'short' })
  const { question } = await look(page)
  await inHand(page, 'Sure Gamble').click()
  await answered(page, question)
  await leave()
})

test('a facedown card of the other player says what is known of it', async () => {
  const { page, leave } = await visit({ position: 'runner-action', list: 'short', act: 'shown' })
  await page.locator('.server[data-server="hq"] .tile:has(.tile-back)').first().click()
  await raised(page).waitFor()
  await expect.poll(() => raised(page).innerText()).toMatch(/ice/i)
  await leave()
})

test('a card that cannot be used now says why not as it is raised', async () => {
  const { page, leave } = await visit({ position: 'runner-action', list: 'short', act: 'shown' })
  await page.locator('.tile', { hasText: 'Corroder' }).click()
  await raised(page).locator('.refused li').first().waitFor()
  expect(await keys(page).count()).toBe(0)
  await leave()
})

test.runIf(hasFingers)('the first tap shows, and the second does it', async () => {
  const { page, leave } = await visit({
    screen: phone,
    position: 'runner-action',
    list: 'short',
    act: 'shown',
  })
  const { question } = await look(page)
  await inHand(page, 'Sure Gamble').tap()
  await raised(page).waitFor()
  expect((await look(page)).question).toBe(question)
  await keys(page).first().tap()
  await answered(page, question)
  await leave()
})

test.runIf(hasFingers)(
  'a phone that tells of a mouse, as after a tap, shows no card that nobody pressed',
  async () => {
    const { page, leave } = await visit({ screen: phone, position: 'corp-action', list: 'short' })
    await inHand(page, 'Rototurret').hover()
    await resize(page, { width: 360, height: 640 })
    expect(await page.locator('.preview').count()).toBe(0)
    await leave()
  },
)

test('Escape leaves the choice of a server, and the click is there again', async () => {
  const { page, leave } = await visit({ position: 'corp-action', list: 'short', act: 'shown' })
  const clicks = () => page.locator('.player[data-side="corp"] .clicks').getAttribute('aria-label')
  const before = await clicks()
  const { question } = await look(page)
  await inHand(page, 'Enigma').click()
  await pressKey(page, '1')
  await answered(page, question)
  const chosen = await look(page)
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  await pressKey(page, 'Escape')
  await answered(page, chosen.question)
  await expect.poll(clicks).toBe(before)
  await leave()
})

test('what a stolen agenda costs stands on the first button, and refusing is no default', async () => {
  const { page, leave } = await visit({ position: 'dear-agenda', list: 'short' })
  const { question } = await look(page)
  const answer = page.locator('#decision .answer')
  await answer.click()
  await answered(page, question)
  const steal = await look(page)
  expect(await answer.innerText()).toMatch(/^Steal Méliès City Luxury Line/)
  // A press too many, where the accent stood just before, answers nothing.
  expect(await answer.getAttribute('class')).toContain('button-plain')
  await pressKey(page, 'Space')
  expect((await look(page)).question).toBe(steal.question)
  await page.reload()
  await page.getByRole('button', { name: 'Go on with your game' }).click()
  expect(await answer.getAttribute('class')).toContain('button-primary')
  await expect
    .poll(() => page.locator('#decision .option').allInnerTexts())
    .toEqual([expect.stringContaining('Do not steal it')])
  await pressKey(page, 'Space')
  await answered(page, steal.question)
  await expect.poll(() => page.locator('.player[data-side="runner"] .score-area .spot').count()).toBe(1)
  await leave()
})
