import { makePosition, makeRemote } from '@paydata/engine/inside/changes/move'
import { staysInPlay } from '@paydata/engine/inside/changes/stay-in-play'
import { emptyGame } from '@paydata/engine/inside/kernel/new-game'
import type { Printed } from '@paydata/engine/inside/language/abilities'
import type { Definitions } from '@paydata/engine/inside/language/definitions'
import { cardAt, theServer } from '@paydata/engine/inside/queries/facts/look'
import { refOf } from '@paydata/engine/inside/state/cards'
import type { Game } from '@paydata/engine/inside/state/game'
import type { ServerId, Side, Zone } from '@paydata/engine/inside/state/names'
import { blankIdentity, fillerOf } from './blanks.ts'
import { checkDetails, checkFace, checkPlace, checkRemote } from './checking.ts'
import { checkRoots } from './checking-roots.ts'
import { isTitled } from './finding.ts'
import { putQuietly } from './placing.ts'
import { nameOf, unsettle } from './playing.ts'
import { refuse } from './refusing.ts'
import type { CardSpec, CorpSpec, DetailedCard, RunnerSpec } from './spec.ts'
import { definitionCalled } from './titles.ts'

export interface PositionSpec {
  readonly edition?: string
  readonly sets?: readonly string[]
  readonly winAt?: number
  readonly seed: string
  readonly corp: CorpSpec
  readonly runner: RunnerSpec
}

/** A card of the position on its way to its place. */
interface Entry {
  readonly spec: DetailedCard
  readonly owner: Side
  readonly is: string
  readonly zone: Zone
  readonly server?: ServerId
  readonly host?: Entry
  number: number
}

const deckSize = 30

function detailed(spec: CardSpec): DetailedCard {
  const details = typeof spec === 'string' ? { title: spec } : spec
  checkDetails(details)
  return details
}

/** The game with every card in its place and nothing in progress. */
export function positionOf(definitions: Definitions, spec: PositionSpec): Game {
  for (const remote of spec.corp.remotes ?? []) checkRemote(remote)
  const entries = entriesOf(definitions, spec)
  const of = (side: Side): Entry[] => entries.filter(entry => entry.owner === side)
  const identity = (side: Side): string => {
    const { is, printed } = definitionCalled(definitions, spec[side].identity ?? blankIdentity[side])
    if (printed.type !== 'identity' || printed.side !== side)
      refuse(`${printed.title} is no identity of ${nameOf(side)}.`)
    return is
  }
  const game = emptyGame({
    definitions: definitions.version,
    seed: spec.seed,
    ...(spec.edition !== undefined && { edition: spec.edition }),
    sets: spec.sets,
    winAt: spec.winAt,
    corp: { identity: identity('corp'), cards: of('corp').map(entry => entry.is) },
    runner: { identity: identity('runner'), cards: of('runner').map(entry => entry.is) },
  })
  of('corp').forEach((entry, i) => {
    entry.number = i + 1
  })
  of('runner').forEach((entry, i) => {
    entry.number = game.runner.identity + 1 + i
  })
  for (const _remote of spec.corp.remotes ?? []) makeRemote(game)
  // Cards that name their host go last, when every host stands.
  for (const entry of entries) if (entry.spec.on === undefined) place(game, entry, entries)
  for (const entry of entries) if (entry.spec.on !== undefined) place(game, entry, entries)
  setNumbers(game, spec)
  unsettle(game)
  return game
}

function entriesOf(definitions: Definitions, spec: PositionSpec): Entry[] {
  const entries: Entry[] = []
  const inRoots: Parameters<typeof checkRoots>[0][number][] = []
  const add = (
    cards: readonly CardSpec[] | undefined,
    zone: Zone,
    more: { readonly server?: ServerId; readonly host?: Entry } = {},
  ): void => {
    for (const each of cards ?? []) {
      const details = detailed(each)
      const { is, printed } = definitionCalled(definitions, details.title)
      checkPlace(printed, zone, details, more.host !== undefined)
      checkFace(printed, details, zone, more.host !== undefined || details.on !== undefined)
      if (zone === 'root' && more.server !== undefined && details.on === undefined)
        inRoots.push({ server: more.server, printed })
      const entry: Entry = { spec: details, owner: printed.side, is, zone, ...more, number: 0 }
      entries.push(entry)
      for (const guest of details.hosting ?? []) {
        const { printed: ofGuest } = definitionCalled(definitions, detailed(guest).title)
        add([guest], zoneOfGuest(ofGuest, detailed(guest), entry), { host: entry })
      }
    }
  }
  const { corp, runner } = spec
  const fill = (side: Side): string[] => new Array<string>(deckSize).fill(fillerOf[side])
  add(corp.deck ?? fill('corp'), 'rnd')
  add(corp.hqRoot, 'root', { server: 'hq' })
  add(corp.rndRoot, 'root', { server: 'rnd' })
  add(corp.archivesRoot, 'root', { server: 'archives' })
  add(corp.hqIce, 'ice', { server: 'hq' })
  add(corp.rndIce, 'ice', { server: 'rnd' })
  add(corp.archivesIce, 'ice', { server: 'archives' })
  corp.remotes?.forEach((remote, i) => {
    add(remote.root, 'root', { server: `remote${i + 1}` })
    add(remote.ice, 'ice', { server: `remote${i + 1}` })
  })
  add(corp.scored, 'corpScore')
  add(corp.inPlay, 'play')
  add(corp.hand, 'hq')
  add(corp.archives, 'archives')
  add(corp.removed, 'removed')
  add(runner.deck ?? fill('runner'), 'stack')
  add(runner.rig, 'rig')
  add(runner.stolen, 'runnerScore')
  add(runner.inPlay, 'play')
  add(runner.hand, 'grip')
  add(runner.heap, 'heap')
  add(runner.removed, 'removed')
  checkRoots(inRoots)
  return entries
}

/**
 * A Runner card that is hosted is installed; a Corp card is, on a card of the Corp (CR 1.13.2b), where the position says
 * which way up. Ice then protects no server (CR 6.2.1a).
 */
function zoneOfGuest({ side, type }: Printed, { rezzed }: DetailedCard, host: Entry): Zone {
  // An event is never installed (CR 8.5.1).
  if (side === 'runner') return type === 'event' ? 'hosted' : 'rig'
  return rezzed !== undefined && host.owner === 'corp' && type === 'ice' ? 'ice' : 'hosted'
}

/** Which way up it lies when the position does not say. */
function isFaceup({ spec, zone }: Entry): boolean {
  switch (zone) {
    case 'root':
    case 'ice':
      return spec.rezzed === true || spec.facedown === false
    case 'hq':
    case 'grip':
      return false
    default:
      return spec.facedown !== true
  }
}

function place(game: Game, entry: Entry, entries: readonly Entry[]): void {
  const { zone, server, spec } = entry
  const card = cardAt(game, entry.number)
  if (zone === 'rnd' || zone === 'stack') return
  const host = hostOf(game, entry, entries)
  const position =
    zone === 'ice' && server !== undefined && host === undefined
      ? makePosition(game, theServer(game, server), theServer(game, server).ice.length)
      : undefined
  putQuietly(
    game,
    card,
    {
      zone,
      faceup: isFaceup(entry),
      ...(server !== undefined && (zone !== 'ice' || host === undefined) && { server }),
      ...(position !== undefined && { position }),
      ...(host !== undefined && { host: refOf(cardAt(game, host.number)) }),
    },
    spec,
  )
  // A current or a lockdown in play goes when its text says so.
  if (zone === 'play') staysInPlay(game, card, entry.owner)
}

function hostOf(game: Game, entry: Entry, entries: readonly Entry[]): Entry | undefined {
  const { on, title } = entry.spec
  if (on === undefined) return entry.host
  const isNamed = (each: Entry): boolean => isTitled(game, cardAt(game, each.number), on)
  return (
    entries.find(each => ['root', 'ice', 'rig'].includes(each.zone) && isNamed(each)) ??
    refuse(`${title} is to be hosted on ${on}, but no installed card of the position is called so.`)
  )
}

function setNumbers(game: Game, { corp, runner }: PositionSpec): void {
  game.corp.credits = corp.credits ?? game.corp.credits
  game.corp.clicks = corp.clicks ?? 0
  game.corp.badPublicity = corp.badPublicity ?? 0
  game.runner.credits = runner.credits ?? game.runner.credits
  game.runner.clicks = runner.clicks ?? 0
  game.runner.tags = runner.tags ?? 0
  game.runner.coreDamage = runner.coreDamage ?? 0
}
