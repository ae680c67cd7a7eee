import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Express, RequestHandler } from 'express'
import express from 'express'
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

/** Serves the page to browsers. The page routes its addresses itself, so every address that is no file gets `index.html`. */
export function addPage(app: Express, config: Pick<Config, 'PAGE'>): void {
  const folder = pageIn(config)
  if (folder === undefined) return
  const year = 365 * 24 * 3600 * 1000
  app.use('/assets', handOutPacked(join(folder, 'assets')))
  // The name of a built file changes with its content, so browsers may keep it for ever.
  app.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: year, index: false }))
  app.use(express.static(folder))
  app.get(/^\/(?!api\/)[^.]*$/, (_request, response) => response.sendFile('index.html', { root: folder }))
}

const kinds: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Sends the compressed form that the build made of a file to browsers that accept it. */
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
