import { cards } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import { resumeGame, viewFor } from '@paydata/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'
import { pressKey } from './watching.ts'

/** The titles in a hand as this browser has kept the game: the computers may have played before they were stopped. */
async function hand(page: Page, side: Side): Promise<readonly string[]> {
  const kept = await page.evaluate(() => localStorage.getItem('paydata/game'))
  const { saved }: { readonly saved: string } = JSON.parse(kept ?? 'null')
  const view = viewFor(resumeGame(saved), side)
  return view[side].hand.cards.map(
    ({ face }) => cards.find(({ is }) => is === face?.definition)?.printed.title ?? 'nothing',
  )
}

// A phone has no room for the choice in the top bar.
test.each([
  ['desktop', desktop, []],
  ['phone', phone, ['Settings']],
] as const)(
  'who watches two computers on a %s chooses whose hand they look into',
  async (_, screen, opens) => {
    const { page, troubles, leave } = await visit({ position: 'watching', screen })
    // The computers wait, so that the hands stay as they are.
    await page.getByRole('button', { name: 'Pause' }).click()
    const namesIn = async (side: Side): Promise<readonly string[]> =>
      page.locator(`#hand-${side} .hand-card`).evaluateAll(cards => cards.map(card => card.textContent ?? ''))
    /** What is shown of a hand begins with the titles of those that are in it. */
    const showsHand = async (side: Side): Promise<boolean> => {
      const [shown, titles] = [await namesIn(side), await hand(page, side)]
      return (
        shown.length > 0 &&
        shown.length === titles.length &&
        titles.every((title, n) => shown[n]?.startsWith(title))
      )
    }
    for (const name of opens) await page.getByRole('button', { name }).click()
    const choice = page.getByRole('radiogroup', { name: 'See' })
    const look = (name: string) => choice.getByRole('radio', { name, exact: true })
    await expect.poll(() => look('The table').getAttribute('aria-checked')).toBe('true')
    expect([await namesIn('corp'), await namesIn('runner')]).toEqual([[], []])
    const table = (await page.locator('body').textContent()) ?? ''

    await look('The Corp').click()
    await expect.poll(() => showsHand('corp')).toBe(true)
    expect(await namesIn('runner')).toEqual([])
    await page.locator('#hand-corp .hand-card').first().waitFor()
    // Whose turn it is to decide, and nothing to answer.
    await page
      .locator('#decision')
      .getByText(/the (corp|runner) decides/i)
      .waitFor()
    expect(await page.locator('#decision .option, #decision .answer').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^(Concede|Take back)/ }).count()).toBe(0)
    expect(await violations(page)).toEqual([])

    await pressKey(page, 'ArrowRight')
    await expect.poll(() => showsHand('runner')).toBe(true)
    expect(await namesIn('corp')).toEqual([])
    await expect.poll(() => look('The Runner').evaluate(radio => radio === document.activeElement)).toBe(true)
    await pressKey(page, 'ArrowRight')
    await expect.poll(() => namesIn('runner')).toEqual([])
    expect(await namesIn('corp')).toEqual([])
    const said = await page.locator('body').textContent()
    // Who looks at the table again reads of no card that is only in a hand.
    const hidden = [...(await hand(page, 'corp')), ...(await hand(page, 'runner'))].filter(
      title => !table.includes(title),
    )
    expect(hidden.length).toBeGreaterThan(3)
    for (const title of hidden) expect(said).not.toContain(title)
    expect(troubles).toEqual([])
    await leave()
  },
)
