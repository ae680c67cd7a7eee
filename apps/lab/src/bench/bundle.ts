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
    const { code = '' } = await minify(each.code, { module: true, compress: { passes: 3 } })
    bytes += brotliCompressSync(code).length
  }
  return bytes
}
