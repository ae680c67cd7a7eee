import type { Game, Refused, Reply, Setup, Side } from '@paydata/engine'
import { answer, concede, newGame } from '@paydata/engine'
import type { Journal } from './journal.ts'
import { emptyJournal, withNews } from './journal.ts'

/** What a side did when it was asked; `automatic` when its standing orders did it. */
export type Answered =
  | {
      readonly by: Side
      /** Null: it conceded. */
      readonly reply: Reply | null
      readonly automatic: boolean
      /** Why a bot answered so. */
      readonly because?: string
    }
  /** Both agreed that nobody wins. */
  | { readonly by: 'both'; readonly reply: null; readonly automatic: false }

/** A game with all it takes to play it again. Nothing in it changes: each answer makes another one. */
export interface Match {
  readonly setup: Setup
  readonly answers: readonly Answered[]
  readonly game: Game
  readonly journal: Journal
}

/** An answer with the game before it, so that it can be taken back. */
export interface Step {
  readonly before: Match
  readonly by: Answered['by']
  readonly kind: 'person' | 'bot' | 'automatic'
}

export type Played =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly why: Refused }

export function beginMatch(setup: Setup): Match {
  const game = newGame(setup)
  // A game names its edition for ever, whatever others begin with later.
  return {
    setup: { edition: game.edition, ...setup },
    answers: [],
    game,
    journal: withNews(emptyJournal, game, null),
  }
}

export function play(match: Match, answered: Answered): Played {
  const outcome =
    answered.reply === null
      ? concede(match.game, answered.by)
      : answer(match.game, answered.by, answered.reply)
  if (!outcome.ok) return outcome
  const { game } = outcome
  const passed = answered.automatic ? { by: answered.by, from: match.game } : null
  const journal = withNews(match.journal, game, passed)
  return { ok: true, match: { setup: match.setup, answers: [...match.answers, answered], game, journal } }
}
