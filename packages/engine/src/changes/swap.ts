import { definitionOf } from '../language/definitions.ts'
import { isHostedIce, isInstalled, theServer } from '../queries/facts/look.ts'
import { mayReplace, refusalOfRoot } from '../queries/facts/places.ts'
import { canSee } from '../queries/facts/sight.ts'
import type { CardState, Position } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import { areRefs } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import { bindNames } from './bind-names.ts'
import { noteLeaving } from './following.ts'
import { happen } from './happen.ts'
import type { Destination } from './move.ts'
import { becomeActive, moveCard } from './move.ts'
import { approachWhatIsThere, followEncountered } from './runs.ts'
import { touch } from './touch.ts'

export const maySwap = (game: Game, a: CardState, b: CardState): boolean =>
  a.card !== b.card && mayTakePlaceOf(game, a, b) && mayTakePlaceOf(game, b, a)

/** CR 8.8: two cards change places at once; nothing happens when one may not be where the other is (CR 8.8.2). */
export function swapCards(game: Game, a: CardState, b: CardState, by: Side): void {
  if (!maySwap(game, a, b)) return
  if (isInstalled(a) && isInstalled(b)) swapInstalled(game, a, b)
  else swapBetweenZones(game, a, b, by)
  approachWhatIsThere(game)
  happen(game, 'swapped', { by, card: a, server: a.server })
  happen(game, 'swapped', { by, card: b, server: b.server })
}

/** The position of ice; ice that is hosted has none (CR 6.2.1a). */
const positionOf = (game: Game, card: CardState): Position | undefined =>
  card.server === null ? undefined : theServer(game, card.server).ice.find(p => p.ice === card.card)

/** Both stay installed and keep what they host (CR 8.8.3); positions stay where they are (CR 6.2.2f). */
function swapInstalled(game: Game, a: CardState, b: CardState): void {
  for (const card of [a, b]) noteLeaving(game, card)
  const serverOfA = a.server
  if (a.zone === 'ice' && b.zone === 'ice') {
    const positionOfA = positionOf(game, a)
    const positionOfB = positionOf(game, b)
    if (positionOfA !== undefined) positionOfA.ice = b.card
    if (positionOfB !== undefined) positionOfB.ice = a.card
    if (isHostedIce(a) !== isHostedIce(b)) {
      const { hosted } = game.zones
      const [guest, other] = isHostedIce(a) ? [a, b] : [b, a]
      hosted[hosted.indexOf(guest.card)] = other.card
    }
    swapHosts(game, a, b)
  } else if (a.zone === 'root' && b.zone === 'root') {
    const rootOfA = theServer(game, a.server ?? '').root
    const rootOfB = theServer(game, b.server ?? '').root
    const indexOfA = rootOfA.indexOf(a.card)
    const indexOfB = rootOfB.indexOf(b.card)
    rootOfA[indexOfA] = b.card
    rootOfB[indexOfB] = a.card
  } else {
    swapHosts(game, a, b)
    return
  }
  touch(game, a).server = b.server
  touch(game, b).server = serverOfA
  followEncountered(game, a)
  followEncountered(game, b)
}

function swapHosts(game: Game, a: CardState, b: CardState): void {
  const host = a.host
  touch(game, a).host = b.host
  touch(game, b).host = host
}

/** CR 8.8.4: each enters as a card normally enters that zone; the installed one is uninstalled. */
function swapBetweenZones(game: Game, a: CardState, b: CardState, by: Side): void {
  const toA = placeOf(game, a, b)
  const toB = placeOf(game, b, a)
  const [refA, refB] = [refOf(a), refOf(b)]
  const beforeB = moveCard(game, b, toA)
  const beforeA = moveCard(game, a, toB)
  for (const card of [b, a]) {
    if (card.zone === 'corpScore' || (card.zone === 'rig' && card.faceup)) becomeActive(game, card)
  }
  if (b.zone === 'setAside') takesPart(game, refA, refOf(b))
  if (a.zone === 'setAside') takesPart(game, refB, refOf(a))
  for (const [card, before] of [
    [a, beforeA],
    [b, beforeB],
  ] as const) {
    if (before.installed && !isInstalled(card))
      happen(game, 'uninstalled', { by, card, server: before.server, before })
    if (!before.installed && isInstalled(card))
      happen(game, 'installed', { by, card, server: card.server, kind: before.zone })
  }
}

/** CR 8.8.4d: a card swapped into the set-aside zone is acted on in place of the one that has left it. */
function takesPart(game: Game, left: Ref, entered: Ref): void {
  const swapping = game.frames.findLastIndex(frame => frame.kind === 'ability')
  for (const frame of game.frames.slice(0, Math.max(0, swapping))) {
    if (frame.kind !== 'ability' && frame.kind !== 'procedure') continue
    for (const [key, refs] of Object.entries(frame.vars)) {
      if (!areRefs(refs)) continue
      if (refs.some(ref => isSame(ref, left)))
        bindNames(frame, { [key]: refs.map(ref => (isSame(ref, left) ? entered : ref)) })
    }
  }
}

/** The very place a card has, for the one that takes it, and the face with which it enters (CR 8.8.4a). */
function placeOf(game: Game, card: CardState, entering: CardState): Destination {
  const { zone } = card
  const position = positionOf(game, card)
  if (position !== undefined) return { zone, faceup: false, server: card.server ?? '', position: position.id }
  if (zone === 'ice') return { zone, faceup: false, ...(card.host !== null && { host: card.host }) }
  if (zone === 'root') return { zone, faceup: false, server: card.server ?? '' }
  const isPublic = zone === 'corpScore' || zone === 'runnerScore' || zone === 'heap' || zone === 'rig'
  return {
    zone,
    faceup: isPublic || (zone === 'archives' && canSee(game, 'runner', entering)),
    index: game.zones[zone].indexOf(card.card),
    ...(card.host !== null && { host: card.host }),
  }
}

function mayTakePlaceOf(game: Game, card: CardState, other: CardState): boolean {
  if (card.owner !== other.owner && !(isScore(card) && isScore(other))) return false
  const { type } = definitionOf(game, card).printed
  if (other.zone === 'rig')
    return (type === 'hardware' || type === 'program' || type === 'resource') && mayReplace(game, card, other)
  if (isScore(other)) return type === 'agenda' || card.conversion?.into === 'agenda'
  if (other.zone === 'ice') return type === 'ice'
  if (other.zone === 'root') return refusalOfRoot(game, card, other.server ?? '', other) === undefined
  return true
}

const isScore = (card: CardState): boolean => card.zone === 'corpScore' || card.zone === 'runnerScore'
