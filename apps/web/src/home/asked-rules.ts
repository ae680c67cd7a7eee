import { editions, formatFor, formats, isEditionName, newestEdition } from '@paydata/cards/starter'
import type { Decks } from '../local/beginning.ts'
import { isReady } from '../local/beginning.ts'
import type { RulesChosen } from './rules-choice.tsx'

export const allFormats = editions[newestEdition].formats

/** Among people and against the computer, where nothing else is chosen. */
export const usualOnline: RulesChosen = { format: 'all', edition: newestEdition }
export const usualHere: RulesChosen = { format: 'core', edition: newestEdition }

export const isUsual = ({ format, edition }: RulesChosen): boolean =>
  format === usualHere.format && edition === usualHere.edition

/** The rules of a game with these decks: own decks are of all cards where nothing else was chosen. */
export const rulesFor = (rules: RulesChosen, decks: Decks): RulesChosen =>
  isUsual(rules) && !Object.values(decks).every(isReady) ? { ...rules, format: 'all' } : rules

const isFormat = (word: string): word is RulesChosen['format'] => Object.hasOwn(formats, word)

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
