import { existsSync, readFileSync } from 'node:fs'
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
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const withoutScript = `<noscript>${read('words/without-script.html')}</noscript>`
  const page = read('verify.html').replace('<noscript></noscript>', () => withoutScript)
  app.get('/verify', (_request, response) => void response.type('html').send(page))
  app.use('/verify', express.static(folder, { index: false }))
}
