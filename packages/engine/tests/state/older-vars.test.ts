import { expect, test } from 'vitest'
import { withLists } from '../../src/state/older-vars.ts'

/** What frames of each kind had named, and what they have named now. */
const frames = [
  [
    { kind: 'procedure', of: 'run', vars: { among: 'hq rnd', during: 'raid/0/does/0/ifSuccessful' } },
    { kind: 'procedure', of: 'run', vars: { among: ['hq', 'rnd'], during: ['raid/0/does/0/ifSuccessful'] } },
  ],
  [
    { kind: 'procedure', of: 'chooseServer', vars: { among: '', as: 'server' } },
    { kind: 'procedure', of: 'chooseServer', vars: { among: [], as: 'server' } },
  ],
  [
    { kind: 'procedure', of: 'chooseWord', vars: { among: 'code gate|sentry', as: 'type' } },
    { kind: 'procedure', of: 'chooseWord', vars: { among: ['code gate', 'sentry'], as: 'type' } },
  ],
  [
    { kind: 'procedure', of: 'modes', vars: { done: '0 2', left: 1 } },
    { kind: 'procedure', of: 'modes', vars: { done: [0, 2], left: 1 } },
  ],
  [
    {
      kind: 'ability',
      vars: { done: '', known: 'yes left', among: 'many' },
      given: { replacedBy: 'a/0\nb/1' },
    },
    {
      kind: 'ability',
      vars: { done: [], known: ['yes', 'left'], among: 'many' },
      given: { replacedBy: ['a/0', 'b/1'] },
    },
  ],
  [
    { kind: 'procedure', of: 'placeGained', vars: { keys: 'x@1#0 x@1#1' } },
    { kind: 'procedure', of: 'placeGained', vars: { keys: ['x@1#0', 'x@1#1'] } },
  ],
  [
    { kind: 'window', pending: [{ vars: { during: 'raid/0' } }] },
    { kind: 'window', pending: [{ vars: { during: ['raid/0'] } }] },
  ],
  [
    { kind: 'structure', vars: { server: 'hq' }, expects: [{ vars: null }, { vars: { done: '1' } }] },
    { kind: 'structure', vars: { server: 'hq' }, expects: [{ vars: null }, { vars: { done: [1] } }] },
  ],
] as const

test.each(frames)('%o has lists: %o', (then, now) => {
  expect(withLists({ frames: [then], lingering: [] })).toEqual({ frames: [now], lingering: [] })
})

test('what lingers has named lists as well', () => {
  const lingering = [{ id: 1, vars: { during: 'raid/0 raid/1', server: 'hq' } }]
  expect(withLists({ frames: [], lingering }).lingering).toEqual([
    { id: 1, vars: { during: ['raid/0', 'raid/1'], server: 'hq' } },
  ])
})
