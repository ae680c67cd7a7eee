// Builds the page that the server hands out, unless what is there was made of the same sources.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = join(root, 'apps', 'web', 'dist', 'page')
const stamp = join(page, '..', 'page.made-of')

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist|tests)$/.test(entry.name) ? [] : filesIn(path)
    return entry.isFile() && !/\.(test\.tsx?|tsbuildinfo)$|^(budgets|sizes)\.json$/.test(entry.name)
      ? [path]
      : []
  })
}

const madeOf = createHash('sha256').update(process.version)
for (const file of ['pnpm-lock.yaml', ...filesIn('apps/web'), ...filesIn('packages')].sort())
  madeOf.update(file).update(readFileSync(join(root, file)))
const wanted = madeOf.digest('hex')

const isThere = existsSync(join(page, 'index.html')) && existsSync(stamp)
if (!isThere || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Building the page ...')
  const vite = join(root, 'apps', 'web', 'node_modules', 'vite', 'bin', 'vite.js')
  process.exitCode = await runChild(process.execPath, [
    vite,
    'build',
    join(root, 'apps', 'web'),
    '--logLevel',
    'error',
  ])
  if (process.exitCode === 0) writeFileSync(stamp, wanted)
}
