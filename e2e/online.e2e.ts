import { cards } from '@paydata/cards'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { byKeys, byMouse } from './hands.ts'
import { beReady, give, introduce, openGame, playUntil, quietly, reach, sitDown, taken } from './people.ts'
import { storesOf } from './stores.ts'
import { hear, toldBy } from './told.ts'
import type { Visit } from './visit.ts'
import { phone, visit } from './visit.ts'
import type { Seen } from './watching.ts'
import { look, optionOffered, pressKey } from './watching.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const here = (): Promise<Visit> => visit({}, server.address)

/** Nothing went wrong in the page but, maybe, the network. */
async function leaveAll(...visits: readonly Visit[]): Promise<void> {
  for (const { troubles, leave } of visits) {
    const ours = troubles.filter(
      each => !/WebSocket|ERR_CONNECTION|Failed to (load resource|fetch)|Unable to preload/.test(each),
    )
    expect(ours).toEqual([])
    await leave()
  }
}

test('from the first visit to a game against a computer of the server it is five clicks', async () => {
  const visited = await here()
  const { page } = visited
  let clicks = 0
  const click = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).click()
    clicks++
  }
  await page.getByRole('link', { name: /^Play somebody/ }).click()
  clicks++
  await click(/^Play a friend/)
  await introduce(page, 'Ada')
  clicks++
  await click(/^Regular/)
  await click('I am ready')
  await page.locator('#decision').waitFor()
  expect(clicks).toBeLessThanOrEqual(5)
  // No server can be asked for a hint.
  expect(await page.getByRole('button', { name: 'Hint', exact: true }).count()).toBe(0)
  await playUntil([{ page, decide: quietly }], async (_, { question }) => question !== null)
  await leaveAll(visited)
})

/** After so many answers the game is ended by a player who has had enough; most end before. */
const enough = 90

test('a player who has played is shown that the shuffles were fair, and when the server gives out another part as theirs', async () => {
  const visited = await here()
  const { page } = visited
  await openGame(page, server.address, 'Ada', 'Fair play')
  await page
    .getByRole('article', { name: 'Runner' })
    .getByRole('button', { name: /^Newcomer/ })
    .click()
  await beReady(page)
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('link', { name: 'Were the shuffles fair?' }).click()
  const own = page.getByText('your own part is among them')
  await own.waitFor()
  const marks = () =>
    page.locator('#checks li').evaluateAll(all => all.map(each => each.getAttribute('data-is')))
  await expect.poll(marks).toEqual(['right', 'right', 'right', 'right'])

  await page.route('**/api/games/*/replay', async route => {
    const response = await route.fetch()
    const told = await response.json()
    told.replay.shuffle.corp = 'f'.repeat(32)
    await route.fulfill({ response, json: told })
  })
  await page.reload()
  await own.waitFor()
  await expect.poll(marks).toEqual(['right', 'wrong', 'right', 'wrong'])
  await leaveAll(visited)
})

async function concedeUnlessOver(player: Visit, other: Visit): Promise<void> {
  const seen = await Promise.all([player, other].map(({ page }) => look(page)))
  if (seen.some(({ isOver }) => isOver)) return
  await player.page.getByRole('button', { name: 'Concede' }).click()
  await player.page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
}

test('two experts whom no answer waits for play, one by mouse and one by keyboard alone, a third watches, and they play again', async () => {
  // Ninety answers would take half a minute more; the other games of this file are played as the page comes.
  const expert = () => visit({ unread: 'off' }, server.address)
  const [ada, bob, eve] = await Promise.all([expert(), expert(), here()])
  await eve.page.goto(`${server.address}lobby`)
  await eve.page.getByText('No game is open just now.').waitFor()
  await expect.poll(() => eve.page.title()).toBe('Games · Paydata')
  await openGame(ada.page, server.address, 'Ada', 'Friday final')

  // The lobby tells who looks at it at once.
  await eve.page.getByRole('link', { name: /Friday final/ }).click()
  await eve.page.getByText('You may watch from here').waitFor()
  await expect.poll(() => eve.page.title()).toBe('Friday final · Paydata')

  await bob.page.goto(ada.page.url())
  await bob.page.getByRole('button', { name: 'Sit down as Runner' }).waitFor()
  await reach(bob.page, 'Sit down as Runner')
  await bob.page.getByRole('dialog').waitFor()
  await bob.page.keyboard.type('Bob')
  await pressKey(bob.page, 'Enter')
  await bob.page.getByText('This deck is legal.').waitFor()
  await ada.page.getByRole('button', { name: 'Hello, have fun!' }).click()
  await reach(bob.page, 'I am ready')
  await beReady(ada.page)
  await Promise.all([bob, eve].map(({ page }) => page.locator('#decision').waitFor()))
  await eve.page.getByText('Watching: the Corp decides').waitFor()
  await expect.poll(() => eve.page.title()).toBe('Table · Paydata')
  await expect.poll(() => ada.page.title()).toBe('● Your decision · Paydata')

  let answers = 0
  await playUntil(
    [
      { page: ada.page, decide: byMouse('online mouse', taken) },
      { page: bob.page, decide: byKeys('online keys', taken) },
    ],
    async () => answers++ >= enough,
  )
  expect(answers).toBeGreaterThan(15)
  // The last answer may have ended the game, which one of them sees before the other.
  await concedeUnlessOver(ada, bob)
  const ends = await Promise.all(
    [ada, bob, eve].map(async ({ page }) => {
      await page.locator('.over-score').waitFor()
      return page.locator('.over-score').textContent()
    }),
  )
  expect(new Set(ends).size).toBe(1)
  // Both players have decided something, and everybody reads how much.
  for (const { page } of [ada, eve]) {
    const decided = page.getByRole('row', { name: /^Decisions/ }).getByRole('cell')
    await decided.first().waitFor()
    expect(await decided.allTextContents()).toEqual([
      expect.stringMatching(/^[1-9]\d*$/),
      expect.stringMatching(/^[1-9]\d*$/),
    ])
  }

  await ada.page.getByRole('button', { name: /^Rematch/ }).click()
  await bob.page.getByText('Your opponent wants a rematch.').waitFor()
  await reach(bob.page, 'Rematch')
  await Promise.all([ada, bob].map(({ page }) => page.getByRole('button', { name: 'I am ready' }).waitFor()))
  await expect.poll(() => ada.page.getByRole('article', { name: 'Runner' }).textContent()).toContain('Ada')
  // Whoever watched goes with them, and what was said before is still there, also when a page is loaded again.
  await eve.page.getByText('You may watch from here').waitFor()
  await bob.page.reload()
  for (const { page } of [ada, bob, eve]) {
    await page.getByText('The rematch begins here.').waitFor()
    // With the time at which it was said.
    await expect
      .poll(() => page.locator('.chat-line').allTextContents())
      .toEqual([expect.stringMatching(/^\d\d:\d\d( [AP]M)? Ada Hello, have fun!$/)])
  }
  await leaveAll(ada, bob, eve)
})

test('a server that is killed in the middle of a run comes back to the same decision, as does a network', async () => {
  const [ada, bob] = await Promise.all([here(), here()])
  await openGame(ada.page, server.address, 'Ada', 'Killed')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  const players = [ada, bob].map(({ page }) => ({ page, decide: quietly }))
  const run = bob.page.locator(`${optionOffered}[data-does="run"]`)
  // What a run comes to is chance, and about some cards nobody is asked: the Runner runs until they are asked in a run.
  const runs = async (page: Page, seen: Seen): Promise<void> =>
    (await run.count()) > 0 ? give(page, run.first()) : quietly(page, seen)
  const now = bob.page.locator('.focus-run')
  await playUntil(
    [
      { page: ada.page, decide: quietly },
      { page: bob.page, decide: runs },
    ],
    async page => page === bob.page && (await now.count()) > 0,
  )
  const before = await now.textContent()
  const { question } = await look(bob.page)

  await server.dieAndReturn()
  await bob.page.getByRole('alert').waitFor({ state: 'detached' })
  await expect.poll(async () => (await look(bob.page)).question).toBe(question)
  await expect.poll(() => now.textContent()).toBe(before)

  // Nothing gets through any more, and nobody is told: the page notices by itself.
  server.freeze()
  await bob.page.getByText('The connection is lost').waitFor()
  server.mend()
  await bob.page.getByText('The connection is lost').waitFor({ state: 'detached' })
  await quietly(bob.page, await look(bob.page))
  await playUntil(players, async page => page === bob.page && (await run.count()) > 0)

  await bob.page.reload()
  await run.first().waitFor()
  await expect.poll(() => bob.page.locator('.log-line').count()).toBeGreaterThan(3)
  await leaveAll(ada, bob)
})

test('what is said is read by a player who may, and an answer is taken back by leave', async () => {
  const [ada, bob, eve] = await Promise.all([here(), here(), here()])
  await openGame(ada.page, server.address, 'Ada', 'Talk')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await ada.page.getByRole('button', { name: 'Hello, have fun!' }).click()
  await bob.page.locator('.chat-line').getByText('Hello, have fun!').waitFor()
  await beReady(ada.page, bob.page)
  await eve.page.goto(ada.page.url())
  await eve.page.getByRole('button', { name: /^Chat/ }).click()
  await eve.page.locator('.chat-line').getByText('Hello, have fun!').waitFor()
  await eve.page.getByLabel('Say something').fill('Ada has agendas')
  await pressKey(eve.page, 'Enter')
  await introduce(eve.page, 'Eve')
  await eve.page.locator('.chat-line').getByText('Ada has agendas').waitFor()
  for (const { page } of [ada, bob]) {
    await page.getByRole('button', { name: /^Chat/ }).click()
    await expect
      .poll(() => page.locator('.chat-line').allTextContents())
      .toEqual([expect.stringContaining('Hello, have fun!')])
  }

  // A mulligan is chance, so the opponent is asked.
  await ada.page.locator(`${optionOffered}[data-does="mulligan"]`).click()
  await bob.page.locator('#decision[data-question]').waitFor()
  await ada.page.getByRole('button', { name: 'Take back' }).click()
  await ada.page.getByText('Your opponent is asked').waitFor()
  await bob.page.getByRole('button', { name: 'Allow it' }).click()
  await ada.page.locator('#decision[data-asks="mulligan"]').waitFor()
  await leaveAll(ada, bob, eve)
})

test('a player says what they doubt about a ruling, and its operator reads it with the position of then', async () => {
  const [ada, bob] = await Promise.all([here(), here()])
  const { page } = bob
  await openGame(ada.page, server.address, 'Ada', 'Doubt')
  await sitDown(page, ada.page.url(), 'Bob')
  await beReady(ada.page, page)
  const sheet = page.getByRole('dialog', { name: 'Doubt this ruling' })
  const open = page.getByRole('button', { name: 'Doubt this ruling' })
  await open.focus()
  await pressKey(page, 'Enter')
  const field = sheet.getByLabel('What do you doubt?')
  await field.waitFor()
  await expect.poll(() => field.evaluate(each => each === document.activeElement)).toBe(true)
  await pressKey(page, 'Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => open.evaluate(each => each === document.activeElement)).toBe(true)
  expect(server.reports()).toBe('')

  await pressKey(page, 'Enter')
  await field.waitFor()
  // The game goes on while Bob writes; he doubts what he saw when he began to.
  await give(ada.page, ada.page.getByRole('button', { name: /^Keep/ }))
  await page.locator('#decision[data-asks="mulligan"]').waitFor()
  await page.keyboard.insertText('Why does the Corp\nchoose first?')
  await sheet.getByText('31 of 500 characters').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.insertText('x'.repeat(600))
  await sheet.getByText('500 of 500 characters').waitFor()
  await field.fill('Why does the Corp\nchoose first?')
  await pressKey(page, 'Tab')
  await pressKey(page, 'Enter')
  await sheet.getByText('Thank you. Your doubt is noted with the position.').waitFor()
  expect(await violations(page)).toEqual([])
  const [, id = ''] =
    /^(\w+) {2}game \w+ {2}a ruling: Why does the Corp choose first\?$/m.exec(server.reports()) ?? []
  const told = server.reports(id)
  expect(told).toContain('Why does the Corp choose first?')
  expect(told).toContain("viewFor(game, 'runner')")
  expect(told).not.toContain('"by":"corp"')
  // The button that closes the sheet has the focus.
  await pressKey(page, 'Enter')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => open.evaluate(each => each === document.activeElement)).toBe(true)
  await leaveAll(ada, bob)
})

test('a player who waits neither sees nor reaches what they were offered last', async () => {
  const [ada, bob] = await Promise.all([here(), here()])
  const { page } = ada
  await openGame(page, server.address, 'Ada', 'Patience')
  await sitDown(bob.page, page.url(), 'Bob')
  await beReady(page, bob.page)
  await give(page, page.getByRole('button', { name: /^Keep/ }))
  await bob.page.locator('#decision[data-question]').waitFor()
  const offered = page.locator('#decision .option')
  expect(await offered.count()).toBeGreaterThan(0)
  for (const option of await offered.all()) expect(await option.isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: /^Keep/ }).count()).toBe(0)
  for (const key of ['1', '2', 'ArrowDown', 'Enter', 'd', ...Array.from({ length: 40 }, () => 'Tab')]) {
    await pressKey(page, key)
    expect(await page.evaluate(() => document.activeElement?.closest('.decision-options') ?? null)).toBeNull()
    expect(await page.locator('#decision[aria-busy="true"], .refusal').count()).toBe(0)
  }
  expect(await violations(page)).toEqual([])
  await leaveAll(ada, bob)
})

test('nothing that the Corp has hidden comes over the socket of its opponent, or into page and stores', async () => {
  const [ada, bob] = await Promise.all([here(), here()])
  const heard = [ada, bob].map(({ page }) => hear(page))
  await openGame(ada.page, server.address, 'Ada', 'Hidden')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  const run = bob.page.locator(`${optionOffered}[data-does="run"]`)
  await playUntil(
    [ada, bob].map(({ page }) => ({ page, decide: quietly })),
    async page => page === bob.page && (await run.count()) > 0,
  )
  const hand = await ada.page
    .locator('.table > .hand .card-title')
    .evaluateAll(cards => cards.map(card => card.lastChild?.textContent ?? ''))
  expect(hand.length).toBeGreaterThan(3)
  const names = hand.flatMap(title => [
    title,
    cards.find(({ printed }) => printed?.title === title)?.is ?? '',
  ])
  const [own, others] = await Promise.all(
    [ada, bob].map(async ({ page }, i) => ({
      page: await page.content(),
      stores: (await storesOf(page)).join('\n'),
      ...toldBy(heard[i] ?? []),
    })),
  )
  for (const name of names) {
    // The owner of the cards finds them in all these places, so this is how to search for them.
    expect(own?.stores).toContain(`"${name}"`)
    expect(own?.text).toContain(`"${name}"`)
    expect(others?.stores).not.toContain(`"${name}"`)
    expect(others?.text).not.toContain(`"${name}"`)
  }
  for (const title of hand) {
    expect(own?.page).toContain(title)
    expect(others?.page).not.toContain(title)
  }
  // It was told a whole turn, and its stores hold the view of it.
  expect(others?.updates).toBeGreaterThan(5)
  expect(others?.stores).toContain('"viewer":"runner"')
  await leaveAll(ada, bob)
})

test('on a phone a game is opened, played and talked at by touch', async () => {
  const visited = await visit({ screen: phone, search: 'lobby' }, server.address)
  const { page } = visited
  await page.getByRole('button', { name: /^Play a friend/ }).tap()
  await introduce(page, 'Ada')
  await page.getByRole('button', { name: /^Newcomer/ }).tap()
  await page.getByRole('button', { name: 'I am ready' }).tap()
  await page.locator('#decision[data-question]').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Log' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: /^Chat/ }).tap()
  await page.getByRole('button', { name: 'Good game!' }).tap()
  await page.locator('.chat-line').getByText('Good game!').waitFor()
  await leaveAll(visited)
})

test('on a phone the log tells that something was said, until it is read', async () => {
  const [ada, bob] = await Promise.all([here(), visit({ screen: phone }, server.address)])
  await openGame(ada.page, server.address, 'Ada', 'News')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await ada.page.getByRole('button', { name: 'Hello, have fun!' }).click()
  await bob.page.locator('.chat-line').waitFor()
  await beReady(ada.page, bob.page)
  // What was read in the waiting room is no news.
  const log = bob.page.getByRole('button', { name: /^Log/ })
  await expect.poll(() => log.getAttribute('aria-label')).toBe('Log')
  await ada.page.getByRole('button', { name: /^Chat/ }).click()
  await ada.page.getByRole('button', { name: 'Good luck!' }).click()
  await bob.page.getByRole('button', { name: 'Log and chat, 1 new line' }).waitFor()
  await bob.page.getByText('Chat: 1 new line').waitFor({ state: 'attached' })
  expect(await violations(bob.page)).toEqual([])
  await log.tap()
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Chat · 1 new line' }).tap()
  await bob.page.locator('.chat-line').getByText('Good luck!').waitFor()
  await bob.page.getByRole('button', { name: 'Close' }).tap()
  await expect.poll(() => log.getAttribute('aria-label')).toBe('Log')
  await leaveAll(ada, bob)
})

test('a player who is muted is not read until they are heard again, and spectators are asked for quiet', async () => {
  const [ada, bob, eve] = await Promise.all([here(), here(), here()])
  await openGame(ada.page, server.address, 'Ada', 'Quiet')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await ada.page.getByRole('button', { name: 'Good luck!' }).click()
  const heard = bob.page.locator('.chat-line').getByText('Good luck!')
  await heard.waitFor()
  await bob.page.getByRole('button', { name: 'Whom you read' }).click()
  await bob.page.getByRole('button', { name: 'Do not read Ada' }).click()
  await heard.waitFor({ state: 'detached' })
  expect(await violations(bob.page)).toEqual([])
  await bob.page.getByRole('button', { name: 'Read Ada again' }).click()
  await heard.waitFor()

  await eve.page.goto(ada.page.url())
  await eve.page.getByLabel('Say something').waitFor()
  await ada.page.getByRole('button', { name: 'Whom you read' }).click()
  await ada.page.getByRole('radio', { name: 'Quiet, please' }).click()
  await eve.page.getByText('The players want quiet.').waitFor()
  await ada.page.getByRole('radio', { name: 'They may talk' }).click()
  await eve.page.getByLabel('Say something').waitFor()
  await leaveAll(ada, bob, eve)
})

test('the host takes a seat away, and lets who was sent away sit down again', async () => {
  const [ada, bob] = await Promise.all([here(), visit({ screen: phone }, server.address)])
  await openGame(ada.page, server.address, 'Ada', 'Only for friends')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await ada.page.getByRole('button', { name: 'Take the seat away' }).click()
  await bob.page.getByRole('button', { name: 'Sit down as Runner' }).click()
  await bob.page.getByText('The host of this game has taken the seat from you.').waitFor()
  for (const { page } of [ada, bob]) expect(await violations(page)).toEqual([])
  await ada.page.getByRole('button', { name: 'Let Bob sit down again' }).click()
  await expect.poll(() => ada.page.getByRole('button', { name: 'Let Bob sit down again' }).count()).toBe(0)
  await bob.page.getByRole('button', { name: 'Sit down as Runner' }).click()
  await bob.page.getByRole('button', { name: 'I am ready' }).waitFor()
  await leaveAll(ada, bob)
})
