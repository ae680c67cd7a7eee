import type { Macro } from '@paydata/bots'
import { stepOf } from '@paydata/bots'
import type { Side, View } from '@paydata/engine'
import { learnedBy } from '@paydata/engine'
import type { Move, Step } from './advance.ts'
import type { Entry, MacrosOf, StoredEntry } from './entries.ts'
import type { Position } from './position.ts'

export const noMacros: MacrosOf = { corp: null, runner: null }

/** The macros after a player's own answer: it ends the player's macro, and may begin another one. */
export const macrosWith = (macros: MacrosOf, move: Move, begun: Macro | null): MacrosOf =>
  move.kind === 'answer' && move.how === 'player' ? { ...macros, [move.by]: begun } : macros

/** The next answer of a macro, and the macros after it. A macro that has no answer to the open question is over. */
export function macroMove(
  { game, result }: Position,
  macros: MacrosOf,
  viewOf: (by: Side) => View,
): { readonly move: Move | null; readonly macros: MacrosOf } {
  if (result !== null) return { move: null, macros: noMacros }
  let left = macros
  for (const { for: by } of game.waiting) {
    const macro = left[by]
    if (macro === null) continue
    const step = stepOf(macro, viewOf(by))
    left = { ...left, [by]: step?.rest ?? null }
    if (step === null) continue
    return { move: { kind: 'answer', by, how: 'macro', id: null, reply: step.reply }, macros: left }
  }
  return { move: null, macros: left }
}

/** Ends macros that a step has surprised: the opponent did something, a card became known, or chance decided something. */
export function unsurprised(macros: MacrosOf, before: Position, step: Step): MacrosOf {
  if (macros.corp === null && macros.runner === null) return macros
  const learned = learnedBy(before.game, step.position.game)
  const goesOn = (side: Side): boolean => {
    const isOthers = step.entry.by !== side
    return (
      !learned.randomness &&
      !learned.bids &&
      learned.searches !== side &&
      learned[side].length + learned.public.length === 0 &&
      !(isOthers && step.isNews) &&
      (step.entry.kind === 'answer' || step.entry.kind === 'presence')
    )
  }
  const left = (side: Side): Macro | null => (goesOn(side) ? macros[side] : null)
  return { corp: left('corp'), runner: left('runner') }
}

/** Writes the macros that are still under way into an entry, so that they continue after a restart or in another process. */
export function withGoing(entry: Entry, { corp, runner }: MacrosOf): Entry {
  const mayGoOn = entry.kind === 'answer' || entry.kind === 'presence'
  return mayGoOn && (corp !== null || runner !== null) ? { ...entry, going: { corp, runner } } : entry
}

export const goingBehind = (entry: StoredEntry | undefined): MacrosOf =>
  (entry?.kind === 'answer' || entry?.kind === 'presence' ? entry.going : undefined) ?? noMacros
