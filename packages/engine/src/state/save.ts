import type { CardState } from './cards.ts'
import { cloneGame } from './clone.ts'
import type { Game } from './game.ts'
import { newStamps, noCounters } from './game.ts'
import type { Before, Mention, Occurrence } from './occurrences.ts'
import type { Row, SavedGame } from './saved.ts'
import { format } from './saved.ts'

/**
 * A game as short text. The plain JSON of a game is as good, but names every field of every card; here what there
 * are many of are rows of values without names.
 */

/** Values that are as usual at the end of a row need not be written. */
function trimmed(row: readonly unknown[], usual: Row): Row {
  let length = row.length
  while (length > 0 && row[length - 1] === usual[length - 1]) length--
  return row.slice(0, length)
}

const usualCard: Row = [1, 'rnd', 'corp', 0, 0, 0, false, 0, null, null, noCounters, null, null, null, 0, 1]

const cardRow = (card: CardState): Row =>
  trimmed(
    [
      card.life,
      card.zone,
      card.owner,
      card.corpId,
      card.runnerId,
      card.publicId,
      card.faceup,
      card.activeSince,
      card.server,
      card.host,
      card.counters,
      card.loaded,
      card.conversion,
      card.asideFrom,
      card.flipped,
      card.back,
    ],
    usualCard,
  )

/** What a row says, or what is usual where it says nothing. */
const within = (row: Row, usual: Row, i: number): unknown => (i < row.length ? row : usual)[i]

function cardFrom(row: Row, card: number): CardState {
  const at = (i: number): unknown => within(row, usualCard, i)
  const counters = at(10)
  return {
    card,
    owner: at(2),
    life: at(0),
    zone: at(1),
    server: at(8),
    host: at(9),
    faceup: at(6),
    counters: isEmpty(counters) ? noCounters : counters,
    loaded: at(11),
    conversion: at(12),
    asideFrom: at(13),
    flipped: at(14),
    back: at(15),
    activeSince: at(7),
    corpId: at(3),
    runnerId: at(4),
    publicId: at(5),
  } as CardState
}

/** Most cards host none, and share one object that says so. */
const isEmpty = (counters: unknown): boolean => Object.keys(counters as object).length === 0

const mentionRow = (mention: Mention | null): Row | null =>
  mention === null
    ? null
    : [mention.card, mention.life, mention.corpId, mention.runnerId, mention.publicId, mention.seenBy]

function mentionFrom(row: Row | null): Mention | null {
  if (row === null) return null
  const [card, life, corpId, runnerId, publicId, seenBy] = row
  return { card, life, corpId, runnerId, publicId, seenBy } as Mention
}

const usualOccurrence: Row = [0, '', '', null, null, null, 0, null, null, null, null]

const occurrenceRow = (o: Occurrence): Row =>
  trimmed(
    [
      o.nth,
      o.what,
      o.cause.path,
      o.by,
      mentionRow(o.card),
      mentionRow(o.cause.card),
      o.amount,
      o.server,
      o.kind,
      o.before === null ? null : { ...o.before, mention: mentionRow(o.before.mention) },
      mentionRow(o.host),
    ],
    usualOccurrence,
  )

function occurrenceFrom(row: Row): Occurrence {
  const at = (i: number): unknown => within(row, usualOccurrence, i)
  const earlier = at(9) as (Omit<Before, 'mention'> & { readonly mention: Row }) | null
  return {
    nth: at(0),
    what: at(1),
    by: at(3),
    card: mentionFrom(at(4) as Row | null),
    server: at(7),
    amount: at(6),
    kind: at(8),
    before: earlier === null ? null : { ...earlier, mention: mentionFrom(earlier.mention) },
    host: mentionFrom(at(10) as Row | null),
    cause: { card: mentionFrom(at(5) as Row | null), path: at(2) },
  } as Occurrence
}

/** What a game in memory need not note: its definitions stay what they are. */
const noParts: SavedGame['parts'] = {}

/**
 * The game as text for the memory of the process that plays it. It is neither checked nor sealed, as nobody else can have
 * changed it.
 */
export const packGame = (game: Game, parts = noParts): string =>
  JSON.stringify({
    format,
    parts,
    ...game,
    stamps: undefined,
    cards: game.cards.map(cardRow),
    happened: game.happened.map(occurrenceRow),
    occurred: game.occurred.map(occurrenceRow),
    thisTurn: game.thisTurn.map(occurrenceRow),
    lastTurn: game.lastTurn.map(occurrenceRow),
  })

/** The game that `packGame` of this process wrote. A text from anywhere else is for `loadGame`. */
export const unpackGame = (packed: string): Game => gameFrom(JSON.parse(packed) as SavedGame)

/** The game in a record of the right shape. Whether its cards are known, its reader must ask. */
export function gameFrom(saved: SavedGame): Game {
  const { parts: _parts, cards, happened, occurred, thisTurn, lastTurn, ...rest } = saved
  // A copy has the objects the engine itself makes, which it is fast with.
  return cloneGame({
    ...rest,
    stamps: newStamps(),
    cards: cards.map(cardFrom),
    happened: happened.map(occurrenceFrom),
    occurred: occurred.map(occurrenceFrom),
    thisTurn: thisTurn.map(occurrenceFrom),
    lastTurn: lastTurn.map(occurrenceFrom),
  })
}
