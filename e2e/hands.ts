import { diceOf } from '@paydata/bots'
import type { Page } from 'playwright-core'
import type { Seen } from './watching.ts'
import { answered, optionOffered, pressKey, use } from './watching.ts'

/** Waits until an answer has been taken. */
type Done = (page: Page, question: number | null) => Promise<unknown>

type Press = 'click' | 'tap'

/** Clicks on the table where something glows, or in the decision. */
export const byMouse = (seed: string, done: Done = answered) => byPointer('click', seed, done)

/** Taps there, as on a phone. */
export const byFinger = (seed: string, done: Done = answered) => byPointer('tap', seed, done)

function byPointer(press: Press, seed: string, done: Done) {
  const dice = diceOf(seed)
  return async (page: Page, seen: Seen): Promise<void> => {
    const key = page.locator('.raised .preview-key').first()
    if (await key.isVisible()) {
      await key[press]()
      return void (await done(page, seen.question))
    }
    const places = [
      ...(await page.locator('.table .spot[data-choosable="true"]').all()),
      ...(await page.locator('.server-choosable').all()),
      ...(await page.locator(optionOffered).filter({ visible: true }).all()),
    ]
    const place = places[dice(places.length + 1)]
    if (place === undefined && !seen.hasAnswer) return
    if (place === undefined) await page.locator('#decision .answer')[press]()
    else await use(page, place, press)
    if (seen.canPick && place !== undefined) return
    await done(page, seen.question)
  }
}

/** Digits, Space, arrows and Enter: no pointer at all. */
export function byKeys(seed: string, done: Done = answered) {
  const dice = diceOf(seed)
  return async (page: Page, seen: Seen): Promise<void> => {
    const { keyboard } = page
    if (seen.canPick) {
      // Space chooses none for nobody.
      if (seen.hasAnswer && seen.picked > 0) {
        await keyboard.press('Escape')
        // Escape lets go of what was picked, so it is picked again before Space confirms it.
        for (let digit = 1; digit <= seen.picked; digit++) await pressKey(page, `${digit}`)
        await pressKey(page, 'Space')
        return void (await done(page, seen.question))
      }
      return pressKey(page, `${seen.picked + 1}`)
    }
    if (dice(4) === 0 && seen.digits > 0) {
      await keyboard.press('d')
      for (let i = dice(3); i > 0; i--) await keyboard.press('ArrowDown')
      const isOption = await page.evaluate(
        () =>
          document.activeElement?.closest('#decision [data-kept="false"] .option, #decision .answer') !==
          null,
      )
      await pressKey(page, isOption ? 'Enter' : '1')
    } else if (seen.isUsual && (seen.digits === 0 || dice(3) === 0)) {
      await keyboard.press('Escape')
      await pressKey(page, 'Space')
    } else if (seen.hasAnswer && seen.digits === 0) {
      await keyboard.press('d')
      await pressKey(page, 'Enter')
    } else await pressKey(page, `${1 + dice(Math.min(9, seen.digits))}`)
    await done(page, seen.question)
  }
}
