import { at, bug } from '../../state/bug.ts'
import type { CardState, ServerState } from '../../state/cards.ts'
import type { Structure, StructureFrame, StructureName } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref, ServerId, Side, Zone } from '../../state/names.ts'

export const cardAt = (game: Game, card: number): CardState =>
  game.cards[card] ?? bug(`no card ${card}`, game)

/** The card, if it is still the same object (CR 1.12.2). */
export function objectOf(game: Game, ref: Ref): CardState | undefined {
  const card = game.cards[ref.card]
  return card !== undefined && card.life === ref.life ? card : undefined
}

export const isAlive = (game: Game, ref: Ref): boolean => game.cards[ref.card]?.life === ref.life

/** Also for the zone that an occurrence names in its kind. */
export const isInstalledIn = (zone: string | undefined): boolean =>
  zone === 'rig' || zone === 'root' || zone === 'ice'
export const isInstalled = ({ zone }: CardState): boolean => isInstalledIn(zone)

/** Installed ice that is hosted protects no server and has no position: it is kept with what is hosted (CR 6.2.1a). */
export const isHostedIce = ({ zone, server }: CardState): boolean => zone === 'ice' && server === null

/** Active cards affect the game (CR 1.8.3). */
/** Zones in which cards are, or may be, active. */
export const isOnTable = (zone: Zone): boolean => {
  switch (zone) {
    case 'identity':
    case 'root':
    case 'ice':
    case 'rig':
    case 'play':
    case 'hosted':
    case 'corpScore':
    case 'runnerScore':
      return true
    default:
      return false
  }
}

export const isActive = (card: CardState): boolean => card.activeSince > 0

/** Whether an ability is printed on the face of its card that is up (CR 3.1.1a). */
export const isOnFaceUp = ({ flipped }: CardState, { face = 0 }: { readonly face?: number }): boolean =>
  face === flipped

export const countersOn = (card: CardState, kind: keyof CardState['counters']): number =>
  card.counters[kind] ?? 0

export const serverOf = (game: Game, id: ServerId): ServerState | undefined => {
  for (const server of game.servers) if (server.id === id) return server
  return undefined
}

export const theServer = (game: Game, id: ServerId): ServerState =>
  serverOf(game, id) ?? bug(`no server ${id}`, game)

export const isRemote = (id: ServerId): boolean => id !== 'hq' && id !== 'rnd' && id !== 'archives'

/** A remote with cards; one without ceases to exist at the end of a checkpoint (CR 10.3.1h). */
export const isHeldRemote = (server: ServerState): boolean =>
  isRemote(server.id) && (server.root.length > 0 || server.ice.some(position => position.ice !== null))

const isHostedOn = (card: CardState, host: CardState): boolean =>
  card.host !== null && card.host.card === host.card && card.host.life === host.life

export function hostedOn(game: Game, host: CardState): CardState[] {
  const found: CardState[] = []
  for (const n of game.table) {
    const card = cardAt(game, n)
    if (isHostedOn(card, host)) found.push(card)
  }
  return found
}

export const hostOf = (game: Game, card: CardState): CardState | undefined =>
  card.host === null ? undefined : objectOf(game, card.host)

function structureOf<Of extends StructureName>(game: Game, of: Of): Structure<Of> | undefined {
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = game.frames[i]
    if (frame !== undefined && frame.kind === 'structure' && frame.of === of && !frame.ended) {
      return frame as StructureFrame as Structure<Of>
    }
  }
  return undefined
}

export const runOf = (game: Game): Structure<'run'> | undefined => structureOf(game, 'run')
export const encounterOf = (game: Game): Structure<'encounter'> | undefined => structureOf(game, 'encounter')
export const approachOf = (game: Game): Structure<'approach'> | undefined => structureOf(game, 'approach')
export const breachOf = (game: Game): Structure<'breach'> | undefined => structureOf(game, 'breach')
export const accessOf = (game: Game): Structure<'access'> | undefined => structureOf(game, 'access')

/** In a loop that the Runner cannot leave the Corp does nothing more that it need not do (CR 10.1.6b). */
export const mustLetGo = (game: Game, side: Side): boolean =>
  side === 'corp' && (runOf(game)?.vars.loop?.ends ?? 'runner') !== 'runner'

/** Where on the sequence of a server a position stands, innermost 0. */
export const indexOfPosition = (server: ServerState, position: number | null): number =>
  server.ice.findIndex(p => p.id === position)

/** How many pieces of ice are farther from the server than a position. */
export function iceBeyond(server: ServerState, position: number | null): number {
  const outward = server.ice.slice(indexOfPosition(server, position) + 1)
  return outward.filter(({ ice }) => ice !== null).length
}

/** How many pieces of ice are farther from the server that this one protects (CR 4.6.9b). */
export function iceOutwardOf(game: Game, card: CardState): number | undefined {
  if (card.zone !== 'ice' || card.server === null) return undefined
  const server = theServer(game, card.server)
  const position = server.ice[indexOfIce(server, card.card)]
  return position === undefined ? undefined : iceBeyond(server, position.id)
}

/** Where a piece of ice stands on the sequence of its server, innermost 0. */
export function indexOfIce(server: ServerState, ice: number): number {
  for (let i = 0; i < server.ice.length; i++) if (at(server.ice, i).ice === ice) return i
  return -1
}

/** The ice protecting a server, innermost first. */
export function iceOf(server: ServerState): number[] {
  const ice: number[] = []
  for (const position of server.ice) if (position.ice !== null) ice.push(position.ice)
  return ice
}

export const controllerOf = (card: CardState): Side =>
  card.zone === 'corpScore' ? 'corp' : card.zone === 'runnerScore' ? 'runner' : card.owner

/** Who controls the abilities of a card: those of agendas the Corp, in either score area (CR 1.14.4a). */
export const abilityControllerOf = (card: CardState): Side => card.owner

export const poolOf = (game: Game, side: Side): number =>
  side === 'corp' ? game.corp.credits : game.runner.credits
export const clicksOf = (game: Game, side: Side): number =>
  side === 'corp' ? game.corp.clicks : game.runner.clicks
export const handZone = (side: Side): 'hq' | 'grip' => (side === 'corp' ? 'hq' : 'grip')
export const handOf = (game: Game, side: Side): readonly number[] => game.zones[handZone(side)]
export const deckOf = (game: Game, side: Side): readonly number[] =>
  side === 'corp' ? game.zones.rnd : game.zones.stack
