import { cards } from '@paydata/cards'
import { cardText } from '@paydata/words'
import type { Tag } from '@paydata/words/languages'
import { speechOf, tags } from '@paydata/words/languages'
import { languagePlainly, plainlyIn, plainTermsOf } from '@paydata/words/plain'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'

const serverHead = (page: Page, server: string) =>
  page.locator(`.server[data-server="${server}"] .server-name`).first()

/** To the second part of the first lesson, in which HQ and R&D are run on. */
async function toStealMore(page: Page) {
  await page.evaluate(() => localStorage.setItem('paydata/lessons', JSON.stringify({ steal: 1 })))
  await page.getByRole('link', { name: 'Steal' }).click()
  await serverHead(page, 'hq').waitFor()
}

for (const [name, screen] of [
  ['a desk', desktop],
  ['a phone', phone],
] as const)
  test(`on ${name}, a lesson tells places in plain words, and none of them is cut`, async () => {
    const { page, troubles, leave } = await visit({ screen, list: 'short', search: 'learn' })
    await toStealMore(page)
    await expect.poll(() => serverHead(page, 'hq').textContent()).toBe('Hand (HQ)')
    await page.getByRole('button', { name: 'Run HQ (the Corp’s hand) (click)' }).first().waitFor()
    const isCut = await page
      .locator('.server-name')
      .evaluateAll(all => all.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1))
    expect(isCut).toBe(false)
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
    await leave()
  })

test('the log tells them too, and a word that was shown three times is told in its real one', async () => {
  const { page, troubles, leave } = await visit({ list: 'short', search: 'learn' })
  await page.evaluate(() => localStorage.setItem('paydata/plain', JSON.stringify({ rnd: 3, hq: 1 })))
  await toStealMore(page)
  expect(await serverHead(page, 'rnd').textContent()).toBe('R&D')
  await page.getByRole('button', { name: 'Run HQ (the Corp’s hand) (click)' }).first().click()
  await page.locator('.log').getByText('HQ (the Corp’s hand)').first().waitFor()
  await expect
    .poll(() => page.evaluate(() => Number(JSON.parse(localStorage.getItem('paydata/plain') ?? '{}').hq)))
    .toBeGreaterThan(1)
  expect(troubles).toEqual([])
  await leave()
})

/** Everything that stands on the page or is heard of it. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('[aria-label]')].map(each => each.ariaLabel ?? '')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      texts.push(node.textContent ?? '')
    return texts
  })

test.each(tags)(
  'a guided game asks in plain words, and its cards and names have them, in %s',
  async language => {
    const { page: words, game } = speechOf(language)
    const [plain, ofGame] = await Promise.all([words.plain(), game()])
    const plainly = plainlyIn(plain, new Set(plainTermsOf(plain)))
    const jailbreak =
      cards.find(({ printed }) => printed.title === 'Jailbreak') ?? expect.fail('no such card')
    const [text = ''] = cardText(jailbreak, languagePlainly(ofGame, plainly))
    const { page, troubles, leave } = await visit({
      screen: { ...desktop, locale: language },
      list: 'short',
      search: 'learn/runner',
    })
    await page.locator('.prompt').first().waitFor()
    await expect.poll(async () => (await textsOn(page)).some(each => each.includes(text))).toBe(true)
    const all = await textsOn(page)
    expect(all.filter(each => plainly.say(each) !== each)).toEqual([])
    expect(new Set(all.flatMap(plainly.said)).size).toBeGreaterThan(4)
    expect(troubles).toEqual([])
    await leave()
  },
)

/** What the Corp of a guided game is asked first: in one of the languages the question names a place. */
async function firstQuestion(language: Tag, where: 'lessons' | 'nowhere'): Promise<string> {
  const screen = { ...desktop, locale: language }
  const { page, troubles, leave } = await visit({ screen, search: 'learn' })
  await page.evaluate(wish => localStorage.setItem('paydata/plain', JSON.stringify({ where: wish })), where)
  await page.goto(new URL('/learn/corp', page.url()).href)
  const text = (await page.locator('.prompt').first().textContent()) ?? ''
  expect(troubles).toEqual([])
  await leave()
  return text
}

test('a question names a place in a plain word', async () => {
  const asked = await Promise.all(
    tags.map(async language => {
      const words = await speechOf(language).page.plain()
      const { say } = plainlyIn(words, new Set(plainTermsOf(words)))
      const real = await firstQuestion(language, 'nowhere')
      return { real, said: await firstQuestion(language, 'lessons'), plain: say(real) }
    }),
  )
  expect(asked.map(({ said }) => said)).toEqual(asked.map(({ plain }) => plain))
  expect(asked.some(({ real, plain }) => real !== plain)).toBe(true)
})

test('whoever wants no plain words says so in the settings, and has the real ones at once', async () => {
  const { page, troubles, leave } = await visit({ list: 'short', search: 'learn' })
  await toStealMore(page)
  await expect.poll(() => serverHead(page, 'hq').textContent()).toBe('Hand (HQ)')
  await page.getByRole('button', { name: 'Settings' }).click()
  const choices = page.getByRole('radiogroup', { name: 'Plain words for places' })
  await choices.getByRole('radio', { name: 'In lessons' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => choices.getByRole('radio', { name: 'Nowhere' }).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => serverHead(page, 'hq').textContent()).toBe('HQ')
  expect(troubles).toEqual([])
  await leave()
})

test('in every game they are told for whoever wants that, and no more after the first whole game', async () => {
  const { page, troubles, leave } = await visit({ position: 'last-agenda' })
  expect(await serverHead(page, 'hq').textContent()).toBe('HQ')
  await page.getByRole('button', { name: 'Settings' }).click()
  const choices = page.getByRole('radiogroup', { name: 'Plain words for places' })
  await choices.getByRole('radio', { name: 'In lessons' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => choices.getByRole('radio', { name: 'In every game' }).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => serverHead(page, 'hq').textContent()).toBe('Hand (HQ)')
  await page.locator('#decision .answer').click()
  const result = page.getByRole('dialog', { name: 'You win' })
  await result.waitFor()
  expect(await serverHead(page, 'hq').textContent()).toBe('Hand (HQ)')
  await page.goto(new URL('/learn', page.url()).href)
  await toStealMore(page)
  expect(await serverHead(page, 'hq').textContent()).toBe('HQ')
  expect(troubles).toEqual([])
  await leave()
})
