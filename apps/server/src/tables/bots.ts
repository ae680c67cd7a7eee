import { createHash } from 'node:crypto'
import type { Bot, Distant, Thought } from '@paydata/bots'
import {
  diceOf,
  paces,
  pauseBefore,
  pauseToThink,
  positionFor,
  random,
  sensible,
  thinkingFor,
} from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { recallOf } from '@paydata/engine/worlds'
import { look } from '@paydata/match'
import type { BotLevel } from '@paydata/protocol'
import { Elsewhere } from '../cluster/cluster.ts'
import type { Config } from '../config.ts'
import type { Match } from '../matches/match.ts'
import { matchAt } from './checks.ts'
import type { Alarm, BotAsked } from './due.ts'
import { askedBot } from './due.ts'
import type { Moving } from './moves.ts'
import { makeMove } from './moves.ts'
import { inTurn } from './queue.ts'
import type { Table } from './table.ts'
import { Timer } from './timer.ts'
import { beforeNextTry, isToBeTriedAgain } from './trying-again.ts'

const quick: Readonly<Record<Exclude<BotLevel, 'search'>, Bot>> = {
  random,
  sensible: sensible(defineAllCards()),
}

/** What a bot thinks with, and what its answer needs. */
export interface LettingBotsPlay extends Moving {
  readonly think: Distant
  readonly config: Moving['config'] & Pick<Config, 'BOT_PACE' | 'BOT_THINKS'>
}

/** A bot as it was asked: what it answers follows from the game as it was then. */
interface Asked extends BotAsked {
  readonly match: Match
}

/** The pause before a bot answers: after everybody has been shown the question, and as long as its player chose. */
export class BotPause implements Alarm<BotAsked> {
  readonly #world: LettingBotsPlay
  readonly #table: () => Table
  readonly #timer = new Timer()

  constructor(world: LettingBotsPlay, table: () => Table) {
    this.#world = world
    this.#table = table
  }

  set(bot: BotAsked | null): void {
    this.#timer.stop()
    if (bot !== null && !this.#world.isClosing) letAnswer(this.#world, this.#table(), bot, this.#timer)
  }

  isSet(): boolean {
    return this.#timer.isRunning()
  }
}

function letAnswer(world: LettingBotsPlay, table: Table, bot: BotAsked, timer: Timer): void {
  const asked = { ...bot, match: matchAt(table) }
  const { pause, thought } = startThinking(world, table, asked)
  const answer = (): void => {
    answerOne(world, table, asked, thought).catch(error => {
      // The bot answers in the process that has the game now.
      if (error instanceof Elsewhere) return
      world.logger.error({ game: table.id, err: error }, 'could not let a bot answer')
      if (isToBeTriedAgain(error, table) && !timer.isRunning()) timer.start(beforeNextTry, answer)
    })
  }
  timer.start(pause, answer)
}

async function answerOne(
  world: LettingBotsPlay,
  table: Table,
  asked: Asked,
  thought: () => Promise<Thought>,
): Promise<void> {
  const { by } = asked
  const { reply, because } = await thought()
  await inTurn(table, async () => {
    const now = askedBot(matchAt(table), table.room)
    // Meanwhile the player may have come back, or somebody has taken something back.
    if (world.isClosing) return
    if (now?.by !== by || now.level !== asked.level || now.n !== asked.n) return
    await makeMove(world, table, { kind: 'answer', by, how: 'bot', id: null, reply, because })
  })
}

/** A bot has a random source of its own: none is given the seed from which the shuffles of the game are made. */
const seedOf = ({ match, by, n }: Asked): string =>
  createHash('sha256').update(`bot/${match.setup.seed}/${by}/${n}`).digest('hex')

/** How long a bot pauses, and its answer. A bot that thinks ahead does so during the pause. */
function startThinking(
  world: LettingBotsPlay,
  table: Table,
  asked: Asked,
): { readonly pause: number; readonly thought: () => Promise<Thought> } {
  const { config, logger } = world
  const pause = pauseBefore(asked, paces[asked.pace ?? config.BOT_PACE], diceOf(`${table.id}/${asked.n}`))
  const seed = seedOf(asked)
  const { match, by, level } = asked
  // The answer follows from the game alone: after a restart the bot answers the same.
  if (level !== 'search')
    return {
      pause,
      thought: async () =>
        quick[level](look(match, by).held.view, diceOf(seed), recallOf(match.position.game, by)),
    }
  const milliseconds = thinkingFor(asked, config.BOT_THINKS)
  const position = positionFor(match.position.game, by)
  const thinking = world.think(position, seed, { milliseconds }).catch((error): Thought => {
    logger.error({ game: table.id, err: error }, 'could not let a bot think ahead')
    return quick.sensible(position.view, diceOf(seed), position.recall)
  })
  return { pause: pauseToThink(pause, milliseconds), thought: () => thinking }
}
