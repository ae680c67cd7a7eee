import { scenario, unrezzed } from '@paydata/scenario'
import { asset, ice, made } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { always } from '../../src/vocabulary.ts'

const definitions = defineCards('rules-10-3-places', [
  made(asset('Border'), always({ declare: 'remotes', most: 2 })),
  made(asset('Plain Asset')),
  made(asset('Other Asset')),
  made(ice('Plain Ice')),
])

test('CR 10.3.1e, 4.6.8f: remotes beyond a limit that has come are trashed, and the Corp says which', () => {
  const game = scenario({ definitions })
    .corp({
      remotes: [
        { root: ['Plain Asset'], ice: ['Plain Ice'] },
        { root: [unrezzed('Border')] },
        { root: ['Other Asset'] },
      ],
    })
    .beforeCorpTurn()
  game.corp.rezzes('Border')
  game.corp.answers('server', ['Server 2', 'Server 3'])
  expect(Object.keys(game.corp.servers)).toEqual(['hq', 'rnd', 'archives', 'remote2', 'remote3'])
  expect([...game.corp.archives].sort()).toEqual(['Plain Asset', 'Plain Ice'])
})
