import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { chapter8 } from './cards/chapter-8.ts'

const table = () => scenario({ definitions: chapter8 })

test.each(['HQ', 'Server 1'])(
  '8.5.6a, 3.6.5d: in the root of %s a region must go for another: the Corp cannot go on before',
  server => {
    for (const first of ['Region One', rezzed('Region One')]) {
      const root = [first, 'Plain Upgrade']
      const game = table()
        .corp({ hand: ['Region Two'], hqRoot: root, remotes: [{ root }] })
        .corpTurn()
      game.corp.installs('Region Two', server)
      expect(game.corp.question?.kind).toBe('trashLike')
      expect(game.corp.question?.options.map(({ label }) => label)).toEqual(['Region One', 'Plain Upgrade'])
      expect(() => game.corp.answers('trashLike', 'continue')).toThrow('"continue" is no answer')
      // One that may stay changes nothing.
      game.corp.answers('trashLike', 'Plain Upgrade')
      expect(game.corp.question?.options.map(({ label }) => label)).toEqual(['Region One'])
      game.corp.answers('trashLike', 'Region One')
      expect(game.corp.servers[server === 'HQ' ? 'hq' : 'remote1']?.root).toEqual(['Region Two'])
    }
  },
)

test('8.5.6a, 3.6.5b: beside a region another upgrade may be installed, and regions in HQ do not matter', () => {
  const game = table()
    .corp({ hand: ['Plain Upgrade', 'Region Two'], hqRoot: ['Region One'] })
    .corpTurn()
  game.corp.installs('Plain Upgrade', 'HQ')
  expect(game.corp.question?.options.map(({ label }) => label)).toEqual(['Continue', 'Region One'])
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.hq?.root).toEqual(['Region One', 'Plain Upgrade'])
})
