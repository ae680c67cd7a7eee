import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, hasFingers, phone, visit } from './visit.ts'
import { takesAnswers } from './watching.ts'

/** Where a word stands in a text on the screen. */
async function placeOf(text: Locator, word: string): Promise<{ x: number; y: number }> {
  const place = await text.evaluate((element, wanted) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at < 0 || node.parentElement?.closest('.unseen') !== null) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    return null
  }, word)
  return place ?? expect.fail(`${word} is not there`)
}

const explained = (page: Page, word: string): Locator =>
  page.getByRole('region', { name: `What does ${word} mean?` })
const shown = (page: Page, word: string): Locator => page.getByRole('dialog', { name: `${word}, shown` })

/** Waits until a show has come to its end. */
const shownToItsEnd = (page: Page, word: string): Promise<void> =>
  shown(page, word).getByRole('button', { name: 'Again' }).waitFor()

test('on a desk a word that the pointer rests on is explained and shown, and the game stays as it is', async () => {
  const { page, troubles, leave } = await visit({ position: 'trace' })
  await takesAnswers(page)
  const prompt = page.locator('#decision .prompt')
  const asked = await prompt.textContent()
  const { x, y } = await placeOf(prompt, 'link')
  await page.mouse.move(x - 1, y)
  await page.mouse.move(x, y)
  await explained(page, 'Link').waitFor()
  await expect.poll(() => explained(page, 'Link').textContent()).toContain('CR 10.7.1')
  expect(await violations(page)).toEqual([])
  await explained(page, 'Link').getByRole('button', { name: 'Show me: Link' }).click()
  await shown(page, 'Link').waitFor()
  expect(await violations(page)).toEqual([])
  await shownToItsEnd(page, 'Link')
  await expect.poll(() => shown(page, 'Link').textContent()).toContain('The trace is successful.')
  await page.keyboard.press('Escape')
  await shown(page, 'Link').waitFor({ state: 'detached' })
  expect(await prompt.textContent()).toBe(asked)
  expect(troubles).toEqual([])
  await leave()
})

test('what is explained goes with the pointer, with Escape and with what is pressed', async () => {
  const { page, leave } = await visit({ position: 'trace' })
  await takesAnswers(page)
  const { x, y } = await placeOf(page.locator('#decision .prompt'), 'link')
  const rest = async (): Promise<void> => {
    await page.mouse.move(x - 1, y)
    await page.mouse.move(x, y)
    await explained(page, 'Link').waitFor()
  }
  await rest()
  await page.mouse.move(5, 5)
  await explained(page, 'Link').waitFor({ state: 'detached' })
  await rest()
  await page.keyboard.press('Escape')
  await explained(page, 'Link').waitFor({ state: 'detached' })
  await page.mouse.click(x, y)
  await explained(page, 'Link').waitFor()
  await leave()
})

test('with keys alone the words of the card, the question and the log are listed, and one is shown', async () => {
  const { page, troubles, leave } = await visit({ position: 'encounter' })
  await takesAnswers(page)
  await page.keyboard.press('e')
  const words = page.getByRole('dialog', { name: 'Words here' })
  await words.getByText('Subroutine', { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])
  const show = words.getByRole('button', { name: 'Show me: Subroutine' })
  while (!(await show.evaluate(button => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await shownToItsEnd(page, 'Subroutine')
  await page.keyboard.press('Escape')
  await shown(page, 'Subroutine').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await words.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
  await leave()
})

test.runIf(hasFingers)('on a phone a word is explained to a finger that holds it', async () => {
  const { page, troubles, leave } = await visit({ position: 'trace', screen: phone })
  await takesAnswers(page)
  const at = await placeOf(page.locator('#decision .prompt'), 'strength')
  const touches = await page.context().newCDPSession(page)
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await explained(page, 'Strength').waitFor()
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const box = await explained(page, 'Strength').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect(box && box.x + box.width).toBeLessThanOrEqual(phone.viewport.width)
  expect(await violations(page)).toEqual([])
  await explained(page, 'Strength').getByRole('button', { name: 'Show me: Strength' }).tap()
  await shownToItsEnd(page, 'Strength')
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
  await leave()
})

test.each([
  ['a desk', desktop],
  ['a phone', phone],
] as const)(
  'on %s the glossary lists all words, finds one, and leads to it by its address',
  async (_, screen) => {
    const { page, troubles, leave } = await visit({ screen, search: 'learn' })
    await page.getByRole('link', { name: 'What each word of the game means' }).click()
    await page.getByText(/^8\d words$/).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('searchbox', { name: 'Search for a word' }).fill('unrezzed')
    await page.getByText('1 word', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Rez' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/glossary/rez')
    await page.getByRole('button', { name: 'Show me: Rez' }).click()
    await shownToItsEnd(page, 'Rez')
    await page.goto(new URL('/glossary/badPublicity', page.url()).href)
    await expect.poll(() => page.locator('[aria-current="true"]').textContent()).toContain('Bad publicity')
    expect(troubles).toEqual([])
    await leave()
  },
)

for (const [name, screen] of [
  ['a desk', desktop],
  ['a phone', phone],
] as const)
  test(`on ${name} a beginner is told of the first trace and tag above the question, and never again if they like`, async () => {
    const { page, troubles, leave } = await visit({ position: 'hunted', screen, told: 'all' })
    await page
      .locator('#decision')
      .getByRole('button', { name: /^Run HQ/ })
      .click()
    const told = page.getByRole('region', { name: 'New to you' })
    await told.getByText('That is your first trace').waitFor()
    // One after the other: each first waits until the question takes answers, and of two at once one would wait forever.
    const over = await told.boundingBox()
    const question = await page.locator('#decision').boundingBox()
    expect(over && question && over.y + over.height <= question.y + 1).toBe(true)
    // Nothing of the question lies below it, or out of sight.
    await page.getByRole('button', { name: /^Spend 0/ }).click({ trial: true })
    expect(await violations(page)).toEqual([])
    await told.getByRole('button', { name: 'Show me' }).click()
    await shownToItsEnd(page, 'Trace')
    await page.keyboard.press('Escape')
    await told.getByRole('button', { name: 'Not again' }).click()
    await told.waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
    await leave()
  })

test('a beginner is told that an agenda cannot be paid for, where nobody is asked about it', async () => {
  const { page, leave } = await visit({ position: 'priced', told: 'all' })
  const decision = page.locator('#decision')
  await decision.getByRole('button', { name: /^Run Server 1/ }).click()
  await decision.getByRole('button', { name: /^Access a facedown card/ }).click()
  await page.getByRole('region', { name: 'New to you' }).getByText('You cannot pay what stealing').waitFor()
  await leave()
})
