import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, leaveWell, phone, visit } from './visit.ts'

const hintButton = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true })
const hint = (page: Page) => page.getByRole('region', { name: 'Hint' })
const steps = (page: Page) => hint(page).locator('.hint-steps > ol > li')

const loadedOfHints = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => /[/]hint/.test(name)),
  )

test('a hint is told by steps: where to look, which two replies matter, and it goes with its question', async () => {
  const visited = await visit({ position: 'encounter', list: 'short' })
  const { page } = visited
  // Nobody loads what finds and shows a hint who asks for none.
  expect(await loadedOfHints(page)).toEqual([])
  await page.keyboard.press('t')
  await hint(page).getByText('Thinking about what you know').waitFor()
  await steps(page).first().waitFor()
  expect(await loadedOfHints(page)).not.toEqual([])
  expect(await steps(page).allTextContents()).toEqual([expect.stringContaining('Look at the ice')])
  // What is spoken of is marked on the table.
  expect(await page.locator('.server-ice [data-pointed]').textContent()).toContain('Viktor 1.0')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('t')
  await expect.poll(() => steps(page).count()).toBe(2)
  expect(await hint(page).locator('.hint-replies > li').count()).toBe(2)
  expect(await hint(page).textContent()).toMatch(/Two answers matter.*60 games.*wins about \d+ %/)
  expect(await page.locator('.server-ice [data-pointed]').count()).toBe(0)
  expect(await page.locator('#decision [data-pointed]').count()).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /Let 2 subroutines resolve/ }).click()
  await expect.poll(() => hint(page).count()).toBe(0)
  expect(await page.locator('[data-pointed]').count()).toBe(0)
  await leaveWell(visited)
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('the reply is told last and marked, and is the player’s to give, on a %s', async (_, screen) => {
  const visited = await visit({ position: 'payment', list: 'short', screen })
  const { page } = visited
  const asked = await page.locator('#decision').getAttribute('data-question')
  await hintButton(page).click()
  // A screen reader is told by one and the same part of the page.
  const status = await hint(page).getByRole('status').elementHandle()
  await hint(page).getByText('Look at your credits').waitFor()
  await hint(page).getByRole('button', { name: 'What matters?' }).click()
  await hint(page).getByText('a rule of thumb answers it').waitFor()
  await hint(page).getByRole('button', { name: 'Show the answer' }).click()
  await hint(page).getByText('The answer: Crash Space: 2').first().waitFor()
  expect(await hint(page).getByRole('button', { name: 'Show the answer' }).count()).toBe(0)
  expect(await status?.textContent()).toContain('The answer: Crash Space: 2')
  expect(
    await hint(page)
      .locator('.hint-close')
      .evaluate(each => each === document.activeElement),
  ).toBe(true)
  expect(await page.locator('.answer[data-pointed]').count()).toBe(1)
  // Nothing was answered for the player.
  expect(await page.locator('#decision').getAttribute('data-question')).toBe(asked)
  expect(await violations(page)).toEqual([])
  await page.locator('.answer').click()
  await expect.poll(() => hint(page).count()).toBe(0)
  await leaveWell(visited)
})

test('whoever answers while the hint is thought about gets none for another question, and Escape takes nothing back', async () => {
  const visited = await visit({ position: 'runner-action' })
  const { page } = visited
  await hintButton(page).click()
  await hint(page).getByText('Thinking about what you know').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => hint(page).count()).toBe(0)
  await page.keyboard.press('t')
  await hint(page).getByText('Thinking about what you know').waitFor()
  await page
    .locator('#decision')
    .getByRole('button', { name: /^Gain 1/ })
    .click()
  await expect.poll(() => hint(page).count()).toBe(0)
  // The next question has a hint of its own.
  await hintButton(page).click()
  await steps(page).first().waitFor()
  expect(await steps(page).count()).toBe(1)
  await hint(page).getByRole('button', { name: 'Close the hint' }).click()
  await expect.poll(() => hint(page).count()).toBe(0)
  expect(await hintButton(page).evaluate(button => button === document.activeElement)).toBe(true)
  await leaveWell(visited)
})

/** The next hint that the page asks for is not found. */
const losesOne = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { postMessage } = Worker.prototype
    const losing = ({ to }: { readonly to: string }, [port]: readonly MessagePort[]): void => {
      Object.assign(Worker.prototype, { postMessage })
      port?.postMessage({ ok: false, why: to === 'hint' ? 'notFound' : 'notHere' })
    }
    Object.assign(Worker.prototype, { postMessage: losing })
  })

test('if no hint could be found the player is told what to do, and can try again', async () => {
  const visited = await visit({ position: 'payment' })
  const { page } = visited
  await losesOne(page)
  await hintButton(page).click()
  await hint(page).getByText('No hint could be found.').waitFor()
  expect(await violations(page)).toEqual([])
  await hint(page).getByRole('button', { name: 'Try again' }).click()
  await hint(page).getByText('Look at your credits').waitFor()
  await leaveWell(visited)
})

test('who watches two computers, or learns, is offered no hint', async () => {
  const watching = await visit({ position: 'watching' })
  expect(await hintButton(watching.page).count()).toBe(0)
  await watching.page.keyboard.press('t')
  expect(await hint(watching.page).count()).toBe(0)
  const learning = await visit({ search: 'learn/steal' })
  await learning.page.locator('#decision').waitFor()
  expect(await hintButton(learning.page).count()).toBe(0)
  await leaveWell(watching, learning)
})
