import { endGame } from '../changes/ending.ts'
import { at, bug } from '../state/bug.ts'
import { cloneGame } from '../state/clone.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { isSide, otherSide } from '../state/names.ts'
import type { Outcome } from '../state/outcome.ts'
import type { Answer, Question, Reply } from '../state/questions.ts'
import { checkGame } from '../state/shape.ts'
import { listener } from '../state/watched.ts'
import { advance } from './advance.ts'
import type { Asked } from './windows.ts'

/** Why a reply is refused. The game is unchanged. */
export type ReplyRefusalCode =
  | 'gameOver'
  | 'notAPlayer'
  | 'notAsked'
  | 'staleQuestion'
  | 'notAnOption'
  | 'tooFew'
  | 'tooMany'
  | 'chosenTwice'
  | 'outOfRange'
  | 'wrongForm'
  | 'malformed'

/** The game after a reply or a concession. */
export type NextGame = Outcome<{ readonly game: Game }, ReplyRefusalCode>

/** The next state of a game, or why the reply is no answer to what is asked. The given game stays as it is. */
export function answer(game: Game, player: Side, reply: Reply): NextGame {
  const why = refusalOf(game, player, reply)
  if (why !== undefined) return { ok: false, why }
  const next = cloneGame(game)
  take(next, player, reply)
  return { ok: true, game: next }
}

/** The same in place, for search and simulations that keep their own copies. */
export function answerInPlace(game: Game, player: Side, reply: Reply): NextGame {
  const why = refusalOf(game, player, reply)
  if (why !== undefined) return { ok: false, why }
  take(game, player, reply)
  return { ok: true, game }
}

/**
 * Gives each answer that is the only one there is, until somebody has a choice. Simulations need not ask who can but pass;
 * a server asks all the same, as what nobody is asked would tell what nobody could do.
 */
export function skipForced(game: Game): void {
  checkGame(game)
  for (;;) {
    const [question, another] = game.waiting
    if (question === undefined || another !== undefined) return
    const only = onlyAnswer(question)
    if (only === undefined) return
    game.waiting.pop()
    give(game, question, only, 'whoCanChoose')
  }
}

function onlyAnswer(question: Question): Answer | undefined {
  switch (question.form) {
    case 'choose': {
      const { options, least, ordered } = question
      return options.length === least && (least < 2 || !ordered) ? { options } : undefined
    }
    case 'number':
      return question.least === question.most ? { number: question.least } : undefined
    default:
      return undefined
  }
}

/** A player gives up, or both agree that nobody wins: allowed at any time (CR 1.7 leaves it to the players). */
export function concede(game: Game, player: Side | 'both'): NextGame {
  checkGame(game)
  if (player !== 'both' && !isSide(player)) return { ok: false, why: 'notAPlayer' }
  if (game.over !== null) return { ok: false, why: 'gameOver' }
  const next = cloneGame(game)
  next.occurred = []
  next.keepPlaying = false
  endGame(
    next,
    player === 'both' ? { winner: null, how: 'agreement' } : { winner: otherSide(player), how: 'concession' },
  )
  return { ok: true, game: next }
}

export function questionFor(game: Game, player: Side): Question | undefined {
  for (const question of game.waiting) if (question.for === player) return question
  return undefined
}

function refusalOf(game: Game, player: Side, reply: Reply): ReplyRefusalCode | undefined {
  checkGame(game)
  if (!isSide(player)) return 'notAPlayer'
  if (game.over !== null) return 'gameOver'
  if (typeof reply !== 'object' || reply === null || !Number.isInteger(reply.question)) return 'malformed'
  const question = questionFor(game, player)
  if (question === undefined) return 'notAsked'
  if (reply.question !== question.number) return 'staleQuestion'
  if (saysMore(reply)) return 'malformed'
  switch (question.form) {
    case 'choose': {
      if (!('choose' in reply) || !Array.isArray(reply.choose)) return 'wrongForm'
      if (reply.choose.length < question.least) return 'tooFew'
      if (reply.choose.length > question.most) return 'tooMany'
      for (let i = 0; i < reply.choose.length; i++) {
        const index = reply.choose[i]
        if (!Number.isInteger(index) || question.options[index ?? -1] === undefined) return 'notAnOption'
      }
      return reply.choose.length > 1 && new Set(reply.choose).size < reply.choose.length
        ? 'chosenTwice'
        : undefined
    }
    case 'number':
      if (!('number' in reply)) return 'wrongForm'
      if (!Number.isInteger(reply.number)) return 'malformed'
      return reply.number < question.least || reply.number > question.most ? 'outOfRange' : undefined
    case 'allocate': {
      if (!('amounts' in reply) || !Array.isArray(reply.amounts)) return 'wrongForm'
      if (reply.amounts.length !== question.sources.length) return 'malformed'
      let sum = 0
      for (let i = 0; i < question.sources.length; i++) {
        const amount = reply.amounts[i]
        if (!Number.isInteger(amount) || amount === undefined || amount < 0) return 'malformed'
        if (amount > at(question.sources, i).most) return 'outOfRange'
        sum += amount
      }
      return sum === question.total ? undefined : sum < question.total ? 'tooFew' : 'tooMany'
    }
  }
}

function answerTo(question: Question, reply: Reply): Answer {
  // The game keeps numbers of its own: never -0, which JSON does not know, nor a list that its sender may change.
  if (question.form === 'choose' && 'choose' in reply)
    return { options: reply.choose.map(index => at(question.options, index)) }
  if (question.form === 'allocate' && 'amounts' in reply)
    return { amounts: reply.amounts.map(amount => amount + 0) }
  return 'number' in reply ? { number: reply.number + 0 } : bug('no answer')
}

/** A reply names its question and answers in one form, and says nothing else. */
const saysMore = (reply: Reply): boolean => Object.keys(reply).length > 2

function take(game: Game, player: Side, reply: Reply): void {
  const { waiting } = game
  const question = (waiting[0]?.for === player ? waiting.shift() : waiting.pop()) ?? bug('nobody was asked')
  game.occurred = []
  listener?.answered(game, question, reply)
  give(game, question, answerTo(question, reply))
}

/** Everybody who is asked at the same time must answer before anything goes on (CR 10.14.2). */
function give(game: Game, question: Question, given: Answer, asked: Asked = 'everybody'): void {
  const frame = at(game.frames, game.frames.length - 1)
  // Of two questions at once the first is the Corp's.
  if (question.asks === 'psi' && question.for === 'runner') frame.otherAnswer = given
  else frame.answer = given
  if (game.waiting.length === 0) advance(game, asked)
}
