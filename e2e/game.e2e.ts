import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byKeys, byMouse } from './hands.ts'
import { hasFingers, leaveWell, phone, visit } from './visit.ts'
import type { Seen } from './watching.ts'
import { answered, look, optionOffered, pressKey } from './watching.ts'

/** More decisions than any of these games takes. */
const most = 400

async function playToTheEnd(page: Page, decide: (page: Page, seen: Seen, nth: number) => Promise<void>) {
  for (let nth = 0; nth < most; nth++) {
    const seen = await look(page)
    if (seen.isOver) return nth
    await decide(page, seen, nth)
  }
  throw new Error(`The game was not over after ${most} decisions.`)
}

/** Presses Tab until what has the focus begins with these words. */
async function tabTo(page: Page, words: string): Promise<void> {
  const passed: string[] = []
  while (passed.length < 30) {
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (focused.startsWith(words)) return
    passed.push(focused.slice(0, 20))
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to "${words}", only to: ${passed.join(', ')}`)
}

test('a whole game as the Runner is played with the mouse, on the table and in the decision', async () => {
  const visited = await visit({ search: 'play?format=core&seed=mouse' })
  const { page } = visited
  await page.getByRole('button', { name: /^Runner/ }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-question]').waitFor()
  const decisions = await playToTheEnd(page, byMouse('mouse'))
  expect(decisions).toBeGreaterThan(15)
  await expect.poll(() => page.getByRole('dialog').textContent()).toMatch(/You (win|lose)/)
  // The page stores after it has painted.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('paydata/game'))).toBeNull()
  await leaveWell(visited)
})

test('a whole game as the Corp is played with the keyboard alone, by an expert whom no answer waits for', async () => {
  // So many keys would take a minute more; the game by mouse is played as the page comes, and keys are in many short tests.
  const visited = await visit({ search: 'play?format=core&seed=keys', unread: 'off' })
  const { page } = visited
  await page.locator('.deck').first().waitFor()
  for (const name of ['Corp', 'Start the game']) {
    await tabTo(page, name)
    await pressKey(page, 'Enter')
  }
  await page.locator('#decision[data-question]').waitFor()
  expect(await playToTheEnd(page, byKeys('keys'))).toBeGreaterThan(15)
  await leaveWell(visited)
})

async function tapsWhatIsOffered(page: Page): Promise<void> {
  const seen = await look(page)
  const options = page.locator(optionOffered)
  const place = (await options.count()) > 0 ? options.first() : page.locator('#decision .answer')
  await place.tap()
  if (!seen.canPick) await answered(page, seen.question)
}

test.runIf(hasFingers)(
  'a game is begun, played by touch, and goes on after a reload where it was',
  async () => {
    const visited = await visit({ screen: phone, search: 'play?format=core&seed=phone' })
    const { page } = visited
    await page.getByRole('button', { name: /^Corp/ }).tap()
    await page.getByRole('button', { name: 'Start the game' }).tap()
    await page.locator('#decision[data-question]').waitFor()
    for (let i = 0; i < 8; i++) await tapsWhatIsOffered(page)
    const asked = await page.locator('.prompt').textContent()
    const credits = await page.locator('.player[data-side=corp] .fact-value').first().textContent()
    await page.reload()
    await page.getByRole('button', { name: 'Go on with your game' }).tap()
    await page.locator('#decision[data-question]').waitFor()
    expect(await page.locator('.prompt').textContent()).toBe(asked)
    expect(await page.locator('.player[data-side=corp] .fact-value').first().textContent()).toBe(credits)
    await leaveWell(visited)
  },
)
