import { editions, formatFor, formats, isEditionName, newestEdition } from '@paydata/decks/starter'
import type { ChosenDeck, Decks } from '../local/beginning.ts'
import { anyDeck, isReady } from '../local/beginning.ts'
import type { RulesChosen } from './rules-choice.tsx'

export const allFormats = editions[newestEdition].formats

/** Among people, where nothing else is chosen. */
export const usualOnline: RulesChosen = { format: 'all', edition: newestEdition }
/** Against the computer: what is played most, or what is learnt with for whoever has not won yet. */
export const usualHere: RulesChosen = { format: 'startup', edition: newestEdition }
export const toLearn: RulesChosen = { format: 'system-gateway', edition: newestEdition }

const isFormat = (word: unknown): word is RulesChosen['format'] =>
  typeof word === 'string' && Object.hasOwn(formats, word)

/** The format that a deck of the player's own is for. */
const formatOf = (deck: ChosenDeck): RulesChosen['format'] | null =>
  typeof deck === 'object' && deck !== null && 'format' in deck && isFormat(deck.format) ? deck.format : null

/**
 * The rules of a game with these decks. With all cards each deck of the player's own may be of its own format; if the computer picks
 * its deck then, it takes one of that format.
 */
export function rulesFor(rules: RulesChosen, decks: Decks): RulesChosen {
  const [own, other] = isReady(decks.corp) ? [decks.runner, decks.corp] : [decks.corp, decks.runner]
  if (rules.format !== 'all' || other !== anyDeck) return rules
  return { ...rules, format: formatOf(own) ?? 'all' }
}

/**
 * The format and the edition that the address asks for, as in a link to `/play?edition=2013`; else those that are usual here. Only
 * some formats may be offered.
 */
export function askedRules(
  search: string,
  usual: RulesChosen,
  offered: readonly RulesChosen['format'][],
): RulesChosen {
  const asked = new URLSearchParams(search)
  const [edition, format] = [asked.get('edition') ?? '', asked.get('format') ?? '']
  const chosen = isEditionName(edition) ? edition : usual.edition
  return {
    edition: chosen,
    format: formatFor(chosen, isFormat(format) && offered.includes(format) ? format : usual.format),
  }
}
