import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { dataOf, isSetFile } from '@paydata/cards/chunk'
import type { Plugin } from 'rolldown'
import { rolldown } from 'rolldown'

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

/** As a page comes to them: the engine at once, each set when it is needed. */
const page = `
export * from ${fileOf('@paydata/engine')}
export { loadSets } from ${fileOf('@paydata/cards/loading')}`

/** Writes the engine and its cards in chunks to a folder, with so many copies of the Core Set in place of one; the names of those. */
export async function writeChunks(folder: string, copies: number): Promise<readonly string[]> {
  const bundle = await rolldown({
    input: 'page',
    plugins: [written('page', page), cardSets],
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = output.flatMap(each => (each.type === 'chunk' ? [each] : []))
  for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code)
  const core = chunks.find(each => each.name === 'core')
  if (core === undefined) throw new Error(`no chunk core among ${chunks.map(each => each.name).join(', ')}`)
  return Array.from({ length: copies }, (_, nth) => {
    const file = `core-${nth}.js`
    writeFileSync(join(folder, file), core.code)
    return file
  })
}
