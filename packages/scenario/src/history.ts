import { mentionOf } from '@paydata/engine/inside/changes/happen'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import type { Occurrence, What } from '@paydata/engine/inside/state/occurrences'
import { english } from '@paydata/words/english'
import { checkAmount, checkKeys, checkRecord, checkSide, checkText, checkWord } from './checking.ts'
import { isTitled } from './finding.ts'
import { anyServerCalled, serverIn } from './labels.ts'
import { refuse } from './refusing.ts'

/** Something that has happened before the position, this turn or last turn. */
export interface Past {
  readonly what: What
  readonly by?: Side
  /** The title of the card it happened to. */
  readonly card?: string
  readonly server?: string
  readonly amount?: number
  readonly kind?: string
  readonly turn?: 'this' | 'last'
}

/** The Runner made a successful run on this server. */
export const successfulRun = (server: string): Past[] => [
  { what: 'runAnnounced', by: 'runner', server: anyServerCalled(server) },
  { what: 'runBegan', by: 'runner', server },
  { what: 'runSuccessful', by: 'runner', server },
  { what: 'runEnded', by: 'runner', server, kind: 'successful' },
]

/** The Runner made a run on this server that was not successful. */
export const unsuccessfulRun = (server: string): Past[] => [
  { what: 'runAnnounced', by: 'runner', server: anyServerCalled(server) },
  { what: 'runBegan', by: 'runner', server },
  { what: 'runUnsuccessful', by: 'runner', server },
  { what: 'runEnded', by: 'runner', server },
]

/** Anything else that can happen, such as `happened('scored', { card: 'Hostile Takeover' })`. */
export const happened = (what: What, more: Omit<Past, 'what'> = {}): Past => ({ what, ...more })

/** The same, but in the turn before. */
export function lastTurn(...past: readonly (Past | readonly Past[])[]): Past[] {
  for (const each of past.flat()) checkPast(each)
  return past.flat().map(each => ({ ...each, turn: 'last' }))
}

const pastKeys: Readonly<Record<keyof Past, true>> = {
  what: true,
  by: true,
  card: true,
  server: true,
  amount: true,
  kind: true,
  turn: true,
}

/** What a history says must be something that can happen; where and to which card, its position knows. */
export function checkPast(past: Past): void {
  checkRecord(past, 'what happened', "successfulRun('HQ') or happened('scored', { card: '…' })")
  checkKeys(past, pastKeys, 'nothing that is said of what happened. It may be')
  checkWord(past.what, Object.keys(english.log.happened))
  if (past.by !== undefined) checkSide(past.by)
  if (past.card !== undefined) checkText('the card it happened to', past.card)
  if (past.server !== undefined) checkText('the server where it happened', past.server)
  if (past.amount !== undefined) checkAmount('what happened', past.amount)
  if (past.kind !== undefined) checkText('the kind of what happened', past.kind)
  if (past.turn !== undefined) checkWord(past.turn, ['this', 'last'])
}

export function remember(game: Game, past: readonly Past[]): void {
  for (const each of past) {
    const record = each.turn === 'last' ? game.lastTurn : game.thisTurn
    record.push(occurrenceOf(game, each, record.length))
  }
}

function occurrenceOf(game: Game, past: Past, nth: number): Occurrence {
  const { card: title } = past
  const card =
    title === undefined
      ? undefined
      : (game.cards.find(each => isTitled(game, each, title)) ??
        refuse(`The history speaks of ${title}, but no card of the position is called so.`))
  return {
    nth,
    what: past.what,
    by: past.by ?? card?.owner ?? null,
    card: card === undefined ? null : mentionOf(game, card),
    server: past.server === undefined ? null : serverIn(game, past.server),
    amount: past.amount ?? 0,
    kind: past.kind ?? null,
    before: null,
    host: null,
    cause: { card: null, path: '' },
  }
}
