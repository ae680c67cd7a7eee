import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'
import { answered, look, optionOffered, pressKey, takesAnswers } from './watching.ts'

const small = { ...phone, viewport: { width: 360, height: 740 } }
const upright = { ...phone, viewport: { width: 820, height: 1180 } }
const lying = { ...phone, viewport: { width: 1180, height: 820 } }

async function names(page: Page): Promise<readonly string[]> {
  await page.locator('.candidate').first().waitFor()
  return page.locator(`${optionOffered} > .unseen`).allTextContents()
}

const inArchives = [
  'Access Snare!, Asset',
  'Access Priority Requisition, Agenda, worth 3 points',
  'Access Biotic Labor, Operation',
  'Access Beanstalk Royalties, Operation',
  'Access Enigma, Ice, Strength 2',
  'Access Wall of Static, Ice, Strength 3',
  'Access PAD Campaign, Asset',
  'Access Hedge Fund, Operation',
]

/** The Runner's points, as they are told beside the pips. */
const points = (page: Page) => page.locator('.score-points[data-side="runner"]').getAttribute('aria-label')

describe.each([
  ['desk', desktop],
  ['low desk', { viewport: { width: 1280, height: 720 } }],
  ['tablet', upright],
  ['lying tablet', lying],
  ['phone', small],
] as const)('what lies in Archives is a row of cards on a %s', (_, screen) => {
  test('those about which there is something to decide come first, in ordinary sentences', async () => {
    const { page, leave, troubles } = await visit({ screen, position: 'many-in-archives', list: 'short' })
    expect(await names(page)).toEqual(inArchives)
    // Of what lies in Archives only points matter.
    await expect.poll(() => page.locator(`${optionOffered} .tile-price`).allTextContents()).toEqual(['3'])
    await takesAnswers(page)
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
    await leave()
  })
})

test('a click on a card accesses it, and an agenda is stolen by that', async () => {
  const { page, leave } = await visit({ position: 'many-in-archives', list: 'short' })
  const { question } = await look(page)
  await page.getByRole('button', { name: /^Access Priority Requisition/ }).click()
  await answered(page, question)
  await expect.poll(() => points(page)).toBe('Runner: 5 of 7')
  expect(await names(page)).toEqual(inArchives.filter(name => !name.includes('Priority')))
  await leave()
})

test('keys choose among the cards: a digit, and arrows with Enter', async () => {
  const { page, leave } = await visit({ position: 'many-in-archives', list: 'short' })
  let { question } = await look(page)
  await pressKey(page, '2')
  await answered(page, question)
  question = (await look(page)).question
  await page.keyboard.press('d')
  await page.keyboard.press('ArrowRight')
  await pressKey(page, 'Enter')
  await answered(page, question)
  const taken = ['Priority Requisition', 'Biotic Labor']
  expect(await names(page)).toEqual(inArchives.filter(name => !taken.some(each => name.includes(each))))
  await leave()
})

test('one press takes all that is plain, to the end of the run', async () => {
  const { page, leave } = await visit({ position: 'archives-access', list: 'short' })
  await page.getByRole('button', { name: 'Access all that lie open' }).waitFor()
  await pressKey(page, 'Space')
  await page.locator('#decision[data-asks="action"]').waitFor()
  await leave()
})

test('of cards that nobody has seen only backs are shown, wherever they lie', async () => {
  const { page, leave } = await visit({ position: 'root-and-rnd', list: 'short' })
  expect(await names(page)).toEqual([
    'Access Red Herrings, Upgrade, rezzed, Trash cost 1',
    'Access a facedown card in the root of R&D',
    'Access a card from R&D',
  ])
  // The one price is what it costs to trash.
  await expect.poll(() => page.locator(`${optionOffered} .tile-price`).allTextContents()).toEqual(['1'])
  await expect.poll(() => page.locator(`${optionOffered} .tile-back`).count()).toBe(2)
  expect(await page.content()).not.toContain('Corporate Troubleshooter')
  await leave()
})

/** What of a card to access cannot be read, as something covers it: its title and values. */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(offered => {
    const parts = '.tile-title, .tile-price, .tile-strength'
    return [...document.querySelectorAll(offered)].flatMap(card =>
      [...card.querySelectorAll(parts)]
        .filter(part => {
          const { left, top, right, bottom } = part.getBoundingClientRect()
          const corners = [
            [left + 1, (top + bottom) / 2],
            [right - 1, (top + bottom) / 2],
            [(left + right) / 2, bottom - 1],
          ] as const
          return corners.some(([x, y]) => !card.contains(document.elementFromPoint(x, y)))
        })
        .map(part => `${card.querySelector('.tile-title')?.textContent}: ${part.textContent}`),
    )
  }, optionOffered)

test.each([
  ['held upright', upright],
  ['on its side', lying],
] as const)('on a tablet %s there is room for all cards', async (_, screen) => {
  const { page, leave } = await visit({ screen, position: 'many-in-archives', list: 'short' })
  await page.getByRole('button', { name: 'Access all that lie open' }).waitFor()
  expect(await names(page)).toEqual(inArchives)
  await expect.poll(() => unreadable(page)).toEqual([])
  await leave()
})

test('on a phone the row scrolls in place of the hand, and a card is read before it is accessed', async () => {
  const { page, leave } = await visit({ screen: small, position: 'many-in-archives', list: 'short' })
  await page.getByRole('button', { name: 'Access all that lie open' }).waitFor()
  const board = await page.locator('.board').boundingBox()
  expect(board?.height).toBeGreaterThan(0.55 * small.viewport.height)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBe(small.viewport.height)
  const row = page.locator('.candidates')
  await row.waitFor()
  expect(await row.evaluate(each => each.scrollWidth > each.clientWidth)).toBe(true)
  // The hand lies below it, and no key or screen reader comes there.
  await expect.poll(() => page.locator('.table > .hand .spot').first().isVisible()).toBe(false)
  const { question } = await look(page)
  const trap = page.getByRole('button', { name: /^Access Snare!, Asset/ })
  await trap.tap()
  await page.getByRole('complementary', { name: 'Card' }).waitFor()
  expect((await look(page)).question).toBe(question)
  await takesAnswers(page)
  await trap.tap()
  await answered(page, question)
  await leave()
})
