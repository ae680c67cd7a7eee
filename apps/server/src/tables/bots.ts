import type { Bot } from '@paydata/bots'
import { diceOf, paces, pauseBefore, positionFor, random, sensible } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import type { Reply } from '@paydata/engine'
import type { BotLevel } from '@paydata/protocol'
import { Elsewhere } from '../cluster/cluster.ts'
import type { Match } from '../matches/match.ts'
import { look } from '../matches/showing.ts'
import type { Side } from '../rooms/room.ts'
import { botAt } from '../rooms/room.ts'
import type { World } from '../world.ts'
import { make } from './playing.ts'
import type { Table } from './table.ts'
import { inTurn } from './table.ts'

const quick: Readonly<Record<Exclude<BotLevel, 'search'>, Bot>> = {
  random,
  sensible: sensible(defineAllCards()),
}

/** A bot that is to answer at a position. */
interface Asked {
  readonly match: Match
  readonly by: Side
  readonly level: BotLevel
  readonly n: number
}

/** Lets a bot answer when it is asked: after everybody has been shown what it answers to, and at the pace of people. */
export function botsAnswer(world: World, table: Table): void {
  if (table.pause !== null) clearTimeout(table.pause)
  table.pause = null
  const asked = world.isClosing ? null : askedBot(table)
  if (asked === null) return
  const waiting = asked.match.position.game.waiting.find(question => question.for === asked.by)
  if (waiting === undefined) return
  const pause = pauseBefore(waiting, paces[world.config.BOT_PACE], diceOf(`${table.id}/${asked.n}`))
  table.pause = setTimeout(() => {
    table.pause = null
    answerOne(world, table, asked).catch(error => {
      // Where the game is now, the bot answers there.
      if (error instanceof Elsewhere) return
      world.logger.error({ game: table.id, err: error }, 'a bot could not answer')
    })
  }, pause)
}

function askedBot({ match, room }: Table): Asked | null {
  if (match === null || match.position.result !== null) return null
  for (const { for: by } of match.position.game.waiting) {
    const level = botAt(room.seats[by])
    if (level !== null) return { match, by, level, n: match.position.n }
  }
  return null
}

async function answerOne(world: World, table: Table, asked: Asked): Promise<void> {
  const { by } = asked
  const reply = await thought(world, asked)
  await inTurn(table, async () => {
    const now = askedBot(table)
    // Meanwhile its player may have come back, or something was taken back.
    if (world.isClosing) return
    if (now?.by !== by || now.level !== asked.level || now.n !== asked.n || now.match !== asked.match) return
    await make(world, table, { kind: 'answer', by, how: 'bot', id: null, reply })
  })
}

async function thought(world: World, { match, by, level, n }: Asked): Promise<Reply> {
  const seed = `${match.setup.seed}/${by}/${n}`
  if (level === 'search') {
    const limit = { milliseconds: world.config.BOT_THINKS }
    return (await world.think(positionFor(match.position.game, by), seed, limit)).reply
  }
  // What it answers follows from the game alone: a server that comes back answers the same.
  return quick[level](look(match, by).held.view, diceOf(seed)).reply
}
