import { instructionsAt, nodeAt } from '../language/definitions.ts'
import { procedureOf } from '../procedures/index.ts'
import { editionOf } from '../rulebook/edition.ts'
import type { Frame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Question } from '../state/questions.ts'
import type { Law, Say } from './say.ts'
import { isCount } from './say.ts'

/** Somebody must decide, or the game is over. */
export const neverStuck: Law = (game, say) => {
  const { waiting, over } = game
  if (over !== null && waiting.length > 0) say('the game is over and somebody is asked')
  if (over === null && waiting.length === 0) say('the game is not over and nobody is asked')
  if (waiting.length === 2 && waiting[0]?.for === waiting[1]?.for) say('one player is asked twice')
  // CR 10.14.2: only bids are made at once.
  if (waiting.length > 2 || (waiting.length === 2 && waiting.some(question => question.asks !== 'psi')))
    say(`${waiting.length} questions are open`)
}

export const questions: Law = (game, say) => {
  for (const question of game.waiting) {
    const about = `the question ${question.asks}`
    if (question.number !== game.asked[question.for]) say(`${about} has a number that is not the last`)
    checkForm(game, question, problem => say(`${about} ${problem}`))
  }
}

function checkForm(game: Game, question: Question, say: Say): void {
  switch (question.form) {
    case 'choose': {
      const { options, least, most } = question
      if (!isCount(least) || least > most || most > options.length)
        say(`wants ${least} to ${most} of ${options.length}`)
      // Only where cards are hidden may there be nothing: not asking would tell the other player so (CR 8.7.2e).
      if (most === 0 && question.asks !== 'search' && question.asks !== 'choose')
        say('leaves nothing to choose')
      if (new Set(options.map(option => JSON.stringify(option))).size !== options.length)
        say('has the same option twice')
      for (const { card } of options) {
        if (card !== undefined && card.card >= 0 && game.cards[card.card] === undefined)
          say(`offers card ${card.card}`)
      }
      return
    }
    case 'number':
      if (!isCount(question.least) || !isCount(question.most) || question.least > question.most)
        say(`wants a number from ${question.least} to ${question.most}`)
      return
    case 'allocate': {
      const all = question.sources.reduce((sum, source) => sum + source.most, 0)
      if (!isCount(question.total) || question.total > all) say(`wants ${question.total} of ${all}`)
      if (question.sources.some(source => !isCount(source.most) || source.most === 0))
        say('has an empty source')
    }
  }
}

/** What is in progress names steps and paths that exist, and waits for no answer it has. */
export const frames: Law = (game, say) => {
  const isBidding = game.waiting.some(question => question.asks === 'psi')
  game.frames.forEach((frame, depth) => {
    if (game.over === null && !isBidding && (frame.answer !== null || frame.otherAnswer !== null))
      say(`frame ${depth} has an answer it did not use`)
    checkFrame(game, frame, depth, problem => say(`frame ${depth} (${frame.kind} ${frame.of}) ${problem}`))
  })
  const outer = game.frames[0]
  if (game.over !== null) return
  if (outer === undefined) return say('nothing is in progress')
  const isTurn = outer.kind === 'structure' && (outer.of === 'corpTurn' || outer.of === 'runnerTurn')
  if (game.turn > 0 ? !isTurn : outer.of !== 'setup') say(`everything is in progress inside ${outer.of}`)
}

function checkFrame(game: Game, frame: Frame, depth: number, say: Say): void {
  switch (frame.kind) {
    case 'structure':
      if (!editionOf(game).structures[frame.of].some(row => row.step === frame.step))
        say(`is at step ${frame.step}, which there is not`)
      return
    case 'procedure':
      if (!procedureOf(frame).some(row => row.step === frame.step))
        say(`is at step ${frame.step}, which there is not`)
      return
    case 'ability':
      if (frame.at > instructionsAt(game, frame.of).length) say(`is at instruction ${frame.at}`)
      if (frame.interrupts !== null && !(frame.interrupts < depth)) say('interrupts what began later')
      return
    case 'window':
      if (frame.of === 'interrupt' && !(frame.imminent < depth)) say('interrupts what began later')
      if (frame.of === 'reaction' || frame.of === 'interrupt')
        for (const pending of frame.pending) nodeAt(game, pending.of)
  }
}
