import { editions, formatFor, formats, isEditionName, newestEdition } from '@paydata/decks/starter'
import type { ChosenDeck, Decks } from '../local/beginning.ts'
import { anyDeck, isReady } from '../local/beginning.ts'
import type { RulesChosen } from './rules-choice.tsx'

export const allFormats = editions[newestEdition].formats

/** Among people and against the computer, where nothing else is chosen. */
export const usualOnline: RulesChosen = { format: 'all', edition: newestEdition }
export const usualHere: RulesChosen = { format: 'core', edition: newestEdition }

export const isUsual = ({ format, edition }: RulesChosen): boolean =>
  format === usualHere.format && edition === usualHere.edition

const isFormat = (word: unknown): word is RulesChosen['format'] =>
  typeof word === 'string' && Object.hasOwn(formats, word)

/** The format that a deck of the player's own is for. */
const formatOf = (deck: ChosenDeck): RulesChosen['format'] | null =>
  typeof deck === 'object' && deck !== null && 'format' in deck && isFormat(deck.format) ? deck.format : null

/**
 * The rules of a game with these decks. Where nothing else was chosen, decks of the player's own are of all cards; but if the
 * computer picks its deck, then one of the format that the other deck is for.
 */
export function rulesFor(rules: RulesChosen, decks: Decks): RulesChosen {
  const [own, other] = isReady(decks.corp) ? [decks.runner, decks.corp] : [decks.corp, decks.runner]
  if (!isUsual(rules) || isReady(own)) return rules
  return { ...rules, format: (other === anyDeck ? formatOf(own) : null) ?? 'all' }
}

/**
 * The format and the edition that the address asks for, as in a link to `/?edition=2013`; else those that are usual here. Only
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
