// Builds the workspace and runs an entry of one of the apps: node .ci/app.mjs lab/fuzz --games 10
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [name = '', ...args] = process.argv.slice(2)
const [app = '', entry = ''] = name.split('/')
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')

const source = join('apps', app, 'src', `${entry}.ts`)
if (!existsSync(join(root, source))) {
  console.error(`There is no ${source}.`)
  process.exit(1)
}
const failed = await runChild(process.execPath, [tsc, '-b', join(root, 'tsconfig.build.json')])
const built = join(root, 'apps', app, 'dist', 'src', `${entry}.js`)
process.exitCode = failed || (await runChild(process.execPath, [built, ...args]))
