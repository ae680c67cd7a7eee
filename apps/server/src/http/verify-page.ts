import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Express } from 'express'
import express from 'express'

/** Seen from the sources as from what they are compiled to. */
const folders = ['../../page', '../../../page'].map(each => fileURLToPath(new URL(each, import.meta.url)))

/** A page that puts the shuffles of a game together again, in the browser of who doubts them. */
export function addVerifyPage(app: Express): void {
  const folder = folders.find(each => existsSync(join(each, 'verify.html')))
  if (folder === undefined) return
  app.get('/verify', (_request, response) => response.sendFile('verify.html', { root: folder }))
  app.use('/verify', express.static(folder, { index: false }))
}
