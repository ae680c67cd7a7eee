import type { Side, Viewer } from '../state/names.ts'
import type { What } from '../state/occurrences.ts'
import type { SeenCard, SeenOccurrence } from '../view/types.ts'
import type { Catalogue } from './english/index.ts'
import { english } from './english/index.ts'
import type { Person } from './phrases.ts'
import { serverWords } from './view-words.ts'

const personFor = (viewer: Viewer, side: Side): Person => (viewer === side ? 'you' : side)

/** A card as the viewer knew it: its title, or where it lay. */
function cardTold(card: SeenCard | null, say: Catalogue): string {
  if (card === null) return say.labels.unknownCard
  if (card.title !== null) return card.title
  const server = card.before?.server ?? null
  if (server === null) return say.labels.unknownCard
  const where = serverWords(server, say)
  return card.before?.zone === 'ice' ? say.log.unrezzedIce(where) : say.labels.unknownIn(where)
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
  return title === null || title === card?.title ? null : title
}

/** Whether the rules let players do it, not a card (CR 5.6.2b, 7.1.5). */
export const isOfRules = (path: string | null): boolean => path !== null && /^(basic|access)\//.test(path)

/** A card that was drawn or found reaches the hand. */
export const isAdded = ({ what, card, kind }: SeenOccurrence): boolean =>
  what === 'moved' && card?.before?.zone === 'setAside' && (kind === 'hq' || kind === 'grip')

/** What happened, as a statement without its full stop; null for what is not worth one. */
export function statementOf(occurrence: SeenOccurrence, viewer: Viewer, say: Catalogue): string | null {
  const { what, by, card, host, server, amount, kind, cause, protects } = occurrence
  return say.log.happened[what]({
    by: by === null ? null : personFor(viewer, by),
    corp: personFor(viewer, 'corp'),
    runner: personFor(viewer, 'runner'),
    card: cardTold(card, say),
    host: host?.title ?? null,
    isSeen: card !== null && card.title !== null,
    server: server === null ? null : serverWords(server, say),
    protects,
    amount,
    kind,
    zone: card?.before?.zone ?? null,
    isNobodys: card === null,
    isAdded: isAdded(occurrence),
    byCard: cause.card !== null,
    byRules: isOfRules(kind),
  })
}

const isSpent = ({ what }: SeenOccurrence): boolean => what === 'creditsSpent'

/** A sentence of the log for one viewer; null for what is not worth a line. */
export function logLine(occurrence: SeenOccurrence, viewer: Viewer, say: Catalogue = english): string | null {
  const text = statementOf(occurrence, viewer, say)
  if (text === null) return null
  const because = culpritOf(occurrence)
  if (because === null) return say.whole(text)
  return say.whole(
    `${text} ${isSpent(occurrence) ? say.flow.payingFor(because, occurrence.kind) : say.flow.because(because)}`,
  )
}
