// Runs checks and tests as processes of their own, several at once, and says of each how it ended. A check counts as one test.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './imports.mjs'
import { fileEndedIn } from './progress.mjs'
import { sizes } from './size-table.mjs'

/** @typedef {import('./progress.mjs').Totals} Totals */
/** @typedef {import('./progress.mjs').Ended} Ended */
/** How a stage ended. One that was stopped was neither right nor wrong. */
/** @typedef {'ok' | 'FAILED' | 'STOPPED'} Outcome */

const windows = process.platform === 'win32'

/** @type {Totals} */
export const totals = { passed: 0, failed: 0, skipped: 0 }
/** All files of tests that have ended. @type {Ended[]} */
export const ended = []
// What did not pass is told again at the end: whoever sees only the last lines sees what to mend.
/** @type {string[]} */
export const failed = []
/** The stages that were stopped because there was no time left. @type {string[]} */
export const stopped = []

/** @param {Ended} ended */
export const tell = ({ seconds, file }) => console.log(`${`${seconds.toFixed(1)} s`.padStart(25)}  ${file}`)

/** @param {Totals} totals */
export const written = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/**
 * @typedef {object} How
 * @property {number} [until] when it is stopped, by the clock of `performance`
 * @property {'usual' | 'low'} [priority] `low` gets a third of a processor that others want too
 */

/** @param {string[]} command @param {How} how @param {(line: string) => void} hear @returns {Promise<{ outcome: Outcome, output: string }>} */
function run([command = '', ...args], { until, priority = 'usual' }, hear) {
  return new Promise(resolve => {
    const env = { ...process.env, NO_COLOR: '1' }
    // In a group of its own, so that whatever it has started is stopped with it.
    const detached = until !== undefined && !windows
    const child = spawn(command, args, {
      cwd: root,
      env,
      shell: windows,
      detached,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (priority === 'low' && child.pid !== undefined) setPriority(child.pid, 5)
    let output = ''
    let isStopped = false
    const stop = () => {
      isStopped = true
      if (detached && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    }
    const timer = until === undefined ? undefined : setTimeout(stop, Math.max(0, until - performance.now()))
    createInterface({ input: child.stdout }).on('line', line => {
      if (fileEndedIn(line) === null) output += `${line}\n`
      hear(line)
    })
    child.stderr.on('data', data => (output += data))
    /** @param {Outcome} outcome */
    const end = outcome => {
      clearTimeout(timer)
      resolve({ outcome: isStopped ? 'STOPPED' : outcome, output })
    }
    child.on('error', error => {
      output += `${error.message}\n`
      end('FAILED')
    })
    child.on('close', status => end(status === 0 ? 'ok' : 'FAILED'))
  })
}

/** @param {Outcome} outcome @param {string} name @param {number} began @param {string} note @param {string} output */
function report(outcome, name, began, note, output) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${outcome.padEnd(7)} ${name.padEnd(10)} ${seconds.padStart(5)} s  ${note}`)
  if (outcome === 'FAILED') console.log(`\n${output.trim()}\n`)
  if (outcome === 'STOPPED') stopped.push(name)
}

/** @typedef {{ name: string, what: string, command: string[] }} Check */

/** @param {Check} check @param {How} [how] */
export async function runCheck({ name, what, command }, how = {}) {
  const began = performance.now()
  if (how.until !== undefined && began >= how.until) return void stopped.push(name)
  const { outcome, output } = await run(command, how, () => {})
  report(outcome, name, began, what, output)
  if (outcome === 'ok') totals.passed += 1
  if (outcome !== 'FAILED') return
  totals.failed += 1
  failed.push(`${name}: ${what}`)
}

/** @param {string} name @param {string[]} which arguments of vitest @param {How} [how] */
export async function runTests(name, which, how = {}) {
  const began = performance.now()
  /** @type {Totals} */
  const sum = { passed: 0, failed: 0, skipped: 0 }
  const command = [
    'vitest',
    'run',
    ...which,
    '--reporter=dot',
    `--reporter=${join(root, '.ci', 'progress.mjs')}`,
  ]
  const { outcome, output } = await run(command, how, line => {
    const file = fileEndedIn(line)
    if (file === null) return
    tell(file)
    ended.push(file)
    for (const kind of /** @type {const} */ (['passed', 'failed', 'skipped'])) sum[kind] += file[kind]
    for (const fault of file.faults) failed.push(`${file.file} ${fault}`)
  })
  // What breaks outside of a test (a crash, nothing found) must not pass unseen.
  const isWrong = outcome === 'FAILED' || (outcome === 'ok' && sum.passed + sum.failed === 0)
  if (isWrong && sum.failed === 0) {
    sum.failed = 1
    failed.push(`${name}: it ended outside of a test`)
  }
  report(sum.failed > 0 ? 'FAILED' : outcome, name, began, written(sum), output)
  for (const kind of /** @type {const} */ (['passed', 'failed', 'skipped'])) totals[kind] += sum[kind]
}

/** What the tests in a browser have measured of the page is within its budgets; the table is shown in every run. */
export function judgeSizes() {
  const { ok, table } = sizes()
  report(ok ? 'ok' : 'FAILED', 'sizes', performance.now(), 'what each route of the page loads', table)
  if (ok) console.log(table)
  else failed.push('sizes: a route of the page loads more than its budget')
  totals[ok ? 'passed' : 'failed'] += 1
}

/** Runs so many at once; the next one begins when one has ended. @param {number} many @param {(() => Promise<void>)[]} stages */
export async function atOnce(many, stages) {
  const left = [...stages]
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await next()
  }
  await Promise.all(Array.from({ length: many }, lane))
}
