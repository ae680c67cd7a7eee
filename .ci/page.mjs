// Builds the page that the server hands out, unless what is there was made of the same sources.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { filesIn, root } from './imports.mjs'

const page = join(root, 'apps', 'web', 'dist', 'page')
const stamp = join(page, '..', 'page.made-of')

/** Whether the page would be another one without this file. @param {string} file */
const isOfPage = file => !/\/tests\/|\.(test\.tsx?|tsbuildinfo)$|\/(budgets|sizes)\.json$/.test(file)

const madeOf = createHash('sha256').update(process.version)
for (const file of ['pnpm-lock.yaml', ...['apps/web', 'packages'].flatMap(filesIn).filter(isOfPage)].sort())
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
