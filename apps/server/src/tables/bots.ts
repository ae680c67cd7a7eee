import type { Bot } from '@paydata/bots'
import { diceOf, random, sensible } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { look } from '../matches/showing.ts'
import type { Side } from '../rooms/room.ts'
import { sides } from '../rooms/room.ts'
import type { World } from '../world.ts'
import { make } from './playing.ts'
import type { Table } from './table.ts'
import { inTurn } from './table.ts'

const bots: Readonly<Record<'random' | 'sensible', Bot>> = { random, sensible: sensible(defineAllCards()) }

/** Lets a bot answer when it is asked: after everybody has been shown what it answers to. */
export function botsAnswer(world: World, table: Table): void {
  if (askedBot(table) === null) return
  setImmediate(() => {
    inTurn(table, () => answerOne(world, table)).catch(error =>
      world.logger.error({ game: table.id, err: error }, 'a bot could not answer'),
    )
  })
}

function askedBot({ match, room }: Table): Side | null {
  if (match === null || match.position.result !== null) return null
  const asked = match.position.game.waiting.map(question => question.for)
  return sides.find(side => asked.includes(side) && (room.seats[side]?.level ?? null) !== null) ?? null
}

async function answerOne(world: World, table: Table): Promise<void> {
  const by = askedBot(table)
  const level = by === null ? null : (table.room.seats[by]?.level ?? null)
  const { match } = table
  if (by === null || level === null || match === null) return
  const { view } = look(match, by).held
  // What it answers follows from the game alone: a server that comes back answers the same.
  const { reply } = bots[level](view, diceOf(`${match.setup.seed}/${by}/${match.position.n}`))
  await make(world, table, { kind: 'answer', by, how: 'bot', id: null, reply })
}
