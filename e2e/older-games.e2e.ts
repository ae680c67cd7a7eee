import { cards } from '@paydata/cards'
import type { NamedDeck } from '@paydata/decks'
import { starterDecks } from '@paydata/decks'
import type { Side } from '@paydata/engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { byMouse } from './hands.ts'
import { beReady, openGame, playUntil, sitDown, taken } from './people.ts'
import { visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

/** Nobody waits for what nobody could have read, or whole games would take minutes more. */
const expert = () => visit({ unread: 'off' }, server.address)

/** The decks of the first box, by whom they are played. */
const boxed = (side: Side) =>
  starterDecks.filter(deck => deck.id.startsWith('core_starter_') && deck.side === side)
const corpDecks = boxed('corp')
const runnerDecks = boxed('runner')
const allDecks = [...corpDecks, ...runnerDecks].map(({ name }) => name)

async function takeDeck(page: Page, { name }: NamedDeck): Promise<void> {
  const [title = name, subtitle = ''] = name.split(': ')
  const deck = page
    .getByRole('radiogroup', { name: 'Your deck' })
    .getByRole('radio')
    .filter({ hasText: title })
    .filter({ hasText: subtitle })
  // The first one is taken by itself, and another only after it.
  await page.getByText('This deck is legal.').waitFor()
  await deck.click()
  await expect.poll(() => deck.getAttribute('aria-checked')).toBe('true')
}

const titleOf = (card: string): string => cards.find(({ is }) => is === card)?.printed.title ?? card

/** The identity that a player sees at the table. */
const identityAt = (page: Page, side: Side) =>
  page.locator(`.player[data-side="${side}"] .identity .unseen`).textContent()

/** The titles of the cards in a player's own hand. */
async function handOf(page: Page): Promise<string[]> {
  await page.locator('.table > .hand .spot').first().waitFor()
  return page.locator('.table > .hand .spot > .unseen').allTextContents()
}

/** Two games take twice as long as one, for which the usual limit is. */
const wholeGames = 800_000

/** The decks that were seen at a table. */
const played = new Set<string>()

test.each([
  ['2012 (rulebook)', /Core rulebook, /, [0, 1]],
  ['2017 (Rules Reference)', /Rules Reference, /, [2, 3]],
] as const)(
  'two people play whole games by the rules of %s with decks of the box, each by mouse',
  async (edition, cites, pairs) => {
    const told = new Set<string>()
    let answers = 0
    for (const nth of pairs) {
      const corpDeck = corpDecks[nth] ?? expect.fail('no deck')
      const runnerDeck = runnerDecks[nth % runnerDecks.length] ?? expect.fail('no deck')
      const [ada, bob] = await Promise.all([expert(), expert()])
      const title = `An old game ${nth}`
      await openGame(ada.page, server.address, 'Ada', title, 'Core Set', edition)
      await sitDown(bob.page, ada.page.url(), 'Bob')
      await bob.page.getByText(`rules of ${edition}`).waitFor()
      await bob.page.goto(`${server.address}lobby`)
      const filter = bob.page.getByRole('region', { name: 'Show' })
      await filter.getByRole('radio', { name: edition }).click()
      await bob.page.getByText(title).first().waitFor()
      await bob.page.goto(ada.page.url())
      await takeDeck(ada.page, corpDeck)
      await takeDeck(bob.page, runnerDeck)
      await beReady(ada.page, bob.page)
      for (const { page } of [ada, bob])
        for (const { name, side } of [corpDeck, runnerDeck]) {
          const seen = await identityAt(page, side)
          expect(seen).toContain(name)
          played.add(name)
        }
      for (const [page, deck] of [
        [ada.page, corpDeck],
        [bob.page, runnerDeck],
      ] as const) {
        const titles = deck.cards.map(([name]) => titleOf(name))
        const hand = await handOf(page)
        expect(hand.length).toBe(5)
        expect(hand.filter(card => !titles.some(each => card.startsWith(each)))).toEqual([])
      }
      const players = [ada, bob].map(({ page }, i) => ({ page, decide: byMouse(`old ${i} ${nth}`, taken) }))
      await playUntil(players, async page => {
        answers++
        const why = await page.locator('#decision').textContent()
        for (const [cited = ''] of why?.matchAll(/\b(?:CR|Core rulebook|FAQ|Rules Reference)[^()]*/g) ?? [])
          told.add(cited)
        return false
      })
      const scores = await Promise.all(
        [ada, bob].map(async ({ page }) => {
          await page.locator('.over-score').waitFor()
          return page.locator('.over-score').textContent()
        }),
      )
      expect(new Set(scores).size).toBe(1)
      for (const { troubles, leave } of [ada, bob]) {
        expect(troubles).toEqual([])
        await leave()
      }
    }
    expect(answers).toBeGreaterThan(50)
    // By no rule of another edition that has a place in its own.
    expect([...told].filter(each => cites.test(each)).length).toBeGreaterThan(5)
    expect([...told].filter(each => /^CR \d+\.\d+\.\d/.test(each))).toEqual([])
  },
  wholeGames,
)

test('each of the seven decks of the box was played in one of these games', () => {
  expect([...played].sort()).toEqual([...allDecks].sort())
  expect(played.size).toBe(7)
})
