import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'rolldown'
import { rolldown } from 'rolldown'
import { minify } from 'terser'

/** What the package of cards calls the Core Set, and all cards that there are. */
type Cards = 'coreSet' | 'cards'

const fileOf = (name: string): string => JSON.stringify(fileURLToPath(import.meta.resolve(name)))

/** A page that uses all of the engine and some of the cards. */
const pageWith = (cards: Cards): Plugin => ({
  name: 'page',
  resolveId: id => (id === 'page' ? id : null),
  load: id =>
    id === 'page'
      ? `export * from ${fileOf('@paydata/engine')}\nexport { ${cards} } from ${fileOf('@paydata/cards')}`
      : null,
})

/** As for the page: what is said in the same way everywhere packs better than what is said in the shortest way. */
const compress = {
  passes: 2,
  ecma: 2020,
  sequences: false,
  comparisons: false,
  evaluate: false,
  lhs_constants: false,
  unsafe_methods: true,
  pure_getters: true,
  hoist_funs: true,
  hoist_props: false,
} as const

/** Bytes of the engine and the cards as a browser would load them, made small as the page is. */
export async function bundledSize(cards: Cards): Promise<number> {
  const bundle = await rolldown({
    input: 'page',
    plugins: [pageWith(cards)],
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  let bytes = 0
  for (const each of output) {
    if (each.type !== 'chunk') continue
    const { code = '' } = await minify(each.code, { module: true, compress })
    bytes += brotliCompressSync(code).length
  }
  return bytes
}
