// Compares the languages with English, which says what there is, and writes the words of each as code.
import { parametersOf, readFile } from './reading.mjs'
import { spoken } from './speaking.mjs'

/** @typedef {import('./reading.mjs').Message} Message */
/** @typedef {import('./reading.mjs').Parameters} Parameters */
/** @typedef {import('./reading.mjs').Kind} Kind */

/** A language with its files, each by the place that mistakes are told with. */
/** @typedef {{ tag: string, name: string, folder: string, words: 'whole' | 'begun', files: ReadonlyMap<string, string> }} Source */
/** What English has at a place, with what each language says there. */
/** @typedef {{ parameters: Parameters, code: ReadonlyMap<string, string> }} Word */
/** @typedef {{ readonly [name: string]: Word | Tree }} Tree */
/**
 * @typedef {object} Made
 * @property {ReadonlyMap<string, Tree>} parts
 * @property {ReadonlyMap<string, readonly string[]>} missing what a language that was begun lacks, by its tag
 * @property {readonly string[]} wrong
 */

/** @param {Source} source @param {string[]} wrong @returns {Map<string, Map<string, Message>>} the messages of each part, by their paths */
function messagesOf({ files }, wrong) {
  /** @type {Map<string, Map<string, Message>>} */
  const parts = new Map()
  for (const [file, source] of files) {
    const { part, messages } = readFile(file, source, wrong)
    const own = parts.get(part) ?? new Map()
    parts.set(part, own)
    for (const message of messages) {
      const path = message.path.join(' ')
      if (own.has(path)) wrong.push(`${message.at()}: ${message.id} is there twice`)
      own.set(path, message)
    }
  }
  return parts
}

/** @param {Word | Tree} of @returns {of is Word} */
export const isWord = of => of.parameters instanceof Map

/** @param {Record<string, Word | Tree>} tree @param {Message} message @param {Word} word @param {string[]} wrong */
function plant(tree, { id, path, at }, word, wrong) {
  let within = tree
  for (const name of path.slice(0, -1)) {
    const next = (within[name] ??= {})
    if (isWord(next)) {
      wrong.push(`${at()}: ${id}: ${name} has words of its own, so nothing can be within it`)
      return
    }
    within = /** @type {Record<string, Word | Tree>} */ (next)
  }
  const last = path.at(-1) ?? ''
  if (within[last] === undefined) within[last] = word
  else wrong.push(`${at()}: ${id}: there are words within it, so it can have none of its own`)
}

/** @param {readonly [Source, ...Source[]]} sources English is the first @returns {Made} */
export function made([english, ...others]) {
  /** @type {string[]} */
  const wrong = []
  const pattern = messagesOf(english, wrong)
  const translated = others.map(source => ({ source, parts: messagesOf(source, wrong) }))
  /** @type {Map<string, string[]>} */
  const missing = new Map(others.map(({ tag }) => [tag, []]))

  for (const { parts } of translated)
    for (const [part, messages] of parts)
      for (const [path, { id, at }] of messages)
        if (pattern.get(part)?.has(path) !== true)
          wrong.push(`${at()}: ${id} is not among the English words of ${part}`)

  /** @param {string} part @param {string} path @param {Message} message @returns {Word} */
  function wordOf(part, path, message) {
    const parameters = parametersOf(message, wrong)
    const model = spoken(message, parameters, english.tag)
    wrong.push(...model.wrong)
    const code = new Map([[english.tag, model.code]])
    for (const { source, parts } of translated) {
      const own = parts.get(part)?.get(path)
      if (own === undefined) {
        const lacks = `${message.at()}: ${message.id} is missing in ${source.folder}`
        if (source.words === 'whole') wrong.push(lacks)
        else missing.get(source.tag)?.push(lacks)
        // Readers of a language that was begun read the rest in English.
        code.set(source.tag, model.code)
      } else {
        const said = spoken(own, parameters, source.tag)
        wrong.push(...said.wrong)
        for (const name of model.used)
          if (!said.used.has(name))
            wrong.push(`${own.at()}: ${own.id} does not say $${name}, as it does in English`)
        code.set(source.tag, said.code)
      }
    }
    return { parameters, code }
  }

  /** @type {Map<string, Tree>} */
  const parts = new Map()
  for (const [part, messages] of [...pattern].sort(([one], [other]) => (one < other ? -1 : 1))) {
    /** @type {Record<string, Word | Tree>} */
    const tree = {}
    for (const [path, message] of messages) plant(tree, message, wordOf(part, path, message), wrong)
    parts.set(part, tree)
  }
  return { parts, missing, wrong }
}
