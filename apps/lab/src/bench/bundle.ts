import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { minify } from 'terser'

const fileOf = (name: string): string => JSON.stringify(fileURLToPath(import.meta.resolve(name)))

/** A page that uses all of the engine and the Core Set. */
const source = `export * from ${fileOf('@paydata/engine')}\nexport { coreSet } from ${fileOf('@paydata/cards')}`
const page = {
  name: 'page',
  resolveId: (id: string) => (id === 'page' ? id : null),
  load: (id: string) => (id === 'page' ? source : null),
}

/** As for the page: what is said in the same way everywhere packs better than what is said in the shortest way. */
const compress = {
  passes: 2,
  ecma: 2020,
  sequences: false,
  comparisons: false,
  evaluate: false,
  lhs_constants: false,
} as const

/** Bytes of the engine and the cards as a browser would load them, made small as the page is. */
export async function bundledSize(): Promise<number> {
  const bundle = await rolldown({
    input: 'page',
    plugins: [page],
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
