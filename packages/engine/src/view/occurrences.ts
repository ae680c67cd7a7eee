import type { SeenCard, SeenOccurrence } from '../fields/types.ts'
import type { Printed } from '../language/abilities.ts'
import { definitionOf } from '../language/definitions.ts'
import type { Game } from '../state/game.ts'
import type { Viewer } from '../state/names.ts'
import type { Cause, Mention, Occurrence, What } from '../state/occurrences.ts'
import { definitionFor, nameFor } from './names.ts'
import { checkViewer } from './viewer.ts'

const bits: Readonly<Record<Viewer, number>> = { corp: 1, runner: 2, spectator: 4, all: 7 }

/** Whether the viewer saw the face of a card at the time it is spoken of. */
export const saw = (viewer: Viewer, mention: Mention | null | undefined): boolean =>
  mention !== null && mention !== undefined && (viewer === 'all' || (mention.seenBy & bits[viewer]) !== 0)

/** The title of the face that is up, or of the one on which an ability stands (CR 3.1.1a). */
export function titleOf(game: Game, card: { readonly card: number }, ability: string | null = null): string {
  const { printed, abilities, is } = definitionOf(game, card)
  if (printed.faces === undefined) return printed.title
  const [name, nth] = (ability ?? '').split('/')
  const up = game.cards[card.card]?.flipped ?? 0
  return titleOfFace(printed, name === is ? (abilities[Number(nth)]?.face ?? 0) : up)
}

const titleOfFace = ({ title, faces }: Printed, face: number): string => faces?.[face - 1]?.title ?? title

/** Who flips a card tells which face is up now. */
const titleIn = (game: Game, { what, amount, kind }: Occurrence, card: Mention): string =>
  what === 'flipped'
    ? titleOfFace(definitionOf(game, card).printed, amount)
    : titleOf(game, card, namesAbility.has(what) ? kind : null)

function seenCard(game: Game, viewer: Viewer, occurrence: Occurrence): SeenCard | null {
  const { card, before } = occurrence
  if (card === null) return null
  const isSeen = saw(viewer, card) || saw(viewer, before?.mention)
  return {
    id: nameFor(viewer, card),
    definition: isSeen ? definitionFor(game, card) : null,
    title: isSeen ? titleIn(game, occurrence, card) : null,
    before:
      before === null
        ? null
        : { id: nameFor(viewer, before.mention), zone: before.zone, server: before.server },
  }
}

/** Occurrences whose kind names an ability; the viewer must know the card to know it. */
export const namesAbility: ReadonlySet<What> = new Set<What>([
  'abilityUsed',
  'abilityTriggered',
  'actionTaken',
])

/** Where a revealed card is, as long as it is the same object: it was revealed there (CR 1.12.1). */
function zoneOfRevealed(game: Game, viewer: Viewer, card: Mention | null): string | null {
  const now = card && saw(viewer, card) ? game.cards[card.card] : undefined
  return now !== undefined && now.life === card?.life ? now.zone : null
}

function kindFor(game: Game, viewer: Viewer, { what, kind, card }: Occurrence): string | null {
  if (what === 'revealed') return zoneOfRevealed(game, viewer, card)
  if (kind === null || (namesAbility.has(what) && card !== null && !saw(viewer, card))) return null
  // The key of a gained subroutine goes on with the number of the card that grants it.
  const end = kind.indexOf('@')
  return end < 0 ? kind : kind.slice(0, end)
}

function mentionFor(
  game: Game,
  viewer: Viewer,
  mention: Mention | null,
  ability: string | null = null,
): SeenCard | null {
  if (mention === null) return null
  const isSeen = saw(viewer, mention)
  return {
    id: nameFor(viewer, mention),
    definition: isSeen ? definitionFor(game, mention) : null,
    title: isSeen ? titleOf(game, mention, ability) : null,
    before: null,
  }
}

const causeFor = (game: Game, viewer: Viewer, { card, path }: Cause): SeenOccurrence['cause'] => ({
  card: card === null ? null : mentionFor(game, viewer, card, path),
  path: card === null || saw(viewer, card) ? path : null,
})

/** Occurrences of installed cards. */
const ofInstalled: ReadonlySet<What> = new Set<What>([
  'installed',
  'advanced',
  'rezzed',
  'exposed',
  'derezzed',
  'countersPlaced',
  'countersRemoved',
  'chosen',
])

/** Ice is installed protecting a server, and nothing else is (CR 3.4.2). */
function protectsServer(game: Game, { what, card, host, server }: Occurrence): boolean {
  const installed = what === 'hosted' ? host : ofInstalled.has(what) ? card : null
  return installed !== null && server !== null && definitionOf(game, installed).printed.type === 'ice'
}

/** What has happened, since the last answer if nothing else is said, as far as a viewer knows of it. */
export function occurrencesFor(
  game: Game,
  viewer: Viewer,
  occurred: readonly Occurrence[] = game?.occurred,
): SeenOccurrence[] {
  checkViewer(game, viewer)
  return occurrencesOf(game, viewer, occurred)
}

/** The same for a known viewer. */
export function occurrencesOf(game: Game, viewer: Viewer, occurred: readonly Occurrence[]): SeenOccurrence[] {
  // That an effect has ended is seen in the view; some were never known to the viewer.
  const seen = occurred.filter(({ what }) => viewer === 'all' || what !== 'effectEnded')
  return seen.map(occurrence => ({
    what: occurrence.what,
    by: occurrence.by,
    card: seenCard(game, viewer, occurrence),
    server: occurrence.server,
    protects: protectsServer(game, occurrence),
    host: occurrence.host === null ? null : mentionFor(game, viewer, occurrence.host),
    amount: occurrence.amount,
    kind: kindFor(game, viewer, occurrence),
    cause: causeFor(game, viewer, occurrence.cause),
  }))
}
