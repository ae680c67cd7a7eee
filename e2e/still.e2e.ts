import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PositionName } from './positions.ts'
import { visit } from './visit.ts'

const widths = [1280, 1600] as const
const at = (width: number, position: PositionName, confirm: 'on' | 'off' = 'off') =>
  visit({ screen: { viewport: { width, height: 720 } }, position, confirm })

const boxes = (page: Page, selector: string) =>
  page.evaluate(
    places =>
      [...document.querySelectorAll(places)].map(each => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }),
    selector,
  )

test.each(widths)(
  'servers stay where they are when a run reaches one of them, %i pixels wide',
  async width => {
    const { page, leave } = await at(width, 'runner-action')
    // What ends the turn and what ice costs are looked for after the question is there.
    await page.getByRole('button', { name: /^Credits for the rest of the turn/ }).waitFor()
    await page.locator('.spot-price').first().waitFor()
    const before = await boxes(page, '.server-head:not(.server-new)')
    await page
      .locator('#decision')
      .getByRole('button', { name: /^Run Archives/ })
      .click()
    await page.locator('[data-server="archives"] .server-head .runner-mark').waitFor()
    expect(await boxes(page, '.server-head')).toEqual(before)
    await leave()
  },
)

test.each(widths)('an answer that asks once more stays where it was, %i pixels wide', async width => {
  const { page, leave } = await at(width, 'encounter', 'on')
  // What breaks all of the ice is looked for after the question is there.
  await page.locator('.macros button').first().waitFor()
  const before = await boxes(page, '#decision .answer, .macros, .decision-options')
  await page.locator('#decision .answer').click()
  await page.getByText('Let 2 unbroken subroutines resolve?').waitFor()
  expect(await boxes(page, '#decision .answer, .macros, .decision-options')).toEqual(before)
  await leave()
})

test.each(widths)(
  'a double click on what breaks the ice breaks that ice and not the next one, %i pixels wide',
  async width => {
    const { page, leave } = await at(width, 'encounter')
    const breaking = (credits: number) =>
      page.getByRole('button', { name: new RegExp(`^Break the whole ice: ${credits} ?credits$`) })
    await breaking(3).waitFor()
    const before = await boxes(page, '.macros')
    await breaking(3).dblclick()
    // Behind it lies ice that can be broken too, which the same place offers.
    await breaking(2).waitFor()
    expect(await boxes(page, '.macros')).toEqual(before)
    await leave()
  },
)
