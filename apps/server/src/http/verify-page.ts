import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Express } from 'express'
import express from 'express'

/** Where the script is, relative to the sources and to the compiled files. */
const folders = ['../../page', '../../../page'].map(each => fileURLToPath(new URL(each, import.meta.url)))

/** Serves a page on which a player who doubts the shuffles of a game can compute them again in the browser. */
export function addVerifyPage(app: Express): void {
  const folder = folders.find(each => existsSync(join(each, 'verify.html')))
  if (folder === undefined) return
  app.get('/verify', (_request, response) => response.sendFile('verify.html', { root: folder }))
  app.use('/verify', express.static(folder, { index: false }))
}
