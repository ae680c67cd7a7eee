import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { AnyPosition } from './positions.ts'
import { keptAs } from './positions.ts'
import { desktop, phone, visit } from './visit.ts'
import { look, pressKey, takesAnswers } from './watching.ts'

const screens = [
  ['desktop', desktop],
  ['phone', phone],
] as const

type Wish = Pick<NonNullable<Parameters<typeof visit>[0]>, 'motion' | 'moments' | 'screen'>

/** A table of this browser in a position, on which moments stay until something ends them. */
async function seated(position: AnyPosition, { motion = 'full', ...wish }: Wish = {}) {
  const visited = await visit({ motion, ...wish })
  const { page } = visited
  await page.addInitScript(() => {
    const { setTimeout: after } = window
    // What ends a moment is the one timer that is told a number: that of the moment.
    const endless = (act: TimerHandler, wait?: number, ...given: readonly unknown[]) => {
      if (typeof given[0] !== 'number') return after(act, wait, ...given)
      Object.assign(window, { isMomentHeld: true })
      return after(act, 3_600_000, ...given)
    }
    Object.assign(window, { setTimeout: endless })
  })
  await page.evaluate(game => localStorage.setItem('paydata/game', game), keptAs(position))
  await page.reload()
  await page.getByRole('button', { name: 'Go on with your game' }).click()
  await page.mouse.move(0, 0)
  await page.locator('#decision[data-question]').waitFor()
  await page.locator('.stage').waitFor({ state: 'attached' })
  return visited
}

/** The moments on the table. They stay there, so how fast the page is does not matter. */
async function moments(page: Page) {
  const all = await page
    .locator('[data-moment]')
    .evaluateAll(each => each.map(moment => (moment as HTMLElement).dataset.moment))
  if (all.length > 0) await page.waitForFunction(() => Reflect.get(window, 'isMomentHeld') === true)
  return all
}

/** Notes whether anything moves on the stage. */
const watchStage = (page: Page) =>
  page.evaluate(() => {
    const { animate } = Element.prototype
    Object.assign(window, { movedOnStage: 'nothing' })
    Element.prototype.animate = function (...given) {
      if (this.closest('.stage') !== null) Object.assign(window, { movedOnStage: 'something' })
      return animate.apply(this, given)
    }
  })

const answer = (page: Page) => page.locator('#decision .answer').click()
const pay = (page: Page) =>
  page
    .locator('#decision')
    .getByRole('button', { name: /^.?Pay/ })
    .first()
    .click()

test('a phone that is turned ends a moment, as everything lies elsewhere then', async () => {
  const { page, leave } = await seated('steal', { screen: phone })
  await answer(page)
  await page.locator('[data-moment="stolen"]').waitFor()
  // The address bar of a browser goes away.
  await page.setViewportSize({ width: 390, height: 780 })
  expect(await moments(page)).toEqual(['stolen'])
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => moments(page)).toEqual([])
  await leave()
})

test.each(screens)(
  'a stolen agenda is played on a %s, and options can be pressed meanwhile',
  async (_, screen) => {
    const { page, troubles, leave } = await seated('steal', { screen })
    await answer(page)
    const stolen = page.locator('[data-moment="stolen"]')
    await stolen.waitFor()
    expect(await stolen.locator('.moment-words').textContent()).toBe('Agenda stolen')
    // Two points there were, three have come, and seven win.
    expect(await stolen.locator('[data-pip="had"]').count()).toBe(2)
    expect(await stolen.locator('[data-pip="new"]').count()).toBe(3)
    expect(await stolen.locator('[data-pip="open"]').count()).toBe(2)
    expect(await stolen.locator('.moment-card').textContent()).toBe('Priority Requisition')
    const { question } = await look(page)
    await page.locator('#decision [data-does="gainCredit"]').click()
    await expect.poll(async () => (await look(page)).question).not.toBe(question)
    expect(await moments(page)).toContain('stolen')
    expect(troubles).toEqual([])
    await leave()
  },
)

test('Space ends a moment and answers nothing; the next press answers', async () => {
  const { page, leave } = await seated('damage-to-come')
  await pressKey(page, 'Space')
  await page.locator('[data-moment="damage"]').waitFor()
  const { question } = await look(page)
  await pressKey(page, 'Space')
  await expect.poll(() => moments(page)).toEqual([])
  expect((await look(page)).question).toBe(question)
  await pressKey(page, 'Space')
  await expect.poll(async () => (await look(page)).question).not.toBe(question)
  await leave()
})

test('Space on a button that has the focus ends a moment and does not press the button', async () => {
  const { page, leave } = await seated('steal')
  await answer(page)
  await page.locator('[data-moment="stolen"]').waitFor()
  const { question } = await look(page)
  await takesAnswers(page)
  await page.keyboard.press('Tab')
  await page.locator('#decision [data-does="gainCredit"]').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => moments(page)).toEqual([])
  expect((await look(page)).question).toBe(question)
  await page.keyboard.press('Space')
  await expect.poll(async () => (await look(page)).question).not.toBe(question)
  await leave()
})

test.each(screens)('a trap on a %s is still seen while it tags and hurts', async (_, screen) => {
  const { page, leave } = await seated('trap', { screen })
  await pay(page)
  await expect.poll(() => moments(page)).toEqual(['trap', 'tag', 'damage'])
  expect(await page.locator('[data-moment="trap"] .moment-card').textContent()).toBe('Snare!')
  expect(await page.locator('[data-moment="tag"]').textContent()).toBe('+ 1 tag')
  expect(await page.locator('[data-moment="damage"] > .moment-words').textContent()).toBe('3 net damage')
  await expect.poll(() => page.locator('.torn-card').count()).toBe(3)
  // What fades in or out is judged as it is in between.
  await page.evaluate(() => {
    for (const each of document.getAnimations()) each.cancel()
  })
  expect(await violations(page)).toEqual([])
  await leave()
})

test('a run draws its line to the server, and the ice that is met has a frame', async () => {
  const { page, leave } = await seated('nothing-to-break-with')
  await page
    .locator('#decision')
    .getByRole('button', { name: /^Run HQ/ })
    .click()
  await page.locator('[data-moment="run"]').waitFor()
  const [, upward] = await page.locator('.moment-line').evaluateAll(all =>
    all.map(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { x: x + width / 2, y, height }
    }),
  )
  const head = await page.locator('[data-server="hq"] .server-head').boundingBox()
  if (head === null || upward === undefined) throw new Error('There is no line or no server.')
  expect(Math.abs(upward.x - (head.x + head.width / 2))).toBeLessThan(4)
  await expect.poll(() => moments(page)).toContain('met')
  const ring = await page.locator('[data-moment="met"] .moment-ring').boundingBox()
  const ice = await page.locator('[data-server="hq"] .server-ice [data-card]').boundingBox()
  expect(ring?.x).toBeLessThan(ice?.x ?? 0)
  await leave()
})

test.each([
  ['wants no motion', { motion: 'none' }],
  ['wants it quiet', { moments: 'quiet' }],
] as const)('for a player who %s moments are marks that stand still, and Space presses', async (_, wish) => {
  const { page, leave } = await seated('trap', wish)
  await watchStage(page)
  await pay(page)
  await expect.poll(() => moments(page)).toEqual(['trap', 'tag', 'damage'])
  expect(await page.locator('[data-moment="trap"] .moment-words').textContent()).toBe('A trap: Snare!')
  expect(await page.locator('.torn-card, .trap').count()).toBe(0)
  expect(await page.evaluate(() => Reflect.get(window, 'movedOnStage'))).toBe('nothing')
  const { question } = await look(page)
  await pressKey(page, 'd')
  await pressKey(page, 'Space')
  await expect.poll(async () => (await look(page)).question).not.toBe(question)
  await leave()
})

const space = (page: Page) => page.keyboard.press('Space')
const tap = (page: Page) => page.touchscreen.tap(100, 300)
const result = (page: Page) => page.getByRole('dialog', { name: 'You win' })

test.each([
  ['last-agenda', 'desktop', answer, 'lastAgenda', 'The Runner wins', desktop, space],
  ['last-agenda', 'phone', answer, 'lastAgenda', 'The Runner wins', phone, tap],
  ['deadly-trap', 'desktop', pay, 'flatline', 'The Corp wins', desktop, space],
  ['deadly-trap', 'phone', pay, 'flatline', 'The Corp wins', phone, tap],
] as const)(
  'in the position %s on a %s the end takes the screen, and then comes the result',
  async (position, _, act, is, says, screen, skip) => {
    const { page, troubles, leave } = await seated(position, { screen })
    await act(page)
    const ending = page.locator(`[data-moment="${is}"]`)
    await ending.waitFor()
    expect(await ending.locator('strong').textContent()).toBe(says)
    expect(await result(page).count()).toBe(0)
    await skip(page)
    await result(page).waitFor()
    await ending.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Play again')
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
    await leave()
  },
)

test('who wants no motion has the result at once, and Enter plays again', async () => {
  const { page, leave } = await seated('last-agenda', { motion: 'none' })
  await answer(page)
  await result(page).waitFor()
  expect(await page.locator('.end').count()).toBe(0)
  await pressKey(page, 'Enter')
  await result(page).waitFor({ state: 'hidden' })
  await leave()
})
