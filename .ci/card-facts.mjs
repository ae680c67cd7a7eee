// The printed facts of cards: those of the project, and the reference they come from.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ id: string, title: string, code: string, side: 'corp' | 'runner', type: string, [name: string]: unknown }} Facts
 * @typedef {{ set: string, name: string, facts: Facts, sentences: string[][] | null }} Found the facts of a card; of each of its abilities the sentences, if its text is at hand
 */

/** @param {string} file */
const json = file => JSON.parse(readFileSync(file, 'utf8'))

/** Fields of the project by those of the reference, in the order in which they stand. */
const fields = {
  cost: 'cost',
  strength: 'strength',
  memory_cost: 'memory',
  advancement_requirement: 'advancement',
  agenda_points: 'points',
  trash_cost: 'trash',
  base_link: 'link',
  influence_cost: 'influence',
  influence_limit: 'influenceLimit',
  minimum_deck_size: 'minimumDeckSize',
}

/** Subtypes that are one word with a dash in it. */
const dashed = new Set(['g_mod'])

/** @param {{ subtypes: string[] }} card of the reference, or a face of one */
const subtypesOf = ({ subtypes }) => subtypes.map(each => each.replaceAll('_', dashed.has(each) ? '-' : ' '))

/** Another face of a double-sided card; one without a title of its own has that of the front. @param {{ title: string }} card */
const faceOf = card => (/** @type {{ title: string | null, subtypes: string[] }} */ face) => ({
  title: face.title ?? card.title,
  subtypes: subtypesOf(face),
})

/** @param {any} card of the reference @returns {Facts} without its text */
export function factsOf(card) {
  const subtypes = subtypesOf(card)
  const usual = card.type === 'identity' ? 1 : 3
  return {
    id: card.id,
    title: card.title,
    code: card.code,
    side: card.side,
    type: card.type,
    subtypes,
    faction: card.faction,
    ...(card.unique && { unique: true }),
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([from, to]) => (card[from] == null ? [] : [[to, card[from]]])),
    ),
    ...(card.deck_limit !== usual && { limit: card.deck_limit }),
    ...(card.faces !== undefined && { faces: card.faces.map(faceOf(card)) }),
    quantity: card.quantity,
  }
}

/** @param {string} text @returns {string[][]} of each ability the sentences, without reminders */
export const sentencesOf = text =>
  text
    .replace(/\([^)]*\)/g, '')
    .replace(/\s*•\s*/g, ' • ')
    .split('\n')
    .map(line => line.split(/(?<=[.!?]["”]?)\s+(?=["“[A-Z\d])|\s+(?=•)/).map(each => each.trim()))
    .map(sentences => sentences.filter(each => each !== ''))
    .filter(sentences => sentences.length > 0)

/** Small letters and no signs, so that a card is found by its id or by its title. @param {string} text */
export const plain = text =>
  text
    .replaceAll('™', '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'"’ʼ“”]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')

/** The sets of the reference, by their names here. @param {string} folder @returns {Map<string, any>} */
export function referenceIn(folder) {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder).filter(file => /^facts-(?!all)[a-z0-9-]+\.json$/.test(file))
  return new Map(files.map(file => [file.replace(/^facts-|\.json$/g, ''), json(join(folder, file))]))
}

/**
 * A card by its id or title. A set of which the project holds nothing yet is taken over from the reference, whole: it is the
 * same whoever begins it.
 * @param {string} asked @param {string} data folder of the project @param {ReturnType<typeof referenceIn>} reference @returns {Found | null}
 */
export function findCard(asked, data, reference) {
  const id = plain(asked)
  const known = readdirSync(join(data, 'sets')).map(file => file.replace('.json', ''))
  const printings = [...known, ...reference.keys()].flatMap(set => {
    const cards = known.includes(set)
      ? json(join(data, `${set}.json`))
      : reference.get(set).cards.map(factsOf)
    const facts = cards.find((/** @type {Facts} */ card) => card.id === id)
    return facts === undefined ? [] : [{ set, facts }]
  })
  const [first] = printings.sort((one, other) => (one.facts.code < other.facts.code ? -1 : 1))
  if (first === undefined) return null
  const { set, facts } = first
  if (!known.includes(set)) beginSet(set, data, reference.get(set))
  const texts = [...reference.values()].flatMap(({ cards }) => cards)
  const text = texts.find(card => card.id === id)?.reference_text
  const { name } = json(join(data, 'sets', `${set}.json`))
  return { set, name, facts, sentences: text === undefined ? null : sentencesOf(text) }
}

/** @param {string} set @param {string} data @param {any} reference */
export function beginSet(set, data, reference) {
  const lines = reference.cards.map((/** @type {any} */ card) => `  ${lineOf(factsOf(card))}`)
  writeFileSync(join(data, `${set}.json`), `[\n${lines.join(',\n')}\n]\n`)
  const about = { name: reference.meta.name, number: 1, cards: 0 }
  writeFileSync(join(data, 'sets', `${set}.json`), `${lineOf(about)}\n`)
}

/** On one line, with spaces as elsewhere in the project. @param {object} value */
const lineOf = value =>
  JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']')
