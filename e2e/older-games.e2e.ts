import { cards } from '@paydata/cards'
import type { NamedDeck } from '@paydata/decks'
import { namedDeck, starterDecks, writeDeck } from '@paydata/decks'
import type { Side } from '@paydata/engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { byMouse } from './hands.ts'
import { beReady, openGame, playUntil, sitDown, taken } from './people.ts'
import type { Visit } from './visit.ts'
import { leaveWell, visit } from './visit.ts'

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

/** A deck of the box as a player has changed it: with other numbers of two cards. */
function builtFrom(deck: NamedDeck | undefined): NamedDeck {
  if (deck === undefined) expect.fail('no deck')
  const changed = new Map([...deck.cards, ['wyrm', 1], ['ice_carver', 2]] as const)
  return namedDeck('Carving by hand', deck.identity, [...changed])
}
/** More than there are in the box, as there are more decks for the Corp. */
const runnersDecks = [...runnerDecks, builtFrom(runnerDecks[0])]
const allDecks = [...corpDecks, ...runnersDecks].map(({ name }) => name)

/** Takes over a list of cards, as one that was built elsewhere. */
async function buildDeck(page: Page, deck: NamedDeck): Promise<void> {
  await page.goto(new URL('/decks', page.url()).href)
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('textbox', { name: 'Deck list' }).fill(writeDeck(deck, 'text'))
  await page.getByRole('button', { name: 'Take this deck' }).click()
  await page.getByText('Legal in Core Set.').waitFor()
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill(deck.name)
}

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

/** The decks that were seen at a table. */
const played = new Set<string>()

/**
 * Two people sit down to a game by the rules of an edition, each with a deck of the box or one that is built of its cards, and see
 * whom they play with what.
 */
async function beginOldGame(edition: string, nth: number) {
  const corpDeck = corpDecks[nth] ?? expect.fail('no deck')
  const runnerDeck = runnersDecks[nth] ?? expect.fail('no deck')
  const [ada, bob] = await Promise.all([expert(), expert()])
  const title = `An old game ${nth}`
  await openGame(ada.page, server.address, 'Ada', title, 'Core Set', edition)
  if (nth >= runnerDecks.length) await buildDeck(bob.page, runnerDeck)
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
    for (const [side, { name, identity }] of [
      ['corp', corpDeck],
      ['runner', runnerDeck],
    ] as const) {
      expect(await identityAt(page, side)).toContain(titleOf(identity))
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
  return [ada, bob] as const
}

/** Both answer by mouse, so often or to the end. The result is how often that was, and the rules that were cited to them. */
async function playOn(people: readonly Visit[], seed: string, most: number) {
  const told = new Set<string>()
  const players = people.map(({ page }, i) => ({ page, decide: byMouse(`${seed} ${i}`, taken) }))
  let asked = 0
  const answers = await playUntil(players, async page => {
    asked++
    const why = await page.locator('#decision').textContent()
    for (const [cited = ''] of why?.matchAll(/\b(?:CR|Core rulebook|FAQ|Rules Reference)[^()]*/g) ?? [])
      told.add(cited)
    return asked > most
  })
  return { answers, told: [...told] }
}

const citesToday = /^CR \d+\.\d+\.\d/

const editions = [
  ['2012 (rulebook)', /Core rulebook, /, 0, 1],
  ['2017 (Rules Reference)', /Rules Reference, /, 2, 3],
] as const

test.each(editions)(
  'two people play a whole game by the rules of %s with decks of the box, each by mouse',
  async (edition, cites, nth) => {
    const people = await beginOldGame(edition, nth)
    const { answers, told } = await playOn(people, `old ${nth}`, Number.POSITIVE_INFINITY)
    expect(answers).toBeGreaterThan(25)
    const scores = await Promise.all(
      people.map(async ({ page }) => {
        await page.locator('.over-score').waitFor()
        return page.locator('.over-score').textContent()
      }),
    )
    expect(new Set(scores).size).toBe(1)
    // By no rule of another edition that has a place in its own.
    expect(told.filter(each => cites.test(each)).length).toBeGreaterThan(5)
    expect(told.filter(each => citesToday.test(each))).toEqual([])
    await leaveWell(...people)
  },
)

test.each(editions)(
  'the other decks of the box, and one that was built, are played by the rules of %s as well',
  async (edition, cites, _, nth) => {
    const people = await beginOldGame(edition, nth)
    const { answers, told } = await playOn(people, `old ${nth}`, 30)
    expect(answers).toBe(30)
    expect(told.some(each => cites.test(each))).toBe(true)
    expect(told.filter(each => citesToday.test(each))).toEqual([])
    await leaveWell(...people)
  },
)

test('each of the seven decks of the box was played in one of these games, and the one that was built', () => {
  expect([...played].sort()).toEqual([...allDecks].sort())
  expect(played.size).toBe(8)
})
