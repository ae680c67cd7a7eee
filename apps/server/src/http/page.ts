import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Express } from 'express'
import express from 'express'
import type { Config } from '../config.ts'

/** Where the table is when it has been built, seen from the sources as from what they are compiled to. */
const built = ['../../../web/dist/page', '../../../../web/dist/page'].map(each =>
  fileURLToPath(new URL(each, import.meta.url)),
)

/** The page, for those who come with a browser. Its addresses are its own: all but files lead to its beginning. */
export function addPage(app: Express, { PAGE }: Pick<Config, 'PAGE'>): void {
  const folder = [...(PAGE === undefined ? built : [PAGE])].find(each => existsSync(join(each, 'index.html')))
  if (folder === undefined) return
  const year = 365 * 24 * 3600 * 1000
  // What is built has a name that changes with what is in it.
  app.use('/assets', express.static(join(folder, 'assets'), { immutable: true, maxAge: year, index: false }))
  app.use(express.static(folder))
  app.get(/^\/(?!api\/)[^.]*$/, (_request, response) => response.sendFile(join(folder, 'index.html')))
}
