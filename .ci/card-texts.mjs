// The sentences of cards: which written ones are like a new one, and ours beside those of the reference.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { plain, sentencesOf } from './card-facts.mjs'
import { fileOf } from './card-files.mjs'

/** @typedef {{ sentence: string, words: ReadonlySet<string>, title: string, file: string }} Finished a sentence of a card that is written */

/** @param {Map<string, any>} reference */
const cardsIn = reference =>
  [...reference].flatMap(([set, { cards }]) => cards.map((/** @type {any} */ card) => ({ ...card, set })))

/** What a sentence is like by: its words and pairs of them, numbers apart. @param {string} sentence */
function wordsOf(sentence) {
  const words =
    sentence
      .toLowerCase()
      .replace(/\d+/g, 'n')
      .match(/[a-z&]+|\[[^\]]+\]/g) ?? []
  return new Set([...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)])
}

/** @param {string} set @param {string} id @param {string} packages */
const pathOf = (set, id, packages) => join(packages, 'src', set, `${fileOf(id)}.ts`)

/** Every sentence of the reference whose card is written. @param {Map<string, any>} reference @param {string} packages @returns {Finished[]} */
export const finishedIn = (reference, packages) =>
  cardsIn(reference).flatMap(({ set, id, title, reference_text: text }) => {
    const file = pathOf(set, id, packages)
    if (!existsSync(file)) return []
    const own = String(text ?? '').replaceAll(title, 'this card')
    return sentencesOf(own)
      .flat()
      .map(sentence => ({ sentence, words: wordsOf(sentence), title, file }))
  })

/** How much two sentences have in common, from 0 to 1. @param {ReadonlySet<string>} one @param {ReadonlySet<string>} other */
function likeness(one, other) {
  let both = 0
  for (const word of one) if (other.has(word)) both++
  return (2 * both) / (one.size + other.size || 1)
}

/** The sentences most like it, each with where its definition stands. @param {string} sentence @param {readonly Finished[]} finished */
export function nearest(sentence, finished) {
  const words = wordsOf(sentence)
  const rated = finished
    .map(each => ({ ...each, like: likeness(words, each.words) }))
    .filter(({ like }) => like > 0.4)
  rated.sort((one, other) => other.like - one.like)
  return rated
    .slice(0, 2)
    .map(
      ({ like, file, title, sentence: text }) =>
        `${Math.round(like * 100)} %  ${title}: ${text}\n${definitionIn(file)}`,
    )
}

/** The definition of a card without what it imports. @param {string} file */
const definitionIn = file =>
  readFileSync(file, 'utf8')
    .slice(readFileSync(file, 'utf8').indexOf('export const'))
    .trimEnd()
    .split('\n')
    .map(line => `        ${line}`)
    .join('\n')

/** The cards of a set that nobody has written. @param {string | undefined} set @param {Map<string, any>} reference @param {string} packages @returns {string[]} */
export function unwrittenOf(set, reference, packages) {
  if (set === undefined) return []
  const found = reference.get(set)
  if (found === undefined)
    throw new Error(`There is no set "${set}" among ${[...reference.keys()].join(', ')}.`)
  const sets = [...reference.keys()]
  return found.cards.flatMap((/** @type {any} */ { id }) =>
    sets.some(each => existsSync(pathOf(each, id, packages))) ? [] : [id],
  )
}

/** The text that is recorded of a card, without those of older editions. @param {string} texts @param {string} title */
function textIn(texts, title) {
  const block = texts
    .split('\n\n')
    .find(each => plain(each.split('\n')[0]?.replace(/ \([^)]*\)$/, '') ?? '') === plain(title))
  if (block === undefined) return null
  const lines = block.split('\n').slice(1)
  const older = lines.findIndex(line => line.startsWith('  as in '))
  return (older === -1 ? lines : lines.slice(0, older)).map(line => line.trim()).join(' ')
}

/** Without reminders, which players need and nobody has to repeat. @param {string} text */
const toCompare = text =>
  sentencesOf(text.replaceAll('[subroutine]', '[sub]').replaceAll('’', "'")).flat().join(' ')

/** Our text of a card, as it was recorded, and that of the reference. @param {string} asked @param {Map<string, any>} reference @param {string} root */
export function compared(asked, reference, root) {
  const card = cardsIn(reference).find(({ id }) => id === plain(asked))
  if (card === undefined) return `There is no card "${asked}" in the reference.`
  const file = join(root, 'packages', 'words', 'cards', 'en.snap')
  const recorded = textIn(readFileSync(file, 'utf8'), card.title)
  const theirs = toCompare(card.reference_text ?? '')
  if (recorded === null)
    return `${card.title}\n  none of ours is recorded in ${relative(root, file)}\n  theirs: ${theirs}`
  const ours = toCompare(recorded)
  const alike = Math.round(100 * likeness(wordsOf(ours), wordsOf(theirs)))
  return `${card.title}: ${alike} % alike\n  ours:   ${ours}\n  theirs: ${theirs}`
}
