import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { outOfSight } from './laws-of-tables.ts'
import { covered } from './titles.ts'
import { desktop, phone, resize, visit } from './visit.ts'
import { answered, look, pressKey, takesAnswers } from './watching.ts'

const small = { viewport: { width: 360, height: 740 } }
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true } as const

const widthsOf = (page: Page, what: string): Promise<readonly number[]> =>
  page.locator(what).evaluateAll(all => all.map(each => each.getBoundingClientRect().width))

test.each([
  [1440, 900, 130, 160],
  [2560, 1440, 200, 224],
] as const)('cards take the room there is at %i by %i', async (width, height, least, most) => {
  const { page, leave } = await visit({ screen: { viewport: { width, height } }, position: 'runner-action' })
  for (const card of await widthsOf(page, '.board .tile')) {
    expect(card).toBeGreaterThanOrEqual(least)
    expect(card).toBeLessThanOrEqual(most)
  }
  await leave()
})

test('ice that hosts a card is as wide as other ice in windows of every size', async () => {
  const { page, leave } = await visit({ position: 'hosting-ice' })
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [360, 740],
  ] as const) {
    await resize(page, { width, height })
    const [host, ...others] = await widthsOf(page, '.position > .tile, .position > .hosting > .tile')
    const [guest] = await widthsOf(page, '.position .guests .tile')
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect(other).toBeCloseTo(host ?? 0, 0)
    expect(guest).toBeGreaterThan(0.7 * (host ?? 0))
    expect(guest).toBeLessThan(host ?? 0)
  }
  await leave()
})

/** Servers and cards of the rig of which not all can be seen. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.board')?.getBoundingClientRect()
    if (board === undefined) return ['no board']
    return [...document.querySelectorAll('.server, .rig .tile')]
      .filter(each => {
        const { left, right, top, bottom } = each.getBoundingClientRect()
        return (
          left < board.left - 1 || right > board.right + 1 || top < board.top - 1 || bottom > board.bottom + 6
        )
      })
      .map(each => each.textContent)
  })

test.each([
  [
    'normal',
    [
      [1280, 720],
      [1440, 900],
      [1180, 820],
    ],
  ],
  ['large', [[1440, 900]]],
] as const)('twelve remote servers and a large rig are all seen, cards %s', async (size, windows) => {
  // As players find it: a bar that lists everything takes its height from the board, which scrolls then.
  const { page, leave } = await visit({ size, position: 'many-servers', list: 'short' })
  await expect.poll(() => page.locator('.server').count()).toBe(15)
  for (const [width, height] of windows) {
    await resize(page, { width, height })
    await expect.poll(() => outside(page), { message: `${width} by ${height}` }).toEqual([])
  }
  await leave()
})

/** What the question offers, once from the panel and once from the table. */
const offered = (page: Page) =>
  page.evaluate(() => ({
    listed: document.querySelectorAll('#decision [data-kept="false"] .option').length,
    placed: document.querySelectorAll('.table [data-choosable="true"], .server-choosable').length,
    tokens: document.querySelectorAll('.tokens button').length,
  }))

test.each([
  ['desktop', desktop],
  ['tablet', tablet],
] as const)('a payment from two sources is made in the bar, over no card, on a %s', async (_, screen) => {
  const { page, leave } = await visit({ screen, position: 'payment', list: 'short' })
  const decision = page.locator('#decision')
  await expect.poll(() => decision.locator('.stepper').count()).toBe(2)
  await expect.poll(() => outOfSight(page, '.rig .tile, .stepper button')).toEqual([])
  // One credit of the card, and one of the Runner's own.
  await decision.getByRole('button', { name: /^Crash Space.*: One less$/ }).click()
  await decision.getByRole('button', { name: /^(?!Crash Space).*: One more$/ }).click()
  const { question } = await look(page)
  await decision.locator('.answer').click()
  await answered(page, question)
  const credits = page.locator('.player[data-side="runner"] .fact[data-fact="credit"] .fact-value')
  await expect.poll(() => credits.textContent()).toBe('7')
  await leave()
})

test('nothing is listed that can be chosen on the table, until it is asked for', async () => {
  const { page, leave } = await visit({ position: 'runner-action', list: 'short' })
  await expect.poll(() => offered(page)).toEqual({ listed: 0, placed: 13, tokens: 3 })
  await page.getByRole('button', { name: 'Show all 16 options' }).click()
  await expect.poll(() => offered(page)).toMatchObject({ listed: 16, tokens: 0 })
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect.poll(() => offered(page)).toMatchObject({ listed: 0, tokens: 3 })
  // A digit that is not shown lists them first.
  await page.keyboard.press('9')
  await expect.poll(async () => (await offered(page)).listed).toBe(16)
  await leave()
})

test('a card that can be used in several ways fans them out, and Escape leads back to it', async () => {
  const { page, troubles, leave } = await visit({ position: 'encounter', list: 'short' })
  const { question } = await look(page)
  const gordian = page.locator('.tile', { hasText: 'Gordian Blade' })
  const fan = page.locator('.raised')
  // Stronger, it can break as well.
  await gordian.click()
  await answered(page, question)
  await gordian.click()
  await expect.poll(() => fan.locator('.preview-key').count()).toBeGreaterThan(1)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await fan.waitFor({ state: 'detached' })
  await gordian.focus()
  await pressKey(page, 'Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.raised') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await fan.waitFor({ state: 'detached' })
  await expect.poll(() => gordian.evaluate(each => each === document.activeElement)).toBe(true)
  expect(troubles).toEqual([])
  await leave()
})

/** The smallest letters of what a selector finds, in pixels; 0 if it finds nothing. */
const smallest = (page: Page, what: string): Promise<number> =>
  page
    .locator(what)
    .evaluateAll(all => Math.min(...all.map(each => Number.parseFloat(getComputedStyle(each).fontSize))))

// Figures are read at a glance, and references notice no smaller letters. Credits and score are the largest.
test('figures are large enough to be read in windows of every size', async () => {
  const { page, leave } = await visit({ position: 'corp-action', list: 'short' })
  for (const [width, height, big, small] of [
    [360, 740, 16, 15],
    [390, 844, 16, 15],
    [820, 1180, 16, 15],
    [1280, 720, 17, 15],
    [1440, 900, 20, 15],
    // Letters are larger there.
    [2560, 1440, 23.75, 17.8125],
  ] as const) {
    await resize(page, { width, height })
    expect(await smallest(page, '.fact[data-fact="credit"] .fact-value')).toBe(big)
    expect(await smallest(page, '.fact:not([data-fact="credit"]) .fact-value')).toBe(small)
    expect(await smallest(page, '.tile-strength')).toBeGreaterThanOrEqual(13)
    expect(await smallest(page, ':is(.tile-price, .counter)')).toBeGreaterThanOrEqual(12)
    expect(await smallest(page, '.hand-card .card-cost')).toBeGreaterThanOrEqual(12)
  }
  await leave()
})

test('all figures of a player are in view on the smallest phone', async () => {
  const least = { ...phone, viewport: { width: 360, height: 640 } }
  const { page, leave } = await visit({ screen: least, position: 'runner-action', list: 'short' })
  await expect.poll(() => page.locator('.player[data-side="runner"] .fact').count()).toBe(7)
  await expect.poll(() => outOfSight(page, '.fact')).toEqual([])
  // Neither is a row of the rig cut.
  await expect.poll(() => outOfSight(page, '.rig .tile')).toEqual([])
  await leave()
})

test.each(['corp-action', 'many-servers'] as const)(
  'values lie on their cards with all of themselves on phones, and cover neither each other nor the title of ice: %s',
  async position => {
    const { page, leave } = await visit({ screen: phone, position, list: 'short' })
    await page.locator('.position .tile-title').first().waitFor()
    const astray = () =>
      page.locator('.board .tile-body').evaluateAll(all =>
        all.flatMap(tile => {
          const { left, right, top, bottom } = tile.getBoundingClientRect()
          const values = [...tile.querySelectorAll('.tile-price, .tile-strength')].map(each =>
            each.getBoundingClientRect(),
          )
          const isOut = values.some(
            value => value.left < left || value.right > right || value.top < top || value.bottom > bottom,
          )
          const isOver = values.some((value, i) => value.left < (values[i - 1]?.right ?? 0))
          return isOut || isOver ? [tile.textContent] : []
        }),
      )
    for (const { viewport } of [phone, small]) {
      await resize(page, viewport)
      await expect.poll(astray).toEqual([])
      await expect.poll(() => covered(page)).toEqual([])
    }
    await leave()
  },
)

test.each([
  'corp-action',
  'runner-action',
  'mulligan',
  'discard',
  'memory',
  'psi',
  'damage',
  'trace',
  'bid',
  'trap',
  'program-to-trash',
  'two-of-hand',
] as const)('what is asked can be read on a phone: %s', async position => {
  const { page, leave } = await visit({ screen: { ...phone, ...small }, position, list: 'short' })
  await takesAnswers(page)
  const prompt = await page.locator('.prompt').boundingBox()
  const panel = await page.locator('#decision').boundingBox()
  if (prompt === null || panel === null) throw new Error('Nothing is asked.')
  expect(prompt.y).toBeGreaterThanOrEqual(panel.y)
  expect(prompt.height).toBeGreaterThan(14)
  // The buttons stand below it.
  expect(prompt.y + prompt.height).toBeLessThanOrEqual(panel.y + panel.height - 48)
  // To the last word: less than half a line is hidden.
  const hidden = (each: Element) => each.scrollHeight - each.clientHeight
  expect(await page.locator('.prompt').evaluate(hidden)).toBeLessThan(6)
  await leave()
})

test('on a phone what lies open in Archives is taken by one button, which nothing covers', async () => {
  const { page, leave } = await visit({ screen: phone, position: 'archives-access', list: 'short' })
  const all = page.locator('.macro-accessAll')
  await all.waitFor()
  await expect.poll(() => outOfSight(page, '.macros .button, #decision .prompt')).toEqual([])
  const { question } = await look(page)
  await all.tap()
  await answered(page, question)
  await leave()
})

/** Buttons that a finger does not meet with so many pixels of height. */
async function missed(page: Page, least: number): Promise<readonly (string | null)[]> {
  // Links in lines of the log are as tall as their line. The last line and the steps of the track open what larger buttons open too.
  const buttons = page.locator(
    '.table button:visible:not(.last-line, .log *, .top .track *), .table input:visible',
  )
  return buttons.evaluateAll((all, size) => {
    // What is encountered lies over some cards that nothing can be done with now.
    const meets = (button: Element, x: number, y: number): boolean => {
      const at = document.elementFromPoint(x, y)
      const isCovered = button.matches('.spot[data-choosable="false"]') && at?.closest('.focus-place') != null
      return at === null || button.contains(at) || isCovered
    }
    return all
      .filter(button => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      })
      .filter(button => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        const [before, after] = [y - size / 2 + 1, y + size / 2 - 1]
        // What lies over the one edge leaves the other.
        return !meets(button, x, y) || (!meets(button, x, before) && !meets(button, x, after))
      })
      .map(button => button.getAttribute('aria-label') ?? button.textContent)
  }, least)
}

const touched = { viewport: { width: 1280, height: 720 }, hasTouch: true } as const

test.each([
  ['hand', phone, [phone.viewport, tablet.viewport]],
  ['desk', touched, [touched.viewport]],
] as const)('a finger meets each button at a table in a %s', async (_, screen, sizes) => {
  const least = 40
  for (const position of ['runner-action', 'encounter', 'trace', 'rez'] as const) {
    const { page, leave } = await visit({ screen, position, list: 'short' })
    for (const size of sizes) {
      await resize(page, size)
      expect([position, size, await missed(page, least)]).toEqual([position, size, []])
    }
    await leave()
  }
})

test('on an upright tablet a card that is tapped can be read, and its key and the way back are met', async () => {
  const { page, leave } = await visit({
    screen: tablet,
    position: 'corp-action',
    list: 'short',
    act: 'shown',
  })
  for (const card of ['Adonis Campaign', 'Enigma']) {
    await page.locator('.table > .hand .spot', { hasText: card }).tap()
    await page
      .getByRole('complementary', { name: card })
      .getByRole('button', { name: /Install/ })
      .waitFor()
    await expect
      .poll(() => outOfSight(page, '.preview .details-text > *, .preview-key, .preview-close'))
      .toEqual([])
    // It lies on a dark picture, in all colours.
    const ground = (each: Element) => getComputedStyle(each).backgroundColor
    expect(await page.locator('.preview-close').evaluate(ground)).not.toBe('rgba(0, 0, 0, 0)')
  }
  await leave()
})

test('all that can be answered in a run stands in the bar of an upright tablet', async () => {
  const { page, leave } = await visit({ screen: tablet, position: 'run-elsewhere', list: 'short' })
  const bar = page.locator('#decision')
  const { y: top, height } = (await bar.boundingBox()) ?? expect.fail('no bar')
  for (const name of ['Go on to the server', 'Do not rez', 'Experiential Data']) {
    const box = await bar.getByRole('button', { name }).last().boundingBox()
    expect(box?.y ?? 0, name).toBeGreaterThanOrEqual(top)
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(top + height)
  }
  await leave()
})

test('a card in play takes no room from the question on a phone', async () => {
  const { page, leave } = await visit({
    screen: { ...phone, ...small },
    position: 'event-in-play',
    list: 'short',
  })
  const prompt = page.locator('#decision .prompt')
  expect(await prompt.textContent()).toBe('The run on HQ begins: you can only pass.')
  expect(await prompt.evaluate(each => each.scrollHeight <= each.clientHeight + 1)).toBe(true)
  await page.locator('#decision .list-toggle').tap()
  await page
    .locator('.focus')
    .getByRole('button', { name: /Stimhack/ })
    .waitFor()
  await leave()
})

test('a hand of more cards than fit on a phone shows that it goes on', async () => {
  const { page, leave } = await visit({ screen: small, position: 'discard' })
  for (const width of [360, 390, 412]) {
    await resize(page, { width, height: 740 })
    const cut = await page.locator('.table > .hand > .spot').evaluateAll(all =>
      all.some(each => {
        const { left, right } = each.getBoundingClientRect()
        return right > innerWidth && left < innerWidth - 12
      }),
    )
    expect(cut, `${width} pixels`).toBe(true)
  }
  await leave()
})

test('options with long words are listed in full on a phone', async () => {
  const screen = { ...phone, viewport: small.viewport }
  const { page, leave } = await visit({ screen, position: 'long-subroutines', list: 'short' })
  const words = page.locator('#decision [data-kept="false"] .option')
  await expect.poll(() => words.count()).toBe(2)
  expect(await words.evaluateAll(all => all.every(each => each.scrollHeight <= each.clientHeight + 1))).toBe(
    true,
  )
  await leave()
})
