import type { Definition, Game, Option } from '@paydata/engine'
import { brokenBy } from './decks.ts'
import type { Tally } from './tally.ts'

/** What breaking ice costs a Runner, more or less. */
export const purse = 8

/** Whether the Runner has credits and a breaker for all but the last of its subroutines; the first alone needs none. */
export function couldBreak(game: Game, tally: Tally, ice: string): boolean {
  if (tally.resolved(ice)[0] === 0) return true
  return (
    game.runner.credits >= purse &&
    game.cards.some(
      ({ card, zone }) => zone === 'rig' && breaksThat(tally, game.titles[card] ?? '', ice) === true,
    )
  )
}

/** Whether a card breaks subroutines of that ice; undefined if it breaks none at all. */
function breaksThat({ definitions: { cards } }: Tally, card: string, ice: string): boolean | undefined {
  const user = cards.get(card)
  const broken = user === undefined ? [] : brokenBy(user)
  return broken.length === 0
    ? undefined
    : broken.some(subtype => cards.get(ice)?.printed.subtypes?.includes(subtype))
}

/** Which subroutines of the ice that is encountered are broken. */
export function encounterIn(
  game: Game,
): { readonly ice: number; readonly broken: readonly string[] } | undefined {
  for (const frame of game.frames)
    if (frame.kind === 'structure' && frame.of === 'encounter')
      return { ice: frame.vars.ice.card, broken: frame.vars.broken }
  return undefined
}

/** Subroutines that have not been seen are left, and those before them broken, as they may end the run. */
export function aimIn(tally: Tally, game: Game): 'pass' | 'useAbility' | undefined {
  const encounter = encounterIn(game)
  if (encounter === undefined) return undefined
  const resolved = tally.resolved(game.titles[encounter.ice] ?? '')
  const unbroken = resolved.filter((_, nth) => !encounter.broken.includes(`${nth}`))
  if (!unbroken.includes(0)) return undefined
  return unbroken[0] === 0 ? 'pass' : 'useAbility'
}

/** The Runner pays for no strength outside of encounters, nor against ice that the breaker does not break. */
export function suits(tally: Tally, game: Game, { card, ability }: Option): boolean {
  if (card === undefined || ability === undefined) return true
  const { cards } = tally.definitions
  const user = cards.get(game.titles[card.card] ?? '')
  if (user === undefined || user.printed.side === 'corp') return true
  const encounter = encounterIn(game)
  if (encounter === undefined) return !changesStrength(user, ability)
  return breaksThat(tally, user.is, game.titles[encounter.ice] ?? '') !== false
}

const changesStrength = ({ is, abilities }: Definition, path: string): boolean =>
  /"declare":"strength"/.test(JSON.stringify(abilities[Number(path.slice(is.length + 1))] ?? null))

/** Whether it is one that should resolve for once. */
export function isToResolve(tally: Tally, game: Game, { key }: Option): boolean {
  const encounter = encounterIn(game)
  return encounter !== undefined && tally.resolved(game.titles[encounter.ice] ?? '')[Number(key)] === 0
}
