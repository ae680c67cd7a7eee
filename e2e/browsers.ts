import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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

const found = (...places: readonly string[]): string | undefined =>
  places.find(place => place !== '' && existsSync(place))

/** Where a browser is. A machine that can gets the best there is for tests, and a bare one whatever it can get. */
export function browserHere(name: BrowserName): string {
  const { title, variable, packages, places } = known[name]
  const [best = ''] = places
  const [bestPackage = ''] = packages
  const get = (...args: string[]): string | undefined => {
    const isDebian = process.platform === 'linux' && process.getuid?.() === 0
    if (isDebian) spawnSync('apt-get', args, { stdio: 'ignore' })
    return found(...places)
  }
  const install = (what: string) => get('install', '-y', '--no-install-recommends', what)
  const there =
    found(process.env[variable] ?? '', best) ??
    install(bestPackage) ??
    get('update') ??
    packages.reduce<string | undefined>((there, each) => there ?? install(each), undefined)
  if (there === undefined)
    throw new Error(
      `These tests need ${title}: install it, or say where it is with ${variable}=/path/to/${name}.`,
    )
  return there
}

const howLaunched: Readonly<Record<BrowserName, LaunchOptions>> = {
  chromium: { args: [...chromiumArguments, oneThread] },
  // The Firefox that people have, not one that was changed for tests.
  firefox: { channel: 'moz-firefox' },
}

const types = { chromium, firefox } as const

/** Starts a browser that many tests share. */
export const launchServer = (name: BrowserName): Promise<BrowserServer> =>
  types[name].launchServer({ executablePath: browserHere(name), ...howLaunched[name] })

export const connectTo = (name: BrowserName, endpoint: string) => types[name].connect(endpoint)
