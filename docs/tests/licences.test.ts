import { expect, test } from 'vitest'
import { isMet, licenceIn, packagesIn, wrongIn } from '../../.ci/licences.mjs'

const lock = `lockfileVersion: '9.0'

packages:

  '@fine/one@1.0.0':
    resolution: {integrity: sha512-x}

  two@2.0.0-beta.1:
    resolution: {integrity: sha512-y}

snapshots:

  not-this@1.0.0: {}
`
const licences = {
  allowed: ['MIT', 'Apache-2.0'],
  'only as a yardstick': { chess: 'GPL-3.0-or-later' },
  'for other systems': { '@other/cli-*': 'MIT' },
}
const nobody = () => []
const one = (name: string) => [{ name, version: '1.0.0' }]

test('all packages of a lock file are read, and nothing else', () => {
  expect(packagesIn(lock)).toEqual([
    { name: '@fine/one', version: '1.0.0' },
    { name: 'two', version: '2.0.0-beta.1' },
  ])
})

test('a package under another licence, or under none, is named', () => {
  const here = new Map([
    ['good@1.0.0', 'MIT'],
    ['viral@1.0.0', 'GPL-3.0-only'],
    ['silent@1.0.0', undefined],
  ])
  const wrong = (name: string) => wrongIn(one(name), here, licences, nobody)
  expect(wrong('good')).toEqual([])
  expect(wrong('viral')).toEqual([expect.stringMatching(/^viral@1\.0\.0 is under GPL-3\.0-only/)])
  expect(wrong('silent')).toEqual([expect.stringMatching(/^silent@1\.0\.0 names no licence/)])
  expect(wrong('@other/cli-arm')).toEqual([])
  expect(wrong('@other/thing')).toEqual([expect.stringMatching(/^@other\/thing@1\.0\.0 names no licence/)])
})

test('what may only be a yardstick may be in no place but there', () => {
  const here = new Map([['chess@1.0.0', 'GPL-3.0-or-later']])
  const wrong = (uses: readonly string[]) => wrongIn(one('chess'), here, licences, () => [...uses])
  expect(wrong(['devDependencies of apps/lab'])).toEqual([])
  expect(wrong(['devDependencies of apps/lab', 'dependencies of apps/server'])).toEqual([
    expect.stringContaining('is in dependencies of apps/server'),
  ])
})

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND (Apache-2.0 OR GPL-3.0-only)', false],
])('the expression %s', (expression, met) => {
  expect(isMet(expression, ['MIT', 'Apache-2.0'])).toBe(met)
})

test('a licence is read in the form that it had once, too', () => {
  expect(licenceIn({ license: 'ISC' })).toBe('ISC')
  expect(licenceIn({ licenses: [{ type: 'MIT', url: 'http://example.org' }] })).toBe('MIT')
  expect(licenceIn({})).toBeUndefined()
})
