import type { Game, Question, Reply, Setup, Side } from '@paydata/engine'
import { answerInPlace, newGame } from '@paydata/engine'
import { bug } from '@paydata/engine/inside/state/bug'

/**
 * A reply in a few letters: who replies, and the indices of the options chosen (`c3`, `r0.2`, `c-` for none), a number
 * (`r=4`) or the amounts paid (`c$2.1`). Which question it replies to follows from the game.
 */
export function written(side: Side, reply: Reply): string {
  const who = side === 'corp' ? 'c' : 'r'
  if ('number' in reply) return `${who}=${reply.number}`
  if ('amounts' in reply) return `${who}$${reply.amounts.join('.')}`
  return reply.choose.length === 0 ? `${who}-` : `${who}${reply.choose.join('.')}`
}

/** The side and the reply to its open question that the letters stand for. */
export function read(game: Game, letters: string): { readonly side: Side; readonly reply: Reply } {
  const side = letters[0] === 'c' ? 'corp' : 'runner'
  const question = openQuestion(game, side).number
  const numbers = (from: number): number[] => letters.slice(from).split('.').map(Number)
  if (letters[1] === '=') return { side, reply: { question, number: Number(letters.slice(2)) } }
  if (letters[1] === '$') return { side, reply: { question, amounts: numbers(2) } }
  return { side, reply: { question, choose: letters[1] === '-' ? [] : numbers(1) } }
}

const openQuestion = (game: Game, side: Side): Question =>
  game.waiting.find(question => question.for === side) ?? bug(`${side} is not asked`, game)

/** Plays written answers on a game, in place. */
export function playOn(game: Game, answers: readonly string[], each?: (game: Game) => void): Game {
  for (const letters of answers) {
    const { side, reply } = read(game, letters)
    const outcome = answerInPlace(game, side, reply)
    if (!outcome.ok) bug(`${letters} was refused: ${outcome.why}`, game)
    each?.(game)
  }
  return game
}

/** The game that a setup and its written answers lead to. */
export const replay = (setup: Setup, answers: readonly string[], each?: (game: Game) => void): Game =>
  playOn(newGame(setup), answers, each)
