import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { transformWithOxc } from 'vite'

const script = fileURLToPath(new URL('./worker.ts', import.meta.url))
const shell = 'index.html'

/** The files of a build that a browser keeps: all of them, but for those that only a server needs. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.br'))
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(file => file !== 'offline.js' && !file.startsWith('letters/'))
    .sort()

/** The script as browsers run it, but for what is known of the build. */
export async function workerCode(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(script, 'utf8'), script)
  return code.replace(/^export \{\s*\};?\s*$/m, '')
}

/** Writes the script that keeps the page for when there is no network, with the digest and the files of this build. */
export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = filesIn(dir)
    const digest = createHash('sha256')
    for (const file of files) digest.update(file).update(readFileSync(join(dir, file)))
    const build = {
      digest: digest.digest('hex').slice(0, 16),
      files: files.map(file => (file === shell ? '/' : `/${file}`)),
    }
    writeFileSync(join(dir, 'offline.js'), `const build = ${JSON.stringify(build)}\n${await workerCode()}`)
  },
}
