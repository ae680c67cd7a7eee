import type { QuestionView, SeenOccurrence, View } from '@paydata/engine'
import { hasCome } from '../teaching.ts'
import type { Deed, GuidedGame, Hint, HintId, Idea } from './guided.ts'

/** An idea by its place, and the question in which its moment had come. */
interface Open {
  readonly idea: number
  readonly asks: QuestionView['asks']
}

/** What a learner was told in a guided game, and what they did right. It is plain data, to be kept with the game. */
export interface Guiding {
  readonly told: readonly HintId[]
  /** For each idea, how often the learner has chosen well in its moment. */
  readonly right: readonly number[]
  readonly open: readonly Open[]
  /** The question that was looked at last. */
  readonly asked: number | null
  /** The hint that is shown, as long as this is asked. */
  readonly now: { readonly says: HintId; readonly question: number } | null
}

export const notGuided: Guiding = { told: [], right: [], open: [], asked: null, now: null }

/** So often the learner does what is right before it goes without saying. */
const enough = 2

/** What has just become of the game, as the learner sees it. */
export interface Come {
  readonly view: View
  readonly happened: readonly SeenOccurrence[]
}

/** What the learner has been told, and is told, when this has come. */
export function guidedAfter({ ideas }: GuidedGame, before: Guiding, { view, happened }: Come): Guiding {
  const judged = afterDeeds(ideas, before, happened)
  const { question } = view
  if (question === null || question.number === judged.asked) return judged
  const since = judged.open.filter(({ asks }) => asks !== question.asks)
  const come = ideas.flatMap((idea, n) =>
    (judged.right[n] ?? 0) < enough && hasCome(idea.when, view, view.turn) ? [n] : [],
  )
  return {
    ...judged,
    open: [...since, ...come.map(idea => ({ idea, asks: question.asks }))],
    asked: question.number,
    ...hinted(
      judged,
      come.flatMap(n => ideas[n]?.hints ?? []),
      view,
      question.number,
    ),
  }
}

/** The first hint that fits and was not told before. Whoever comes back to a question finds the one that it had. */
function hinted({ told, now }: Guiding, hints: readonly Hint[], view: View, question: number) {
  if (now?.question === question) return { told, now }
  const hint = hints.find(({ says, when }) => !told.includes(says) && hasCome(when, view, view.turn))
  return hint === undefined
    ? { told, now: null }
    : { told: [...told, hint.says], now: { says: hint.says, question } }
}

/** Counts what was right of what has happened since the moment of an idea had come. */
function afterDeeds(ideas: readonly Idea[], before: Guiding, happened: readonly SeenOccurrence[]): Guiding {
  const done = before.open.filter(({ idea }) => happened.some(each => isDeed(ideas[idea]?.right, each)))
  if (done.length === 0) return before
  const right = ideas.map((_, n) => (before.right[n] ?? 0) + done.filter(({ idea }) => idea === n).length)
  return { ...before, right, open: before.open.filter(each => !done.includes(each)) }
}

const isDeed = (deed: Deed | undefined, { what, by, server, card, protects }: SeenOccurrence): boolean =>
  deed !== undefined &&
  deed.what === what &&
  (deed.by === undefined || deed.by === by) &&
  (deed.server === undefined || deed.server === server) &&
  (deed.cards === undefined || deed.cards.some(each => each === card?.definition)) &&
  (deed.protects === undefined || protects)

/** The hint of that name. */
export const hintCalled = ({ ideas }: GuidedGame, says: HintId): Hint | null =>
  ideas.flatMap(({ hints }) => hints).find(each => each.says === says) ?? null

/** What was kept of a game, as far as it can be read. */
export function guidingOf({ ideas }: GuidedGame, kept: Readonly<Record<string, unknown>>): Guiding {
  const told: readonly unknown[] = Array.isArray(kept.told) ? kept.told : []
  const counts: readonly unknown[] = Array.isArray(kept.right) ? kept.right : []
  const names = ideas.flatMap(({ hints }) => hints.map(({ says }) => says))
  const says = names.find(each => each === kept.says)
  return {
    ...notGuided,
    told: names.filter(each => told.includes(each)),
    right: ideas.map((_, n) => (typeof counts[n] === 'number' ? counts[n] : 0)),
    now: says === undefined || typeof kept.question !== 'number' ? null : { says, question: kept.question },
  }
}

/** The same as plain data, to be kept. */
export const keptOf = ({ told, right, now }: Guiding): Readonly<Record<string, unknown>> => ({
  told,
  right,
  ...now,
})
