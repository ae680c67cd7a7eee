// The files of the project, and what an import in one of them means.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {string} folder @returns {string[]} paths from the root, with slashes; what is generated is among them, what is built is not */
export function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : filesIn(path)
    return entry.isFile() ? [path] : []
  })
}

/** The packages and apps. */
export const workspaces = ['packages', 'apps'].flatMap(folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(each =>
    each.isDirectory() ? [`${folder}/${each.name}`] : [],
  ),
)

/** What packages export, by how it is imported. A pattern stands for many files: `@paydata/engine/inside/*`. */
const exported = workspaces.flatMap(workspace => {
  const { name, exports = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([path, { source }]) =>
    source === undefined ? [] : [{ as: posix.join(name, path), source: posix.join(workspace, source) }],
  )
})
const whole = new Map(exported.map(({ as, source }) => [as, source]))
const patterns = exported.flatMap(({ as, source }) => {
  const [before = '', after] = as.split('*')
  return after === undefined ? [] : [{ before, source }]
})

/** The file that an import in a file means, as a path from the root; nothing for what is not ours. @param {string} file @param {string} specifier */
export function meant(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const pattern = patterns.find(({ before }) => specifier.startsWith(before))
  return whole.get(specifier) ?? pattern?.source.replace('*', specifier.slice(pattern.before.length))
}
