import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { dataOf, isSetFile } from '@paydata/cards/chunk'
import type { OutputChunk, Plugin } from 'rolldown'
import { rolldown } from 'rolldown'
import { minify } from 'terser'

const fileOf = (name: string): string => JSON.stringify(fileURLToPath(import.meta.resolve(name)))

const written = (name: string, code: string): Plugin => ({
  name,
  resolveId: id => (id === name ? id : null),
  load: id => (id === name ? code : null),
})

/** As the page has them. */
const cardSets: Plugin = {
  name: 'card-sets',
  load: async file => (isSetFile(file) ? dataOf(await import(pathToFileURL(file).href)) : null),
}

/** As a page comes to them: the engine at once, words and each set when they are needed. */
const page = `
export * from ${fileOf('@paydata/engine')}
export const text = () => import(${fileOf('@paydata/words/english')})
export { loadSets } from ${fileOf('@paydata/cards/loading')}`

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

async function packed({ code }: OutputChunk): Promise<number> {
  const small = await minify(code, { module: true, compress })
  return brotliCompressSync(small.code ?? '').length
}

/** Which chunk a file goes to; that of a set is one of its own by itself. */
const groups = [
  { name: 'text', test: /words[\\/].*src[\\/]/ },
  { name: 'kernel', test: /engine[\\/].*src[\\/]/ },
].map(group => ({ ...group, includeDependenciesRecursively: false }))

export interface Chunks {
  /** The rules, and what each viewer may see. */
  readonly kernel: number
  readonly text: number
  /** The cards of the Core Set with their facts. */
  readonly core: number
}

/** The page in its chunks. */
async function built(): Promise<readonly OutputChunk[]> {
  const bundle = await rolldown({
    input: 'page',
    plugins: [written('page', page), cardSets],
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: { groups } })
  await bundle.close()
  return output.flatMap(each => (each.type === 'chunk' ? [each] : []))
}

function chunkNamed(chunks: readonly OutputChunk[], name: string): OutputChunk {
  const found = chunks.find(each => each.name === name)
  if (found === undefined)
    throw new Error(`no chunk ${name} among ${chunks.map(each => each.name).join(', ')}`)
  return found
}

/** Bytes of the chunks that a browser would load, made small as those of the page are. */
export async function chunkSizes(): Promise<Chunks> {
  const chunks = await built()
  const size = (name: keyof Chunks): Promise<number> => packed(chunkNamed(chunks, name))
  return {
    kernel: await size('kernel'),
    text: await size('text'),
    core: await size('core'),
  }
}

/** Writes the chunks to a folder, with so many copies of the Core Set in place of one; the names of those. */
export async function writeChunks(folder: string, copies: number): Promise<readonly string[]> {
  const chunks = await built()
  for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code)
  const { code } = chunkNamed(chunks, 'core')
  return Array.from({ length: copies }, (_, nth) => {
    const file = `core-${nth}.js`
    writeFileSync(join(folder, file), code)
    return file
  })
}
