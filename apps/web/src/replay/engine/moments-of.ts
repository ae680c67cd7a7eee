import type { Moment } from '@paydata/bots/analysis'
import type { Game } from '@paydata/engine'
import { replyIn, toldAgain } from '@paydata/match'

type Answered = Parameters<typeof toldAgain>[1]

/** Each answer of a game with the game before it. Ends where today's rules lead elsewhere. */
export function* momentsOf(first: Game, answers: readonly Answered[]): Generator<Moment> {
  let game = first
  for (const [step, answered] of answers.entries()) {
    const next = toldAgain(game, answered)
    if (next === null) return
    yield { step, game, by: answered.by, reply: replyIn(game, answered) ?? null }
    game = next
  }
}
