import type { Definition } from '@paydata/engine/inside/language/abilities'
import type { Definitions } from '@paydata/engine/inside/language/definitions'
import { definitionsOf } from '@paydata/engine/inside/language/definitions'
import type { Game } from '@paydata/engine/inside/state/game'
import { didYouMean, refuse, shown } from './refusing.ts'

/** A title as people type it: quotes and dashes of any kind, accents or none, capitals or not. */
export function folded(title: string): string {
  if (typeof title !== 'string')
    refuse(`${shown(title)} is no name: write it in quotes, as it stands on the card.`)
  return title
    .replace(/[‘’‚‛ʼʻ′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœøðłđßı]/g, letter => plainly[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

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

const indices = new WeakMap<Definitions, ReadonlyMap<string, Definition>>()

/** The name before the colon of an identity, which others may share. */
function shortNameOf({ printed }: Definition): string | undefined {
  return printed.type === 'identity' ? folded(printed.title).split(':')[0] : undefined
}

/** Every name a card answers to: its title, its id, and for identities the name before the colon if no other has it. */
function indexOf(definitions: Definitions): ReadonlyMap<string, Definition> {
  const known = indices.get(definitions)
  if (known !== undefined) return known
  const index = new Map<string, Definition>()
  const all = [...definitions.cards.values()]
  const several = new Set<string>()
  for (const each of all) {
    const short = shortNameOf(each)
    if (short === undefined) continue
    if (index.has(short)) several.add(short)
    index.set(short, each)
  }
  for (const short of several) index.delete(short)
  for (const each of all) index.set(each.is, each)
  for (const each of all) index.set(folded(each.printed.title), each)
  indices.set(definitions, index)
  return index
}

/** Titles, and of identities also the name before the colon. */
const namesIn = (definitions: Definitions): string[] =>
  implemented(definitions).flatMap(title => [...new Set([title, title.split(':')[0] ?? title])])

/** The definition of a card by its title or id. */
export function definitionCalled(definitions: Definitions, name: string): Definition {
  const found = indexOf(definitions).get(folded(name))
  if (found !== undefined) return found
  const several = [...definitions.cards.values()].filter(each => shortNameOf(each) === folded(name))
  if (several.length > 0) {
    const titles = several.map(each => `"${each.printed.title}"`).join(', ')
    return refuse(`"${name}" is the name of several identities: ${titles}. Write the whole title.`)
  }
  return refuse(`No card called "${name}" is defined.${didYouMean(name, namesIn(definitions))}`)
}

/** The title, as `folded`, of the card that has this title, id or short name; what names no card stays as it is. */
export const titleMeant = (game: Game, name: string): string => {
  const wanted = folded(name)
  const found = indexOf(definitionsOf(game)).get(wanted)
  return found === undefined ? wanted : folded(found.printed.title)
}

/** The titles of all cards that can be used in a scenario, in alphabetical order. */
export function implemented(definitions: Definitions): string[] {
  if (!isDefinitions(definitions))
    refuse(`cards are what defineCards gives, such as defineAllCards(); this is ${shown(definitions)}.`)
  return [...definitions.cards.values()].map(each => each.printed.title).sort()
}

/** For what a script in plain JavaScript may give in their place. */
export const isDefinitions = (given: unknown): given is Definitions =>
  typeof given === 'object' && given !== null && 'cards' in given && given.cards instanceof Map
