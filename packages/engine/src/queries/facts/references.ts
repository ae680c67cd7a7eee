import type { One, Server, Servers, Who } from '../../language/expressions.ts'
import { at, never } from '../../state/bug.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame } from '../../state/cards.ts'
import type { Bound, Scope, Vars } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref, ServerId, Side } from '../../state/names.ts'
import { otherSide } from '../../state/names.ts'
import type { Occurrence } from '../../state/occurrences.ts'
import {
  accessOf,
  approachOf,
  breachOf,
  cardAt,
  encounterOf,
  hostOf,
  isRemote,
  objectOf,
  runOf,
  serverOf,
} from './look.ts'

export const whoIs = (who: Who, scope: Scope): Side =>
  who === 'you' ? scope.by : who === 'opponent' ? otherSide(scope.by) : who

/** What a name stands for: in the ability itself, or as a choice that its card remembers (CR 9.10.3). */
function boundTo(game: Game, name: string, scope: Scope): Bound | undefined {
  const own = scope.vars[name]
  if (own !== undefined || scope.source === null) return own
  for (const lingering of game.lingering) {
    if (lingering.of !== 'choice' || lingering.source === null) continue
    if (isSame(lingering.source, scope.source) && name in lingering.vars) return lingering.vars[name]
  }
  return undefined
}

const refsOf = (bound: Bound | undefined): readonly Ref[] =>
  Array.isArray(bound) ? (bound as readonly Ref[]) : none
const none: readonly Ref[] = Object.freeze([])

export const boundRefs = (game: Game, name: string, scope: Scope): readonly Ref[] =>
  refsOf(boundTo(game, name, scope))

/** Pairs of what an ability has moved and what that has become. */
export const becameIn = (vars: Vars): readonly Ref[] => refsOf(vars.became)

/** The object that a card is now if this ability has moved it (CR 1.12.2a). */
export function presently(ref: Ref, scope: Scope): Ref {
  const became = becameIn(scope.vars)
  let now = ref
  for (let i = 1; i < became.length; i += 2) if (isSame(at(became, i - 1), now)) now = at(became, i)
  return now
}

/** The object a word of the text stands for; it may be one that has ceased to exist (CR 1.12.6). */
export function refTo(game: Game, one: One, scope: Scope): Ref | undefined {
  if (typeof one === 'object') {
    const ref = boundRefs(game, one.the, scope)[0]
    return ref === undefined ? undefined : presently(ref, scope)
  }
  switch (one) {
    case 'self':
      return scope.source === null ? undefined : presently(scope.source, scope)
    case 'host': {
      const self = scope.source === null ? undefined : objectOf(game, scope.source)
      return self?.host ?? refsOf(scope.vars.hostThen)[0]
    }
    case 'encountered':
      return encounterOf(game)?.vars.ice
    case 'approached':
      return approachOf(game)?.vars.ice
    case 'accessed':
      return refsOf(scope.vars.accessed)[0] ?? accessOf(game)?.vars.card
    case 'it': {
      if (scope.event?.card) return scope.event.card
      const it = refsOf(scope.vars.it)[0]
      return it === undefined ? undefined : presently(it, scope)
    }
    default:
      return never(one)
  }
}

export function cardTo(game: Game, one: One, scope: Scope): CardState | undefined {
  const ref = refTo(game, one, scope)
  return ref === undefined ? undefined : objectOf(game, ref)
}

export function serverTo(game: Game, server: Server, scope: Scope): ServerId | undefined {
  if (typeof server === 'object') {
    const bound = boundTo(game, server.theServer, scope)
    return typeof bound === 'string' ? bound : undefined
  }
  if (server === 'attacked') return runOf(game)?.vars.server ?? serverOfEvent(scope)
  if (server === 'breached') return breachOf(game)?.vars.server
  if (server === 'here') return hereOf(game, scope)
  return server
}

/** After a run has ended, the attacked server is the one that met the condition (CR 6.1.2). */
const serverOfEvent = ({ vars, event }: Scope): ServerId | undefined =>
  typeof vars.itsServer === 'string' ? vars.itsServer : (event?.server ?? undefined)

/** CR 3.4.2. */
const isProtected = (game: Game, server: ServerId): boolean =>
  serverOf(game, server)?.ice.some(({ ice }) => ice !== null) ?? false

/** "This server" (CR 4.6.6i): where the card is, or was before what triggered the ability moved it. */
function hereOf(game: Game, scope: Scope): ServerId | undefined {
  const earlier = scope.vars.here
  if (typeof earlier === 'string') return earlier
  if (scope.source !== null && objectOf(game, scope.source) === undefined)
    return whereItWas(game, scope.source)
  return scope.source === null ? undefined : locationOf(game, cardAt(game, scope.source.card))
}

/** Where a card is, for an ability that moves it or is paid with it (CR 4.6.6i). */
export function whereabouts(game: Game, card: CardState): Vars {
  const here = locationOf(game, card)
  return {
    ...(here !== undefined && { here }),
    ...(card.host !== null && { hostThen: [card.host] }),
  }
}

/** The last server of an object that has ceased to exist. */
function whereItWas(game: Game, ref: Ref): ServerId | undefined {
  const isOfIt = ({ before }: Occurrence): boolean => before !== null && isSame(before.mention, ref)
  const before = (game.thisTurn.findLast(isOfIt) ?? game.lastTurn.findLast(isOfIt))?.before
  if (before == null || before.server !== null) return before?.server ?? undefined
  return before.zone === 'hq' || before.zone === 'rnd' || before.zone === 'archives' ? before.zone : undefined
}

/** The server a card is in, in the root of, or protecting. */
export function locationOf(game: Game, card: CardState): ServerId | undefined {
  const host = hostOf(game, card)
  if (host !== undefined) return locationOf(game, host) // CR 4.6.6k
  if (card.server !== null) return card.server
  if (card.zone === 'hq' || card.zone === 'rnd' || card.zone === 'archives') return card.zone
  return undefined
}

/** Whether the Runner has run a server this turn, before the run in progress if there is one (CR 6.1.1, 6.7.4a). */
function wasRun(game: Game, server: ServerId): boolean {
  const until = runOf(game)?.vars.since ?? game.thisTurn.length
  for (let i = 0; i < until; i++) {
    const { what, server: attacked } = at(game.thisTurn, i)
    if (what === 'runBegan' && attacked === server) return true
  }
  return false
}

export function isServerAmong(
  game: Game,
  server: ServerId | null | undefined,
  servers: Servers,
  scope: Scope,
): boolean {
  if (server === null || server === undefined) return false
  if (servers === 'any') return true
  if (servers === 'central') return !isRemote(server)
  if (servers === 'remote') return isRemote(server)
  if (servers === 'mark') return game.mark === server
  if (servers === 'protectedByIce') return isProtected(game, server)
  if (servers === 'withCardInRoot') return (serverOf(game, server)?.root.length ?? 0) > 0
  if (servers === 'unrunCentral') return !isRemote(server) && !wasRun(game, server)
  if (servers === 'another') return server !== serverTo(game, 'here', scope)
  for (const each of servers) if (serverTo(game, each, scope) === server) return true
  return false
}
