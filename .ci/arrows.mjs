// Which file imports which, read from the sources as Biome writes them.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** `type` where only types are taken, so that nothing is left of it when the code runs. */
/** @typedef {{ from: string, to: string, takes: 'type' | 'value' }} Arrow */

/** @param {string} folder @returns {string[]} */
const foldersIn = folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(each =>
    each.isDirectory() ? [`${folder}/${each.name}`] : [],
  )

/** The packages and apps. */
export const workspaces = ['packages', 'apps'].flatMap(foldersIn)

/** @param {string} folder @returns {string[]} */
const sourcesIn = folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(each => {
    if (each.isDirectory())
      return /^(node_modules|dist)$/.test(each.name) ? [] : sourcesIn(`${folder}/${each.name}`)
    return /[.]tsx?$/.test(each.name) && !/[.]test[.]tsx?$/.test(each.name) ? [`${folder}/${each.name}`] : []
  })

/** All sources but tests. */
export const sources = workspaces.flatMap(sourcesIn)
const known = new Set(sources)

/** What a package exports, by the path under which it is imported. */
const exported = new Map(
  workspaces.flatMap(workspace => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))
    return Object.entries(exports).map(([path, { source }]) => [
      posix.join(name, path),
      posix.join(workspace, String(source)),
    ])
  }),
)

/** @param {string} file @param {string} specifier @returns {string | undefined} */
function meant(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const whole = exported.get(specifier)
  if (whole !== undefined) return whole
  for (const [path, source] of exported) {
    const [before = '', after] = path.split('*')
    if (after !== undefined && specifier.startsWith(before))
      return source.replace('*', specifier.slice(before.length))
  }
  return undefined
}

const statement =
  /^(?:import|export) (?:(type) )?(?:([^;'"]*?) from )?'([^']+)'|(\btypeof )?\bimport\('([^']+)'\)/gm

/** Whether each of the names in braces is a type. @param {string} names */
const areTypes = names =>
  /^\{[^}]*\}$/.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .every(name => /^\s*(type .*)?$/s.test(name))

/** @param {string} file @returns {Arrow[]} */
function arrowsFrom(file) {
  return [...readFileSync(join(root, file), 'utf8').matchAll(statement)].flatMap(
    ([, isType, names = '', taken, isTypeOf, loaded]) => {
      const to = meant(file, taken ?? loaded ?? '')
      if (to === undefined || !known.has(to) || to === file) return []
      const takesType = isType !== undefined || isTypeOf !== undefined || areTypes(names)
      return [{ from: file, to, takes: takesType ? 'type' : 'value' }]
    },
  )
}

/** All imports between sources; a file that is loaded later is imported as well. */
export const arrows = sources.flatMap(arrowsFrom)
