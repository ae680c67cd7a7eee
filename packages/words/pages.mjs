// Writes the words of the page, which translators keep in src/<language>/page/*.ftl, as the code that the page loads: src/pages, and
// for the page that checks shuffles apps/server/page/words. Every command of the workspace begins with it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { made } from './pages/making.mjs'
import {
  loadersFile,
  partFile,
  scriptFile,
  speechesFile,
  tagsFile,
  typesFile,
  withoutScriptFile,
} from './pages/writing.mjs'

/** @typedef {import('./pages/making.mjs').Source} Source */
/** @typedef {Omit<Source, 'files'>} Language */

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')

/** The page of this part is none of the app: it is read as the server hands it out. */
const handedOut = 'verify'

/** What a language is called in itself: Français. @param {string} tag */
function ownName(tag) {
  const [first = '', ...rest] = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return first.toLocaleUpperCase(tag) + rest.join('')
}

/** @returns {readonly Language[]} as their lines in src/languages.ts say, English first */
export function languagesIn() {
  const lines = readFileSync(join(here, 'src/languages.ts'), 'utf8').matchAll(
    /^ {2}(\w+): \{ folder: '(\w+)', words: '(whole|begun)' \},$/gm,
  )
  return [...lines].map(([, tag = '', folder = '', words]) => ({
    tag,
    name: ownName(tag),
    folder,
    words: words === 'whole' ? 'whole' : 'begun',
  }))
}

/** @param {Language} language @param {string} folder where its files are @returns {Source} */
const sourceOf = (language, folder) => ({
  ...language,
  files: new Map(
    readdirSync(folder)
      .filter(file => file.endsWith('.ftl'))
      .sort()
      .map(file => [
        relative(root, join(folder, file)).replaceAll('\\', '/'),
        readFileSync(join(folder, file), 'utf8'),
      ]),
  ),
})

/** @param {Language} language */
const inItsFolder = language => sourceOf(language, join(here, 'src', language.folder, 'page'))

/** The words of these languages, in which nothing is wrong. @param {readonly Source[]} sources English first */
function checked([english, ...others]) {
  if (english === undefined) throw new Error('packages/words/src/languages.ts: there is no language')
  const words = made([english, ...others])
  if (words.wrong.length > 0)
    throw new Error(`The words of the page cannot be used:\n${words.wrong.join('\n')}`)
  return words
}

/** @param {string} folder @param {ReadonlyMap<string, string>} files */
function write(folder, files) {
  for (const [name, text] of files) {
    const file = join(folder, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    // Several commands may run at once: a file is there whole or as it was.
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, text)
    renameSync(draft, file)
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const name = relative(folder, file).replaceAll('\\', '/')
    if (entry.isFile() && /\.(ts|js)$/.test(name) && !files.has(name)) rmSync(file, { force: true })
  }
}

/** @param {import('./pages/making.mjs').Made} words @param {readonly Language[]} languages */
export function pageFiles({ parts }, languages) {
  const own = new Map([...parts].filter(([part]) => part !== handedOut))
  return new Map([
    ['types.ts', typesFile(own)],
    ['speeches.ts', speechesFile(languages)],
    ...languages.flatMap(({ tag, folder }) => [
      /** @type {const} */ ([`${folder}/index.ts`, loadersFile(own.keys())]),
      ...[...own].map(
        ([part, tree]) => /** @type {const} */ ([`${folder}/${part}.ts`, partFile(part, tree, tag)]),
      ),
    ]),
  ])
}

/** A language that no reader is shown: tests prove with it how one is begun. @type {Language} */
export const onTrial = { tag: 'fr', name: ownName('fr'), folder: 'french', words: 'begun' }

/** The words of the page in English and in the language on trial. */
export function wordsOnTrial() {
  const english = languagesIn().slice(0, 1).map(inItsFolder)
  return checked([...english, sourceOf(onTrial, join(here, 'tests', onTrial.folder, 'page'))])
}

/** Writes the words of the page; what languages that were begun lack, by their tags. */
export function writePages() {
  const languages = languagesIn()
  const words = checked(languages.map(inItsFolder))
  write(join(here, 'src/pages'), pageFiles(words, languages))
  const script = words.parts.get(handedOut)
  if (script !== undefined)
    write(
      join(root, 'apps/server/page/words'),
      new Map([
        ['tags.js', tagsFile(languages)],
        ['without-script.html', withoutScriptFile(script, languages)],
        ...languages.map(({ tag }) => /** @type {const} */ ([`${tag}.js`, scriptFile(script, tag)])),
      ]),
    )
  return words.missing
}
