import type { Game, Question, Reply, Side, What } from '@paydata/engine'
import { answer, isFollowUp, questionFor, usualReply, viewFor } from '@paydata/engine'

/** Windows in the middle of what an answer began. */
const between: ReadonlySet<Question['asks']> = new Set(['reaction', 'interrupt'])

/** What an answer costs and how it goes, for which nobody gives one. */
const byTheWay: ReadonlySet<What> = new Set<What>([
  'actionTaken',
  'actionFinished',
  'clicksSpent',
  'clicksLost',
  'creditsSpent',
  'spentOutsidePool',
  'fundSpent',
  'fundEmptied',
  'countersRemoved',
  'placed',
  'putBack',
  'played',
  'playResolved',
  'trashed',
  'uninstalled',
  'turnedFaceup',
  'removedFromGame',
  'revealed',
  'lookedAt',
  'searched',
  'shuffled',
  'chosen',
  'abilityUsed',
  'abilityTriggered',
  'effectEnded',
  'would',
  'accessEnded',
  'breachEnded',
  'runUnsuccessful',
  'runEnded',
])

const declining: ReadonlySet<string> = new Set(['no', 'pass'])

/** Answers that lead on from where a chain of questions is: one option each, or the ends of a range. */
function otherReplies(question: Question): readonly Reply[] {
  const { number } = question
  switch (question.form) {
    case 'choose':
      return question.least > 1 || question.most === 0
        ? []
        : question.options.map((_, at) => ({ question: number, choose: [at] }))
    case 'number':
      return [question.least, question.most].map(each => ({ question: number, number: each }))
    case 'allocate':
      return []
  }
}

/** No chain is so long. */
const mostAnswers = 30

/** What comes of an answer by the usual answers after it; null where somebody has to choose before it is over. */
function cameOf(game: Game, by: Side, reply: Reply): ReadonlySet<What> | null {
  const came = new Set<What>()
  let now = game
  let [who, next]: readonly [Side, Reply | null] = [by, reply]
  for (let n = 0; n < mostAnswers; n++) {
    if (next === null) return null
    const outcome = answer(now, who, next)
    if (!outcome.ok) throw new Error(`a usual answer is refused: ${outcome.why}`)
    now = outcome.game
    for (const { what } of now.occurred) if (!byTheWay.has(what)) came.add(what)
    const [question] = now.waiting
    if (now.over !== null || question === undefined) break
    if (!isFollowUp(question) && !between.has(question.asks)) break
    who = question.for
    next = usualOf(now, who)
  }
  return came
}

const usualOf = (game: Game, by: Side): Reply | null => {
  const { question } = viewFor(game, by)
  return question === null ? null : usualReply(question)
}

/**
 * How the usual answers betray a player who has just answered: nothing comes of that answer by them, though something could, or they
 * decline what is offered because of it.
 */
export function betrayalIn(game: Game, by: Side): string | undefined {
  const question = game.over === null ? questionFor(game, by) : undefined
  if (question === undefined || !isFollowUp(question)) return undefined
  const usual = usualOf(game, by)
  if (usual === null) return undefined
  if (question.form === 'choose' && question.options.length > 1 && 'choose' in usual) {
    const does = usual.choose.map(at => question.options[at]?.does ?? '')
    if (does.some(each => declining.has(each))) return `the usual answer to ${question.asks} declines`
  }
  if (game.occurred.some(({ what }) => !byTheWay.has(what))) return undefined
  const came = cameOf(game, by, usual)
  if (came === null || came.size > 0) return undefined
  for (const reply of otherReplies(question)) {
    const could = cameOf(game, by, reply)
    if (could !== null && could.size > 0)
      return `by the usual answer to ${question.asks} nothing comes of it, by another ${[...could].join(', ')}`
  }
  return undefined
}
