import type { Device } from '@paydata/protocol'
import { device } from '@paydata/protocol'

type Reading<Name> = readonly (readonly [name: Name, sign: RegExp])[]

// Most browsers also say that they are like one below them here.
const browsers: Reading<Device['browser']> = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: Reading<Device['system']> = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
]

function read<Name>(agent: string, reading: Reading<Name>): Name | 'other' {
  return reading.find(([, sign]) => sign.test(agent))?.[0] ?? 'other'
}

/** What a browser is, by what it says of itself. */
export function deviceOf(agent = ''): Device {
  // Nobody has to write a short one.
  const said = agent.slice(0, 500)
  return { browser: read(said, browsers), system: read(said, systems) }
}

export const deviceText = ({ browser, system }: Device): string => `${browser}/${system}`

/** The device in a row of the database; null if none was kept there. */
export function deviceIn(text: string | null): Device | null {
  const [browser, system] = (text ?? '').split('/')
  const known = device.safeParse({ browser, system })
  return known.success ? known.data : null
}
