import type { Compiled, Definitions } from '../src/language/definitions.ts'

/** A title as people type it: quotes straight or curly, accents or none, capitals or not. */
export const folded = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .trim()

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

/** The titles of all cards that can be used in a scenario, in alphabetical order. */
export const implemented = (definitions: Definitions): string[] =>
  [...definitions.cards.values()].map(each => each.printed.title).sort()
