import type { Game } from '@paydata/engine'
import { answer, concede, newGame } from '@paydata/engine'
import type { Replay } from '@paydata/protocol'
import { replay } from '@paydata/protocol'
import { z } from 'zod'
import { commitmentTo, seedOf } from '../rooms/making.ts'

/** One thing that was looked at. */
export interface Check {
  readonly right: boolean
  readonly says: string
}

/** What a replay and the commitment say of each other; what is no replay is never right. */
export function checkShuffles(text: string, commitment: string | undefined): readonly Check[] {
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
    { right: endsAsTold(whole), says: 'with this seed the game goes as it went, to the same end' },
  ]
}

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
  // Who has no time left, or has gone, gives up for the engine.
  return end.over === null ? result === null : end.over.winner === (result?.winner ?? null)
}

function played({ setup, answers }: Replay['file']): Game | null {
  try {
    let game = newGame(setup)
    for (const each of answers) {
      const outcome = each.reply === null ? concede(game, each.by) : answer(game, each.by, each.reply)
      if (!outcome.ok) return null
      game = outcome.game
    }
    return game
  } catch {
    return null
  }
}
