import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../src', import.meta.url))
const made = /new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\),\s*\{ type: 'module' \}/g

/**
 * Builds workers together with the page, so that what both need is one file that is loaded once. Vite would build each worker apart,
 * with all that it imports.
 */
export const workers: Plugin = {
  name: 'workers',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: 'new Worker(' },
    handler(code, importer) {
      return code.replace(made, (_, file: string) => {
        const id = join(dirname(importer), file)
        // Two of one name would be taken for the same.
        const name = `worker-${relative(source, id)
          .replace(/[.]ts$/, '')
          .replaceAll(/\W/g, '-')}`
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id, name })}, { type: 'module' }`
      })
    },
  },
}
