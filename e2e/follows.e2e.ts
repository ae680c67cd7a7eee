import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { introduce, reach } from './people.ts'
import { desktop, leaveWell, phone, visit } from './visit.ts'
import { pressKey } from './watching.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

async function comeAs(page: Page, address: string, name: string): Promise<string> {
  await page.goto(`${address}lobby`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await introduce(page, name)
  await page.getByRole('button', { name: `You are ${name}` }).waitFor()
  return page.evaluate(async () => (await (await fetch('/api/me')).json()).me.id)
}

test.each([
  ['desk', desktop],
  ['phone', phone],
] as const)(
  'on a %s somebody is followed by name, is seen to be there, and can hide; a note stays one’s own',
  async (where, screen) => {
    const [ada, bob] = [await visit({ screen }, server.address), await visit({ screen }, server.elsewhere)]
    const [name, other] = [`Ada ${where}`, `Bob ${where}`]
    const adas = await comeAs(ada.page, server.address, name)
    await ada.page.getByText('You follow nobody so far.').waitFor()
    expect(await violations(ada.page)).toEqual([])
    const bobs = await comeAs(bob.page, server.elsewhere, other)

    // By name, on the own page, by keys.
    await reach(ada.page, 'All whom you follow')
    await ada.page.getByLabel('The name of a player').pressSequentially('Nobody at all')
    await pressKey(ada.page, 'Enter')
    await ada.page.getByRole('alert').getByText('Nobody here has that name.').waitFor()
    await ada.page.getByLabel('The name of a player').fill('')
    await ada.page.getByLabel('The name of a player').pressSequentially(other)
    await pressKey(ada.page, 'Enter')
    const list = ada.page.getByRole('region', { name: 'People you follow' })
    await list.getByRole('link', { name: other }).waitFor()
    await list.getByText('is here').waitFor()
    await list.getByRole('button', { name: `Challenge ${other}` }).waitFor()
    expect(await violations(ada.page)).toEqual([])

    // In the lobby stand those who are there.
    await ada.page.goto(`${server.address}lobby`)
    await list.getByText('is here').waitFor()
    expect(await violations(ada.page)).toEqual([])

    // On their page, with a note that nobody else sees.
    await list.getByRole('link', { name: other }).click()
    const own = ada.page.getByRole('region', { name: 'For yourself' })
    await own.getByRole('button', { name: 'Follow no more' }).waitFor()
    await own.getByLabel('Note to yourself').pressSequentially('Keeps traps.')
    await own.getByRole('button', { name: 'Keep the note' }).click()
    await own.getByText('Kept.').waitFor()
    expect(await violations(ada.page)).toEqual([])
    await ada.page.reload()
    await expect.poll(() => own.getByLabel('Note to yourself').inputValue()).toBe('Keeps traps.')
    await bob.page.goto(`${server.elsewhere}players/${adas}`)
    const theirs = bob.page.getByRole('region', { name: 'For yourself' })
    await theirs.getByRole('button', { name: 'Follow', exact: true }).waitFor()
    await expect.poll(() => theirs.getByLabel('Note to yourself').inputValue()).toBe('')

    // Who hides is not there for anybody.
    await bob.page.goto(`${server.elsewhere}players/${bobs}`)
    await bob.page.getByRole('radio', { name: 'Nobody', exact: true }).click()
    await expect
      .poll(() => bob.page.getByRole('radio', { name: 'Nobody', exact: true }).isChecked())
      .toBe(true)
    await ada.page.goto(`${server.address}lobby`)
    await ada.page.getByText('Nobody you follow is here just now.').waitFor()
    await ada.page.goto(`${server.address}players/${bobs}`)
    await own.getByText('not here').waitFor()
    await own.getByRole('button', { name: 'Follow no more' }).click()
    await own.getByRole('button', { name: 'Follow', exact: true }).waitFor()
    // The browser notes that nobody had the name.
    expect(ada.troubles).toEqual([expect.stringContaining('404')])
    await ada.leave()
    await leaveWell(bob)
  },
)
