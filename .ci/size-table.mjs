// What the tests in a browser have measured of the page, beside its budgets and what was recorded last.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {Readonly<Record<string, { kB: number, files: number }>>} Sizes */

const web = fileURLToPath(new URL('../apps/web', import.meta.url))
const measuredFile = join(web, 'dist', 'sizes.json')
const recordedFile = join(web, 'sizes.json')

/** @param {string} file */
const json = file => JSON.parse(readFileSync(file, 'utf8'))

/** What was measured of an earlier build must not be taken for this one's. */
export const forgetSizes = () => rmSync(measuredFile, { force: true })

export const recordSizes = () =>
  writeFileSync(recordedFile, `${JSON.stringify(json(measuredFile), null, 2)}\n`)

/** A row for each budget. @returns {{ ok: boolean, table: string }} */
export function sizes() {
  /** @type {Readonly<Record<string, number>>} */
  const budgets = json(join(web, 'budgets.json'))
  /** @type {Sizes} */
  const recorded = json(recordedFile)
  /** @type {Sizes} */
  const measured = existsSync(measuredFile) ? json(measuredFile) : {}
  const rows = Object.entries(budgets).map(([name, budget]) => {
    const now = measured[name]
    if (now === undefined) return { ok: false, cells: [name, `${budget}`, '', '', '', 'NOT MEASURED'] }
    const before = recorded[name]
    const more = before === undefined ? 'new' : signed(now.kB - before.kB)
    const ok = now.kB <= budget
    return { ok, cells: [name, `${budget}`, now.kB.toFixed(1), more, `${now.files}`, ok ? '' : 'OVER'] }
  })
  const head = ['kB, packed with brotli', 'budget', 'now', 'more', 'files', '']
  return {
    ok: rows.every(({ ok }) => ok),
    table: [head, ...rows.map(({ cells }) => cells)].map(line).join('\n'),
  }
}

/** @param {number} kB */
const signed = kB => `${kB < 0 ? '' : '+'}${kB.toFixed(1)}`

/** @param {string[]} cells */
const line = ([name = '', ...cells]) =>
  `  ${name.padEnd(26)}${cells.map(cell => cell.padStart(8)).join('')}`.trimEnd()
