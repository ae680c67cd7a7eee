import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { beReady, openGame, playUntil, quietly, sitDown, taken } from './people.ts'
import { desktop, phone, visit } from './visit.ts'
import { look, optionOffered, pressKey } from './watching.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

test.each(['the button', 'its key'])(
  'the whole ice is broken in one go for the price that the button tells, with %s',
  async by => {
    const { page, leave, troubles } = await visit({ position: 'encounter' })
    const credits = page.locator('.player[data-side="runner"] .player-facts > *').first()
    const button = page.getByRole('button', { name: /^Break the whole ice: 3 ?credits$/ })
    await button.waitFor()
    expect(await violations(page)).toEqual([])
    const creditsLeft = async () => Number((await credits.textContent())?.replace(/\D+/g, ''))
    const before = await creditsLeft()
    expect(await button.getAttribute('aria-keyshortcuts')).toBe('B Space')
    await (by === 'its key' ? pressKey(page, 'b') : button.click())
    await expect.poll(creditsLeft).toBe(before - 3)
    await page.locator('.log-line').getByText('Gordian Blade').first().waitFor()
    expect(troubles).toEqual([])
    await leave()
  },
)

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'other ways to break the ice are told with their prices and what they leave, on a %s',
  async (_, screen) => {
    const { page, leave, troubles } = await visit({ position: 'encounter', screen })
    await page.getByRole('button', { name: /^Break the whole ice/ }).waitFor()
    await page.getByRole('button', { name: /other ways$|^Another way$/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Ways to break the ice' })
    await sheet.waitFor()
    expect(await violations(page)).toEqual([])
    const ways = sheet.getByRole('listitem')
    await expect
      .poll(() => ways.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^With Gordian Blade: 3/),
        expect.stringMatching(/^With Crypsis: 5/),
        expect.stringMatching(/^Without an icebreaker: 2/),
        expect.stringMatching(/^With Gordian Blade: 2.*Leaves: Do 1 core damage[.]/s),
        expect.stringMatching(/^With Gordian Blade: 2.*Leaves: End the run[.]/s),
      ])
    await ways.nth(3).getByRole('button').click()
    await sheet.waitFor({ state: 'detached' })
    // The subroutine that was left is all that the Runner would let resolve.
    await page.getByRole('button', { name: 'Let 1 subroutine resolve' }).waitFor()
    expect(troubles).toEqual([])
    await leave()
  },
)

test('at a table of a server the rest of the turn is taken for credits, and only a player who is asked is offered it', async () => {
  const [ada, bob] = await Promise.all([visit({}, server.address), visit({}, server.address)])
  await openGame(ada.page, server.address, 'Ada', 'In one go')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  const players = [ada, bob].map(({ page }) => ({ page, decide: quietly }))
  const gain = ada.page.locator(`${optionOffered}[data-does="gainCredit"]`)
  await playUntil(players, async page => page === ada.page && (await gain.count()) > 0)
  const rest = (page: typeof ada.page) =>
    page.getByRole('button', { name: 'Credits for the rest of the turn', exact: true })
  await rest(ada.page).waitFor()
  expect(await rest(bob.page).count()).toBe(0)
  const { question } = await look(ada.page)
  await rest(ada.page).click()
  // It ends the turn, so it is asked about once more.
  await ada.page.locator('#decision .macro-takeCredits.button-danger').click()
  await taken(ada.page, question)
  const run = bob.page.locator(`${optionOffered}[data-does="run"]`)
  await playUntil(players, async page => {
    // Of the Corp nobody asks what to do with a click any more.
    expect(page === ada.page ? await gain.count() : 0).toBe(0)
    return page === bob.page && (await run.count()) > 0
  })
  // Three clicks of the Corp were three credits. A turn that is over is one line until it is unfolded.
  await ada.page.locator('.log-turn.log-corp button').last().click()
  const gained = ada.page.locator('.log-line').getByText(/gains? 1/)
  await gained.nth(2).waitFor()
  await rest(bob.page).waitFor()
  expect(await rest(ada.page).count()).toBe(0)
  await Promise.all([ada.leave(), bob.leave()])
})
