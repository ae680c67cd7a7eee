import type { SeenCard, SeenOccurrence, Side, Viewer, What } from '@paydata/engine/language'
import { termIn } from '@paydata/engine/language'
import type { Clause } from './clauses.ts'
import type { Because, Language, Spoken } from './language.ts'
import { finished } from './language.ts'
import { serverNamed } from './places.ts'
import type { Person, Thing } from './tree.ts'
import { titled, unknown } from './view-things.ts'

const personFor = (viewer: Viewer, side: Side): Person => (viewer === side ? 'you' : side)

/** A card as the viewer knew it: its title, or where it lay. */
function cardTold(card: SeenCard | null): Thing {
  if (card === null) return unknown(null, false)
  return card.title === null
    ? unknown(card.before?.server ?? null, card.before?.zone === 'ice')
    : titled(card.title)
}

/** What follows by the rules from what a card did, which was told before. */
const isConsequence: ReadonlySet<What> = new Set<What>([
  'serverGone',
  'gameEnded',
  'emptied',
  'traceStrengthSet',
  'linkStrengthSet',
  'traceSuccessful',
  'traceUnsuccessful',
])

/** The card that made it happen, if it is another than the one it happened to. */
export function culpritOf({ what, cause, card }: SeenOccurrence): string | null {
  if (isConsequence.has(what)) return null
  const title = cause.card?.title ?? null
  // The faces of a double-sided card have titles of their own.
  return cause.card?.definition === card?.definition ? null : title
}

/** Whether the rules let players do it, not a card (CR 5.6.2b, 7.1.5). */
export const isOfRules = (path: string | null): boolean => path !== null && /^(basic|access)\//.test(path)

/** A card that was drawn or found reaches the hand. */
export const isAdded = ({ what, card, kind }: SeenOccurrence): boolean =>
  what === 'moved' && card?.before?.zone === 'setAside' && (kind === 'hq' || kind === 'grip')

/** What happened, as a statement without its full stop; null for what is not worth one. */
export function statementOf(
  occurrence: SeenOccurrence,
  viewer: Viewer,
  language: Language,
  edition: string | null,
  subroutine: readonly Clause[] | null = null,
): Spoken | null {
  const { what, by, card, host, server, amount, cause, protects } = occurrence
  return language.log.happened[termIn(edition, what)]({
    by: by === null ? null : personFor(viewer, by),
    corp: personFor(viewer, 'corp'),
    runner: personFor(viewer, 'runner'),
    card: cardTold(card),
    host: host === null || host.title === null ? null : titled(host.title),
    isSeen: card !== null && card.title !== null,
    server: server === null ? null : serverNamed(server),
    protects,
    amount,
    kind: termIn(edition, occurrence.kind),
    zone: card?.before?.zone ?? null,
    isNobodys: card === null,
    isAdded: isAdded(occurrence),
    byCard: cause.card !== null,
    byRules: isOfRules(occurrence.kind),
    subroutine,
  })
}

/** For what something happened, or was paid. */
export function becauseOf(occurrence: SeenOccurrence, title: string | null): Because | null {
  if (title === null) return null
  const isSpent = occurrence.what === 'creditsSpent'
  return { card: titled(title), spentOn: isSpent ? (occurrence.kind === 'trace' ? 'trace' : 'card') : null }
}

/** A sentence of the log for one viewer; null for what is not worth a line. */
export const logLine = (occurrence: SeenOccurrence, viewer: Viewer, language: Language): string | null =>
  logLineIn(null, occurrence, viewer, language)

/** The same in the words of an older edition; null is the newest. */
export function logLineIn(
  edition: string | null,
  occurrence: SeenOccurrence,
  viewer: Viewer,
  language: Language,
): string | null {
  const statement = statementOf(occurrence, viewer, language, edition)
  if (statement === null) return null
  const because = becauseOf(occurrence, culpritOf(occurrence))
  return finished(
    language.log.sentence({ statement, because, prices: [], cards: [], effect: null }),
    language,
  )
}
