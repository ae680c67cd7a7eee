// All checks and tests: node .ci/test.mjs [--static]
// Every stage runs, also after one has failed, so that one run shows everything. A check counts as one test. Each file
// of tests is named when it has ended. The last line is the total over all of them.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { fileEndedIn } from './progress.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

const help = `npm test               all checks and all tests
npm run check          the checks without the tests: format and lint, imports, types, unused code, rules of our own
npm run test:unit      the tests without the checks; -- <path> -t '<name>' for some of them
npm run test:e2e       the page in a real browser; -- <file> -t '<name>' for some of it
npm run test:firefox   games, replays and settings in Firefox; among all tests where it is installed

Ends with 1 if something is wrong.`

if (process.argv.includes('--help')) {
  console.log(help)
  process.exit()
}

const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'paydata-test-'))

/** @typedef {{ seconds: number, file: string }} Ended */
/** @type {Ended[]} */
const ended = []
// What did not pass is told again at the end: whoever sees only the last lines sees what to mend.
/** @type {string[]} */
const failed = []

/** @param {Ended} ended */
const tell = ({ seconds, file }) => console.log(`${`${seconds.toFixed(1)} s`.padStart(25)}  ${file}`)

/** @param {string} line */
function readProgress(line) {
  const file = fileEndedIn(line)
  if (file === null) return
  tell(file)
  ended.push(file)
}

/** @param {string} command @param {string[]} args @returns {Promise<{ ok: boolean, output: string }>} */
function run(command, args) {
  return new Promise(resolve => {
    const windows = process.platform === 'win32'
    const env = { ...process.env, NO_COLOR: '1' }
    const child = spawn(command, args, { cwd: root, env, shell: windows, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', data => (output += data))
    child.stderr.on('data', data => (output += data))
    createInterface({ input: child.stdout }).on('line', readProgress)
    child.on('error', error => resolve({ ok: false, output: `${output}${error.message}\n` }))
    child.on('close', status => resolve({ ok: status === 0, output }))
  })
}

/** @param {boolean} ok @param {string} name @param {number} began @param {string} note @param {string} output */
function report(ok, name, began, note, output) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.padStart(5)} s  ${note}`)
  if (!ok) console.log(`\n${output.trim()}\n`)
}

/** @param {string} name @param {string} note @param {string} command @param {string[]} args @returns {Promise<Totals>} */
async function check(name, note, command, ...args) {
  const began = performance.now()
  const { ok, output } = await run(command, args)
  report(ok, name, began, note, output)
  if (!ok) failed.push(`${name}: ${note}`)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** @param {string} name @param {string[]} which @returns {Promise<Totals>} */
async function tests(name, ...which) {
  const began = performance.now()
  const file = join(scratch, `${name}.json`)
  const { ok, output } = await run('vitest', [
    'run',
    ...which,
    '--reporter=dot',
    '--reporter=json',
    `--reporter=${join(root, '.ci', 'progress.mjs')}`,
    `--outputFile.json=${file}`,
  ])
  const totals = totalsOf(file)
  // What breaks outside of a test (a crash, a file that cannot be loaded, nothing found) must not pass unseen.
  if (!ok && totals.failed === 0) totals.failed = 1
  if (totals.passed + totals.failed === 0) totals.failed = 1
  report(totals.failed === 0, name, began, written(totals), output)
  return totals
}

/** @param {string} file @returns {Totals} */
function totalsOf(file) {
  let report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
  /** @type {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }[]} */
  const files = report.testResults
  const broken = files.filter(each => each.status === 'failed' && each.assertionResults.length === 0)
  for (const each of broken) failed.push(`${relative(root, each.name)} (could not be loaded)`)
  for (const each of files)
    for (const { fullName, status } of each.assertionResults)
      if (status === 'failed') failed.push(`${relative(root, each.name)} > ${fullName}`)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @param {Totals} totals */
function written({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

// A package or app that has no sources yet has nothing that could be used.
const empty = ['packages', 'apps']
  .flatMap(folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`))
  .filter(workspace => !existsSync(join(root, workspace, 'src')))
const notEmpty = empty.flatMap(workspace => ['--workspace', `!${workspace}`])

const onlyStatic = process.argv.includes('--static')
// Whoever has Firefox plays in it too: Debian's, or the one that FIREFOX names.
const hasFirefox = existsSync(process.env.FIREFOX ?? '/usr/bin/firefox-esr')
const results = [
  await check('biome', 'format and lint', 'biome', 'check', '--max-diagnostics=50'),
  await check('imports', 'directions of imports', 'depcruise', 'packages', 'apps', 'e2e', '--no-progress'),
  await check('types', 'sources and tests', 'tsc', '-b'),
  await check(
    'knip',
    'unused files, exports, dependencies',
    'knip',
    '--no-progress',
    '--no-config-hints',
    ...notEmpty,
  ),
  await check('rules', 'rules of our own', 'node', '.ci/rules.mjs'),
]
// One after the other: on two processors the page would answer later than its tests may wait.
if (!onlyStatic) {
  results.push(await tests('vitest'), await tests('e2e', '--config', 'e2e/vitest.config.ts'))
  if (hasFirefox) results.push(await tests('firefox', '--config', 'e2e/firefox.config.ts'))
}
rmSync(scratch, { recursive: true, force: true })

/** @param {keyof Totals} kind */
const sum = kind => results.reduce((total, each) => total + each[kind], 0)
const totals = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
process.exitCode = totals.failed === 0 ? 0 : 1
if (ended.length > 0) console.log('\nThe slowest files of tests:')
for (const file of ended.sort((a, b) => b.seconds - a.seconds).slice(0, 10)) tell(file)
if (failed.length > 0) console.log('\nWhat did not pass:')
for (const what of failed) console.log(`  ${what}`)
console.log(`\n${written(totals)}`)
