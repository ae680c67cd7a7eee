import type { Game, Option } from '@paydata/engine'
import type { Taste } from '@paydata/engine/testing'
import { lively } from '@paydata/engine/testing'
import type { Tally } from './tally.ts'

/** How much an option is taken that leads to something never seen, to what has been seen, and to abilities used enough. */
const rarest = 400
const usual = 16
const least = 1

/** Ice is rezzed and broken only by those who have saved for it, and where there is some to break. */
const thrifty = (game: Game, option: Option): number => {
  if (option.does === 'gainCredit') return 8
  return option.does === 'run' && isProtected(game, option) ? 12 : lively(option)
}

const isProtected = (game: Game, { server }: Option): boolean =>
  game.servers.some(({ id, ice }) => id === server && ice.some(each => isRezzed(game, each.ice)))

const isRezzed = (game: Game, ice: number | null): boolean => ice !== null && game.cards[ice]?.faceup === true

const isEncounter = (game: Game): boolean =>
  game.frames.some(frame => frame.kind === 'structure' && frame.of === 'encounter')

/** Prefers what has seldom been seen and leaves what has been seen enough, so that rare deeds occur. */
export const towardsRare = (tally: Tally, game: Game): Taste => {
  const times = (option: Option): number | undefined =>
    // Strength is raised, in an encounter, for the sake of what the breaker does next.
    option.does === 'useAbility' && isEncounter(game)
      ? tally.timesOfRarest(game, option)
      : tally.timesOf(game, option)
  return option => {
    const seen = times(option)
    const floor = option.does === 'useAbility' ? least : usual
    const weight = seen === undefined ? usual : Math.max(floor, Math.floor(rarest / (1 + seen)))
    return weight * thrifty(game, option)
  }
}
