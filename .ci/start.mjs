// Builds the server and the page, and starts one or several: node .ci/start.mjs main --port 3000
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runChild } from './child.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [entry = 'main', ...args] = process.argv.slice(2)
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
const built = join(root, 'apps', 'server', 'dist', 'src')

/** A user who asks for help, or for something unknown, does not wait for a page to be built. */
async function isStarting() {
  if (args.includes('--help')) return false
  const { readConfig } = await import(pathToFileURL(join(built, 'config.js')).href)
  return entry !== 'main' || readConfig(args, process.env).is === 'config'
}

let failed = await runChild(process.execPath, [tsc, '-b', join(root, 'tsconfig.build.json')])
if (!failed && (await isStarting()))
  failed = await runChild(process.execPath, [join(root, '.ci', 'page.mjs')])
process.exitCode = failed || (await runChild(process.execPath, [join(built, `${entry}.js`), ...args]))
