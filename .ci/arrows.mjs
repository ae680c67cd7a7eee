// Which file imports which, read from the sources as Biome writes them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, meant, root, workspaces } from './imports.mjs'

/** `type` where only types are taken, so that nothing is left of it when the code runs. */
/** @typedef {{ from: string, to: string, takes: 'type' | 'value' }} Arrow */

/** All sources but tests. */
export const sources = workspaces
  .flatMap(filesIn)
  .filter(file => /[.]tsx?$/.test(file) && !/[.]test[.]tsx?$/.test(file))
const known = new Set(sources)

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
