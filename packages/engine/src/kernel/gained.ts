import { beginProcedure } from '../changes/frames.ts'
import { anyGrants } from '../queries/declared.ts'
import { cardAt, encounterOf } from '../queries/look.ts'
import type { Grant } from '../queries/subroutines.ts'
import { grantsTo, notedOf } from '../queries/subroutines.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Gained, Game } from '../state/game.ts'

/**
 * Notes in which order effects began to give subroutines to ice, which is the order of those (CR 9.8.3a, e). The Corp
 * declares the order of what several effects give at the same time (CR 9.8.2d).
 */
export function noteGained(game: Game): void {
  if (!anyGrants(game, 'subroutine') || game.over !== null) return
  const gained: Gained[] = []
  let isNew = false
  for (const ice of rezzedIce(game)) {
    const grants = grantsTo(game, ice).filter(each => !each.own)
    if (grants.length === 0) continue
    const noted = notedOf(game, ice) ?? []
    const fresh = grants.filter(({ key }) => !noted.includes(key))
    isNew ||= fresh.length > 0 || noted.length !== grants.length
    const before = fresh.filter(({ order }) => order === 'before')
    const after = fresh.filter(({ order }) => order === 'after')
    const kept = noted.filter(key => grants.some(each => each.key === key))
    gained.push({
      ice: refOf(ice),
      keys: [...kept, ...[...[...before].reverse(), ...after].map(({ key }) => key)],
    })
    for (const grants of [before, after]) if (canDiffer(grants)) askOrder(game, ice, grants)
  }
  if (isNew || gained.length !== game.gained.length) game.gained = gained
}

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

function askOrder(game: Game, ice: CardState, grants: readonly Grant[]): void {
  const keys = grants.map(({ key }) => key).join(' ')
  beginProcedure(game, 'orderGained', 'order', { by: 'corp', source: refOf(ice), vars: { keys } })
}
