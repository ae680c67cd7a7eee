import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { resize, visit } from './visit.ts'

/** What is read of the card that is looked at, which words of it are cut off, and cards that are drawn too small. */
const read = (page: Page) =>
  page.locator('.preview').evaluate(preview => {
    const clips = (each: Element): boolean => {
      const { overflowY, contain } = getComputedStyle(each)
      return overflowY !== 'visible' || /strict|content|paint/.test(contain)
    }
    const around = (each: Element): Element[] => {
      const { parentElement } = each
      if (parentElement === null) return []
      return clips(parentElement) ? [parentElement, ...around(parentElement)] : around(parentElement)
    }
    const boxOf = (text: Node): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect()
    }
    const isWithin = (box: DOMRect, { left, right, top, bottom }: DOMRect): boolean =>
      box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1
    const texts = [...preview.querySelectorAll('*')]
      .filter(each => each.checkVisibility() && each.closest('.unseen, .card-influence') === null)
      .flatMap(each =>
        [...each.childNodes].filter(node => node instanceof Text).map(text => ({ text, each })),
      )
    const lost = texts
      .filter(({ text, each }) => {
        const screen = new DOMRect(0, 0, innerWidth, innerHeight)
        return [screen, ...around(each).map(box => box.getBoundingClientRect())].some(
          box => !isWithin(boxOf(text), box),
        )
      })
      .map(({ text }) => text.textContent)
    const small = [...preview.querySelectorAll('.card')].filter(
      card => card.checkVisibility() && card.getBoundingClientRect().width < 160,
    )
    return { words: texts.map(({ text }) => text.textContent).join(' '), lost, small: small.length }
  })

/** Whether a mouse can point at a card: what is encountered is shown over some that nothing can be done with now. */
const isFree = (card: Locator): Promise<boolean> =>
  card.evaluate(each => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.focus-place') === null
  })

const kinds = /Agenda|Asset|Event|Hardware|Ice|Identity|Operation|Program|Resource|Upgrade/

const sizes = [
  [1280, 720],
  [1440, 900],
  [1600, 900],
  [1920, 1080],
] as const

const [smallest, ...larger] = sizes

/**
 * Positions, each with the cards there that are refused something: their reasons have room as well. Each is looked at where there is
 * least room, and on one larger desk.
 */
const places = [
  ['runner-action', ['Crypsis'], [smallest, larger[0]]],
  ['encounter', ['Crypsis'], [smallest, larger[1]]],
  ['long-text', ['Crypsis'], [smallest, larger[2]]],
  ['corp-action', ['Ichi 1.0'], [smallest, larger[0]]],
  ['discard', [], [smallest, larger[2]]],
] as const

test.each(places)(
  'on desks of every size each card that is pointed at can be read to its last word: %s, refused %s',
  async (position, refused, desks) => {
    const { page, leave } = await visit({ position })
    for (const [width, height] of desks) {
      await resize(page, { width, height })
      for (const title of refused) {
        await page.locator('.tile', { hasText: title }).hover()
        await page.locator('.preview .refused li').first().waitFor()
      }
      const named = '.tile-title, .card-title, .scored-title, .identity-picture'
      const all: readonly Locator[] = await page.locator('.spot', { has: page.locator(named) }).all()
      const free = await Promise.all(all.map(isFree))
      const cards = all.filter((_, at) => free[at])
      expect(cards.length).toBeGreaterThan(10)
      for (const card of cards) {
        await page.mouse.move(0, 0)
        await card.hover({ force: true })
        const drawn = card.locator('.tile-title, .card-title, .scored-title')
        const name = (await drawn.count()) > 0 ? drawn : card.locator('.unseen')
        const [title] = ((await name.first().textContent()) ?? '').replace('◆ ', '').split(', ')
        await expect.poll(async () => (await read(page)).words).toContain(title)
        const { words, ...bad } = await read(page)
        expect(words).toMatch(kinds)
        expect([width, height, title, bad]).toEqual([width, height, title, { lost: [], small: 0 }])
      }
    }
    await leave()
  },
)

test('abilities that cannot be used for the same reason have it told once', async () => {
  const { page, leave } = await visit({ position: 'runner-action' })
  await page.locator('.tile', { hasText: 'Corroder' }).hover()
  const reasons = page.locator('.preview .refused')
  await reasons.waitFor()
  await expect.poll(() => reasons.locator('.refused-what').count()).toBe(2)
  expect((await reasons.textContent())?.match(/paid ability windows/g)).toHaveLength(1)
  await leave()
})

test.each([smallest, larger[2]])(
  'what is encountered and what is pointed at stay in sight beside the card that is shown, %i x %i',
  async (width, height) => {
    const { page, leave } = await visit({ screen: { viewport: { width, height } }, position: 'encounter' })
    const shown = page.locator('.preview')
    // By their edges: what only shows something lets the pointer through, and is not found under it.
    const hides = (what: string): Promise<readonly (string | null)[]> =>
      page.locator(what).evaluateAll(all => {
        const boxes = [...document.querySelectorAll('.preview')].map(each => each.getBoundingClientRect())
        return all
          .filter(each => {
            const { left, right, top, bottom } = each.getBoundingClientRect()
            const hidden = boxes.map(
              over => left < over.right && right > over.left && top < over.bottom && bottom > over.top,
            )
            return boxes.length === 0 || hidden.includes(true)
          })
          .map(each => each.textContent)
      })
    for (const pointedAt of ['.rig .tile', '#decision .option', '.table > .hand .spot']) {
      await page.mouse.move(0, 0)
      await expect.poll(() => shown.count()).toBe(0)
      await page.locator(pointedAt).first().hover()
      await shown.waitFor()
      await expect.poll(() => hides('.subroutines li, .breakers li')).toEqual([])
      await expect.poll(() => hides(`${pointedAt}:hover`)).toEqual([])
    }
    await page.mouse.move(0, 0)
    await page.locator('#decision .option', { hasText: 'Corroder' }).click()
    await page.locator('.log-card').first().waitFor()
    const named = page.locator('.log-card').last()
    await named.hover()
    await shown.waitFor()
    await expect.poll(() => hides('.log-card')).toEqual([])
    await leave()
  },
)

/** Whether one box lies over another. */
const meet = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) return false
  return a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1 && a.x < b.x + b.width && b.x < a.x + a.width
}

test.each(sizes)(
  'at %i by %i the card of a hand that is read leaves the question in view',
  async (width, height) => {
    const { page, leave } = await visit({
      screen: { viewport: { width, height } },
      position: 'corp-action',
      list: 'short',
    })
    const cards = page.locator('.table > .hand .spot')
    for (const card of await cards.all()) {
      await card.hover()
      await page.locator('.preview').waitFor()
      expect(await meet(page.locator('.preview'), page.locator('#decision'))).toBe(false)
      await page.mouse.move(0, 0)
      await page.locator('.preview').waitFor({ state: 'detached' })
    }
    await leave()
  },
)

test('on a phone a raised card leaves the question in view, and what its answer is paid from', async () => {
  const screen = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
  const { page, leave } = await visit({ screen, position: 'runner-action', list: 'short', act: 'shown' })
  const raised = page.locator('.preview')
  await page.locator('.table > .hand .spot', { hasText: 'Battering Ram' }).click()
  await raised.getByRole('button', { name: /^1? ?Install/ }).waitFor()
  expect(await meet(raised, page.locator('#decision'))).toBe(false)
  const own = page.locator('.left > .player').last()
  expect(await meet(raised, own)).toBe(false)
  await leave()
})
