import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Express, RequestHandler } from 'express'
import express from 'express'
import type { Linking } from './heads.ts'
import { addHeads } from './heads.ts'
import { pageIn } from './page-folder.ts'
import type { RequestTurns } from './turns.ts'

/**
 * Serves the page to browsers. The page routes its addresses itself, so every address that is no file gets `index.html`, which says
 * in its head what is there: whoever shows a link runs no scripts.
 */
export function addPage(app: Express, world: Linking, turnOf: RequestTurns): void {
  const folder = pageIn(world.config)
  if (folder === undefined) return
  const year = 365 * 24 * 3600 * 1000
  app.use('/assets', handOutPacked(join(folder, 'assets')))
  // The name of a built file changes with its content, so browsers may keep it for ever.
  app.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: year, index: false }))
  app.use(express.static(folder, { index: false }))
  addHeads(app, world, turnOf, folder)
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
