import { expect, test } from 'vitest'
import type { Machine } from './browsers.ts'
import { browserHere } from './browsers.ts'

const shell = '/usr/bin/chromium-headless-shell'
const ownFolder = '/home/ada/.cache/ms-playwright/chromium_headless_shell'
const ownProgram = `${ownFolder}/headless_shell`

/** What is done on a machine until a browser is there, in a few words each. */
function machineWith(more: Partial<Machine> & { readonly can: 'nothing' | 'download' | 'apt' }) {
  const places = new Set<string>()
  const done: string[] = []
  const machine: Machine = {
    platform: 'linux',
    user: 'somebody',
    variable: () => undefined,
    isThere: place => places.has(place),
    list: () => ['headless_shell'],
    run(program, args) {
      if (args.includes('--dry-run')) return `Install location:    ${ownFolder}\n`
      if (args.includes('--version')) return 'Chromium'
      const isApt = program === 'apt-get' || args.includes('apt-get')
      done.push([...(isApt ? [program] : ['playwright']), args.at(-1)].join(' '))
      if (isApt && more.can === 'apt' && args.includes('chromium-headless-shell')) places.add(shell)
      if (!isApt && more.can === 'download') places.add(ownFolder)
      return isApt && more.can !== 'apt' ? undefined : ''
    },
    ...more,
  }
  return { machine, done }
}

test('a browser that is there is taken, and the one that a variable names before others', () => {
  const { machine, done } = machineWith({ can: 'nothing', isThere: () => true })
  expect(browserHere('chromium', machine)).toBe(shell)
  const named = { ...machine, variable: (name: string) => (name === 'CHROMIUM' ? '/opt/mine' : undefined) }
  expect(browserHere('chromium', named)).toBe('/opt/mine')
  expect(done).toEqual([])
})

test('somebody who is not root gets the browser of Playwright where it can be downloaded', () => {
  const { machine, done } = machineWith({ can: 'download' })
  expect(browserHere('chromium', machine)).toBe(ownProgram)
  expect(done).toEqual(['playwright chromium-headless-shell'])
  // It is there the next time.
  expect(browserHere('chromium', machine)).toBe(ownProgram)
  expect(done).toHaveLength(1)
})

test.each([
  ['root', 'apt-get'],
  ['somebody', 'sudo'],
] as const)('where it cannot be downloaded, %s gets the one of the system by %s', (user, program) => {
  const { machine, done } = machineWith({ can: 'apt', user })
  expect(browserHere('chromium', machine)).toBe(shell)
  expect(done).toEqual([
    'playwright chromium-headless-shell',
    `${program} update`,
    `${program} chromium-headless-shell`,
  ])
})

test.each(['linux', 'darwin', 'win32'])(
  'without any of these, one sentence says what to do on %s',
  platform => {
    const { machine, done } = machineWith({ can: 'nothing', platform })
    expect(() => browserHere('chromium', machine)).toThrow(
      'These tests need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium.',
    )
    expect(done.some(each => each.startsWith('sudo'))).toBe(platform === 'linux')
  },
)
