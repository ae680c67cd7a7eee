import type { OfferedMacro, Position } from '@paydata/bots'
import { macroMeant, positionFor, stepOf, toldOf } from '@paydata/bots'
import type { Asked, Given } from '@paydata/protocol'
import type { Limits } from '../limits/rates.ts'
import { takenKey } from '../matches/match.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import type { Finding } from '../threads/finding.ts'
import { matchAt, mustBeAt, mustHoldOwnSeat, seatAt } from './checks.ts'
import { endIfTimeIsUp } from './clocks.ts'
import type { Moving } from './moves.ts'
import { makeMove } from './moves.ts'
import { inTurn } from './queue.ts'
import type { Table } from './table.ts'

type Macros = Moving & Pick<Finding, 'findMacros'> & { readonly limits: Limits }
type Prices = Pick<Finding, 'findPrices'> & { readonly limits: Limits }

/** What a player knows at a version; null for a player who is not asked. */
interface Stand {
  readonly version: number
  readonly position: Position | null
}

function standAt(table: Table, player: string): Stand {
  const by = seatAt(table, player)
  const { position } = matchAt(table)
  const isAsked = position.game.waiting.some(question => question.for === by)
  return { version: position.n, position: isAsked ? positionFor(position.game, by) : null }
}

/** Finds the macros that are possible, while the game goes on. */
async function macrosFor(
  world: Macros,
  player: string,
  { position }: Stand,
): Promise<readonly OfferedMacro[]> {
  if (position === null) return []
  notTooFast(world.limits('macros', player))
  return world.findMacros(position)
}

/** Tells a player which macros are possible now, as far as that player knows. */
export async function offerMacros(world: Macros, table: Table, player: string): Promise<Given<'macros'>> {
  const stand = await inTurn(table, async () => standAt(table, player))
  const offered = await macrosFor(world, player, stand)
  return { version: stand.version, macros: offered.map(toldOf) }
}

/** Tells the Runner what rezzed ice would cost to break, as far as that player knows. */
export async function tellIcePrices(
  world: Prices,
  table: Table,
  player: string,
): Promise<Given<'icePrices'>> {
  notTooFast(world.limits('icePrices', player))
  const { version, position } = await inTurn(table, async () => standAt(table, player))
  const prices = position === null ? [] : await world.findPrices(position)
  return { version, prices: [...prices] }
}

/** Gives the first answer of a macro as the player's own; the others follow as long as nothing unexpected happens. */
export async function beginMacro(
  world: Macros,
  table: Table,
  player: string,
  asked: Asked<'macro'>,
): Promise<Given<'macro'>> {
  const stand = await inTurn(
    table,
    async () => (await begunAt(world, table, player, asked)) ?? standAt(table, player),
  )
  if (typeof stand === 'number') return { version: stand }
  const macro = macroMeant(await macrosFor(world, player, stand), asked)
  const first = macro === undefined || stand.position === null ? null : stepOf(macro, stand.position.view)
  return inTurn(table, async () => {
    // Meanwhile the same request may have come again, or the game may have gone on.
    const begun = await begunAt(world, table, player, asked)
    if (begun !== null) return { version: begun }
    const match = matchAt(table)
    if (stand.version < match.position.changed) throw new RefusedError('staleQuestion')
    if (first === null) throw new RefusedError('notReady')
    const { reply, rest } = first
    const by = seatAt(table, player)
    await makeMove(world, table, { kind: 'answer', by, how: 'player', id: asked.id, reply }, rest)
    return { version: match.position.n }
  })
}

/** The version that the macro led to, if it was begun already; null if it may begin now. */
async function begunAt(
  world: Macros,
  table: Table,
  player: string,
  asked: Asked<'macro'>,
): Promise<number | null> {
  const by = seatAt(table, player)
  const match = matchAt(table)
  const before = match.taken.get(takenKey(by, asked.id))
  if (before !== undefined) return before
  await endIfTimeIsUp(world, table)
  if (match.position.result !== null) throw new RefusedError('gameOver')
  mustHoldOwnSeat(table, by)
  mustBeAt(match, asked.version)
  return null
}
