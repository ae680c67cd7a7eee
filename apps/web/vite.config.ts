import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defaultClientConditions, defineConfig, runnerImport } from 'vite'
import { dataOf, isSetFile } from '../../packages/cards/src/chunk.ts'
import { offline } from './offline/plugin.ts'
import { type } from './type/plugin.ts'

/** Writes a compressed file beside each file, which a server can send as it is. This matters most on slow connections. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter(name => /\.(js|css)$/.test(name))) {
      const place = join(dir, file)
      writeFileSync(`${place}.br`, brotliCompressSync(readFileSync(place)))
    }
  },
}

const conditions = ['source', ...defaultClientConditions]

/** The sets of cards as data. The development server reads them from their files. */
const cardSets: Plugin = {
  name: 'card-sets',
  apply: 'build',
  async load(file) {
    if (!isSetFile(file)) return null
    const { module } = await runnerImport<Record<string, unknown>>(file, {
      configFile: false,
      logLevel: 'error',
      resolve: { conditions },
      ssr: { resolve: { conditions, externalConditions: conditions } },
    })
    return dataOf(module)
  },
}

const backend = process.env.BACKEND ?? 'http://127.0.0.1:3000'

/**
 * Words that the same screens need, a file for each language: what is wrong with decks with what the whole page shares, and those of
 * the waiting room with those of the lobby.
 */
function wordsTogether(file: string): string | null {
  const [, pages, language, part] =
    /[\\/]src[\\/](pages[\\/])?(\w+)[\\/](page|decks|lobby|waiting)[.]ts$/.exec(file) ?? []
  if (part === 'lobby' || part === 'waiting') return `lobby-${language}`
  return part === 'page' || (part === 'decks' && pages === undefined) ? `page-${language}` : null
}

/**
 * What several screens share, by what it is about, each in one file: a screen would load a hundred small ones otherwise, which pack
 * badly. All else is split where the page imports it when it is needed: a screen, a language, a set of cards.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const] },
  // Without anything of a game: the start and the lobby need no more.
  {
    name: 'screens',
    test: /web[\\/]src[\\/]((ui|identity|transport)[\\/]|local[\\/](beginning|kept-replays))/,
    minShareCount: 2,
  },
  // Pictures of cards: the start has none.
  { name: 'art', test: /web[\\/]src[\\/]art[\\/]/ },
  // How cards look and what is said of a game. Older editions come with the games that are played by them.
  {
    name: 'cards',
    test: /packages[\\/](engine[\\/]src[\\/](?!editions)|words[\\/]src[\\/](tree|phrasing)[\\/])|web[\\/]src[\\/](cards|words)[\\/]/,
    minShareCount: 2,
  },
  // The words of a game, a language each.
  {
    name: (file: string) => /[\\/](\w+)[\\/]game[\\/]/.exec(file)?.[1] ?? null,
    test: /packages[\\/]words[\\/]src[\\/]\w+[\\/]game[\\/]/,
  },
  // What they import stays where it is, so that no language comes with another.
  { name: wordsTogether, test: /packages[\\/]words[\\/]src[\\/]/, includeDependenciesRecursively: false },
  { name: 'table', test: /web[\\/]src[\\/](table|decisions|log)[\\/]/, minShareCount: 2 },
]

/** The rules and the views, apart from what else a game in this browser needs: older editions, and what bots make of them. */
const kernel = {
  name: 'kernel',
  tags: ['$initial' as const],
  test: /packages[\\/]engine[\\/]src[\\/](?!editions|worlds)/,
}

export default defineConfig({
  // Packages of the workspace are read from their sources, so they need not be built first.
  resolve: { conditions },
  plugins: [react(), type, cardSets, packed, offline],
  // In development, online games need a server beside this one: npm run serve
  server: { proxy: { '/api': backend, '/socket.io': { target: backend, ws: true } } },
  // A preview of the built page runs without a game server.
  preview: { proxy: {} },
  worker: {
    format: 'es',
    plugins: () => [cardSets],
    rolldownOptions: { output: { codeSplitting: { groups: [kernel] } } },
  },
  build: {
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups } } },
    outDir: 'dist/page',
    emptyOutDir: true,
  },
})
