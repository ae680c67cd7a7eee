import type { CardState } from './cards.ts'
import { cloneGame } from './clone.ts'
import type { Game } from './game.ts'
import { newStamps, noCounters } from './game.ts'
import type { Before, Cause, Mention, Occurrence } from './occurrences.ts'
import type { Row, SavedGame } from './saved.ts'
import { format } from './saved.ts'
import { sealed } from './seal.ts'
import { checkGame } from './shape.ts'

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

const usualCard: Row = [1, 'rnd', 'corp', 0, 0, 0, false, 0, null, null, noCounters, null, null, null]

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
    ],
    usualCard,
  )

function cardFrom(row: Row, card: number): CardState {
  const full = usualCard.map((usual, i) => (i < row.length ? row[i] : usual))
  const [
    life,
    zone,
    owner,
    corpId,
    runnerId,
    publicId,
    faceup,
    activeSince,
    server,
    host,
    counters,
    loaded,
    conversion,
    asideFrom,
  ] = full
  return {
    card,
    owner,
    life,
    zone,
    server,
    host,
    faceup,
    counters: isEmpty(counters) ? noCounters : counters,
    loaded,
    conversion,
    asideFrom,
    activeSince,
    corpId,
    runnerId,
    publicId,
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
  const full = usualOccurrence.map((usual, i) => (i < row.length ? row[i] : usual))
  const [nth, what, path, by, card, because, amount, server, kind, before, host] = full
  const cause = { card: mentionFrom(because as Row | null), path } as Cause
  const earlier = before as (Omit<Before, 'mention'> & { readonly mention: Row }) | null
  return {
    nth,
    what,
    by,
    card: mentionFrom(card as Row | null),
    server,
    amount,
    kind,
    before: earlier === null ? null : { ...earlier, mention: mentionFrom(earlier.mention) },
    host: mentionFrom(host as Row | null),
    cause,
  } as Occurrence
}

/** The game as text, for a file or a database. */
export function saveGame(game: Game): string {
  checkGame(game)
  const text = JSON.stringify({
    format,
    ...game,
    stamps: undefined,
    cards: game.cards.map(cardRow),
    happened: game.happened.map(occurrenceRow),
    occurred: game.occurred.map(occurrenceRow),
    thisTurn: game.thisTurn.map(occurrenceRow),
    lastTurn: game.lastTurn.map(occurrenceRow),
  })
  return sealed(text)
}

/** The game in a record of the right shape. Whether its cards are known, its reader must ask. */
export function gameFrom(saved: SavedGame): Game {
  const { cards, happened, occurred, thisTurn, lastTurn, ...rest } = saved
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
