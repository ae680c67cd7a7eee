import { readDeck, starterDecks, titled, violationsOf } from '@paydata/decks'
import { languageNames, speechOf, tags } from '@paydata/words/languages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { openGame } from './people.ts'
import { visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const deck = starterDecks.find(({ side }) => side === 'corp')

async function bring(page: Page, list: string): Promise<void> {
  const box = page.getByLabel('A deck list, as text or JSON')
  if (!(await box.isVisible())) await page.getByText('Bring a deck of your own').click()
  await box.fill(list)
  await page.getByRole('button', { name: 'Check and take this deck' }).click()
}

test('a list that somebody brings is a deck of its own, whatever it is called, and legal or not', async () => {
  const { page, troubles, leave } = await visit({}, server.address)
  await openGame(page, server.address, 'Ada', 'Own decks')
  const decks = page.getByRole('radiogroup', { name: 'Your deck' })
  const own = decks.getByRole('radio', { name: 'The list you brought' })
  const starter = decks.getByRole('radio').first()
  await page.getByText('This deck is legal.').waitFor()
  await expect.poll(() => starter.getAttribute('aria-checked')).toBe('true')

  // Without a name, and so called by its identity, as the starter deck is.
  await bring(page, `${deck?.name}\n\n3 Hedge Fund`)
  await page.locator('.problems li').first().waitFor()
  await expect.poll(() => own.getAttribute('aria-checked')).toBe('true')
  await expect.poll(() => starter.getAttribute('aria-checked')).toBe('false')
  expect(await violations(page)).toEqual([])
  await own.click()
  expect(await own.getAttribute('aria-checked')).toBe('true')

  await starter.click()
  await page.getByText('This deck is legal.').waitFor()
  await expect.poll(() => starter.getAttribute('aria-checked')).toBe('true')
  await expect.poll(() => own.count()).toBe(0)
  expect(troubles).toEqual([])
  await leave()
})

/** Holds back all that the server says from the first choice of a deck on, and tells which choices were asked for. */
async function holdAnswers(page: Page): Promise<{ asked: readonly string[]; release: () => void }> {
  let isHeld = false
  const held: (() => void)[] = []
  const asked: string[] = []
  await page.routeWebSocket(/socket\.io/, socket => {
    const line = socket.connectToServer()
    socket.onMessage(message => {
      const isChoice = message.includes('"chooseDeck"')
      isHeld ||= isChoice
      if (isChoice) asked.push(`${message}`)
      line.send(message)
    })
    line.onMessage(message => {
      if (isHeld) held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  const release = () => {
    isHeld = false
    for (const each of held) each()
  }
  return { asked, release }
}

test('a list that is brought while the first deck is still being taken is taken after it', async () => {
  const { page, leave } = await visit({}, server.address)
  const { asked, release } = await holdAnswers(page)
  await openGame(page, server.address, 'Ada', 'In a hurry')
  await expect.poll(() => asked.length).toBe(1)
  await bring(page, `${deck?.name}\n\n3 Hedge Fund`)
  await expect.poll(() => asked.length).toBe(2)
  release()
  await page.locator('.problems li').first().waitFor()
  await leave()
})

test('a player who has no seat is told who reads them before the game, under a heading', async () => {
  const [ada, eve] = await Promise.all([visit({}, server.address), visit({}, server.address)])
  await openGame(ada.page, server.address, 'Ada', 'Heard')
  await ada.page.getByRole('heading', { name: 'Chat' }).waitFor()
  await ada.page.getByText('What players say everybody reads.').waitFor()
  await eve.page.goto(ada.page.url())
  await eve.page.getByRole('heading', { name: 'Chat' }).waitFor()
  await eve.page.getByText('You have no seat: players read what you say only after the game.').waitFor()
  expect(await violations(eve.page)).toEqual([])
  await Promise.all([ada.leave(), eve.leave()])
})

test('what is wrong with a deck is told in the language of the player who reads it', async () => {
  const { page, leave } = await visit({}, server.address)
  await openGame(page, server.address, 'Ada', 'In another language')
  const list = `${deck?.name}\n\n3 Hedge Fund`
  await bring(page, list)
  await page.getByText('The deck has 3 cards').waitFor()
  const [, another = expect.fail('there is one language')] = tags
  const speech = speechOf(another)
  const [shared, waiting, words] = await Promise.all([
    speech.page.page(),
    speech.page.waiting(),
    speech.decks(),
  ])
  const read = readDeck(list)
  const misspelt = readDeck('3x Hegde Fund')
  if (!read.ok || misspelt.ok) throw new Error('The first list is a deck, and the other is none.')
  const room = page.url()
  await page.goto(server.address)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: languageNames[another] }).click()
  await page.getByRole('dialog', { name: shared.menu.settings }).waitFor()
  await page.goto(room)
  const [few = expect.fail('nothing is wrong')] = violationsOf(read.deck).map(titled).map(words.violation)
  await page.getByText(few.replace(/ \(.*/, '')).waitFor()
  await page.getByText(waiting.import).click()
  await page.getByLabel(waiting.list).fill('3x Hegde Fund')
  await page.getByRole('button', { name: waiting.use }).click()
  const [problem = expect.fail('nothing is wrong')] = misspelt.problems.map(words.problem)
  await page.getByText(problem).waitFor()
  await leave()
})
