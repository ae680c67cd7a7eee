import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, resize, selected, visit, withoutClipboard } from './visit.ts'
import { pressKey } from './watching.ts'

/** Types a search, and goes to the first card that it finds. */
async function seek(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(words)
  await page.waitForFunction(
    title => document.querySelector('.pool [data-row="0"] .pool-title')?.textContent?.includes(title),
    words,
  )
  await page.keyboard.press('ArrowDown')
}

const size = (page: Page) => page.locator('.meter strong').first().textContent()

/** A Runner deck of the Core Set that is legal: 15 influence at most, and 45 cards. */
const legalDeck = [
  ...['Sure Gamble', 'Infiltration', 'Armitage Codebusting', 'Access to Globalsec', 'Crypsis'],
  ...['Stimhack', 'Déjà Vu', 'Wyldside', 'Ice Carver', 'Datasucker', 'Djinn', 'Medium', 'Mimic'],
  ...['Parasite', 'Corroder'],
]

test('a legal deck of 45 cards is built from nothing by keys alone', async () => {
  const { page, leave, troubles } = await visit({ search: 'decks' })
  await page.getByRole('heading', { name: 'You have no decks yet.' }).waitFor()
  await page.getByRole('button', { name: 'New deck' }).first().focus()
  await pressKey(page, 'Enter')
  await page.getByRole('combobox', { name: 'Format' }).focus()
  // One letter: a slow browser would take each of several for a choice of its own.
  await page.keyboard.press('C')
  await page.locator('body').press('Escape')
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await seek(page, 'Noise')
  await page.keyboard.press('Enter')
  await page.getByText('asks for at least 45 (CR 1.4.3)').waitFor()
  for (const title of legalDeck) {
    await seek(page, title)
    await page.keyboard.press('3')
  }
  await page.getByText('Legal in Core Set.').waitFor()
  await expect.poll(() => size(page)).toBe('45')
  // One card goes, and is back; then the same from the deck itself.
  await page.keyboard.press('0')
  await expect.poll(() => size(page)).toBe('42')
  await page.keyboard.press('Control+z')
  await expect.poll(() => size(page)).toBe('45')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('-')
  await expect.poll(() => size(page)).toBe('44')
  await page.keyboard.press('Control+z')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys of the builder' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  const hands = page.getByRole('dialog', { name: 'Test hands' })
  await hands.locator('.hand-cards li').nth(4).waitFor()
  // All three copies among the first ten of 45 cards: 120 ways of 14,190.
  await hands.getByRole('combobox', { name: 'Of these' }).selectOption({ label: 'Sure Gamble (3)' })
  const inTen = hands.locator('.odds dl > div').filter({ hasText: 'In 10 cards' })
  await inTen.getByText('54 %').waitFor()
  await hands.getByRole('combobox', { name: 'At least' }).selectOption('3')
  await inTen.getByText('1 %', { exact: true }).waitFor()
  await hands.getByRole('textbox', { name: 'In the first cards' }).fill('45')
  await hands.locator('.odds dl > div').filter({ hasText: 'In 45 cards' }).getByText('100 %').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByText('Legal in Core Set.').waitFor()
  await expect.poll(() => size(page)).toBe('45')
  expect(troubles).toEqual([])
  await leave()
})

test('a card is dragged into the deck, and out of it again, with its figures in sight on small desks too', async () => {
  const { page, leave, troubles } = await visit({ search: 'decks' })
  await page.getByRole('button', { name: 'Copy Noise: Hacker Extraordinaire' }).click()
  await page.getByText('Legal in Core Set.').waitFor()
  for (const width of [1440, 1024, 720]) {
    await resize(page, { width, height: 800 })
    const box = await page.getByRole('heading', { name: 'Against ice' }).boundingBox()
    expect((box?.y ?? 801) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  }
  await resize(page, { width: 1440, height: 900 })
  await expect.poll(() => size(page)).toBe('47')
  await page.getByRole('searchbox').fill('Diesel')
  const offered = page.locator('.pool-row').filter({ hasText: 'Diesel' })
  await offered.dragTo(page.getByRole('heading', { name: 'Resource (9)' }))
  const own = page.locator('.deck-row').filter({ hasText: 'Diesel' })
  await own.waitFor()
  await expect.poll(() => size(page)).toBe('48')
  await own.dragTo(page.locator('.pool .rows'))
  await own.waitFor({ state: 'detached' })
  await expect.poll(() => size(page)).toBe('47')
  expect(troubles).toEqual([])
  await leave()
})

test('a deck is built on a phone by touch, on two sheets', async () => {
  const { page, leave, troubles } = await visit({ search: 'decks', screen: phone })
  await page.getByRole('button', { name: 'New deck' }).first().tap()
  await page.getByRole('searchbox').fill('t:identity f:anarch')
  await page.locator('.pool .counts button').first().tap()
  await page.getByRole('searchbox').fill('Sure Gamble')
  await page.getByRole('button', { name: '3 copies of Sure Gamble' }).tap()
  // A card is read before it is taken.
  await page.getByRole('searchbox').fill('Leech')
  await page.locator('.pool-row > .row-name').first().tap()
  const card = page.getByRole('dialog', { name: 'Leech' })
  await card.getByRole('button', { name: '2 copies of Leech' }).tap()
  await card.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Deck (5)' }).tap()
  await page.getByRole('button', { name: 'One fewer Leech' }).tap()
  await page.getByRole('button', { name: 'Deck (4)' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.getByRole('button', { name: 'Deck (5)' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
  await leave()
})

const list = [
  'Name: Club night',
  'Noise: Hacker Extraordinaire',
  '',
  '3x Diesel',
  '3x Sure Gamble',
  '1x Desiel',
]

test('a list is imported, shared by a link, and copied from it elsewhere', async () => {
  const { page, leave } = await visit({ search: 'decks' })
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('textbox', { name: 'Deck list' }).fill(list.join('\n'))
  await page.getByText('Line 6: There is no card "Desiel".').waitFor()
  await page.getByRole('textbox', { name: 'Deck list' }).fill(list.slice(0, -1).join('\n'))
  await page.getByRole('button', { name: 'Take this deck' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const picture = page.getByRole('img', { name: /^The deck Club night with the identity Noise/ })
  await expect.poll(() => picture.getAttribute('alt')).toContain('3 Diesel, 3 Sure Gamble')
  await expect
    .poll(() => picture.evaluate(each => each instanceof HTMLImageElement && each.naturalWidth))
    .toBe(1200)
  expect(await violations(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  expect((await saving).suggestedFilename()).toBe('Club night.png')
  const address = new URL(page.url())
  await leave()

  const other = await visit(
    { search: `${new URL(link).pathname.slice(1)}${new URL(link).search}` },
    `${address.origin}/`,
  )
  await other.page.getByRole('heading', { name: 'Club night' }).waitFor()
  await other.page.getByText('asks for at least 45 (CR 1.4.3)').waitFor()
  expect(await violations(other.page)).toEqual([])
  await other.page.getByRole('button', { name: 'Copy to my decks' }).click()
  await other.page.locator('.deck-row').filter({ hasText: 'Diesel' }).waitFor()
  await expect.poll(() => size(other.page)).toBe('6')
  await other.leave()
})

test.each([
  ['desktop', desktop, 'light'],
  ['phone', phone, 'contrast'],
] as const)(
  'decks are listed, copied, tagged, deleted and brought back on a %s',
  async (_, screen, theme) => {
    const { page, leave, troubles } = await visit({ search: 'decks', screen, theme })
    await page.getByRole('button', { name: 'Copy Noise: Hacker Extraordinaire' }).click()
    await page.getByText('Legal in Core Set.').waitFor({ state: 'attached' })
    await page.goto(new URL('/decks', page.url()).href)
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    const copy = page.locator('.deck-tile').filter({ hasText: '(copy)' })
    await copy.getByRole('button', { name: 'Tags' }).click()
    await copy.getByRole('textbox', { name: 'Tags' }).fill('club, test')
    await copy.getByRole('button', { name: 'Keep these tags' }).click()
    await page.getByRole('combobox', { name: 'Tag' }).selectOption('club')
    await expect.poll(() => page.locator('.deck-tile').count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await copy.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await copy.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('combobox', { name: 'Show' }).selectOption('archived')
    await copy.waitFor()
    expect(troubles).toEqual([])
    await leave()
  },
)

test('where nothing may be copied, an exported list is selected for the player to copy', async () => {
  const { page, leave, troubles } = await visit()
  await withoutClipboard(page)
  await page.goto(new URL('/decks', page.url()).href)
  await page.getByRole('button', { name: 'Copy Noise: Hacker Extraordinaire' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export the deck' })
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await dialog.getByText('Copy what is selected with Ctrl+C').waitFor()
  await expect.poll(() => selected(page)).toContain('3x Sure Gamble')
  expect(await selected(page)).toBe(await dialog.getByRole('textbox').inputValue())
  expect(troubles).toEqual([])
  await leave()
})

test('an own deck is played against the computer, and one that is not legal says why', async () => {
  const { page, leave, troubles } = await visit({ search: 'decks' })
  await page.getByRole('button', { name: 'Copy Noise: Hacker Extraordinaire' }).click()
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('My Noise')
  await page.getByText('Legal in Core Set.').waitFor()
  await page.goto(new URL('/decks', page.url()).href)
  await page.getByRole('button', { name: 'New deck' }).first().click()
  await page.getByRole('searchbox').fill('Gabriel')
  await page.locator('.pool .counts button').first().click()
  await page.goto(new URL('/play?format=core', page.url()).href)
  const yours = page.getByRole('radiogroup', { name: 'Your deck' })
  await yours.getByRole('radio', { name: /My Noise/ }).click()
  await page.getByText('1 of your decks is not legal here').click()
  await page.getByText('asks for at least 45 (CR 1.4.3)').waitFor()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision').waitFor()
  await page.getByText('Noise').first().waitFor()
  expect(troubles).toEqual([])
  await leave()
})

test('a card has a page that tells what it does, its rules, and where it is legal', async () => {
  const { page, leave } = await visit({ search: 'cards/corroder' })
  const card = page.getByRole('article', { name: 'Corroder' })
  await card.getByRole('heading', { name: 'What it does, step by step' }).waitFor()
  await expect.poll(() => card.textContent()).toContain('CR 3.9.5f')
  await card.getByRole('listitem').filter({ hasText: 'Core Set' }).getByText('legal').waitFor()
  await card.getByRole('heading', { name: 'Cards like it' }).waitFor()
  await leave()
})

test('a game against the computer counts for the deck that was played with, also if it was left and gone on with', async () => {
  const { page, leave, troubles } = await visit({ search: 'decks' })
  await page.getByRole('button', { name: 'Copy Noise: Hacker Extraordinaire' }).click()
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Counted Noise')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision').getByRole('button', { name: /^Keep/ }).click()
  await page.locator('#decision[data-asks="action"]').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Go on with your game' }).click()
  await page.locator('#decision').waitFor()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await page.locator('.over-score').waitFor()
  await page.goto(new URL('/decks', page.url()).href)
  const tile = page.locator('.deck-tile').filter({ hasText: 'Counted Noise' })
  await tile.getByText('0 % won: 0 of 1 game').waitFor()
  expect(troubles).toEqual([])
  await leave()
})
