import type { Macro, OfferedMacro } from '@paydata/bots'
import { macroMeant, stepOf } from '@paydata/bots'
import type { Outcome, Reply, Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { MacroName, RequestRefusalCode } from '@paydata/protocol'
import type { Move } from './advance.ts'
import type { Course } from './course.ts'
import { lastByHand, recollect } from './past.ts'
import type { Position } from './position.ts'

/** The move that a player asks for, with the macro that goes on behind it; or why there is none. */
export type Wanted = Outcome<{ readonly move: Move; readonly begun: Macro | null }, RequestRefusalCode>

const refused = (why: RequestRefusalCode): Wanted => ({ ok: false, why })
const moving = (move: Move, begun: Macro | null = null): Wanted => ({ ok: true, move, begun })
const answering = (by: Side, reply: Reply): Move => ({ kind: 'answer', by, how: 'player', id: null, reply })

/** Whether what is asked at a version may mean something else by now. */
export const isOutdated = ({ changed, n }: Position, version: number): boolean =>
  version < changed || version > n

/** A reply to the question that a player saw at a version. */
export function replyWanted(
  { tookBackAt }: Pick<Course, 'tookBackAt'>,
  by: Side,
  { version, reply }: { readonly version: number; readonly reply: Reply },
): Wanted {
  return version < tookBackAt ? refused('staleQuestion') : moving(answering(by, reply))
}

/** The first answer of a macro, which the player has chosen among those that are offered. */
export function macroWanted(
  { position }: Pick<Course, 'position'>,
  by: Side,
  asked: { readonly version: number; readonly macro: MacroName; readonly way?: number | undefined },
  offered: () => readonly OfferedMacro[],
): Wanted {
  if (position.result !== null) return refused('gameOver')
  if (isOutdated(position, asked.version)) return refused('staleQuestion')
  const macro = macroMeant(offered(), asked)
  const first = macro && stepOf(macro, viewFor(position.game, by))
  return first == null ? refused('notReady') : moving(answering(by, first.reply), first.rest)
}

export const concessionWanted = (by: Side): Wanted => moving({ kind: 'concession', by })

/** The newest answer of these players is taken back, with everything after it: `free` only if its player has learned nothing since. */
export function takeBackWanted(
  { position, past }: Pick<Course, 'position' | 'past'>,
  sides: readonly Side[],
  { version, only = 'any' }: { readonly version: number; readonly only?: 'free' | 'any' | undefined },
): Wanted {
  if (position.result !== null) return refused('gameOver')
  if (isOutdated(position, version)) return refused('staleQuestion')
  const last = lastByHand(past, sides)
  if (last === undefined) return refused('notReady')
  const { by } = last.entry
  if (only === 'free' && recollect(past, by)?.isUnlearned !== true) return refused('notReady')
  return moving({ kind: 'takeBack', by, to: last.before.n })
}
