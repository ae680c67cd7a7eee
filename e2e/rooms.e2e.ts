import { speechOf, tags } from '@paydata/words/languages'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { keptAs } from './positions.ts'
import { phone, visit } from './visit.ts'
import { answered, look } from './watching.ts'

const touch = { hasTouch: true, isMobile: true } as const
const narrow = { viewport: { width: 360, height: 740 }, ...touch } as const

const placeOf = async (there: Locator) => {
  const box = await there.boundingBox()
  if (box === null) throw new Error('It cannot be seen.')
  return [box.x, box.y, box.width, box.height].map(Math.round)
}

/** Gains credits, and passes where none can be gained, until nothing is asked. */
async function answersUntilTheOtherDoes(page: Page): Promise<void> {
  const decision = page.locator('#decision')
  for (let i = 0; i < 12; i++) {
    const { question } = await look(page)
    if (question === null) return
    const gain = decision.locator('[data-kept="false"] [data-does="gainCredit"]')
    const answer = (await gain.count()) > 0 ? gain : decision.locator('.answer')
    await answer.click()
    await page.waitForFunction(
      last => document.querySelector<HTMLElement>('#decision')?.dataset.question !== `${last}`,
      question,
    )
  }
}

test('a player who waits on a phone reads what the other one does, where the decision was, and nothing moves', async () => {
  const { page, leave } = await visit({ screen: phone, position: 'corp-action', pace: 'slow', list: 'short' })
  const decision = page.locator('#decision')
  const place = page.locator('.right')
  const before = await placeOf(place)
  await answersUntilTheOtherDoes(page)
  await page.getByText('Waiting for the Runner').waitFor()
  const lines = decision.getByRole('list', { name: 'Log' }).getByRole('listitem')
  await expect.poll(() => lines.count()).toBeGreaterThan(2)
  expect(await lines.count()).toBeLessThanOrEqual(5)
  expect(await placeOf(place)).toEqual(before)
  expect(await violations(page)).toEqual([])
  await answered(page, null)
  expect(await placeOf(place)).toEqual(before)
  await leave()
})

test('what ends the turn leaves what can be done from the hand its room on a phone', async () => {
  const { page, leave } = await visit({ screen: narrow, position: 'corp-action' })
  await page.getByRole('button', { name: 'Credits for the rest of the turn' }).waitFor()
  const first = page.getByRole('group', { name: 'From your hand' }).getByRole('button').first()
  const isWhole = () =>
    first.evaluate(option => {
      const { left, top, width, height } = option.getBoundingClientRect()
      return [2, height / 2, height - 2].every(down => {
        const there = document.elementFromPoint(left + width / 2, top + down)
        return there !== null && option.contains(there)
      })
    })
  await expect.poll(isWhole).toBe(true)
  expect(await violations(page)).toEqual([])
  await leave()
})

test('a count says its word below itself, however many digits it has', async () => {
  const desk = { viewport: { width: 1600, height: 900 } }
  const { page, leave } = await visit({ screen: desk, position: 'corp-action' })
  const credits = page.locator('.player[data-side="corp"] .fact').first()
  const name = credits.locator('.fact-name')
  expect((await name.boundingBox())?.width).toBeGreaterThan(20)
  await page.locator('#decision [data-does="gainCredit"]').click()
  await expect.poll(() => credits.textContent()).toBe('Credits 10')
  expect((await name.boundingBox())?.width).toBeGreaterThan(20)
  expect(await credits.evaluate(fact => fact.scrollWidth <= fact.clientWidth)).toBe(true)
  await leave()
})

/** Names that are cut short. */
const cut = (page: Page, which: string) =>
  page
    .locator(which)
    .evaluateAll(all =>
      all
        .filter(
          name =>
            name.checkVisibility() &&
            (name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1),
        )
        .map(name => name.textContent),
    )

test.each([
  ['a small phone', narrow],
  ['a phone', phone],
  ['a desk', { viewport: { width: 1280, height: 720 } }],
] as const)('long names can be read on %s', async (_, screen) => {
  const { page, leave } = await visit({ screen, position: 'long-names' })
  await page.getByText('Corporate Troubleshooter').first().waitFor()
  await expect.poll(() => cut(page, '.tile-title, .player-name strong')).toEqual([])
  await leave()
})

test.each(tags)(
  'on the lowest phone no sign lies on a title of the rig, and no name of a row on another row: %s',
  async tag => {
    const { goOn } = await speechOf(tag).page.home()
    const screen = { viewport: { width: 360, height: 640 }, ...touch, locale: tag }
    const { page, leave } = await visit({ screen, search: 'rules' })
    // The last of all places is in sight where one is there, though not all have room.
    const here = page.locator('.screen-place[aria-current]')
    await here.waitFor()
    const right = await here.evaluate(place => place.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(360)
    await page.evaluate(kept => localStorage.setItem('paydata/game', kept), keptAs('encounter'))
    await page.goto(new URL('/', page.url()).href)
    await page.getByRole('button', { name: goOn }).tap()
    await page.locator('.rig-row').first().waitFor()
    const over = await page.locator('.rig-row').evaluateAll(rows =>
      rows.flatMap(row => {
        const { top, bottom } = row.getBoundingClientRect()
        const name = row.querySelector('.rig-name')?.getBoundingClientRect()
        const outside = name === undefined || name.top < top - 1 || name.bottom > bottom + 1
        const signs = [...row.querySelectorAll('.glyph')].filter(
          sign => sign.getBoundingClientRect().width > 0,
        )
        return outside || signs.length > 0 ? [row.textContent] : []
      }),
    )
    expect(over).toEqual([])
    await leave()
  },
)
