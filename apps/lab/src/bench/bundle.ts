import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const packages = ['@paydata/engine', '@paydata/cards'].map(name => fileURLToPath(import.meta.resolve(name)))

/** A page that uses all that both packages offer. */
const page = {
  name: 'page',
  resolveId: (id: string) => (id === 'page' ? id : null),
  load: (id: string) =>
    id === 'page' ? packages.map(path => `export * from ${JSON.stringify(path)}`).join('\n') : null,
}

/** Bytes of the engine and the cards as a browser would load them. */
export async function bundledSize(): Promise<number> {
  const bundle = await rolldown({
    input: 'page',
    plugins: [page],
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  const chunks = output.map(each => (each.type === 'chunk' ? brotliCompressSync(each.code).length : 0))
  return chunks.reduce((sum, each) => sum + each, 0)
}
