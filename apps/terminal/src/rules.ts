import { isPoolName, newestEdition, pools } from '@paydata/decks'
import type { Setup } from '@paydata/engine'

/** The first format with these sets: the same cards make the same game, whatever their format is called. */
const formatOf = ({ sets }: Setup): string =>
  Object.keys(pools).find(
    word => isPoolName(word) && JSON.stringify(pools[word].sets) === JSON.stringify(sets),
  ) ?? 'all'

/** What to say of the format and the rules of a game; nothing of all cards and the newest rules. */
export function rulesLines(setup: Setup): readonly string[] {
  const { edition = newestEdition } = setup
  const format = formatOf(setup)
  return [
    ...(format === 'all' ? [] : [`Format: ${format}.`]),
    ...(edition === newestEdition ? [] : [`Rules: those of ${edition}.`]),
  ]
}

/** How to ask for the same format and rules again. */
export function rulesOptions(setup: Setup): string {
  const { edition = newestEdition } = setup
  const format = formatOf(setup)
  return [
    format === 'all' || edition !== newestEdition ? '' : ` --format ${format}`,
    edition === newestEdition ? '' : ` --edition ${edition}`,
  ].join('')
}
