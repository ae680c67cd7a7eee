import type { Game, Held } from '@paydata/engine'
import { applyPatch, momentOf } from '@paydata/engine'
import { openly } from '@paydata/scenario'

const viewers = ['corp', 'runner', 'spectator', 'all'] as const

/**
 * Viewers who look now and then, each having what they saw the last time. What an update makes of it must be the view,
 * and so must what its patch makes of it.
 */
export function followers(game: Game): (game: Game, looking: number) => string | undefined {
  const held: Held[] = viewers.map(viewer => ({ view: openly.viewFor(game, viewer) }))
  return (now, looking) => {
    const nth = looking % viewers.length
    const viewer = viewers[nth] ?? 'all'
    const before = held[nth] ?? { view: openly.viewFor(now, viewer) }
    const update = openly.updateFor(momentOf(now), viewer, before)
    held[nth] = update
    const wanted = JSON.stringify(openly.viewFor(now, viewer))
    if (JSON.stringify(update.view) !== wanted) return `an update for ${viewer} gives another view`
    if (JSON.stringify(applyPatch(before.view, update.patch)) !== wanted)
      return `a patch for ${viewer} leads to another view`
    return undefined
  }
}
