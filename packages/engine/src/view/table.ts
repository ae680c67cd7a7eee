import { pathOf } from '../language/definitions.ts'
import { accessOf, breachOf, cardAt, encounterOf, indexOfPosition, objectOf, runOf } from '../queries/look.ts'
import { subroutinesOf } from '../queries/subroutines.ts'
import type { CardState } from '../state/cards.ts'
import type { Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Viewer } from '../state/names.ts'
import { cardView } from './cards.ts'
import { byName, nameFor, sees } from './names.ts'
import { listView } from './sides.ts'
import type {
  BreachView,
  CardView,
  EncounterView,
  RunPhase,
  RunView,
  ServerView,
  SubroutineView,
} from './types.ts'

export const serversView = (game: Game, viewer: Viewer): ServerView[] =>
  game.servers.map(server => ({
    id: server.id,
    root: listView(game, viewer, server.root),
    ice: server.ice.map((position, index) => ({
      position: index,
      ice: position.ice === null ? null : cardView(game, viewer, cardAt(game, position.ice)),
    })),
  }))

/** Grouped by their hosts; backs on one host are alike (CR 1.13.7d). */
export function hostedView(game: Game, viewer: Viewer): CardView[] {
  const hostName = (card: CardState): number =>
    card.host === null ? 0 : (nameFor(viewer, cardAt(game, card.host.card)) ?? 0)
  return game.zones.hosted
    .map(n => cardAt(game, n))
    .sort((a, b) => hostName(a) - hostName(b) || byName(viewer)(a, b))
    .map(card => cardView(game, viewer, card))
}

const phases: Readonly<Record<string, RunPhase>> = {
  '6.9.1': 'initiation',
  '6.9.2': 'approach',
  '6.9.3': 'encounter',
  '6.9.4': 'movement',
  '6.9.5': 'success',
  '6.9.6': 'end',
}

export function runView(game: Game, rule: string): RunView | null {
  const run = runOf(game)
  if (run === undefined) return null
  const { server: id, position, successful } = run.vars
  const server = game.servers.find(each => each.id === id)
  const index = server === undefined || position === null ? -1 : indexOfPosition(server, position)
  return {
    server: id,
    phase: phases[rule.slice(0, 5)] ?? 'initiation',
    position: index < 0 ? null : index,
    successful,
  }
}

function stateOf(encounter: Structure<'encounter'>, key: string): SubroutineView['state'] {
  if (encounter.vars.broken.includes(key)) return 'broken'
  return encounter.vars.resolved.includes(key) ? 'resolved' : 'unbroken'
}

export function encounterView(game: Game, viewer: Viewer): EncounterView | null {
  const encounter = encounterOf(game)
  const ice = encounter === undefined ? undefined : objectOf(game, encounter.vars.ice)
  if (encounter === undefined || ice === undefined) return null
  return {
    ice: cardView(game, viewer, ice),
    bypassed: encounter.vars.bypassed,
    subroutines: !sees(game, viewer, ice)
      ? []
      : subroutinesOf(game, ice).map(({ key, ability }, index) => ({
          index,
          path: pathOf(ability),
          state: stateOf(encounter, key),
        })),
  }
}

export function breachView(game: Game, viewer: Viewer): BreachView | null {
  const breach = breachOf(game)
  if (breach === undefined) return null
  const { server, limit, taken } = breach.vars
  const accessed = breach.vars.accessed
    .map(ref => objectOf(game, ref))
    .filter(card => card !== undefined)
    .filter(card => sees(game, viewer, card))
  return { server, limit, taken, accessed: accessed.map(card => cardView(game, viewer, card)) }
}

/** The card being accessed; its back, or nothing to tell it by, for those who do not see it (CR 7.1.2). */
export function accessView(game: Game, viewer: Viewer): CardView | null {
  const access = accessOf(game)
  const card = access === undefined ? undefined : objectOf(game, access.vars.card)
  return card === undefined ? null : cardView(game, viewer, card)
}
