// What each route of the page loads: npm run sizes -- --help
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'
import { forgetSizes, recordSizes, sizes } from './size-table.mjs'

const help = `npm run sizes             measures each route of the page in a browser, and prints what it loads beside its budget
npm run sizes -- --last   prints what was measured last
npm run sizes -- --write  records that in apps/web/sizes.json, for later runs to print the difference

Fails only where something is over its budget in apps/web/budgets.json.`

if (process.argv.includes('--help')) {
  console.log(help)
  process.exit()
}
async function measure() {
  forgetSizes()
  return runChild('vitest', ['run', '--config', 'e2e/vitest.config.ts', 'sizes'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    shell: process.platform === 'win32',
  })
}

const failed = process.argv.includes('--last') ? 0 : await measure()
const { ok, table } = sizes()
console.log(table)
process.exitCode = failed || (ok ? 0 : 1)
if (process.exitCode === 0 && process.argv.includes('--write')) recordSizes()
