// Reads the files of words: Fluent, with one way to write each thing. A hyphen in the name of a message leads one step deeper.
import { lineOffset, parse } from '@fluent/syntax'

/** @typedef {import('@fluent/syntax').Pattern} Pattern */
/** @typedef {import('@fluent/syntax').BaseNode & { span?: import('@fluent/syntax').Span }} Node */

/**
 * @typedef {object} Message
 * @property {string} id as it stands in the file
 * @property {readonly string[]} path where the page finds it
 * @property {Pattern} pattern
 * @property {string} comment
 * @property {(node?: Node) => string} at the file and the line of a part of it
 */

/**
 * What a parameter may be: a number, a moment (milliseconds), a text, a name that somebody has chosen, a list of texts, or one of a few
 * words.
 * @typedef {'number' | 'time' | 'text' | 'name' | 'list' | readonly string[]} Kind
 */
/** @typedef {ReadonlyMap<string, Kind>} Parameters in their order */

/** `system--gateway` is one name with a hyphen in it, and `26_03` one with a dot. @param {string} id */
const pathOf = id =>
  id.split(/(?<!-)-(?!-)/).map(name => name.replaceAll('--', '-').replace(/(?<=\d)_(?=\d)/g, '.'))

/**
 * The messages of a file. Those of `page.online.ftl` are the words `online` of the part `page`.
 * @param {string} file @param {string} source @param {string[]} wrong what is wrong is added to it
 * @returns {{ part: string, messages: readonly Message[] }}
 */
export function readFile(file, source, wrong) {
  const [part = '', ...above] = (file.split('/').at(-1) ?? '').replace(/\.ftl$/, '').split('.')
  /** @param {number} position */
  const line = position => `${file}:${lineOffset(source, position) + 1}`
  /** @type {Message[]} */
  const messages = []
  for (const entry of parse(source, {}).body) {
    if (entry.type === 'Junk')
      for (const { span, message } of entry.annotations) wrong.push(`${line(span?.start ?? 0)}: ${message}`)
    else if (entry.type === 'Term')
      wrong.push(
        `${line(entry.span?.start ?? 0)}: -${entry.id.name}: a word of its own is not possible here: write it where it is said`,
      )
    else if (entry.type === 'Message') {
      const { name } = entry.id
      const own = () => line(entry.id.span?.start ?? 0)
      if (entry.attributes.length > 0) wrong.push(`${own()}: ${name}: attributes are not possible here`)
      if (entry.value !== null)
        messages.push({
          id: name,
          path: [...above, ...pathOf(name)],
          pattern: entry.value,
          comment: entry.comment?.content ?? '',
          at: node => (node?.span === undefined ? own() : line(node.span.start)),
        })
    }
  }
  return { part, messages }
}

const kinds = /** @type {const} */ (['number', 'time', 'text', 'name', 'list'])

/** @param {string} words @returns {Kind | null} */
function kindOf(words) {
  const known = kinds.find(kind => kind === words)
  const several = words.split(' | ')
  return known ?? (several.length > 1 && several.every(word => /^[a-zA-Z]\w*$/.test(word)) ? several : null)
}

/**
 * The parameters of an English message, as its comment has them: `# $turn (number), $side (corp | runner)`.
 * @param {Message} message @param {string[]} wrong @returns {Parameters}
 */
export function parametersOf({ id, comment, at }, wrong) {
  /** @type {Map<string, Kind>} */
  const parameters = new Map()
  for (const line of comment.split('\n').filter(each => each.startsWith('$')))
    for (const [, name = '', words = ''] of line.matchAll(/\$(\w+)(?: \(([^)]*)\))?/g)) {
      const kind = kindOf(words)
      if (kind === null)
        wrong.push(
          `${at()}: ${id}: $${name} is (${kinds.join('), (')}) or one of several words (one | other), not (${words})`,
        )
      else parameters.set(name, kind)
    }
  return parameters
}
