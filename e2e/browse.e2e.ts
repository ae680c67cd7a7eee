import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('cards are found and read on a %s', async (_, screen) => {
  const { page, leave, troubles } = await visit({ screen })
  await page.getByRole('link', { name: 'Cards', exact: true }).click()
  await page.getByRole('searchbox').fill('end the run barrier')
  const found = page.locator('.browse-card')
  await expect.poll(() => found.count()).toBeLessThan(30)
  await page.getByRole('combobox', { name: 'Cost' }).selectOption('3')
  await found.filter({ hasText: 'Wall of Static' }).click()
  const card = page.getByRole('article', { name: 'Wall of Static' })
  await expect.poll(() => card.textContent()).toContain('End the run.')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/cards/wall_of_static')
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
  await leave()
})

test('pictures and texts that an operator has the right to show are shown in place of ours', async () => {
  const { page, leave } = await visit({ search: '' })
  const context = page.context()
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><path d="M0 0h5v7H0z"/></svg>'
  await context.route('**/cards/hedge_fund', async route => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace('name="card-pictures" content=""', 'name="card-pictures" content="/operator/{code}.svg"')
      .replace('name="card-texts" content=""', 'name="card-texts" content="/operator/texts.json"')
    await route.fulfill({ response, body })
  })
  await context.route('**/operator/01110.svg', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await context.route('**/operator/texts.json', route => route.fulfill({ json: { '01110': 'As printed.' } }))
  await context.route(/operator\/(?!01110|texts)/, route => route.fulfill({ status: 404 }))
  await page.goto(new URL('/cards/hedge_fund', page.url()).href)
  const card = page.getByRole('article', { name: 'Hedge Fund' })
  await card.getByText('As printed.').waitFor()
  await expect
    .poll(() => card.locator('.card-whole').evaluate((image: HTMLImageElement) => image.naturalWidth > 0))
    .toBe(true)
  await page.getByRole('searchbox').fill('Enigma')
  const other = page.locator('.browse-card').filter({ hasText: 'Enigma' })
  await other.first().waitFor()
  await expect.poll(() => other.locator('.card-whole').count()).toBe(0)
  await leave()
})

test('a link leads to a card, and a search without a card says so', async () => {
  const { page, leave } = await visit({ search: 'cards/hedge_fund' })
  const card = page.getByRole('article', { name: 'Hedge Fund' })
  await expect.poll(() => card.textContent()).toContain('Gain 9')
  await page.getByRole('searchbox').fill('nothing is called so')
  await page.getByText('No card is like that.').waitFor()
  await page.getByRole('button', { name: 'Search anew' }).click()
  await expect.poll(() => countOf(page)).toBeGreaterThan(300)
  await page.locator('.browse-card').first().waitFor()
  await leave()
})

/** How many cards the page says it has found. */
async function countOf(page: Page): Promise<number> {
  return Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10)
}

/** The number of the card that has the focus, as it is told to a player who listens to the page. */
const focused = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')))

test.each([
  ['desktop', desktop, 80],
  ['phone', phone, 40],
] as const)(
  'of all cards those near the window are in the page of a %s, and each is reached',
  async (_, screen, most) => {
    const { page, leave, troubles } = await visit({ screen, search: 'cards' })
    const cards = page.locator('.browse-cards > li')
    const posOf = async (which: 'first' | 'last') =>
      Number(await cards[which]().getAttribute('aria-posinset'))
    const first = cards.first().getByRole('button')
    await first.waitFor()
    const count = await countOf(page)
    expect(count).toBeGreaterThan(300)
    await expect.poll(() => cards.count()).toBeGreaterThan(12)
    expect(await cards.count()).toBeLessThan(most)
    expect(await cards.first().getAttribute('aria-setsize')).toBe(`${count}`)

    // By scrolling.
    await first.hover()
    await page.mouse.wheel(0, 1_000_000)
    await expect.poll(() => posOf('last')).toBe(count)
    await cards.last().click({ trial: true })
    expect(await cards.count()).toBeLessThan(most)
    await page.mouse.wheel(0, -1_000_000)
    await expect.poll(() => posOf('first')).toBe(1)

    // By keys: Tab comes to one card, and leaves all of them.
    const order = page.getByRole('combobox', { name: 'Order' })
    await order.focus()
    await page.keyboard.press('Tab')
    const isFocused = (nth: number) => expect.poll(() => focused(page)).toBe(nth)
    await isFocused(1)
    await page.keyboard.press('End')
    await isFocused(count)
    await page.keyboard.press('ArrowLeft')
    await isFocused(count - 1)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(page)).toBeLessThan(count - 3)
    const columns = count - 1 - (await focused(page))
    await page.keyboard.press('Home')
    await isFocused(1)
    for (let steps = 1; steps <= 12; steps++) {
      await page.keyboard.press('ArrowDown')
      await isFocused(1 + steps * columns)
    }
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true)
    expect(await cards.count()).toBeLessThan(most)
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => order.evaluate(own => own === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await isFocused(1 + 12 * columns)
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
    await leave()
  },
)

test('the list of a phone is where it was when a card has been read, and another one from its page', async () => {
  const { page, leave } = await visit({ screen: phone, search: 'cards' })
  const corroder = page.locator('.browse-card').filter({ hasText: 'Corroder' })
  for (let pages = 0; pages < 40 && !(await corroder.isVisible()); pages++) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await corroder.scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(400)
  await corroder.click()
  await page.getByRole('article', { name: 'Corroder' }).waitFor()
  await page.locator('.card-page-alike a').first().click()
  await page.getByRole('article', { name: 'Corroder' }).waitFor({ state: 'detached' })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(scrolled).toBe(before)
  await corroder.waitFor()
  await leave()
})

test('the list begins at the card of its address, and at the first card of another search', async () => {
  const { page, leave } = await visit({ search: 'cards/wall_of_static' })
  const own = page.locator('.browse-card[aria-pressed="true"]')
  await own.click({ trial: true })
  await expect.poll(() => own.textContent()).toContain('Wall of Static')
  await page.getByRole('searchbox').fill('t:ice')
  const first = page.locator('.browse-cards > li').first()
  await expect.poll(() => first.getAttribute('aria-posinset')).toBe('1')
  await first.click({ trial: true })
  await expect.poll(() => page.locator('.browse-main').evaluate(main => main.scrollTop)).toBe(0)
  await leave()
})

async function copiesDeck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy Haas-Bioroid: Engineering the Future' }).click()
  await page.getByText('Legal in Core Set.').waitFor({ state: 'attached' })
}

test.each([
  ['of all cards', 'cards', async () => {}, '.browse-card', desktop],
  ['of the builder on a phone', 'decks', copiesDeck, '.pool-row', phone],
] as const)(
  'a form writes a search %s for a player who does not know its words',
  async (_, at, open, card, screen) => {
    const { page, troubles, leave } = await visit({ search: at, screen })
    await open(page)
    await page.getByRole('button', { name: 'Search form' }).click()
    const form = page.getByRole('dialog', { name: 'Search form' })
    await form.getByRole('combobox', { name: 'Subtype' }).selectOption({ label: 'Code Gate' })
    await form.getByRole('textbox', { name: 'In the text' }).fill('end the run')
    const cost = form.getByRole('group', { name: 'Cost' })
    await cost.getByRole('combobox').selectOption({ label: 'at most' })
    await cost.getByRole('textbox', { name: 'Number' }).fill('3')
    await form.getByText('x:"end the run" s:"code gate" cost<=3').waitFor()
    await form.getByText('All words of the search').click()
    await form.getByText('banned:standard').waitFor()
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Search for it' }).click()
    await expect
      .poll(() => page.getByRole('searchbox').inputValue())
      .toBe('x:"end the run" s:"code gate" cost<=3')
    await page.locator(card).filter({ hasText: 'Enigma' }).waitFor()
    await expect.poll(() => page.locator(card).filter({ hasText: 'Tollbooth' }).count()).toBe(0)
    // It still holds what was asked for.
    await page.getByRole('button', { name: 'Search form' }).click()
    await expect
      .poll(() => form.getByRole('textbox', { name: 'In the text' }).inputValue())
      .toBe('end the run')
    expect(troubles).toEqual([])
    await leave()
  },
)

test('on paper the words of a card are black on white, and no button is printed', async () => {
  const { page, leave } = await visit({ search: 'cards/account_siphon' })
  await page.locator('.card-page').waitFor()
  await page.emulateMedia({ media: 'print' })
  const words = page.locator('.card-page-part li').first()
  const ink = await words.evaluate(each => getComputedStyle(each).color)
  const paper = await page.locator('body').evaluate(body => getComputedStyle(body).backgroundColor)
  expect({ ink, paper }).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' })
  expect(await page.getByRole('button').filter({ visible: true }).allTextContents()).toEqual([])
  await leave()
})

test('on paper are all cards that were found', async () => {
  const { page, leave } = await visit({ search: 'cards' })
  await page.locator('.browse-card').first().waitFor()
  const count = await countOf(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(count).toBeGreaterThan(300)
  await expect.poll(() => page.locator('.browse-card').count()).toBe(count)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => page.locator('.browse-card').count()).toBeLessThan(80)
  await leave()
})

test('a card is tried out in a position of its own, and a game that was left stays as it is', async () => {
  const { page, leave, troubles } = await visit({ position: 'runner-action' })
  const kept = () => page.evaluate(() => localStorage.getItem('paydata/game'))
  const before = await kept()
  await page.goto(new URL('/cards/corroder', page.url()).href)
  const card = page.getByRole('article', { name: 'Corroder' })
  await card.getByText('Rulings').waitFor()
  await card
    .getByText(/Corroder .*barrier/)
    .last()
    .waitFor()
  expect(await violations(page)).toEqual([])
  await card.getByRole('button', { name: 'Against the computer' }).click()
  const decision = page.locator('#decision')
  await decision.getByRole('button', { name: /Break/ }).first().waitFor()
  await page.getByText('Corroder').first().waitFor({ state: 'attached' })
  await page.locator('.top').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('article', { name: 'Corroder' }).waitFor()
  await page.getByRole('button', { name: 'Play both sides' }).click()
  await decision.waitFor()
  await page.goBack()
  await page.getByRole('article', { name: 'Corroder' }).waitFor()
  expect(await kept()).toBe(before)
  expect(troubles).toEqual([])
  await leave()
})

test('of an identity with nothing to use its page says that it acts by itself', async () => {
  const { page, leave } = await visit({ search: 'cards/nbn_making_news' })
  const card = page.getByRole('article', { name: 'NBN: Making News' })
  await card.getByText('which offers nothing to use').waitFor()
  await card.getByRole('button', { name: 'Play both sides' }).waitFor()
  await leave()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a double-sided identity shows both sides on a %s', async (_, screen) => {
  const { page, leave, troubles } = await visit({
    search: 'cards/dewi_subrotoputri_pedagogical_dhalang',
    screen,
  })
  const card = page.getByRole('article', { name: 'Dewi Subrotoputri: Pedagogical Dhalang' })
  const back = card.getByRole('listitem', { name: 'Dewi Subrotoputri: Shadow Guide' })
  await expect.poll(() => back.textContent()).toContain('at least 1 unused')
  expect(await back.textContent()).not.toContain('no unused')
  await expect.poll(() => card.locator('.card').first().textContent()).toContain('no unused')
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
  await leave()
})
