import { readingOf } from '../../language/definitions.ts'
import type { Condition, Since, Test } from '../../language/expressions.ts'
import type { Pattern } from '../../language/patterns.ts'
import { speaksOf } from '../../language/patterns.ts'
import { at, never } from '../../state/bug.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref, ServerId, Zone } from '../../state/names.ts'
import type { Mention, Occurrence, What } from '../../state/occurrences.ts'
import { breachOf, cardAt, encounterOf, runOf } from './look.ts'
import { isServerAmong, refTo, whoIs } from './references.ts'

/** Whether an occurrence is of the kind a text speaks of; `record` is the turn it belongs to. */
export function matches(
  game: Game,
  occurrence: Occurrence,
  pattern: Pattern,
  scope: Scope,
  record: readonly Occurrence[] = game.thisTurn,
): boolean {
  if (!speaksOf(pattern, occurrence.what)) return false
  if (pattern.by !== undefined && occurrence.by !== whoIs(pattern.by, scope)) return false
  if (pattern.kind !== undefined && !isOfKind(occurrence, pattern.kind)) return false
  if (pattern.server !== undefined && !isServerAmong(game, serverOf(occurrence), pattern.server, scope))
    return false
  if (
    pattern.serverOrRoot !== undefined &&
    !isServerAmong(game, leftServer(occurrence), pattern.serverOrRoot, scope)
  )
    return false
  // CR 10.11.5: a server is the mark only from that moment on.
  if (pattern.server === 'mark' && record.findIndex(isMarking) > occurrence.nth) return false
  if (pattern.because === 'self' && occurrence.cause.card?.card !== scope.source?.card) return false
  if (typeof pattern.because === 'object' && !isCausedBy(game, occurrence, pattern.because, scope))
    return false
  if (pattern.because === 'basicAction' && !occurrence.cause.path.startsWith('basic/')) return false
  if (pattern.from !== undefined && !cameFrom(occurrence, pattern.from)) return false
  if (pattern.subroutine !== undefined && !isPrintedKey(occurrence.kind)) return false
  if (pattern.during !== undefined && !isInRun(record, occurrence)) return false
  if (pattern.spending !== undefined && tookCredits(record, occurrence)) return false
  if (pattern.card === undefined) return true
  const mention = occurrence.what === 'actionFinished' ? cardOfAction(record, occurrence) : occurrence.card
  if (mention === null) return false
  if (typeof pattern.card === 'object' && !('the' in pattern.card))
    return passedAllThen(game, occurrence, cardAt(game, mention.card), pattern.card, scope)
  if (pattern.card === 'accessed' || pattern.card === 'encountered')
    return wasMetThen(record, occurrence, mention, met[pattern.card])
  const ref = refTo(game, pattern.card, scope)
  // What happened to the card moved it: its object then is the one before or after (CR 9.1.8g).
  if (ref === undefined || ref.card !== mention.card) return false
  return ref.life === mention.life || ref.life === (occurrence.before?.mention.life ?? mention.life)
}

/** Ice that the Runner passes after fully breaking it is passed after an encounter as well (CR 6.1.3e, f). */
const isOfKind = ({ what, kind }: Occurrence, asked: string): boolean =>
  kind === asked || (what === 'icePassed' && asked === 'encountered' && kind === 'fullyBroken')

const passedAllThen = (
  game: Game,
  occurrence: Occurrence,
  card: CardState,
  tests: readonly Test[],
  scope: Scope,
): boolean =>
  tests.every(
    test => passedThen(game, occurrence, test, scope) ?? readingOf(game).passesAll(game, card, [test], scope),
  )

/**
 * What the record itself tells of the card of that moment: the strength of ice as a subroutine was broken, where it was
 * passed, that what was trashed had been installed, or what had happened to an agenda before it moved to a score area as
 * another object (CR 1.12.1).
 */
function passedThen(game: Game, occurrence: Occurrence, test: Test, scope: Scope): boolean | undefined {
  const { what, amount, before } = occurrence
  if (test.is === 'not') {
    const passed = passedThen(game, occurrence, test.test, scope)
    return passed === undefined ? undefined : !passed
  }
  if (test.is === 'met' && before !== null) return hasMet(game, before.mention, test, scope)
  if (what === 'trashed' && test.is === 'installed' && before !== null) return before.installed
  if (what === 'actionTaken' && test.is === 'installed' && wentToPay(game, occurrence)) return true
  if (what === 'subroutineBroken' && test.is === 'strength') return amount <= test.atMost
  return what === 'icePassed' && test.is === 'outermost' ? amount === 0 : undefined
}

/** What was trashed or moved to pay for its own action was installed until then. */
const wentToPay = (game: Game, { card }: Occurrence): boolean =>
  card !== null &&
  game.thisTurn.some(each => each.before?.installed === true && each.card !== null && isSame(each.card, card))

/** Agendas are scored and stolen from the root of a server or from nowhere: HQ is not in the root of HQ (CR 4.6.6e). */
const serverOf = ({ what, server, before }: Occurrence): ServerId | null =>
  what === 'stolen' && before !== null ? before.server : server

/** A card of HQ, R&D or Archives leaves that server, though not its root. */
function leftServer(occurrence: Occurrence): ServerId | null {
  const { before } = occurrence
  const zone = before === null ? null : (before.asideFrom ?? before.zone)
  const central = zone === 'hq' || zone === 'rnd' || zone === 'archives' ? zone : null
  return serverOf(occurrence) ?? central
}

function isCausedBy(game: Game, { cause }: Occurrence, tests: readonly Test[], scope: Scope): boolean {
  return cause.card !== null && readingOf(game).passesAll(game, cardAt(game, cause.card.card), tests, scope)
}

/** Whether credits were spent to install a card, since it was placed for that (CR 8.5.16). */
function tookCredits(record: readonly Occurrence[], { nth, card }: Occurrence): boolean {
  if (card === null) return false
  for (let i = nth - 1; i >= 0; i--) {
    const { what, kind, card: placed, cause } = at(record, i)
    if (what === 'placed' && placed !== null && isSame(placed, card)) return false
    if (what === 'creditsSpent' && kind === 'install' && cause.card !== null && isSame(cause.card, card))
      return true
  }
  return false
}

/** What is printed on a card is called by its place there, and what it has gained by who gives it. */
const isPrintedKey = (key: string | null): boolean => key !== null && /^\d+$/.test(key)

/** Whether it happened while there was a run (CR 6.1.1). */
function isInRun(record: readonly Occurrence[], { nth }: Occurrence): boolean {
  for (let i = nth - 1; i >= 0; i--) {
    const { what } = at(record, i)
    if (what === 'runEnded') return false
    if (what === 'runBegan') return true
  }
  return false
}

/** The action that has just been finished, as it was taken. */
const actionOf = (record: readonly Occurrence[], { nth }: Occurrence): Occurrence | undefined =>
  record.slice(0, nth).findLast(({ what }) => what === 'actionTaken')

const cardOfAction = (record: readonly Occurrence[], finished: Occurrence): Mention | null =>
  actionOf(record, finished)?.card ?? null

/** How often the action that was finished has been taken this turn: a basic one, or one of that very card (CR 5.2.5a). */
export function timesTaken(game: Game, finished: Occurrence | undefined): number {
  const action = finished && actionOf(game.thisTurn, finished)
  if (action === undefined) return 0
  return game.thisTurn.filter(
    ({ what, by, kind, card }) =>
      what === 'actionTaken' &&
      by === action.by &&
      kind === action.kind &&
      (card === null || action.card === null || isSame(card, action.card)),
  ).length
}

/** Whether as many have happened, the last of them to that card where one is named. */
export function isNth(game: Game, { nth, pattern, since, card }: Nth, scope: Scope): boolean {
  if (card === undefined) return occurrencesSince(game, pattern, since, scope) === nth
  const ref = refTo(game, card, scope)
  const met = occurrencesOf(game, pattern, since, scope)[nth - 1]?.card
  return ref !== undefined && met != null && isSame(met, ref)
}
type Nth = Extract<Condition, { if: 'nth' }>

const isMarking = ({ what }: Occurrence): boolean => what === 'markIdentified'

const met = {
  accessed: { begins: 'accessed', ends: 'accessEnded' },
  encountered: { begins: 'iceEncountered', ends: 'encounterEnded' },
} as const satisfies Record<string, { readonly begins: What; readonly ends: What }>

/** "The card you are accessing" is the one of that moment, also when it is told of later (CR 9.3.2b). */
function wasMetThen(
  record: readonly Occurrence[],
  { nth, before }: Occurrence,
  mention: Ref,
  { begins, ends }: (typeof met)[keyof typeof met],
): boolean {
  for (let i = nth - 1; i >= 0; i--) {
    const earlier = record[i]
    if (earlier?.card?.card !== mention.card) continue
    if (earlier.what === ends) return false
    if (earlier.what === begins) return earlier.card.life === (before?.mention.life ?? mention.life)
  }
  return false
}

/** A set-aside card comes from where it was before, for all who do not speak of set-aside cards (CR 4.8.3). */
function cameFrom({ what, kind, before }: Occurrence, zones: readonly Zone[]): boolean {
  // What came by a way of several steps, and what is looked at where it is, tell it themselves.
  if (what === 'installed' || what === 'played' || what === 'accessed')
    return zones.some(zone => zone === kind)
  if (before === null) return false
  return zones.includes(before.zone) || zones.includes(before.asideFrom ?? before.zone)
}

function recordSince(
  game: Game,
  since: Since,
  scope: Scope,
): { readonly list: readonly Occurrence[]; readonly from: number; readonly to?: number } {
  switch (since) {
    case 'thisTurn':
      return { list: game.thisTurn, from: 0 }
    case 'lastTurn':
      return { list: game.lastTurn, from: 0 }
    case 'thisRun':
      return { list: game.thisTurn, ...ofRun(game, scope) }
    case 'thisEncounter':
      return { list: game.thisTurn, from: encounterBegan(game, momentOf(game, scope)) }
    case 'thisBreach':
      return { list: game.thisTurn, from: breachOf(game)?.vars.since ?? game.thisTurn.length }
    default:
      return never(since)
  }
}

/** What met the condition, or what an ability that has been triggered looks back on. */
export const momentOf = (game: Game, { event, vars }: Scope): Occurrence | undefined =>
  event ?? (typeof vars.thatMoment === 'number' ? game.thisTurn[vars.thatMoment] : undefined)

/** When an encounter has just ended, or its ice was passed, "that encounter" is the one that met the condition. */
function encounterBegan(game: Game, event: Occurrence | undefined): number {
  if (event?.what !== 'encounterEnded' && event?.what !== 'icePassed')
    return encounterOf(game)?.vars.since ?? game.thisTurn.length
  for (let i = event.nth; i >= 0; i--) {
    const earlier = game.thisTurn[i]
    if (earlier?.what === 'iceEncountered' && earlier.card?.card === event.card?.card) return i
  }
  return game.thisTurn.length
}

/** "That run" is the one whose success or end met the condition, though it may be over and another made since. */
function ofRun(game: Game, { event, vars }: Scope): { readonly from: number; readonly to?: number } {
  const isOfRun = event?.what === 'runEnded' || event?.what === 'runSuccessful'
  const until = isOfRun ? event.nth : vars.thatRun
  if (typeof until === 'number') return { from: lastRunBegan(game, until), to: until + 1 }
  return { from: runOf(game)?.vars.since ?? lastRunBegan(game) }
}

function lastRunBegan(game: Game, before = game.thisTurn.length): number {
  for (let i = before - 1; i >= 0; i--) if (game.thisTurn[i]?.what === 'runAnnounced') return i
  return game.thisTurn.length
}

export function occurrencesOf(game: Game, pattern: Pattern, since: Since, scope: Scope): Occurrence[] {
  const { list, from, to = list.length } = recordSince(game, since, scope)
  return list.slice(from, to).filter(each => matches(game, each, pattern, scope, list))
}

/** How many there are of them, counted without a list: texts ask for it often. */
export function occurrencesSince(game: Game, pattern: Pattern, since: Since, scope: Scope): number {
  const { list, from, to = list.length } = recordSince(game, since, scope)
  let count = 0
  for (let i = from; i < to; i++) if (matches(game, list[i] as Occurrence, pattern, scope, list)) count++
  return count
}

export function hasHappened(game: Game, pattern: Pattern, since: Since, scope: Scope): boolean {
  const { list, from, to = list.length } = recordSince(game, since, scope)
  for (let i = from; i < to; i++) if (matches(game, list[i] as Occurrence, pattern, scope, list)) return true
  return false
}

/** Whether it happened to the object that the card is now (CR 1.12.2). */
export function hasMet(
  game: Game,
  card: Ref,
  { what, by, since }: Extract<Test, { is: 'met' }>,
  scope: Scope,
): boolean {
  const { list, from, to = list.length } = recordSince(game, since, scope)
  for (let i = from; i < to; i++) {
    const { what: happened, by: doer, card: mention } = list[i] as Occurrence
    if (happened !== what || mention === null || !isSame(mention, card)) continue
    if (by === undefined || doer === whoIs(by, scope)) return true
  }
  return false
}
