// Runs a command of the workspace, after installing its dependencies if that is needed:
//   node .ci/with-pnpm.mjs <command> [arguments]
// So every npm script works in a fresh clone, with nothing but Node and npm on the machine.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeCardLists } from '../packages/cards/lists.mjs'
import { runChild } from './child.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'

/** @param {string} file */
const read = file => readFileSync(join(root, file))

function install() {
  // The lock file's content decides, not its time: a checkout touches files without changing them.
  const wanted = createHash('sha256')
    .update(read('pnpm-lock.yaml'))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  const pnpm = JSON.parse(read('package.json').toString()).packageManager
  console.error(`Installing dependencies with ${pnpm} ...`)
  const args = ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only']
  // What it prints matters only when it fails, and the command's own output must stay clean.
  const { status, stdout, stderr, error } = spawnSync('npx', args, {
    cwd: root,
    encoding: 'utf8',
    shell: windows,
    env: { ...process.env, CI: 'true', npm_config_loglevel: 'error' },
  })
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}`)
    console.error('The dependencies could not be installed.')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, wanted)
}

/** Its parser is among the dependencies, so it is there when they are. */
async function writeWords() {
  const { writePages } = await import('../packages/words/pages.mjs')
  try {
    writePages()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const [command, ...args] = process.argv.slice(2)
if (command === undefined) throw new Error('usage: node .ci/with-pnpm.mjs <command> [arguments]')
install()
writeCardLists()
await writeWords()
const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
process.exitCode = await runChild(command, args, {
  env: { ...process.env, PATH },
  shell: windows && command !== 'node',
})
