// All checks and tests, or some of them: node .ci/test.mjs [--static] [--changed]
// Every stage runs, also after one has failed, so that one run shows everything. Each file of tests is named when it has
// ended. The last line is the total over all of them.
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { changedFiles, concernedBy, isSeenInBrowser, isUnitTest } from './concerned.mjs'
import { root } from './imports.mjs'
import { forgetSizes } from './size-table.mjs'
import {
  atOnce,
  ended,
  failed,
  judgeSizes,
  runCheck,
  runTests,
  stopped,
  tell,
  totals,
  written,
} from './stages.mjs'

const help = `npm test                      all checks and all tests
npm run check                 the checks without the tests: format and lint, imports, types, unused code, rules of our own
npm run check -- --changed    an answer within a minute: the checks, and the tests that are nearest to what was changed since
                              this branch left main, as many as there is time for. The browser is not opened. What was not
                              run is said at the end
npm run test:unit             the tests without the checks; -- <path> -t '<name>' for some of them
npm run test:e2e              the page in a real browser; -- <file> -t '<name>' for some of it
npm run sizes                 only what each route of the page loads, beside its budget
npm run test:noto             what goes by how wide letters are, on a system with another font; a part is among all tests on Linux
npm run test:firefox          games, replays and settings in Firefox; among all tests where it is installed

Ends with 1 if something is wrong, or if a check had to be stopped.`

if (process.argv.includes('--help')) {
  console.log(help)
  process.exit()
}

// A package or app that has no sources yet has nothing that could be used.
const empty = ['packages', 'apps']
  .flatMap(folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`))
  .filter(workspace => !existsSync(join(root, workspace, 'src')))
const notEmpty = empty.flatMap(workspace => ['--workspace', `!${workspace}`])

/** Those that take longest first, as several run at once. One more is one line more. @type {import('./stages.mjs').Check[]} */
const checks = [
  { name: 'types', what: 'sources and tests', command: ['tsc', '-b'] },
  {
    name: 'imports',
    what: 'directions of imports',
    command: ['depcruise', 'packages', 'apps', 'e2e', '--no-progress'],
  },
  {
    name: 'knip',
    what: 'unused files, exports, dependencies',
    command: ['knip', '--no-progress', '--no-config-hints', ...notEmpty],
  },
  { name: 'biome', what: 'format and lint', command: ['biome', 'check', '--max-diagnostics=50'] },
  { name: 'house', what: 'nothing needs what stands above it', command: ['node', '.ci/house.mjs'] },
  { name: 'rules', what: 'rules of our own', command: ['node', '.ci/rules.mjs'] },
  { name: 'licences', what: 'what packages may be used under', command: ['node', '.ci/licences.mjs'] },
]
const processors = availableParallelism()

/** The page in browsers; whoever has Firefox plays in it too: Debian's, or the one that FIREFOX names. */
async function browsers() {
  forgetSizes()
  await runTests('e2e', ['--config', 'e2e/vitest.config.ts'])
  judgeSizes()
  // Only there a browser can be given a system with another font than that of this machine. The pictures take minutes, and wait
  // for the workflow, which runs all of this.
  if (process.platform === 'linux')
    await runTests('noto', ['--config', 'e2e/noto.config.ts', 'cards-on-desk', 'type'])
  else console.log('SKIPPED noto       browsers have the fonts of this system')
  if (existsSync(process.env.FIREFOX ?? '/usr/bin/firefox-esr'))
    await runTests('firefox', ['--config', 'e2e/firefox.config.ts'])
}

const allChecks = () =>
  atOnce(
    processors,
    checks.map(each => () => runCheck(each)),
  )

async function everything() {
  await allChecks()
  // Pages wait more than they compute, and may not let their tests wait: the other tests take what the processors have left.
  // Both find the server as the check of types has built it.
  await Promise.all([browsers(), runTests('vitest', [], { priority: 'low' })])
}

/** An answer within a minute. @returns {Promise<string[]>} what it is not about */
async function whatChanged() {
  // What starts this command takes part of the minute as well.
  const until = 55_000
  const changed = changedFiles()
  const concerned = concernedBy(changed).filter(isUnitTest)
  console.log(`${changed.length} files were changed, and ${concerned.length} files of tests import them.`)
  const left = [...concerned]
  const atATime = 40
  const tooLate = until - 5_000
  const nearest = async () => {
    while (left.length > 0 && performance.now() < tooLate)
      await runTests('vitest', left.splice(0, atATime), { until })
  }
  // What is quick, and what finds most, comes first: on a slow machine the minute is over before the others end.
  const early = checks.filter(({ name }) => ['types', 'biome', 'house', 'rules'].includes(name)).toReversed()
  const late = checks.filter(each => !early.includes(each))
  /** @param {import('./stages.mjs').Check} each */
  const stage = each => () => runCheck(each, { until })
  await atOnce(processors, [...early.map(stage), nearest, ...late.map(stage)])
  const ran = new Set(ended.map(({ file }) => file))
  const farther = concerned.filter(file => !ran.has(file)).length
  return [
    ...stopped.filter(name => name !== 'vitest'),
    ...(farther > 0 ? [`${farther} files of tests`] : []),
    ...(changed.some(isSeenInBrowser) ? ['the browser (npm run test:e2e)'] : []),
  ]
}

/** @type {string[]} */
let notRun = []
if (process.argv.includes('--changed')) notRun = await whatChanged()
else if (process.argv.includes('--static')) await allChecks()
else await everything()

process.exitCode = totals.failed === 0 && checks.every(({ name }) => !stopped.includes(name)) ? 0 : 1
if (ended.length > 0) console.log('\nThe slowest files of tests:')
for (const file of ended.sort((a, b) => b.seconds - a.seconds).slice(0, 20)) tell(file)
if (failed.length > 0) console.log('\nWhat did not pass:')
for (const what of failed) console.log(`  ${what}`)
console.log(`\n${written(totals)}${notRun.length > 0 ? `; not run: ${notRun.join(', ')}` : ''}`)
