import type { Game } from '@paydata/engine'
import { newGame } from '@paydata/engine'
import { toldAgain } from '@paydata/match'
import type { Replay } from '@paydata/protocol'
import { replay } from '@paydata/protocol'
import { z } from 'zod'
import { chanceOfBot, commitmentTo, seedOf } from '../rooms/making.ts'

/** One check and its result. */
export interface Check {
  readonly right: boolean
  readonly says: string
}

/** What a player knows besides the replay. */
interface Known {
  /** What the waiting room showed. */
  readonly commitment?: string | undefined
  /** The player's own part, as their client gave it. */
  readonly part?: string | undefined
}

/** What a replay and its player's own memory say of each other; what is no replay is never right. */
export function checkShuffles(text: string, { commitment, part }: Known): readonly Check[] {
  const whole = replayIn(text)
  if (whole === null) return [{ right: false, says: 'this is a replay' }]
  const { shuffle, file } = whole
  return [
    {
      right: commitmentTo(shuffle.secret) === (commitment ?? shuffle.commitment),
      says: 'the secret of the server is what it was bound to',
    },
    {
      right: seedOf(shuffle.secret, shuffle.corp, shuffle.runner) === file.setup.seed,
      says: 'the seed is made of the parts of the server and of both players',
    },
    ...file.bots.map(side => ({
      right: shuffle[side] === chanceOfBot(shuffle.secret, side),
      says: `the part of the bot that played the ${sideName[side]} follows from the secret of the server`,
    })),
    ...(part === undefined
      ? []
      : [{ right: [shuffle.corp, shuffle.runner].includes(part), says: 'your own part is among them' }]),
    { right: endsAsTold(whole), says: 'with this seed the game goes as it went, to the same end' },
  ]
}

const sideName = { corp: 'Corp', runner: 'Runner' }

function replayIn(text: string): Replay | null {
  try {
    return z.object({ replay }).parse(JSON.parse(text)).replay
  } catch {
    return null
  }
}

function endsAsTold({ file, result }: Replay): boolean {
  const end = played(file)
  if (end === null) return false
  // For the engine, a loss on time or by absence is a concession.
  return end.over === null ? result === null : end.over.winner === (result?.winner ?? null)
}

function played({ setup, answers }: Replay['file']): Game | null {
  try {
    let game: Game | null = newGame(setup)
    for (const each of answers) game = game && toldAgain(game, each)
    return game
  } catch {
    return null
  }
}
