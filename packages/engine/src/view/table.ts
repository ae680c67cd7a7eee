import type {
  BreachView,
  CardView,
  EncounterView,
  PositionView,
  ServerView,
  SubroutineView,
} from '../fields/types.ts'
import { pathOf } from '../language/definitions.ts'
import { accessesTaken } from '../queries/allowed/accessing.ts'
import { accessOf, breachOf, cardAt, encounterOf, objectOf } from '../queries/facts/look.ts'
import { subroutinesOf } from '../queries/facts/subroutines.ts'
import type { CardState, ServerState } from '../state/cards.ts'
import type { Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Gaze } from './gaze.ts'
import { kept, seenIn } from './gaze.ts'
import { byName, nameFor } from './names.ts'
import { cardView, cardViews } from './seen-cards.ts'
import { finder, shared, sharedMap, sharedParts } from './sharing.ts'

export function serversView(gaze: Gaze, before: readonly ServerView[] | undefined): readonly ServerView[] {
  const still = kept(gaze, 'root', before) && kept(gaze, 'ice', before)
  if (still !== undefined) return still
  const earlier = finder(before)
  return sharedMap(before, gaze.game.servers, server => serverView(gaze, server, earlier(server.id)))
}

function serverView(gaze: Gaze, server: ServerState, before: ServerView | undefined): ServerView {
  const ice = sharedMap(before?.ice, server.ice, ({ ice: n }, position) =>
    positionView(gaze, n, position, before?.ice),
  )
  return shared(before, {
    id: server.id,
    root: cardViews(gaze, server.root, before?.root),
    ice,
  })
}

/** Ice keeps its view when it comes to another position. */
function positionView(
  gaze: Gaze,
  n: number | null,
  position: number,
  before: readonly PositionView[] | undefined,
): PositionView {
  const earlier = before?.[position]
  if (n === null) return shared(earlier, { position, ice: null })
  const card = cardAt(gaze.game, n)
  const id = nameFor(gaze.viewer, card)
  const here = earlier?.ice?.id === id ? earlier.ice : before?.find(each => each.ice?.id === id)?.ice
  const ice = cardView(gaze, card, here)
  return earlier !== undefined && earlier.ice === ice && earlier.position === position
    ? earlier
    : { position, ice }
}

/** Grouped by their hosts; backs on one host are alike (CR 1.13.7d). */
export function hostedView(gaze: Gaze, before: readonly CardView[] | undefined): readonly CardView[] {
  const still = kept(gaze, 'hosted', before)
  if (still !== undefined) return still
  const { game, viewer } = gaze
  if (game.zones.hosted.length === 0) return cardViews(gaze, game.zones.hosted, before)
  const hostName = (card: CardState): number =>
    card.host === null ? 0 : (nameFor(viewer, cardAt(game, card.host.card)) ?? 0)
  const hosted = game.zones.hosted
    .map(n => cardAt(game, n))
    .sort((a, b) => hostName(a) - hostName(b) || byName(viewer)(a, b))
    .map(card => card.card)
  return cardViews(gaze, hosted, before)
}

function stateOf(game: Game, { vars }: Structure<'encounter'>, key: string): SubroutineView['state'] {
  if (vars.broken.includes(key)) return 'broken'
  if (!vars.resolved.includes(key)) return 'unbroken'
  // Once it has begun it resolves again no more; but it is not done before its instructions are.
  return game.frames.some(
    frame =>
      frame.kind === 'ability' && frame.vars.subroutine === key && frame.source?.card === vars.ice.card,
  )
    ? 'resolving'
    : 'resolved'
}

function subroutinesView(gaze: Gaze, encounter: Structure<'encounter'>, ice: CardState): SubroutineView[] {
  if (!seenIn(gaze, ice)) return []
  return subroutinesOf(gaze.game, ice).map(({ key, ability }, index) => ({
    index,
    path: pathOf(ability),
    state: stateOf(gaze.game, encounter, key),
  }))
}

export function encounterView(gaze: Gaze, before: EncounterView | null | undefined): EncounterView | null {
  const encounter = encounterOf(gaze.game)
  const ice = encounter === undefined ? undefined : objectOf(gaze.game, encounter.vars.ice)
  if (encounter === undefined || ice === undefined) return null
  return shared(before, {
    ice: cardView(gaze, ice, before?.ice),
    bypassed: encounter.vars.bypassed,
    subroutines: sharedParts(before?.subroutines, subroutinesView(gaze, encounter, ice)),
  })
}

export function breachView(gaze: Gaze, before: BreachView | null | undefined): BreachView | null {
  const breach = breachOf(gaze.game)
  if (breach === undefined) return null
  const { server, limit } = breach.vars
  const taken = accessesTaken(gaze.game, breach)
  const accessed = breach.vars.accessed
    .map(ref => objectOf(gaze.game, ref))
    .filter(card => card !== undefined)
    .filter(card => seenIn(gaze, card))
    .map(card => card.card)
  return shared(before, { server, limit, taken, accessed: cardViews(gaze, accessed, before?.accessed) })
}

/** The card being accessed; its back, or nothing to tell it by, for those who do not see it (CR 7.1.2). */
export function accessView(gaze: Gaze, before: CardView | null | undefined): CardView | null {
  const access = accessOf(gaze.game)
  const card = access === undefined ? undefined : objectOf(gaze.game, access.vars.card)
  return card === undefined ? null : cardView(gaze, card, before)
}
