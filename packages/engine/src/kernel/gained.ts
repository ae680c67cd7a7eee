import { beginProcedure, procedure } from '../changes/frames.ts'
import { cardAt, encounterOf } from '../queries/facts/look.ts'
import { anyGrants } from '../queries/facts/present.ts'
import type { Grant } from '../queries/facts/subroutines.ts'
import { copiesOf, grantsTo, notedOf } from '../queries/facts/subroutines.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Gained, Game } from '../state/game.ts'

/**
 * Notes in which order effects began to give subroutines to ice, which is the order of those (CR 9.8.3a, e). The Corp
 * declares the order of what several effects give at the same time (CR 9.8.2d), and places what an effect gives in the
 * order of its choice (CR 9.8.2c).
 */
export function noteGained(game: Game): void {
  // What is noted goes when nothing gives any more.
  if (game.over !== null || (game.gained.length === 0 && !anyGrants(game, 'subroutine'))) return
  const gained: Gained[] = []
  let isNew = false
  for (const ice of rezzedIce(game)) {
    const grants = grantsTo(game, ice).filter(each => !each.own)
    if (grants.length === 0) continue
    const { keys: noted = none, placed = none } = notedOf(game, ice) ?? {}
    const fresh = grants.filter(({ key }) => !noted.includes(key))
    isNew ||= fresh.length > 0 || noted.length !== grants.length
    const before = fresh.filter(({ order }) => order === 'before')
    const after = fresh.filter(({ order }) => order === 'after')
    const chosen = fresh.filter(({ order }) => order === 'chosen')
    const kept = noted.filter(key => grants.some(each => each.key === key))
    const stillPlaced = placed.filter(({ key }) => kept.some(grant => key.startsWith(`${grant}#`)))
    gained.push({
      ice: refOf(ice),
      keys: [...kept, ...[...[...before].reverse(), ...after, ...chosen].map(({ key }) => key)],
      ...(stillPlaced.length > 0 && { placed: stillPlaced }),
    })
    // Begun first, as what begins last is asked first: placed among all others, in the order they have then.
    if (chosen.length > 0) askPlaces(game, ice, chosen)
    for (const grants of [before, after]) if (canDiffer(grants)) askOrder(game, ice, grants)
  }
  if (isNew || gained.length !== game.gained.length) game.gained = gained
}

const none: readonly never[] = []

function rezzedIce(game: Game): CardState[] {
  const found = game.servers.flatMap(server =>
    server.ice.flatMap(({ ice }) => (ice === null ? [] : [cardAt(game, ice)])),
  )
  const met = encounterOf(game)?.vars.ice
  const encountered = met === undefined ? undefined : cardAt(game, met.card)
  if (encountered !== undefined && !found.includes(encountered)) found.push(encountered)
  return found.filter(ice => ice.faceup)
}

/** What one text gives stands in its own order; subroutines that are alike have none that could matter. */
const canDiffer = (grants: readonly Grant[]): boolean =>
  new Set(grants.map(({ from }) => from)).size > 1 && new Set(grants.map(({ ability }) => ability)).size > 1

function askPlaces(game: Game, ice: CardState, grants: readonly Grant[]): void {
  const keys = grants.flatMap(copiesOf).map(({ key }) => key)
  beginProcedure(
    game,
    procedure('placeGained', 'place', {
      by: 'corp',
      source: refOf(ice),
      vars: { keys },
    }),
  )
}

function askOrder(game: Game, ice: CardState, grants: readonly Grant[]): void {
  const keys = grants.map(({ key }) => key)
  beginProcedure(game, procedure('orderGained', 'order', { by: 'corp', source: refOf(ice), vars: { keys } }))
}
