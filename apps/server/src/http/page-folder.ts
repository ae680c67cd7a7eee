import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { Unusable } from '../store/dialects.ts'

/** Where the built page is, relative to the sources and to the compiled files. */
const built = ['../../../web/dist/page', '../../../../web/dist/page'].map(each =>
  fileURLToPath(new URL(each, import.meta.url)),
)

/** The folder of the page. A configured folder without a page is an error, as the operator would notice it too late. */
export function pageIn({ PAGE }: Pick<Config, 'PAGE'>): string | undefined {
  const folder = [...(PAGE === undefined ? built : [PAGE])].find(each => existsSync(join(each, 'index.html')))
  if (folder === undefined && PAGE !== undefined)
    throw new Unusable(`There is no page in ${PAGE}, which PAGE names: it has no index.html.`)
  return folder
}
