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

test.each([
  ['2012 (rulebook)', /Core rulebook, /],
  ['2017 (Rules Reference)', /Rules Reference, /],
] as const)('two people play whole games by the rules of %s, each by mouse', async (edition, cites) => {
  const told = new Set<string>()
  let answers = 0
  // What is dealt is chance's, and may end a game early: then another one shows the rest.
  while (answers <= 30) {
    const [ada, bob] = await Promise.all([expert(), expert()])
    await openGame(ada.page, server.address, 'Ada', 'An old game', 'Core Set', edition)
    await sitDown(bob.page, ada.page.url(), 'Bob')
    await bob.page.getByText(`rules of ${edition}`).waitFor()
    await bob.page.goto(`${server.address}lobby`)
    const filter = bob.page.getByRole('region', { name: 'Show' })
    await filter.getByRole('radio', { name: edition }).click()
    await bob.page.getByText('An old game').first().waitFor()
    await bob.page.goto(ada.page.url())
    await beReady(ada.page, bob.page)
    const players = [ada, bob].map(({ page }, i) => ({ page, decide: byMouse(`old ${i} ${answers}`, taken) }))
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
  // By no rule of another edition that has a place in its own.
  expect([...told].filter(each => cites.test(each)).length).toBeGreaterThan(5)
  expect([...told].filter(each => /^CR \d+\.\d+\.\d/.test(each))).toEqual([])
})
