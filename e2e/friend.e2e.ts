import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { introduce } from './people.ts'
import { desktop, phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'who invites a friend on a %s chooses clock, side, deck and what else is agreed on before',
  async (_, screen) => {
    const { page, troubles, leave } = await visit({ screen, search: 'lobby' }, server.address)
    await page.getByRole('button', { name: 'Options', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Play a friend' })
    const choose = (group: string, name: string | RegExp) =>
      form.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).click()
    await choose('Your side', 'Corp')
    await choose('Your deck', /^NBN/)
    await choose('Clock for each player', '30 min + 10 s')
    await choose('Spectators see', 'Nothing')
    await choose('Take-backs that show something', 'Never')
    await form.getByText('Older rules').click()
    const edition = form.getByRole('radiogroup', { name: 'Rules of' })
    expect(await edition.getByRole('radio', { checked: true }).textContent()).toContain('26.03')
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Open the game' }).click()
    await introduce(page, 'Ada')
    await page.getByText('This deck is legal.').waitFor()
    const room = page.getByRole('main')
    await expect
      .poll(() => room.getByRole('radio', { name: /^NBN/ }).getAttribute('aria-checked'))
      .toBe('true')
    for (const each of ['30 min + 10 s', 'no take-backs', 'no spectators'])
      await expect.poll(() => room.innerText()).toContain(each)
    // Nobody else finds it.
    await page.goto(`${server.address}lobby`)
    await page.getByText('No game is open just now.').waitFor()
    expect(troubles).toEqual([])
    await leave()
  },
)
