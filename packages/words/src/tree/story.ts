import type { CardName, SeenOccurrence, Viewer, What } from '@paydata/engine/language'
import { cardDefined, editionOfCards } from '@paydata/engine/language'
import type { Clause } from './clauses.ts'
import { sayingOf } from './effect-text.ts'
import type { Language, Price, Saying } from './language.ts'
import { finished } from './language.ts'
import { becauseOf, culpritOf, isAdded, isOfRules, logLine, logLineIn, statementOf } from './log.ts'
import { titled } from './view-things.ts'

/** A sentence of the log; what a card made happen stands one step deeper than what players did. */
export interface LogSentence {
  readonly text: string
  readonly depth: 0 | 1
}

/** Who reads, and the version of the cards that the game is played with. */
export interface Reader {
  readonly viewer: Viewer
  readonly definitions: string
}

/** What a price that was just paid may have been for. */
const deeds: ReadonlySet<What> = new Set<What>([
  'installed',
  'played',
  'rezzed',
  'advanced',
  'abilityUsed',
  'runBegan',
  'creditsGained',
  'drawn',
  'purged',
  'tagsRemoved',
  'stolen',
  'scored',
  'trashed',
])

export const isPayment = ({ what }: SeenOccurrence): boolean =>
  what === 'clicksSpent' || what === 'creditsSpent'

/** Done by what the rules let players do, not by a card. */
const isBasic = ({ cause }: SeenOccurrence): boolean => cause.card === null || isOfRules(cause.path)

/** Cards are trashed for credits; those trashed for a click alone make room for another. */
function isPaidWith(paid: readonly SeenOccurrence[], each: SeenOccurrence): boolean {
  const { what, by, cause, card } = each
  const [first] = paid
  if (first === undefined || !deeds.has(what) || (by !== null && by !== first.by)) return false
  if (what === 'abilityUsed') return card !== null
  if (what === 'creditsGained' || what === 'drawn') return cause.card === null
  if (what !== 'trashed') return true
  return by !== null && isBasic(each) && paid.some(other => other.what === 'creditsSpent')
}

/** Clicks stand before credits, as on cards. */
const pricesOf = (paid: readonly SeenOccurrence[]): readonly Price[] => [
  ...paid.flatMap(({ what, amount }) => (what === 'clicksSpent' ? [{ clicks: amount }] : [])),
  ...paid.flatMap(({ what, amount }) => (what === 'creditsSpent' ? [{ credits: amount }] : [])),
]

/** The subroutine an occurrence is about. */
function subroutineOf(
  { what, card, kind }: SeenOccurrence,
  { definitions }: Reader,
): readonly Clause[] | null {
  const definition = card?.definition ?? null
  const isOne = what === 'subroutineBroken' || what === 'subroutineResolved'
  if (!isOne || definition === null || kind === null) return null
  const abilities = cardDefined(definitions, definition)?.abilities ?? []
  const subroutines = abilities.flatMap(({ form }, index) => (form === 'subroutine' ? [index] : []))
  const index = subroutines[Number(kind)]
  const saying = index === undefined ? null : sayingOf(definitions, `${definition}/${index}/does`)
  return saying !== null && 'sentences' in saying ? saying.sentences : null
}

/** What an ability does whose effect nothing else tells. */
function effectOf(
  used: SeenOccurrence,
  rest: readonly SeenOccurrence[],
  reader: Reader,
  language: Language,
): Saying | null {
  const { card, kind } = used
  if (card === null || kind === null || !kind.includes('/')) return null
  // What comes of another use is not told of this one.
  const next = rest.find(
    each =>
      each.what === 'abilityUsed' ||
      (each.cause.card?.definition === card.definition && logLine(each, reader.viewer, language) !== null),
  )
  if (next !== undefined && next.what !== 'abilityUsed') return null
  return sayingOf(reader.definitions, `${kind}/does`)
}

/** The cards of a draw, as they reach the hand. */
const drawnBy = (
  { by, amount }: SeenOccurrence,
  next: readonly SeenOccurrence[],
): readonly SeenOccurrence[] => next.filter(each => isAdded(each) && each.by === by).slice(0, amount)

/** What happened by one answer, told in sentences: prices with what they were paid for, a draw with its cards. */
export function logSentences(
  occurrences: readonly SeenOccurrence[],
  reader: Reader,
  language: Language,
): readonly LogSentence[] {
  const { viewer } = reader
  const edition = editionOfCards(reader.definitions)
  const told: LogSentence[] = []
  let paid: SeenOccurrence[] = []
  let deed: string | null = null
  /** The card to which the last sentence was laid. */
  let last: CardName = null
  const withDraws = new Set<SeenOccurrence>()
  const paidAlone = () => {
    for (const each of paid) {
      const text = logLineIn(edition, each, viewer, language)
      if (text !== null) told.push({ text, depth: 0 })
    }
    paid = []
  }
  for (const [i, each] of occurrences.entries()) {
    const { what, card } = each
    const before = occurrences[i - 1]
    const next = occurrences.slice(i + 1)
    if (isPayment(each)) {
      if (paid.some(other => other.by !== each.by)) paidAlone()
      if (each.amount > 0) paid.push(each)
      continue
    }
    // What was paid for nothing is not to be taken for the price of what comes next.
    if (what === 'actionFinished') paidAlone()
    // Told with the draw, with the payment and with the run's result.
    if (withDraws.has(each)) continue
    if (what === 'countersRemoved' && each.kind === 'credit') continue
    if (what === 'runEnded' && before?.what === 'runUnsuccessful') continue
    const statement = statementOf(each, viewer, language, edition, subroutineOf(each, reader))
    if (statement === null) continue
    const prices = isPaidWith(paid, each) ? pricesOf(paid) : []
    if (prices.length > 0) paid = []
    const culprit = culpritOf(each)
    const cause = each.cause.card?.id ?? null
    const isTold = culprit === null || culprit === deed || (cause !== null && cause === last)
    const drawn = what === 'drawn' ? drawnBy(each, next) : []
    for (const other of drawn) withDraws.add(other)
    told.push({
      text: finished(
        language.log.sentence({
          statement,
          because: isTold ? null : becauseOf(each, culprit),
          prices,
          cards: drawn.flatMap(other => (other.card?.title == null ? [] : [titled(other.card.title)])),
          effect: what === 'abilityUsed' ? effectOf(each, next, reader, language) : null,
        }),
        language,
      ),
      depth: isBasic(each) || what === 'abilityUsed' ? 0 : 1,
    })
    if (what === 'played' || what === 'abilityUsed') deed = card?.title ?? null
    if (isBasic(each)) last = what === 'subroutineResolved' && card !== null ? card.id : null
    else if (culprit !== null) last = cause
  }
  paidAlone()
  return told
}
