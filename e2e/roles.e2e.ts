import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import type { Backend } from './backend.ts'
import { backend } from './backend.ts'
import { claimName, openOwnSheet } from './people.ts'
import type { Visit } from './visit.ts'
import { phone, visit } from './visit.ts'

let server: Backend
beforeAll(async () => {
  server = await backend()
})
afterAll(() => server.stop())

const lookAfter = ({ page }: Visit) => page.getByRole('link', { name: 'Look after the server' })

/** Somebody in a browser of their own who has claimed a name. */
async function claimed(name: string, screen?: typeof phone): Promise<Visit> {
  const visited = await visit(screen === undefined ? {} : { screen }, server.address)
  await claimName(visited.page, server.address, name)
  return visited
}

test('an operator gives and takes a role in the page, which is offered to nobody without one', async () => {
  const [olga, mona] = [await claimed('Olga'), await claimed('Mona', phone)]
  expect(await lookAfter(olga).count()).toBe(0)
  await olga.page.goto(`${server.address}admin`)
  await olga.page.getByText('Only somebody with a role at this server sees anything here.').waitFor()

  await server.giveRole('operator', 'Olga')
  await olga.page.goto(`${server.address}lobby`)
  await openOwnSheet(olga.page, 'Olga')
  await lookAfter(olga).click()
  await olga.page.getByText('The command of the server gave Olga the role of operator.').waitFor()
  // Nobody takes their own role.
  expect(await olga.page.getByRole('button', { name: 'Take away: the role of Olga' }).count()).toBe(0)
  const name = olga.page.getByLabel('Name of a player with a password')
  await name.fill('Nobody')
  await olga.page.getByRole('button', { name: 'Give the role' }).click()
  await olga.page.getByText('Nobody has claimed this name with a password.').waitFor()
  await name.fill('Mona')
  await olga.page.getByRole('button', { name: 'Give the role' }).click()
  await olga.page.getByText('Mona is a moderator from now on.').waitFor()
  await olga.page.getByText('Olga gave Mona the role of moderator.').waitFor()
  expect(await violations(olga.page)).toEqual([])

  await mona.page.goto(`${server.address}lobby`)
  await openOwnSheet(mona.page, 'Mona')
  await lookAfter(mona).click()
  await mona.page.getByText('You are a moderator of this server.').waitFor()
  await mona.page.getByText('Olga gave Mona the role of moderator.').waitFor()
  expect(await mona.page.getByRole('heading', { name: 'Roles' }).count()).toBe(0)
  expect(await violations(mona.page)).toEqual([])

  await olga.page.getByRole('button', { name: 'Take away: the role of Mona' }).click()
  await olga.page.getByText('Olga took the role of moderator from Mona.').waitFor()
  await mona.page.reload()
  await mona.page.getByText('Only somebody with a role at this server sees anything here.').waitFor()
  // The server was away in between, which both browsers have noted.
  await Promise.all([olga.leave(), mona.leave()])
})
