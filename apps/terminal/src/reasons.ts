import type { Game, QuestionView, Reply, Side, View } from '@paydata/engine'
import { questionFor, viewFor } from '@paydata/engine'
import { moveOf } from '@paydata/match'
import { becauseText } from './because.ts'
import type { Session } from './session.ts'
import { optionLabel } from './words.ts'

/** Whether an answer needs no reason: passes would hide the reasons that tell something. */
export function isPass(before: Game, by: Side, reply: Reply): boolean {
  const question = questionFor(before, by)
  if (question?.form !== 'choose' || !('choose' in reply)) return false
  return reply.choose.every(index => question.options[index]?.does === 'pass')
}

/** What bots did and why, for when nothing is hidden any more. */
export function reasonLines({ match }: Pick<Session, 'match'>): readonly string[] {
  return match.course.past.flatMap(past => {
    const move = moveOf(past)
    if (move?.kind !== 'answer') return []
    const { before } = past
    const { by, reply, because } = move
    if (because === undefined || isPass(before.game, by, reply)) return []
    const view = viewFor(before.game, by)
    const done = view.question === null ? null : doneBy(view, view.question, reply)
    if (done === null) return []
    const who = by === 'corp' ? 'Corp' : 'Runner'
    return [`Turn ${before.game.turn}, ${who}: ${done} – ${becauseText(because, before.game.definitions)}`]
  })
}

/** Null for how something is paid, which needs no reason. */
function doneBy(view: View, question: QuestionView, reply: Reply): string | null {
  if ('number' in reply) return String(reply.number)
  if ('amounts' in reply || question.form !== 'choose') return null
  const chosen = reply.choose.flatMap(index => question.options[index] ?? [])
  return chosen.map(option => optionLabel(view, option)).join(', ')
}
