import { expect, onTestFinished, test } from 'vitest'
import { violations } from './axe.ts'
import { backend } from './backend.ts'
import { beReady, introduce, openGame, sitDown } from './people.ts'
import { visit } from './visit.ts'

const notice = /^The server is to be renewed: by \d/

test.skipIf(process.platform === 'win32')(
  'players are told that the server is to be renewed, finish or leave their game, and find it at the next one',
  async () => {
    const server = await backend()
    onTestFinished(() => server.stop())
    const ada = await visit({}, server.address)
    await openGame(ada.page, server.address, 'Ada', 'Until the end')
    const game = ada.page.url()
    const bob = await visit({}, server.address)
    await sitDown(bob.page, game, 'Bob')
    await beReady(ada.page, bob.page)

    server.drain()
    for (const { page } of [ada, bob]) {
      await page.getByText(notice).waitFor()
      expect(await violations(page)).toEqual([])
    }
    const cleo = await visit({}, `${server.address}lobby`)
    await cleo.page.getByRole('button', { name: 'New game' }).first().click()
    await cleo.page.getByRole('button', { name: 'Open the game' }).click()
    await introduce(cleo.page, 'Cleo')
    await cleo.page.getByText('The server is going down. It will be back.').waitFor()
    await cleo.leave()

    await bob.leave()
    await ada.page.goto('about:blank')
    await server.renewed()
    await ada.page.goto(game)
    await ada.page.locator('#decision').waitFor()
    expect(await ada.page.getByText(notice).count()).toBe(0)
    await ada.leave()
  },
)
