import {
  handSizeOf,
  linkOf,
  memoryLimitOf,
  memoryUsed,
  titleUp,
  typeOf,
} from '@paydata/engine/inside/queries/facts/characteristics'
import {
  accessOf,
  approachOf,
  breachOf,
  cardAt,
  encounterOf,
  iceOf,
  indexOfPosition,
  runOf,
  serverOf,
  theServer,
} from '@paydata/engine/inside/queries/facts/look'
import { score } from '@paydata/engine/inside/queries/facts/score'
import { phaseOf } from '@paydata/engine/inside/rulebook/edition'
import type { RunPhase } from '@paydata/engine/inside/rulebook/editions'
import type { Ending, Game } from '@paydata/engine/inside/state/game'
import type { CardType, ServerId } from '@paydata/engine/inside/state/names'
import { placeOf } from './asking.ts'
import type { CardLook } from './card-look.ts'
import { cardLookOf } from './card-look.ts'
import { serverName, titleOf } from './labels.ts'
import type { LogLine } from './log.ts'
import type { Moment } from './playing.ts'

type Titles = readonly string[]

const titles = (game: Game, cards: readonly number[]): string[] => cards.map(card => titleOf(game, { card }))

/** What the Corp has. Lists of cards are lists of titles. */
export function corpLook(game: Game) {
  const { zones } = game
  const owned = (list: readonly number[]): number[] => list.filter(n => cardAt(game, n).owner === 'corp')
  const archives = (faceup: boolean): string[] =>
    titles(
      game,
      zones.archives.filter(n => cardAt(game, n).faceup === faceup),
    )
  return {
    identity: titleUp(game, cardAt(game, game.corp.identity)),
    credits: game.corp.credits,
    clicks: game.corp.clicks,
    badPublicity: game.corp.badPublicity,
    agendaPoints: score(game, 'corp'),
    handSize: handSizeOf(game, 'corp'),
    hand: titles(game, zones.hq),
    /** From the top. */
    deck: titles(game, zones.rnd),
    archives: titles(game, zones.archives),
    archivesFaceup: archives(true),
    archivesFacedown: archives(false),
    scored: titles(game, zones.corpScore),
    inPlay: titles(game, owned(zones.play)),
    setAside: titles(game, owned(zones.setAside)),
    removed: titles(game, owned(zones.removed)),
    /** By id: hq, rnd, archives, remote1 and so on. */
    servers: Object.fromEntries(game.servers.map(server => [server.id, serverLook(game, server.id)])),
  }
}

export interface ServerLook {
  readonly id: ServerId
  readonly name: string
  readonly root: Titles
  /** From the innermost. */
  readonly ice: Titles
}

function serverLook(game: Game, id: ServerId): ServerLook {
  const server = theServer(game, id)
  return { id, name: serverName(id), root: titles(game, server.root), ice: titles(game, iceOf(server)) }
}

/** What the Runner has. */
export function runnerLook(game: Game) {
  const { zones } = game
  const owned = (list: readonly number[]): number[] => list.filter(n => cardAt(game, n).owner === 'runner')
  const installed = (type: CardType): string[] =>
    titles(
      game,
      zones.rig.filter(n => typeOf(game, cardAt(game, n)) === type),
    )
  return {
    identity: titleUp(game, cardAt(game, game.runner.identity)),
    credits: game.runner.credits,
    clicks: game.runner.clicks,
    tags: game.runner.tags,
    coreDamage: game.runner.coreDamage,
    /** Credits left in the bad publicity fund. */
    fund: game.runner.fund,
    link: linkOf(game),
    memoryUsed: memoryUsed(game),
    memory: memoryLimitOf(game),
    agendaPoints: score(game, 'runner'),
    handSize: handSizeOf(game, 'runner'),
    hand: titles(game, zones.grip),
    /** From the top. */
    deck: titles(game, zones.stack),
    heap: titles(game, zones.heap),
    stolen: titles(game, zones.runnerScore),
    inPlay: titles(game, owned(zones.play)),
    setAside: titles(game, owned(zones.setAside)),
    removed: titles(game, owned(zones.removed)),
    /** Installed cards in the order they were installed. */
    rig: titles(game, zones.rig),
    programs: installed('program'),
    hardware: installed('hardware'),
    resources: installed('resource'),
    facedown: titles(
      game,
      zones.rig.filter(n => !cardAt(game, n).faceup),
    ),
  }
}

export interface RunLook {
  readonly server: ServerId
  readonly phase: RunPhase
  /** Which ice from the innermost, 0; undefined when there is no ice inward any more. */
  readonly position: number | undefined
  readonly ice: string | undefined
  readonly successful: boolean
}

function runLook(game: Game): RunLook | undefined {
  const run = runOf(game)
  if (run === undefined) return undefined
  // CR 4.6.8e: an attacked remote may be gone before the run on it has ended.
  const server = serverOf(game, run.vars.server)
  const index = server === undefined ? -1 : indexOfPosition(server, run.vars.position)
  const ice = server?.ice[index]?.ice ?? undefined
  return {
    server: run.vars.server,
    phase: phaseOf(game, run),
    position: index < 0 ? undefined : index,
    ice: ice === undefined ? undefined : titleOf(game, { card: ice }),
    successful: run.vars.successful,
  }
}

/** Who has won; with `keepPlaying` the first win that was noted. */
function endingOf(game: Game, log: readonly LogLine[]): Ending | undefined {
  if (game.over !== null) return game.over
  const noted = log.find(each => each.what === 'gameEnded')
  return noted === undefined ? undefined : { winner: noted.by, how: noted.kind as Ending['how'] }
}

/** The whole game at one moment, frozen. */
export function snapshotOf({ game, log }: Moment) {
  const place = placeOf(game)
  const ending = endingOf(game, log)
  const cards: readonly CardLook[] = game.cards.map(card => cardLookOf(game, card))
  const about = (card: { readonly card: number } | undefined): CardLook | undefined =>
    card === undefined ? undefined : cards[card.card]
  return deepFrozen({
    turn: game.turn,
    active: game.active,
    step: place.step,
    rule: place.rule,
    over: game.over !== null,
    winner: ending?.winner ?? undefined,
    reason: ending?.how,
    corp: corpLook(game),
    runner: runnerLook(game),
    mark: game.mark ?? undefined,
    run: runLook(game),
    approached: about(approachOf(game)?.vars.ice),
    encountered: about(encounterOf(game)?.vars.ice),
    breached: breachOf(game)?.vars.server,
    accessed: about(accessOf(game)?.vars.card),
    cards,
    /** What has happened since the position began, after what it remembers, oldest first. */
    log,
  })
}

export type Snapshot = ReturnType<typeof snapshotOf>

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const each of Object.values(value)) deepFrozen(each)
  }
  return value
}
