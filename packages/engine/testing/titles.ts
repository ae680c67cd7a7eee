import type { Compiled, Definitions } from '../src/language/definitions.ts'
import { definitionsOf } from '../src/language/definitions.ts'
import type { Game } from '../src/state/game.ts'

/** A title as people type it: quotes and dashes of any kind, accents or none, capitals or not. */
export const folded = (title: string): string =>
  title
    .replace(/[‘’‚‛ʼʻ′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøðłđßı]/g, letter => plainly[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()

/** Letters that are no others with an accent, as keyboards without them write them. */
const plainly: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
}

const indices = new WeakMap<Definitions, ReadonlyMap<string, Compiled>>()

/** Every name a card answers to: its title, its id, and for identities the name before the colon. */
function indexOf(definitions: Definitions): ReadonlyMap<string, Compiled> {
  const known = indices.get(definitions)
  if (known !== undefined) return known
  const index = new Map<string, Compiled>()
  const all = [...definitions.cards.values()]
  for (const each of all) {
    const short = folded(each.printed.title).split(':')[0]
    if (each.printed.type === 'identity' && short !== undefined) index.set(short, each)
  }
  for (const each of all) index.set(each.is, each)
  for (const each of all) index.set(folded(each.printed.title), each)
  indices.set(definitions, index)
  return index
}

/** The definition of a card by its title or id. */
export function definitionCalled(definitions: Definitions, name: string): Compiled {
  const found = indexOf(definitions).get(folded(name))
  if (found !== undefined) return found
  const start = folded(name).slice(0, 3)
  const like = implemented(definitions).filter(title => folded(title).startsWith(start))
  const hint = like.length > 0 ? ` Did you mean ${like.slice(0, 5).join(', ')}?` : ''
  throw new Error(`No card called "${name}" is defined.${hint}`)
}

/** The title, as `folded`, of the card that has this title, id or short name; what names no card stays as it is. */
export const titleMeant = (game: Game, name: string): string => {
  const wanted = folded(name)
  const found = indexOf(definitionsOf(game)).get(wanted)
  return found === undefined ? wanted : folded(found.printed.title)
}

/** The titles of all cards that can be used in a scenario, in alphabetical order. */
export const implemented = (definitions: Definitions): string[] =>
  [...definitions.cards.values()].map(each => each.printed.title).sort()
