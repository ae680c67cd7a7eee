// Writes src/sets: the list of each set, the lists of sets and formats, and what pages load, from the files that are there.
// Every command of the workspace begins with it, so nobody edits a list, and two cards added at once do not meet in one.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const heading =
  '// Written by packages/cards/lists.mjs from the files that are there: what is edited here is lost.\n'

/** @typedef {{ id: string, name: string, file: string }} Card */
/** @typedef {{ id: string, title: string, number: number, since: Record<string, number>, first: string, cards: Card[], again: Card[] }} CardSet */

/** @param {string} file */
const json = file => JSON.parse(readFileSync(file, 'utf8'))

/** @param {string} id @returns {string} as a constant of a set, a data file or the like is called */
const camel = id => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * The cards whose files are in the folder of a set. A file that defines none yet is left out.
 * @param {string} root @param {string} set @returns {Card[]}
 */
function cardsIn(root, set) {
  const folder = join(root, 'src', set)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(file => /^[a-z0-9-]+\.ts$/.test(file))
    .sort()
    .flatMap(file => {
      const [, name] = /^export const (\w+) = card\(/m.exec(readFileSync(join(folder, file), 'utf8')) ?? []
      return name === undefined
        ? []
        : [{ id: file.slice(0, -3).replaceAll('-', '_'), name, file: `${set}/${file}` }]
    })
}

/** @param {string} root @returns {CardSet[]} by their ids */
function setsIn(root) {
  const files = readdirSync(join(root, 'data/sets')).sort()
  const written = files.map(file => cardsIn(root, file.replace('.json', '')))
  return files.map((file, nth) => {
    const id = file.replace('.json', '')
    const { name: title, number, cards: counted, since = {} } = json(join(root, 'data/sets', file))
    const facts = json(join(root, 'data', file))
    const cards = written[nth] ?? []
    const printed = new Set(facts.map((/** @type {{ id: string }} */ each) => each.id))
    const again = written.flatMap(own => (own === cards ? [] : own.filter(card => printed.has(card.id))))
    // Each card more raises the number of its set (docs/releases.md).
    return {
      id,
      title,
      number: number + cards.length + again.length - counted,
      since,
      first: facts[0].code,
      cards,
      again,
    }
  })
}

/** @param {CardSet} set */
const fileOf = ({ id, cards, again }) => `${heading}
import facts from '../../data/${id}.json' with { type: 'json' }
import { cardSet } from '../card-set.ts'
${[...cards, ...again].map(({ name, file }) => `import { ${name} } from '../${file}'`).join('\n')}

/** The cards that are written in this set, and then those of older sets that are printed in it again. */
export const ${camel(id)}Set = /* @__PURE__ */ cardSet('${id}', [${[...cards, ...again].map(card => card.name).join(', ')}], facts)
`

/** @param {readonly CardSet[]} sets */
const indexOf = sets => `${heading}
import type { Definition } from '@paydata/engine/vocabulary'
${sets.map(({ id }) => `import { ${camel(id)}Set } from './${id}.ts'`).join('\n')}

/** Every set with cards that can be played with, by its name. A card is in each set it is printed in. */
export const sets: Readonly<Record<string, readonly Definition[]>> = {
${sets.map(({ id }) => `  '${id}': ${camel(id)}Set,`).join('\n')}
}

/** Every card that can be played with, once, as it is in the oldest set. */
export const cards: readonly Definition[] = /* @__PURE__ */ [
${sets.map(({ id, cards }) => `  ...${camel(id)}Set.slice(0, ${cards.length}),`).join('\n')}
]
`

/** @param {readonly CardSet[]} sets */
const loadersOf = sets => `${heading}
import type { Definition } from '@paydata/engine/vocabulary'

/** A chunk for each set. */
export const loaders: Readonly<Record<string, () => Promise<readonly Definition[]>>> = {
${sets.map(({ id }) => `  '${id}': async () => (await import('./${id}.ts')).${camel(id)}Set,`).join('\n')}
}
`

/** @param {readonly CardSet[]} sets */
const numbersOf = sets => `${heading}
interface Version {
  readonly number: number
  /** The first number from which on the games of an edition take the same course: 1, if it is not named. */
  readonly since: Readonly<Record<string, number>>
}

/** The version of each set. Its number goes up with each card that is added or changed. */
export const setVersions: Readonly<Record<string, Version>> = {
${sets.map(({ id, number, since }) => `  '${id}': ${JSON.stringify({ number, since })},`).join('\n')}
}
`

/** @param {readonly CardSet[]} sets */
const printedOf = sets => `${heading}
${sets.map(({ id }) => `import ${camel(id)} from '../../data/${id}.json' with { type: 'json' }`).join('\n')}

/** What is printed in each set, the oldest first, also on cards that cannot be played with yet. */
export const printedSets = [
${[...sets]
  .sort((one, other) => (one.first < other.first ? -1 : 1))
  .map(({ id, title }) => `  { id: '${id}', name: ${JSON.stringify(title)}, facts: ${camel(id)} },`)
  .join('\n')}
]
`

/** @param {readonly CardSet[]} sets */
const playableIn = sets => `${heading}
/** The ids of the cards of each set that can be played with: for those who judge decks, and need not know what cards do. */
export const playable: Readonly<Record<string, readonly string[]>> = {
${sets.map(({ id, cards, again }) => `  '${id}': ${JSON.stringify([...cards, ...again].map(card => card.id))},`).join('\n')}
}
`

/**
 * What the tests of a card prove, as their titles say it: `CR 1.2.4: …` and `ruling: …` begin with where it is said. The title of a
 * group stands before each of its tests.
 * @param {string} source @returns {string[]}
 */
function provenBy(source) {
  let group = ''
  /** @type {string[]} */
  const titles = []
  for (const [, indent, call, single, double] of source.matchAll(
    /^( *)(describe|test)\(\s*(?:'((?:[^'\\]|\\.)+)'|"((?:[^"\\]|\\.)+)")/gm,
  )) {
    const title = (single ?? double ?? '').replace(/\\(.)/g, '$1')
    if (call === 'describe') group = title
    else titles.push(indent === '' ? title : `${group}: ${title}`)
  }
  return titles
}

/** @param {string} root @param {CardSet} set */
function rulingsOf(root, { cards }) {
  const rulings = cards.flatMap(({ id, file }) => {
    const test = join(root, 'src', file.replace('.ts', '.test.ts'))
    const titles = existsSync(test) ? provenBy(readFileSync(test, 'utf8')) : []
    return titles.length === 0 ? [] : [`  ${id}: ${JSON.stringify(titles)},`]
  })
  return `${heading}
/** What the tests of each card of this set prove, by the id of the card. */
export const rulings: Readonly<Record<string, readonly string[]>> = {
${rulings.join('\n')}
}
`
}

/** @param {readonly CardSet[]} sets */
const rulingsIndexOf = sets => `${heading}
type Rulings = Readonly<Record<string, readonly string[]>>

/** A chunk for each set, for whoever reads about one of its cards. */
export const rulings: Readonly<Record<string, () => Promise<Rulings>>> = {
${sets.map(({ id }) => `  '${id}': async () => (await import('./${id}-rulings.ts')).rulings,`).join('\n')}
}
`

/** @typedef {{ id: string, sets: readonly string[] | null, lists: readonly { banned: readonly string[] }[] }} Format */
/** @typedef {{ id: string, identity: string, cards: readonly (readonly [string, number])[] }} Deck */

/** @param {readonly Format[]} formats @param {readonly CardSet[]} sets @param {readonly Deck[]} decks @param {Readonly<Record<string, readonly string[]>>} more */
const formatsOf = (formats, sets, decks, more) => `${heading}
/** The sets of each format of which there are cards, by the word to ask for it; null for all there are. */
export const formats = {
${formats.map(format => `  '${format.id}': ${JSON.stringify(playableOf(format, sets))},`).join('\n')}
} as const satisfies { readonly [word: string]: readonly string[] | null }

/** The starter decks, by their ids, that can be played in each format: of cards that it has, and that its last list does not ban. */
export const startersIn: { readonly [word in keyof typeof formats]: readonly string[] } = {
${formats.map(format => `  '${format.id}': ${JSON.stringify(startersOf(format, sets, decks))},`).join('\n')}
}

/** The formats in which decks of the other lists can be played, so that a page loads those only where it needs them. */
export const formatsWithMore: readonly (keyof typeof formats)[] = ${JSON.stringify(formats.map(({ id }) => id).filter(id => (more[id] ?? []).length > 0))}
`

/** The set whose decks to learn with are played with its cards alone (CR 1.4.1a). */
const learning = 'system-gateway'

/**
 * The decks of the other lists that can be played in each format.
 * @param {readonly Format[]} formats @param {readonly CardSet[]} sets @param {readonly Deck[]} decks @param {readonly Deck[]} learned
 */
const readyByFormat = (formats, sets, decks, learned) =>
  Object.fromEntries(
    formats.map(format => [
      format.id,
      [
        ...startersOf(format, sets, decks),
        ...(format.sets?.join() === learning ? startersOf(format, sets, learned) : []),
      ],
    ]),
  )

/** @param {Readonly<Record<string, readonly string[]>>} ready */
const readyOf = ready => `${heading}
import type { formats } from './formats.ts'

/** The decks of the other lists, by their ids, that can be played in each format. */
export const readyIn: { readonly [word in keyof typeof formats]: readonly string[] } = {
${Object.entries(ready)
  .map(([id, decks]) => `  '${id}': ${JSON.stringify(decks)},`)
  .join('\n')}
}
`

/** @param {Format} format @param {readonly CardSet[]} all @param {readonly Deck[]} decks */
function startersOf({ sets, lists }, all, decks) {
  const banned = lists.at(-1)?.banned ?? []
  const known = new Set(
    all
      .filter(({ id }) => sets === null || sets.includes(id))
      .flatMap(({ cards, again }) => [...cards, ...again].map(({ id }) => id))
      .filter(id => !banned.includes(id)),
  )
  return decks
    .filter(({ identity, cards }) => [identity, ...cards.map(([id]) => id)].every(id => known.has(id)))
    .map(({ id }) => id)
}

/** @param {{ sets: readonly string[] | null }} format @param {readonly CardSet[]} all */
const playableOf = ({ sets }, all) => sets && all.map(({ id }) => id).filter(id => sets.includes(id))

/** @param {string} file @param {string} text */
function write(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  // Several commands may run at once: a file is there whole or as it was.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

export function writeCardLists(root = here) {
  const all = setsIn(root)
  const playable = all.filter(({ cards }) => cards.length > 0)
  const formats = json(join(root, 'data/formats.json'))
  const [starters, startup, learned] = ['core', 'startup', learning].map(list =>
    json(join(root, 'data/decks', `${list}.json`)),
  )
  const ready = readyByFormat(formats, playable, startup, learned)
  const files = new Map([
    ...playable.map(set => /** @type {const} */ ([`${set.id}.ts`, fileOf(set)])),
    ...playable.map(set => /** @type {const} */ ([`${set.id}-rulings.ts`, rulingsOf(root, set)])),
    ['formats.ts', formatsOf(formats, playable, starters, ready)],
    ['ready.ts', readyOf(ready)],
    ['index.ts', indexOf(playable)],
    ['loaders.ts', loadersOf(playable)],
    ['numbers.ts', numbersOf(playable)],
    ['playable.ts', playableIn(playable)],
    ['printed.ts', printedOf(all)],
    ['rulings.ts', rulingsIndexOf(playable)],
  ])
  const folder = join(root, 'src/sets')
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of files) write(join(folder, file), text)
  for (const file of readdirSync(folder))
    if (/\.ts$/.test(file) && !files.has(file)) rmSync(join(folder, file), { force: true })
}
