import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

/** Bytes of the engine and the cards as a browser would load them. */
export async function bundledSize(): Promise<number> {
  const bundle = await rolldown({
    input: ['@paydata/engine', '@paydata/cards'].map(name => fileURLToPath(import.meta.resolve(name))),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  const chunks = output.map(each => (each.type === 'chunk' ? brotliCompressSync(each.code).length : 0))
  return chunks.reduce((sum, each) => sum + each, 0)
}
