import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

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

const found = (): string | undefined => places.find(place => place !== '' && existsSync(place))

/** Where Chromium is; a bare machine that can gets it first. */
export function chromiumHere(): string {
  const there = found() ?? installed()
  if (there === undefined)
    throw new Error(
      'These tests need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium.',
    )
  return there
}

function installed(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const run = (...args: string[]): number | null => spawnSync('apt-get', args, { stdio: 'ignore' }).status
  if (run('install', '-y', '--no-install-recommends', 'chromium') !== 0) {
    run('update')
    run('install', '-y', '--no-install-recommends', 'chromium')
  }
  return found()
}
