import type { OfferedMacro } from '@paydata/bots'
import { macrosAt, positionFor, stepOf } from '@paydata/bots'
import { broughtToPlay, defineAllCards, starterDecks } from '@paydata/cards'
import type { Asked, Given } from '@paydata/protocol'
import { takenKey } from '../matches/match.ts'
import { notTooFast, Refuse } from '../refusing.ts'
import type { World } from '../world.ts'
import { endIfTimeIsUp } from './clocks.ts'
import { make, matchAt, mustPlayThemselves, seatAt } from './playing.ts'
import type { Table } from './table.ts'
import { inTurn } from './table.ts'
import { mustBeAt } from './take-backs.ts'

const expectation = { definitions: defineAllCards(), decks: starterDecks.map(broughtToPlay) }

/** What a player could have done in one go now: worked out from what that player knows. */
export const offerMacros = (world: World, table: Table, player: string): Promise<Given<'macros'>> =>
  inTurn(table, async () => {
    const offered = macrosOf(world, table, player)
    return {
      version: matchAt(table).position.n,
      macros: offered.map(({ macro, price }) => ({ macro: macro.is, price })),
    }
  })

function macrosOf(world: World, table: Table, player: string): readonly OfferedMacro[] {
  const by = seatAt(table, player)
  const { position } = matchAt(table)
  if (!position.game.waiting.some(question => question.for === by)) return []
  notTooFast(world.limits('macros', player))
  return macrosAt(positionFor(position.game, by), expectation)
}

/** The first answer is the player's, as if given by hand; the others follow as long as nothing surprises. */
export const beginMacro = (
  world: World,
  table: Table,
  player: string,
  asked: Asked<'macro'>,
): Promise<Given<'macro'>> =>
  inTurn(table, async () => {
    const by = seatAt(table, player)
    const match = matchAt(table)
    const before = match.taken.get(takenKey(by, asked.id))
    if (before !== undefined) return { version: before }
    await endIfTimeIsUp(world, table)
    if (match.position.result !== null) throw new Refuse('gameOver')
    mustPlayThemselves(table, by)
    mustBeAt(match, asked.version)
    const found = macrosOf(world, table, player).find(({ macro }) => macro.is === asked.macro)
    const view = positionFor(match.position.game, by).view
    const first = found === undefined ? null : stepOf(found.macro, view)
    if (first === null) throw new Refuse('notReady')
    const { reply, rest } = first
    await make(world, table, { kind: 'answer', by, how: 'player', id: asked.id, reply }, rest)
    return { version: match.position.n }
  })
