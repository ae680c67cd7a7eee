import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'against the computer the format is chosen in the open, and older rules below on a %s',
  async (_, screen) => {
    const { page, troubles, leave } = await visit({ screen, search: 'play' })
    const format = (name: string) =>
      page.getByRole('radiogroup', { name: 'Format' }).getByRole('radio', { name, exact: true })
    await format('Eternal').click()
    await page.getByText('Older rules').click()
    await page.getByRole('radio', { name: '2017 (Rules Reference)' }).click()
    await page.getByText('games are played with: Core Set.').waitFor()
    await expect.poll(() => format('Eternal').count()).toBe(0)
    await expect.poll(() => format('Core Set').getAttribute('aria-checked')).toBe('true')
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
    await leave()
  },
)

test('other editions are told of before the first turn, and from the list of cards as they were', async () => {
  const { page, troubles, leave } = await visit({ search: 'play?format=core' })
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision').getByRole('button', { name: /^Keep/ }).waitFor()
  await page.getByRole('button', { name: 'Before the first turn' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('It offers the same at this moment.').waitFor()
  expect(await sheet.getByRole('list', { name: 'Timing' }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.goto(new URL('/cards?edition=2013', page.url()).href)
  const link = page.getByRole('link', { name: 'How other editions do it' })
  expect(await link.getAttribute('href')).toContain('/rules?edition=2013')
  expect(troubles).toEqual([])
  await leave()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'the editions stand side by side on a %s, and a place in the address is shown',
  async (_, screen) => {
    const { page, troubles, leave } = await visit({ screen, search: 'rules?edition=2017#run.jackOut' })
    const row = page.locator('[id="run.jackOut"]')
    await row.getByText('Rules Reference, Run 5.2').waitFor()
    await expect.poll(() => row.getByText('in another order').count()).toBe(1)
    await expect.poll(() => row.evaluate(each => each.getBoundingClientRect().top < innerHeight)).toBe(true)
    expect(await violations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
    await page.getByRole('radio', { name: 'Differences only' }).click()
    await expect.poll(() => page.locator('[id="run.announce"]').count()).toBe(0)
    await row.waitFor()
    expect(troubles).toEqual([])
    await leave()
  },
)

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('what the editions decide stands side by side in words on a %s', async (_, screen) => {
  const { page, troubles, leave } = await visit({ screen, search: 'rules?edition=2013#secondConsole' })
  const row = page.locator('[id="secondConsole"]')
  await row.getByText('a second console may be installed, and the older one is trashed').waitFor()
  await row.getByText('a second console cannot be installed').waitFor()
  await expect.poll(() => row.getByText('decided in another way').count()).toBe(1)
  await expect.poll(() => row.evaluate(each => each.getBoundingClientRect().top < innerHeight)).toBe(true)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
  await leave()
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'a place in a text marks all that it says on a %s, also when the address leads to it',
  async (_, screen) => {
    const search = 'rules#Rules Reference, Accessing Multiple Cards in a Server'
    const { page, troubles, leave } = await visit({ screen, search })
    const marked = page.locator('.rules main [aria-current]')
    const rows = () => marked.evaluateAll(all => all.map(each => each.closest('tr')?.id))
    await expect.poll(rows).toEqual(['archivesFaceup', 'accessLimit', 'rootCardEnteringBreach'])
    await page.getByRole('link', { name: 'Rules Reference, Run 5.5.2' }).first().click()
    await expect.poll(rows).toEqual(['access.midAccess', 'midAccessAbilities'])
    expect(troubles).toEqual([])
    await leave()
  },
)

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'a card chosen as in an older edition is that of then on a %s, and stays so on the way back',
  async (_, screen) => {
    const { page, troubles, leave } = await visit({ screen, search: 'cards?edition=2013' })
    const address = () => page.url().slice(new URL(page.url()).origin.length)
    await page.getByRole('searchbox').fill('Stimhack')
    await page.locator('.browse-card').filter({ hasText: 'Stimhack' }).click()
    const card = page.getByRole('article', { name: 'Stimhack' })
    const main = card.locator('.card').first()
    await main.getByText('Make a run').first().waitFor()
    await expect.poll(() => main.textContent()).toContain('1 brain damage')
    await expect.poll(address).toBe('/cards/stimhack?edition=2013')
    expect(await violations(page)).toEqual([])
    await card.getByRole('button', { name: 'Play both sides' }).click()
    await page.locator('#decision').waitFor()
    // A phone has the log behind a button.
    const log = page.getByText('This game is played by the rules of 2013 (FAQ 1.1).')
    await log.waitFor({ state: 'attached' })
    await page.goBack()
    await main.getByText('Make a run').first().waitFor()
    await expect.poll(address).toBe('/cards/stimhack?edition=2013')
    await expect.poll(() => page.getByRole('combobox', { name: 'As in' }).inputValue()).toBe('2013')
    expect(troubles).toEqual([])
    await leave()
  },
)

test('the edition that is chosen for cards stands in the address, and one of today in none', async () => {
  const { page, troubles, leave } = await visit({ search: 'cards/stimhack' })
  const asIn = page.getByRole('combobox', { name: 'As in' })
  const main = page.getByRole('article', { name: 'Stimhack' }).locator('.card').first()
  await main.getByText('1 core damage').first().waitFor()
  await asIn.selectOption('2017')
  await main.getByText('1 brain damage').first().waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?edition=2017')
  await page.getByRole('button', { name: 'Search anew' }).click()
  await main.getByText('1 core damage').first().waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(troubles).toEqual([])
  await leave()
})

test('a deck of the Core Set is played against the computer by the rules that the player chooses', async () => {
  const { page, troubles, leave } = await visit({ search: 'decks' })
  await page.getByRole('button', { name: 'Copy Noise: Hacker Extraordinaire' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Rules of' }).selectOption('2013')
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision').waitFor()
  await page.getByText('This game is played by the rules of 2013 (FAQ 1.1).').waitFor()
  expect(troubles).toEqual([])
  await leave()
})
