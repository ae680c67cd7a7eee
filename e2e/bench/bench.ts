import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import { browserHere, chromiumArguments } from '../browsers.ts'
import { firstLoads } from './first-load.ts'
import { inputs } from './inputs/inputs.ts'
import { memory } from './memory.ts'
import { playing } from './playing.ts'
import type { Measured } from './report.ts'
import { rowOf, table } from './report.ts'
import { serveCompressed } from './serve.ts'

const help = `npm run bench:web                   measure the page, and print what is demanded beside what is reached
npm run bench:web -- --json FILE    write the same as JSON
npm run bench:web -- --runs 5       take the median of so many first visits (3)
npm run bench:web -- --only visits  only one part: inputs, visits, playing or memory`

const pageParts = {
  visits: firstLoads,
  playing: (browser: Browser, address: string) => playing(browser, address),
  memory: (browser: Browser, address: string) => memory(browser, address),
} as const
type PagePart = keyof typeof pageParts
const pageNames = Object.keys(pageParts) as PagePart[]
const names: readonly string[] = ['inputs', ...pageNames]

/** Builds the page, measures it in Chromium, prints one table. */
export async function bench(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'string' },
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(help)
    return 0
  }
  const runs = Math.max(1, Number.parseInt(values.runs, 10) || 1)
  const { only } = values
  const isWanted = (name: string): boolean => only === undefined || only === name
  if (!names.some(isWanted)) {
    console.error(`There is no part "${only}". There are ${names.join(', ')}.`)
    return 2
  }
  const measured: Measured[] = []
  if (isWanted('inputs')) measured.push(...inputs())
  const wanted = pageNames.filter(isWanted)
  const browser = wanted.length === 0 ? 'no browser' : await measurePage(wanted, runs, measured)
  console.log(table(measured))
  console.log(`\n${browser}, ${cpus().length} cores, Node ${process.versions.node}`)
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ measured: measured.map(rowOf) }, null, 2)}\n`)
  return 0
}

/** Measures parts of the page in a browser, and names it. */
async function measurePage(wanted: readonly PagePart[], runs: number, measured: Measured[]): Promise<string> {
  const { address, stop } = await serveCompressed()
  const browser = await chromium.launch({
    executablePath: browserHere('chromium'),
    args: [...chromiumArguments, '--js-flags=--expose-gc'],
  })
  try {
    for (const name of wanted) {
      console.error(`Measuring ${name} ...`)
      measured.push(...(await pageParts[name](browser, address, runs)))
    }
    return `Chromium ${browser.version()}`
  } finally {
    await browser.close()
    await stop()
  }
}
