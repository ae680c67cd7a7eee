import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Express, RequestHandler } from 'express'
import express from 'express'
import type { Config } from '../config.ts'
import { Unusable } from '../store/dialects.ts'

/** Where the table is when it has been built, seen from the sources as from what they are compiled to. */
const built = ['../../../web/dist/page', '../../../../web/dist/page'].map(each =>
  fileURLToPath(new URL(each, import.meta.url)),
)

/** The folder the page is in. Who names one wants it: a server without it would be found out late. */
export function pageIn({ PAGE }: Pick<Config, 'PAGE'>): string | undefined {
  const folder = [...(PAGE === undefined ? built : [PAGE])].find(each => existsSync(join(each, 'index.html')))
  if (folder === undefined && PAGE !== undefined)
    throw new Unusable(`There is no page in ${PAGE}, which PAGE names: it has no index.html.`)
  return folder
}

/** The page, for those who come with a browser. Its addresses are its own: all but files lead to its beginning. */
export function addPage(app: Express, config: Pick<Config, 'PAGE'>): void {
  const folder = pageIn(config)
  if (folder === undefined) return
  const year = 365 * 24 * 3600 * 1000
  app.use('/assets', handOutPacked(join(folder, 'assets')))
  // What is built has a name that changes with what is in it.
  app.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: year, index: false }))
  app.use(express.static(folder))
  app.get(/^\/(?!api\/)[^.]*$/, (_request, response) => response.sendFile('index.html', { root: folder }))
}

const kinds: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Files that were packed when the page was built go out packed, to whoever can read that. */
function handOutPacked(folder: string): RequestHandler {
  const packed = existsSync(folder) ? new Set(readdirSync(folder).filter(file => file.endsWith('.br'))) : none
  return (request, response, next) => {
    const file = `${request.path.slice(1)}.br`
    const kind = kinds[extname(request.path)]
    if (kind !== undefined && packed.has(file)) {
      response.vary('accept-encoding')
      if (request.acceptsEncodings('br') === 'br') {
        response.set({ 'content-encoding': 'br', 'content-type': `${kind}; charset=utf-8` })
        request.url = `/${file}`
      }
    }
    next()
  }
}
const none: ReadonlySet<string> = new Set()
