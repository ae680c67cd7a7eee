// Writes words that were made as modules: their types once, and for each language a file for each part of the page.
import { isWord } from './making.mjs'

/** @typedef {import('./making.mjs').Tree} Tree */
/** @typedef {import('./making.mjs').Word} Word */
/** @typedef {import('./reading.mjs').Kind} Kind */

const heading =
  '// Written by packages/words/pages.mjs from the files of words: what is edited here is lost.\n'

/** @param {Kind} kind */
function typeOf(kind) {
  switch (kind) {
    case 'number':
    case 'time':
      return 'number'
    case 'text':
    case 'name':
      return 'string'
    case 'list':
      return 'readonly string[]'
    default:
      return kind.map(word => `'${word}'`).join(' | ')
  }
}

/** @param {Word} word */
const wordType = ({ parameters }) =>
  parameters.size === 0
    ? 'string'
    : `(${[...parameters].map(([name, kind]) => `${name}: ${typeOf(kind)}`).join(', ')}) => string`

/** @param {Tree} tree @returns {string} */
const treeType = tree =>
  `{ ${Object.entries(tree)
    .map(([name, of]) => `readonly ${JSON.stringify(name)}: ${isWord(of) ? wordType(of) : treeType(of)}`)
    .join('\n')} }`

/** @param {Tree} tree @param {string} tag @returns {string} */
const treeCode = (tree, tag) =>
  `{ ${Object.entries(tree)
    .map(([name, of]) => `${JSON.stringify(name)}: ${isWord(of) ? wordCode(of, tag) : treeCode(of, tag)}`)
    .join(',\n')} }`

/** @param {Word} word @param {string} tag */
const wordCode = ({ parameters, code }, tag) =>
  parameters.size === 0 ? code.get(tag) : `(${[...parameters.keys()].join(', ')}) => ${code.get(tag)}`

/** @param {string} part */
const typeName = part => `${part.charAt(0).toUpperCase()}${part.slice(1)}Words`

/** The types of all parts. @param {ReadonlyMap<string, Tree>} parts */
export const typesFile = parts => `${heading}
${[...parts].map(([part, tree]) => `export interface ${typeName(part)} ${treeType(tree)}\n`).join('\n')}
/** All words of the page, by part. */
export interface Page {
${[...parts.keys()].map(part => `  readonly ${part}: ${typeName(part)}`).join('\n')}
}

/** A language loads a part of its words when a screen needs it. */
export type PageLoaders = { readonly [Part in keyof Page]: () => Promise<Page[Part]> }
`

/** A part in a language. @param {string} part @param {Tree} tree @param {string} tag @param {string} up */
export function partFile(part, tree, tag, up = '..') {
  const code = treeCode(tree, tag)
  const isolates = code.includes('isolated(') ? "import { isolated } from '@paydata/protocol/isolated'\n" : ''
  return `${heading}${isolates}
import type { ${typeName(part)} } from '${up}/types.ts'

export const ${part}: ${typeName(part)} = ${code}
`
}

/** What loads the parts of a language. @param {Iterable<string>} parts */
export const loadersFile = parts => `${heading}
import type { PageLoaders } from '../types.ts'

export const page: PageLoaders = {
${[...parts].map(part => `  ${part}: async () => (await import('./${part}.ts')).${part},`).join('\n')}
}
`

/** What each language speaks. @param {readonly { tag: string, name: string, folder: string }[]} languages */
export const speechesFile = languages => `${heading}
${languages.map(({ tag, folder }) => `import { speech as ${tag} } from '../${folder}/index.ts'`).join('\n')}

export const speeches = { ${languages.map(({ tag }) => tag).join(', ')} }

/** The name of each language, in itself. */
export const languageNames = { ${languages.map(({ tag, name }) => `${tag}: '${name}'`).join(', ')} }
`

/** A part for a page that is handed out as it is. @param {Tree} tree @param {string} tag */
export const scriptFile = (tree, tag) => `${heading}
export const words = ${treeCode(tree, tag)}
`

/**
 * What a page that is handed out says where no script runs that could choose a language: in each that it needs one.
 * @param {Tree} tree @param {readonly { tag: string }[]} languages
 */
export function withoutScriptFile({ needsScript }, languages) {
  if (needsScript === undefined || !isWord(needsScript)) throw new Error('verify.ftl lacks needsScript')
  const lines = languages.map(({ tag }) => {
    const text = JSON.parse(needsScript.code.get(tag) ?? '""')
    return `<p lang="${tag}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>\n`
  })
  return lines.join('')
}

/** @param {readonly { tag: string }[]} languages */
export const tagsFile = languages => `${heading}
export const tags = ${JSON.stringify(languages.map(({ tag }) => tag))}
`
