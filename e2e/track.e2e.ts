import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { phone, resize, visit } from './visit.ts'

/** The words of the steps on the track that can be read to their last letter. */
const read = (page: Page, which: string) =>
  page.evaluate(
    selector =>
      [...document.querySelectorAll<HTMLElement>(`.track ${selector} .track-step`)]
        .filter(step => {
          const { left, right, top, height } = step.getBoundingClientRect()
          const isThere = [left + 2, right - 2].every(x => {
            const there = document.elementFromPoint(x, top + height / 2)
            return there !== null && step.contains(there)
          })
          return isThere && step.scrollWidth <= step.clientWidth
        })
        .map(step => step.firstChild?.textContent),
    which,
  )

test.each([
  ['access', 'Access'],
  ['encounter', 'Encounter'],
  ['order', 'Turn begins'],
  ['discard', 'Discard'],
] as const)('where the game is can be read on the track of every desk: %s, %s', async (position, step) => {
  const { page, leave } = await visit({ position })
  for (const width of [1024, 1280, 1440, 1600]) {
    await resize(page, { width, height: 720 })
    await expect.poll(() => read(page, '[aria-current="step"]'), { message: `${width}` }).toEqual([step])
  }
  await leave()
})

test('on a desk of 1280 pixels every step of a run can be read', async () => {
  const { page, leave } = await visit({
    screen: { viewport: { width: 1280, height: 720 } },
    position: 'access',
  })
  await expect
    .poll(() => read(page, 'li'))
    .toEqual([
      'Begin',
      'Approach',
      'Encounter',
      'Subroutines',
      'Pass',
      'Jack out?',
      'Move',
      'Success',
      'Access',
      'End',
    ])
  await leave()
})

test.each([
  ['a phone', phone],
  ['a desk at twice the size', { viewport: { width: 720, height: 450 }, hasTouch: true }],
] as const)('the turn opens the whole track on %s, and a step of it becomes a stop', async (_, screen) => {
  const { page, leave, troubles } = await visit({ screen, position: 'encounter' })
  const turn = page.getByRole('button', { name: 'Turn 2 · Runner: where the game is' })
  await turn.tap()
  const sheet = page.getByRole('dialog', { name: 'Timing' })
  const steps = sheet.locator('.track').getByRole('listitem')
  await expect.poll(() => steps.count()).toBe(10)
  for (const step of await steps.allTextContents()) expect(step).toMatch(/\(CR [\d.]+[a-z]?\)/)
  await expect.poll(() => sheet.locator('[aria-current="step"]').textContent()).toContain('Encounter')
  const approach = sheet.getByRole('button', { name: /^Approach/ })
  const before = await approach.getAttribute('aria-pressed')
  await approach.tap()
  await expect.poll(() => approach.getAttribute('aria-pressed')).toBe(before === 'true' ? 'false' : 'true')
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await sheet.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
  await leave()
})

test.each([
  ['a desk of 1280 pixels', { viewport: { width: 1280, height: 720 } }],
  ['a phone', phone],
] as const)(
  'the whole track on %s says what another edition would offer there, and leads to all of them',
  async (_, screen) => {
    const { page, leave, troubles } = await visit({ screen, position: 'rez' })
    await page.getByRole('button', { name: 'Turn 2 · Runner: where the game is' }).click()
    const sheet = page.getByRole('dialog', { name: 'Timing' })
    const elsewhere = sheet.getByRole('region', { name: 'At this moment in other editions' })
    await elsewhere.getByRole('radio', { name: '2013 (FAQ 1.1)' }).click()
    await elsewhere
      .getByText('also before it: before the Runner may jack out (FAQ 1.1, Timing Structure of a Run 2.1)')
      .waitFor()
    // It is the first ice of the run, where the Runner of 2013 could not jack out.
    expect(await elsewhere.getByText('the chance to jack out').count()).toBe(0)
    await elsewhere
      .getByText(
        'this step there: before the encounter: the approached ice may be rezzed (FAQ 1.1, Timing Structure of a Run 2.3) – both players: paid abilities; Corp: rez cards but ice, rez also the approached ice',
      )
      .waitFor()
    await elsewhere.getByRole('radio', { name: /2022/ }).click()
    await elsewhere.getByText(/^this step there: .*\(CR 1\.6, 6\.9\.2b\)/).waitFor()
    await elsewhere.getByText('It offers the same at this moment.').waitFor()
    expect(await violations(page)).toEqual([])
    const opened = page.context().waitForEvent('page')
    await sheet.getByRole('link', { name: 'How other editions do it' }).click()
    const rules = await opened
    const row = rules.locator('[id="approach.approachWindow"]')
    await row.waitFor()
    await expect.poll(() => row.evaluate(each => each.getBoundingClientRect().top < innerHeight)).toBe(true)
    expect(troubles).toEqual([])
    await leave()
  },
)
