import type { Game, Setup } from '@paydata/engine'
import { answerInPlace, newGame, skipForced } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import { diceOf, isDecision, lively, randomReply, WithoutMemos } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { mixedGame, starterGame } from '../pool.ts'

defineOlderEditions()

const setups: readonly (readonly [string, Setup])[] = [
  ['starter decks', starterGame(3, 'memos')],
  ['all cards', mixedGame('memos mixed', diceOf('memos mixed'))],
  ['other cards', mixedGame('memos other', diceOf('memos other'))],
  ['the rules of 2017', { ...starterGame(5, 'memos 2017'), edition: '2017' }],
  ['the rules of 2012', { ...starterGame(8, 'memos 2012'), edition: '2012' }],
]

test.each(setups)(
  'with %s a game is the same byte for byte when nothing that was worked out is kept',
  (_cards, setup) => {
    const dice = diceOf(setup.seed)
    const game = newGame(setup)
    const plain = new WithoutMemos(setup)
    for (let answers = 0; game.over === null && answers < 600; answers++) {
      const [question] = game.waiting
      if (question === undefined) throw new Error('nobody is asked')
      const reply = randomReply(question, dice, lively)
      answerInPlace(game, question.for, reply)
      plain.answer(question.for, reply)
      expect(plain.differsFrom(game, 'whole')).toBeUndefined()
    }
    expect(game.thisTurn.length + game.lastTurn.length).toBeGreaterThan(10)
  },
)

/** The answers that are the only ones, given one by one. */
function answerForced(game: Game): void {
  for (;;) {
    const [question, another] = game.waiting
    if (question === undefined || another !== undefined || isDecision(question)) return
    answerInPlace(
      game,
      question.for,
      randomReply(question, () => 0),
    )
  }
}

test.each(setups)(
  'with %s skipping what only one answer is to leads where that answer does',
  (_cards, setup) => {
    const dice = diceOf(setup.seed)
    const game = newGame(setup)
    const asked = newGame(setup)
    const withoutWhatJustHappened = (each: Game): string => JSON.stringify({ ...each, occurred: [] })
    for (let answers = 0; game.over === null && answers < 200; answers++) {
      const [question] = game.waiting
      if (question === undefined) throw new Error('nobody is asked')
      const reply = randomReply(question, dice, lively)
      for (const each of [game, asked]) answerInPlace(each, question.for, reply)
      skipForced(game)
      answerForced(asked)
      expect(withoutWhatJustHappened(game)).toBe(withoutWhatJustHappened(asked))
    }
  },
)
