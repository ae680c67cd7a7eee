import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards } from '@paydata/cards'
import { packagesFolder } from '../place.ts'
import { laterCards, missing, parts } from './later-cards.ts'
import { words as vocabulary } from './words.ts'

/** A card of a later set: the words it needs, and what it wants that cannot be said. */
export interface LaterCard {
  readonly id: string
  readonly title: string
  /** Null for a card in play: npm run vocabulary counts its words. */
  readonly words: readonly string[] | null
  readonly wants: readonly string[]
}

export interface LaterSet {
  readonly name: string
  readonly cards: readonly LaterCard[]
}

const inPlay = new Set(cards.map(({ is }) => is))

const factsOf = (set: string): readonly { readonly id: string; readonly title: string }[] =>
  JSON.parse(readFileSync(join(packagesFolder, 'cards/data', `${set}.json`), 'utf8'))

const wantsOf = (id: string): string[] =>
  Object.entries(missing).flatMap(([word, wantedBy]) => (wantedBy.includes(id) ? [word] : []))

/** Every card of the sets, those in play among them. */
export const laterSets = (): LaterSet[] =>
  Object.entries(laterCards).map(([name, written]) => ({
    name,
    cards: factsOf(name).map(({ id, title }) => {
      const words = written[id]
      if (inPlay.has(id)) return { id, title, words: null, wants: [] }
      if (words === undefined) throw new Error(`Nobody has tried to say ${title}.`)
      return { id, title, words: words.split(' ').filter(word => word !== ''), wants: wantsOf(id) }
    }),
  }))

const isSaid = ({ wants }: LaterCard): boolean => wants.length === 0

/** How many cards of some sets can be said, and how many words the others want. */
export const claim = (sets: readonly LaterSet[]): string => {
  const all = sets.flatMap(set => set.cards)
  const said = all.filter(isSaid).length
  const wanted = new Set(all.flatMap(({ wants }) => wants)).size
  return `Of ${all.length} cards ${said} can be said today`.concat(
    `; ${all.length - said} need one of ${wanted} words more.`,
  )
}

/** Words that no card in play uses, and no card of the sets needs: they say rules of the whole pool. */
export function furtherWords(): string[] {
  const said = new Set(laterSets().flatMap(({ cards: all }) => all.flatMap(({ words }) => words ?? [])))
  return vocabulary()
    .filter(({ name, uses }) => uses === 0 && !said.has(name))
    .map(({ name }) => name)
}

/** Each set with what its cards need, and the words that are missing. */
export function setsText(): string {
  const sets = laterSets()
  const titles = new Map(sets.flatMap(set => set.cards.map(({ id, title }) => [id, title] as const)))
  const shown = sets.map(({ name, cards: all }) => {
    const playing = all.filter(({ words }) => words === null).length
    const said = all.filter(isSaid).length
    const lines = all.flatMap(({ title, words, wants }) =>
      words === null
        ? []
        : [`  ${title}: ${[...words, ...wants.map(word => `[${word}]`)].join(' ') || 'nothing'}`],
    )
    return [
      `${name}: ${all.length} cards, ${said} can be said (${playing} are in play), ${all.length - said} cannot`,
      ...lines,
    ].join('\n')
  })
  const wanted = Object.entries(missing).map(
    ([word, ids]) => `  [${word}] ${ids.map(id => titles.get(id) ?? id).join(', ')}`,
  )
  return [
    ...shown,
    `missing words\n${wanted.join('\n')}`,
    `in the language, but without a word: ${parts.join(', ')}`,
    `words for rules that cards of other sets stand on: ${furtherWords().join(', ')}`,
    claim(sets),
  ].join('\n\n')
}
