import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { keptAs } from './positions.ts'
import { desktop, phone, visit } from './visit.ts'
import { answered, look, optionOffered, pressKey } from './watching.ts'

/** Notes how long cards took that went to another place, how long all else took that moved, and what sounded. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { moved: [] as number[], played: [] as number[], tones: 0, amplitudes: [] as number[] }
    Object.assign(window, { noted })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      const lasts = typeof options === 'number' ? options : Number(options?.duration ?? 0)
      const isInMoment = this.closest('.stage') !== null || JSON.stringify(frames).includes('rotateX')
      noted[isInMoment ? 'played' : 'moved'].push(lasts)
      return animate.call(this, frames, options)
    }
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function () {
      noted.tones++
      return createOscillator.call(this)
    }
    const { setValueAtTime } = AudioParam.prototype
    AudioParam.prototype.setValueAtTime = function (value, at) {
      noted.amplitudes.push(value)
      return setValueAtTime.call(this, value, at)
    }
  })
}

const noted = (page: Page) =>
  page.evaluate(() => {
    const all = window as unknown as {
      noted: { moved: number[]; played: number[]; tones: number; amplitudes: number[] }
    }
    return all.noted
  })

async function playSome(page: Page): Promise<void> {
  await listen(page)
  await page.goto(new URL('/play?format=core&seed=motion', page.url()).href)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-question]').waitFor()
  for (let i = 0; i < 12; i++) {
    const seen = await look(page)
    if (seen.isOver || seen.canPick) return
    // While a moment plays, Space ends it and answers nothing.
    await page.locator('.stage:empty').waitFor({ state: 'attached' })
    await pressKey(page, seen.digits > 0 && !seen.hasAnswer ? '1' : 'Space')
    await answered(page, seen.question)
  }
}

test('cards travel, each no longer than 300 ms, moments no longer than 900, and a turn sounds', async () => {
  const { page, leave } = await visit({ motion: 'full', sound: 'on' })
  await playSome(page)
  // What comes of the last answer moves and sounds when it has been drawn.
  await expect.poll(async () => (await noted(page)).moved.length).toBeGreaterThan(0)
  await expect.poll(async () => (await noted(page)).tones).toBeGreaterThan(0)
  const { moved, played } = await noted(page)
  expect(Math.max(...moved)).toBeLessThanOrEqual(300)
  expect(Math.max(0, ...played)).toBeLessThanOrEqual(900)
  await leave()
})

/** Notes the names of cards that move, and where those are torn that are lost to damage. */
async function watchCards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { moved: [] as string[], flown: [] as DOMRect[] }
    Object.assign(window, { seen })
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, options) {
      if (this.matches('.torn[data-half="left"]')) seen.flown.push(this.getBoundingClientRect())
      else if (this.matches('[data-card]')) seen.moved.push(this.textContent ?? '')
      return animate.call(this, frames, options)
    }
  })
}

const cardsSeen = (page: Page) =>
  page.evaluate(() => {
    const { moved, flown } = (window as unknown as { seen: { moved: string[]; flown: DOMRect[] } }).seen
    return { moved, flown: flown.map(({ x, y, width }) => ({ x, y, width })) }
  })

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('the first answer on a %s moves no card that stays where it is', async (_, screen) => {
  const { page, leave } = await visit({ position: 'runner-action', motion: 'full', screen })
  await watchCards(page)
  await page.reload()
  await page.getByRole('button', { name: 'Go on with your game' }).click()
  await page
    .locator(optionOffered, { hasText: /^.?Gain/ })
    .first()
    .waitFor()
  const { question } = await look(page)
  await page.locator('#decision [data-does="gainCredit"]').click()
  await answered(page, question)
  expect((await cardsSeen(page)).moved).toEqual([])
  await leave()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'the Corp on a %s sees damage pull cards out of the grip, which it cannot see',
  async (on, screen) => {
    const { page, leave } = await visit({ motion: 'full', screen })
    await watchCards(page)
    await page.evaluate(game => localStorage.setItem('paydata/game', game), keptAs('damage-to-come'))
    await page.reload()
    await page.getByRole('button', { name: 'Go on with your game' }).click()
    await page.locator('#decision .answer').waitFor()
    await pressKey(page, 'Space')
    await expect.poll(async () => (await cardsSeen(page)).flown.length).toBe(3)
    const { flown } = await cardsSeen(page)
    const from = page.locator(on === 'phone' ? '.player[data-side="runner"] .identity' : '#hand-runner')
    const box = await from.boundingBox()
    for (const { x, width } of flown) {
      expect(width).toBeGreaterThan(0)
      expect(x).toBeGreaterThanOrEqual(box?.x ?? Number.NaN)
      expect(x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
    }
    // Each comes out of a place of its own, where places are seen.
    expect(new Set(flown.map(({ x }) => x)).size).toBe(on === 'phone' ? 1 : 3)
    await leave()
  },
)

test('a player who wants nothing to move and no sound gets neither', async () => {
  const { page, leave } = await visit({ motion: 'none', sound: 'off' })
  await playSome(page)
  expect(await noted(page)).toEqual({ moved: [], played: [], tones: 0, amplitudes: [] })
  await leave()
})

test('a player moves the volume by keys, hears each step, and finds it again', async () => {
  const { page, leave } = await visit({ sound: 'on' })
  await listen(page)
  await page.reload()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const volume = settings.getByRole('slider', { name: 'Volume' })
  const open = () => page.getByRole('button', { name: 'Settings' }).click()
  const told = () => volume.getAttribute('aria-valuetext')
  await open()
  await volume.focus()
  await expect.poll(told).toBe('50 %')
  const heard = async () => (await noted(page)).amplitudes
  const amplitudes: number[] = []
  for (const key of ['Home', 'ArrowRight', 'End']) {
    const before = (await heard()).length
    await page.keyboard.press(key)
    await expect.poll(async () => (await heard()).length).toBeGreaterThan(before)
    amplitudes.push((await heard()).at(-1) ?? 0)
  }
  expect(amplitudes[0]).toBeGreaterThan(0)
  expect(amplitudes[1]).toBeGreaterThan(amplitudes[0] ?? 0)
  expect(amplitudes[2]).toBeGreaterThan(amplitudes[1] ?? 0)
  await expect.poll(told).toBe('100 %')
  expect(await violations(page)).toEqual([])

  await page.reload()
  await open()
  await expect.poll(told).toBe('100 %')
  await expect.poll(() => volume.isEnabled()).toBe(true)
  await settings.getByRole('radiogroup', { name: 'Sound' }).getByRole('radio', { name: 'Off' }).click()
  await expect.poll(() => volume.isEnabled()).toBe(false)
  await leave()
})
