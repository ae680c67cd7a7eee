import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { BrowserServer, LaunchOptions } from 'playwright-core'
import { chromium, firefox } from 'playwright-core'

/** Chromium runs all tests. Firefox runs those of whole games, replays and settings. */
export type BrowserName = 'chromium' | 'firefox'

interface Known {
  readonly title: string
  /** The variable that says where it is. */
  readonly variable: string
  /** Debian's packages, the first that can be had. */
  readonly packages: readonly string[]
  readonly places: readonly string[]
}

const known: Readonly<Record<BrowserName, Known>> = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM',
    // The one without windows draws pages as the other does, and opens each for less than half of the work.
    packages: ['chromium-headless-shell', 'chromium'],
    places: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX',
    packages: ['firefox-esr'],
    places: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
}

/**
 * What Chromium does beside pages: to prepare what its address bar may show costs as much as a page that is opened, and
 * nobody looks at it. Whoever names features replaces those that Playwright leaves out, so these are here as well.
 */
const needless = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
]

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  `--disable-features=${needless.join(',')}`,
  // Where there is none, another process would play one.
  '--disable-gpu',
]

// Several pages are open at a time on few processors: more threads for each only wait for one another.
const oneThread = '--js-flags=--single-threaded'

/** What a machine lets one do to find a browser, or to get one. */
export interface Machine {
  readonly platform: string
  readonly user: 'root' | 'somebody'
  readonly variable: (name: string) => string | undefined
  readonly isThere: (place: string) => boolean
  /** Everything in a folder, also in those in it. */
  readonly list: (folder: string) => readonly string[]
  /** Runs a program to its end, and gives what it has written if all went well. */
  readonly run: (program: string, args: readonly string[], milliseconds: number) => string | undefined
}

const thisMachine: Machine = {
  platform: process.platform,
  user: process.getuid?.() === 0 ? 'root' : 'somebody',
  variable: name => process.env[name],
  isThere: existsSync,
  list: folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }),
  run(program, args, timeout) {
    const { status, stdout } = spawnSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout,
    })
    return status === 0 ? stdout : undefined
  },
}

/** Playwright's own installer, which works for everybody where it may download, and fails at once where it may not. */
const installer = join(
  dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
  'cli.js',
)
const own = 'chromium-headless-shell'
const aMoment = 20_000
const tenMinutes = 600_000

/** Where Playwright keeps its browser, if it is there and has all that it needs of this system. */
function ownBrowser({ run, isThere, list }: Machine): string | undefined {
  const said = run(process.execPath, [installer, 'install', '--dry-run', own], aMoment)
  const folder = /Install location: +(.+)/.exec(said ?? '')?.[1]?.trim()
  if (folder === undefined || !isThere(folder)) return undefined
  const program = list(folder).find(file => /headless[-_]shell(\.exe)?$/.test(file))
  if (program === undefined) return undefined
  const place = join(folder, program)
  return run(place, ['--version'], aMoment) === undefined ? undefined : place
}

/** Has packages of Debian installed, by root or by somebody who may become root without a password. */
function apt({ user, run }: Machine, ...args: readonly string[]): void {
  if (user === 'root') run('apt-get', args, tenMinutes)
  else run('sudo', ['-n', 'apt-get', ...args], tenMinutes)
}

/** Where a browser is: what is there is taken, and else the quickest way to get one, which depends on the machine. */
export function browserHere(name: BrowserName, machine: Machine = thisMachine): string {
  const { title, variable, packages, places } = known[name]
  const { platform, isThere, run } = machine
  const there = (): string | undefined =>
    [machine.variable(variable) ?? '', ...places].find(place => place !== '' && isThere(place))
  const fromPlaywright = (): string | undefined => {
    if (name !== 'chromium') return undefined
    const kept = ownBrowser(machine)
    if (kept !== undefined) return kept
    run(process.execPath, [installer, 'install', own], tenMinutes)
    return ownBrowser(machine)
  }
  const fromDebian = (): string | undefined => {
    if (platform !== 'linux') return undefined
    apt(machine, 'update')
    for (const each of packages) {
      apt(machine, 'install', '-y', '--no-install-recommends', each)
      if (there() !== undefined) break
    }
    return there()
  }
  const place = there() ?? fromPlaywright() ?? fromDebian()
  if (place !== undefined) return place
  throw new NoBrowser(
    `These tests need ${title}: install it, or say where it is with ${variable}=/path/to/${name}.`,
  )
}

/** A sentence that says what to do. Where it was thrown helps nobody, and would stand around it. */
class NoBrowser extends Error {
  override stack = ''
}

const howLaunched: Readonly<Record<BrowserName, LaunchOptions>> = {
  chromium: { args: [...chromiumArguments, oneThread] },
  // The Firefox that people have, not one that was changed for tests.
  firefox: { channel: 'moz-firefox' },
}

const types = { chromium, firefox } as const

/** Starts a browser that many tests share. `more` are variables of its environment. */
export const launchServer = (
  name: BrowserName,
  more: Readonly<Record<string, string>>,
): Promise<BrowserServer> =>
  types[name].launchServer({
    executablePath: browserHere(name),
    env: { ...process.env, ...more },
    ...howLaunched[name],
  })

export const connectTo = (name: BrowserName, endpoint: string) => types[name].connect(endpoint)
