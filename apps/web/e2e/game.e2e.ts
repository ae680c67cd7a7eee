import { diceOf } from '@paydata/bots'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Visit } from './visit.ts'
import { phone, visit } from './visit.ts'
import type { Seen } from './watching.ts'
import { answered, look } from './watching.ts'

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

async function leaveWell({ leave, troubles }: Visit): Promise<void> {
  expect(troubles).toEqual([])
  await leave()
}

/** Clicks on the table where something glows, or in the decision. */
function byMouse(seed: string) {
  const dice = diceOf(seed)
  return async (page: Page, seen: Seen): Promise<void> => {
    const places = [
      ...(await page.locator('.table > .hand .spot[data-choosable="true"]').all()),
      ...(await page.locator('.server-choosable').all()),
      ...(await page.locator('#decision .option').all()),
    ]
    const place = places[dice(places.length + 1)]
    if (place === undefined && !seen.hasAnswer) return
    if (place === undefined) await page.locator('#decision .answer').click()
    else {
      await place.click()
      const menu = page.locator('.menu .menu-item').first()
      if (await menu.isVisible()) await menu.click()
    }
    if (seen.canPick && place !== undefined) return
    await answered(page, seen.question)
  }
}

test('a whole game as the Runner is played with the mouse, on the table and in the decision', async () => {
  const visited = await visit({ search: '?seed=mouse' })
  const { page } = visited
  await page.getByRole('button', { name: /^Runner/ }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-question]').waitFor()
  const decisions = await playToTheEnd(page, byMouse('mouse'))
  expect(decisions).toBeGreaterThan(15)
  await expect.poll(() => page.getByRole('dialog').textContent()).toMatch(/You (win|lose)/)
  expect(await page.evaluate(() => localStorage.getItem('paydata/game'))).toBeNull()
  await leaveWell(visited)
})

/** Digits, Space, arrows and Enter: no pointer at all. */
function byKeys(seed: string) {
  const dice = diceOf(seed)
  return async (page: Page, seen: Seen): Promise<void> => {
    const { keyboard } = page
    if (seen.canPick) {
      if (seen.hasAnswer) {
        await keyboard.press('Escape')
        // Escape lets go of what was picked, so it is picked again before Space confirms it.
        for (let digit = 1; digit <= seen.picked; digit++) await keyboard.press(`${digit}`)
        await keyboard.press('Space')
        return void (await answered(page, seen.question))
      }
      return keyboard.press(`${seen.picked + 1}`)
    }
    if (dice(4) === 0 && seen.digits > 0) {
      await keyboard.press('d')
      for (let i = dice(3); i > 0; i--) await keyboard.press('ArrowDown')
      const isOption = await page.evaluate(
        () => document.activeElement?.closest('#decision .option, #decision .answer') !== null,
      )
      await keyboard.press(isOption ? 'Enter' : '1')
    } else if (seen.hasAnswer && (seen.digits === 0 || dice(3) === 0)) {
      await keyboard.press('Escape')
      await keyboard.press('Space')
    } else await keyboard.press(`${1 + dice(Math.min(9, seen.digits))}`)
    await answered(page, seen.question)
  }
}

test('a whole game as the Corp is played with the keyboard alone', async () => {
  const visited = await visit({ search: '?seed=keys' })
  const { page } = visited
  const { keyboard } = page
  await page.locator('.deck').first().waitFor()
  for (const name of ['Corp', 'Start the game']) {
    for (let i = 0; i < 30; i++) {
      const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
      if (focused.startsWith(name)) break
      await keyboard.press('Tab')
    }
    await keyboard.press('Enter')
  }
  await page.locator('#decision[data-question]').waitFor()
  expect(await playToTheEnd(page, byKeys('keys'))).toBeGreaterThan(15)
  await leaveWell(visited)
})

/** A second tap that follows at once is taken for half of a double one. */
async function atLeisure(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now())
  await page.waitForFunction(since => performance.now() - since > 320, now)
}

test('a game is begun, played by touch, and goes on after a reload where it was', async () => {
  const visited = await visit({ screen: phone, search: '?seed=phone' })
  const { page } = visited
  await page.getByRole('button', { name: /^Corp/ }).tap()
  await page.getByRole('button', { name: 'Start the game' }).tap()
  await page.locator('#decision[data-question]').waitFor()
  for (let i = 0; i < 8; i++) {
    const seen = await look(page)
    const options = page.locator('#decision .option')
    const place = (await options.count()) > 0 ? options.first() : page.locator('#decision .answer')
    await atLeisure(page)
    await place.tap()
    if (!seen.canPick) await answered(page, seen.question)
  }
  const asked = await page.locator('.prompt').textContent()
  const credits = await page.locator('.player[data-side=corp] .fact-value').first().textContent()
  await page.reload()
  await page.getByRole('button', { name: 'Go on with your game' }).tap()
  await page.locator('#decision[data-question]').waitFor()
  expect(await page.locator('.prompt').textContent()).toBe(asked)
  expect(await page.locator('.player[data-side=corp] .fact-value').first().textContent()).toBe(credits)
  await leaveWell(visited)
})
