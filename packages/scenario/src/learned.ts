import { accessOf, cardAt } from '@paydata/engine/inside/queries/facts/look'
import type { CardState } from '@paydata/engine/inside/state/cards'
import type { Frame } from '@paydata/engine/inside/state/frames'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Viewer } from '@paydata/engine/inside/state/names'
import type { Mention } from '@paydata/engine/inside/state/occurrences'
import { sees } from '@paydata/engine/inside/view/names'

export type Watcher = Exclude<Viewer, 'all'>

const bits: Readonly<Record<Watcher, number>> = { corp: 1, runner: 2, spectator: 4 }

/** Whether a viewer saw the face of a card that is spoken of. */
export const saw = (viewer: Watcher, mention: Mention | null | undefined): boolean =>
  mention !== null && mention !== undefined && (mention.seenBy & bits[viewer]) !== 0

/** Where a card that has come into sight lies, as far as the place tells something. */
function placeOf(game: Game, { card, zone, server }: CardState): string {
  const isListed = zone !== 'root' && zone !== 'ice'
  return `${zone} ${server ?? ''} ${isListed ? game.zones[zone].indexOf(card) : ''}`
}

/** The faces a viewer has come to see by the answer between two states of a game, also those seen for a moment only. */
export function learned(before: Game, after: Game, viewer: Watcher): string {
  const isNew = (n: number): boolean => !sees(before, viewer, cardAt(before, n))
  const shown = after.occurred.flatMap(({ card, before: was }) =>
    card !== null && isNew(card.card) && (saw(viewer, card) || saw(viewer, was?.mention))
      ? [after.titles[card.card]]
      : [],
  )
  const seen = after.cards
    .filter(card => isNew(card.card) && sees(after, viewer, card))
    .map(card => `${after.titles[card.card]} in ${placeOf(after, card)}`)
  const through = lookedThrough(after, viewer).map(card => after.titles[card])
  const bids = after.occurred.flatMap(({ what, amount }) => (what === 'bidsRevealed' ? [amount] : []))
  // An agenda is about to be shown when the Runner is asked to steal it (CR 7.1.6).
  const steals = after.waiting.some(({ asks }) => asks === 'steal')
  return JSON.stringify([
    shown,
    seen.sort(),
    through,
    abilitiesOfAccessed(after),
    bids,
    steals,
    priced(after),
    tolled(before, after),
    placed(before, after),
    paying(after),
  ])
}

/** What the accessed card does: that is done before everybody, also by a card that is not revealed (CR 9.1.8a). */
function abilitiesOfAccessed(game: Game): unknown[] {
  const accessed = game.occurred.flatMap(({ what, card }) =>
    what === 'accessed' && card !== null ? [card.card] : [],
  )
  const now = accessOf(game)?.vars.card.card
  return game.occurred.flatMap(({ what, card, kind }) => {
    const isOfIt = card !== null && (card.card === now || accessed.includes(card.card))
    return isOfIt && (what === 'abilityTriggered' || what === 'abilityUsed') ? [kind] : []
  })
}

/**
 * What is about to be paid for is announced: of cards of the Corp only ice costs something to install (CR 3.4.6), and an
 * ability that interrupts because it is a program shows that it is one (CR 9.9.6c).
 */
const priced = ({ frames }: Game): unknown[] =>
  frames.flatMap(frame => {
    if (frame.kind !== 'window') return pricesIn(frame)
    if (frame.of !== 'interrupt') return []
    const imminent = frames[frame.imminent]
    return imminent !== undefined && pricesIn(imminent).length > 0
      ? frame.pending.map(({ ability }) => ability)
      : []
  })

const pricesIn = (frame: Frame): unknown[] =>
  frame.kind === 'window'
    ? []
    : frame.expects.flatMap(({ effect, kind, by, amount }) =>
        effect === 'price' ? [[kind, by, amount]] : [],
      )

/** How far a card is paid for that is to be rezzed: all of it is paid before everybody, and then it is turned (CR 8.1.2e). */
function paying({ frames }: Game): unknown[] {
  const rez = frames.findIndex(frame => frame.kind === 'procedure' && frame.of === 'rez')
  return rez === -1
    ? []
    : frames.slice(rez + 1).map(frame => (frame.kind === 'procedure' ? [frame.of, frame.step] : frame.kind))
}

/**
 * Whether the candidate that was chosen costs something to access, which is asked before everybody, and whether it was
 * accessed after all (CR 1.16.10; 7.4.3, example 2).
 */
const tolled = (before: Game, after: Game): unknown[] =>
  before.waiting.some(({ asks }) => asks === 'candidate')
    ? [
        after.frames.some(frame => frame.kind === 'procedure' && frame.of === 'payToAccess'),
        after.occurred.some(({ what }) => what === 'accessed'),
      ]
    : []

/**
 * Whether the card that was chosen has a place where it is to be installed: its owner is asked for the server only then, and
 * otherwise nothing comes into play, which everybody sees (CR 8.5.14).
 */
const placed = (before: Game, after: Game): boolean =>
  before.waiting.some(({ asks }) => asks === 'choose') && after.waiting.some(({ asks }) => asks === 'server')

/** Cards of a deck that a viewer is looking through to search or arrange it (CR 8.3.3, 8.7.2). */
export const lookedThrough = (game: Game, viewer: Watcher): number[] =>
  game.waiting.flatMap(question =>
    question.for === viewer &&
    question.form === 'choose' &&
    (question.asks === 'search' || question.asks === 'arrange')
      ? question.options.flatMap(({ card }) => (card === undefined ? [] : [card.card]))
      : [],
  )
