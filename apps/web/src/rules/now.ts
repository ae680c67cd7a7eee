import type { CardView, OptionView, QuestionView, RefusedOptionView, View } from '@paydata/engine'
import { editionNamed } from '@paydata/engine'
import type { Choice } from '@paydata/engine/editions'
import { placeOfChoice } from '@paydata/engine/editions'
import type { Step } from './comparison.ts'
import { isSameWindow, tablesOf } from './comparison.ts'
import { elsewhereAt, stepAt } from './elsewhere.ts'
import { iceOf, isIdle, standingIn } from './standing.ts'

/*
 * What another edition would offer now, from what somebody is shown and from the tables of both editions. No game is played
 * for it, so it tells nothing that they do not see.
 */

/** A choice by which editions differ in what they offer, and where the text of the other edition decides it. */
export interface OtherRule {
  readonly choice: Choice
  readonly rule: string
}

export interface Now {
  /** Whether there is such a moment, and players have the same to do in it. */
  readonly here: 'same' | 'missing' | 'moved' | 'window'
  /** The step of that edition and what players could do there; null if nobody decides anything before what both have. */
  readonly standing: ReturnType<typeof standingIn>
  /** Where the text of that edition has the moment, if it does. */
  readonly rule: string | null
  /** What they are offered and would not be offered there. */
  readonly lacks: readonly OptionView[]
  /** What players may do in its window there and may not do here. */
  readonly adds: readonly ('paid' | 'nonIce' | 'approached' | 'score')[]
  /** Where players decide something there before this moment, and do not here. */
  readonly also: readonly Step[]
  readonly rules: readonly OtherRule[]
}

const asked: Readonly<Partial<Record<QuestionView['asks'], readonly Choice[]>>> = {
  mulligan: ['startingCredits', 'startingHand'],
  action: ['noEffectActions', 'secondConsole'],
  candidate: ['accessLimit', 'accessedCards', 'archivesFaceup'],
  becomesCandidate: ['rootCardEnteringBreach'],
  midAccess: ['midAccessAbilities'],
  discard: ['discardCards'],
  search: ['searchMayFail'],
  choose: ['sameTargetTwice'],
  overMemory: ['memoryOverflow'],
  reaction: ['decliningReactions'],
  interrupt: ['preventedCosts'],
}

const centrals: ReadonlySet<string> = new Set(['hq', 'rnd', 'archives'])

const isConsole = ({ face }: CardView): boolean =>
  face?.type === 'hardware' && face.subtypes.includes('console')

/** The rule that refuses what would change nothing, in the editions that do not allow it. */
const needsEffect = (edition: string, rule: string): boolean =>
  rule === placeOfChoice(editionNamed(edition), 'noEffectActions')

/**
 * Whether a choice makes a difference for what is asked now, as far as the view tells. Which cards would change nothing is not in it:
 * an older edition says so by what it refuses, and of today's options only a draw from an empty stack is known to be of the kind.
 */
function matters(
  choice: Choice,
  question: QuestionView,
  view: View,
  refused: readonly RefusedOptionView[],
): boolean {
  const { breach, runner, rig, edition } = view
  switch (choice) {
    case 'noEffectActions':
      return (
        refused.some(({ rule }) => needsEffect(edition, rule)) ||
        (question.for === 'runner' && runner.deck.count === 0 && offers(question, 'drawCard'))
      )
    case 'secondConsole':
      return question.for === 'runner' && rig.some(isConsole) && runner.hand.cards.some(isConsole)
    case 'archivesFaceup':
      return breach?.server === 'archives'
    case 'accessedCards':
      // What is accessed in a root stays there in each of them.
      return breach !== null && centrals.has(breach.server)
    case 'sameTargetTwice':
      return 'most' in question && question.most > 1
    default:
      return true
  }
}

const offers = (question: QuestionView, does: OptionView['does']): boolean =>
  'options' in question && question.options.some(option => option.does === does)

function rulesFor(view: View, other: string, refused: readonly RefusedOptionView[]): readonly OtherRule[] {
  const { question } = view
  if (question === null) return []
  const [here, there] = [editionNamed(view.edition), tablesOf(other)]
  return (asked[question.asks] ?? [])
    .filter(choice => here.rules[choice] !== there.rules[choice] && matters(choice, question, view, refused))
    .map(choice => ({ choice, rule: placeOfChoice(there, choice) }))
}

/** Of the options of a question, those that players have only as a moment is one, or as its window allows them. */
function lacking(view: View, here: Now['here'], other: Step | undefined): readonly OptionView[] {
  const { question } = view
  if (question === null || !('options' in question)) return []
  const { asks, options } = question
  const ofMoment = asks === 'paidWindow' || asks === 'jackOut'
  const taken = options.filter(({ does }) => does !== 'pass' && does !== 'continue' && does !== 'no')
  if (here === 'missing') return ofMoment ? taken : []
  const window = other?.row.window
  if (asks !== 'paidWindow' || here !== 'window') return []
  if (window === undefined) return taken
  const isIce = (card: number | null): boolean =>
    view.servers.some(({ ice }) => ice.some(each => each.ice?.id === card))
  return taken.filter(({ does, card }) =>
    does === 'score'
      ? !window.score
      : does === 'rez' && (window.rez === 'nothing' || (window.rez === 'nonIce' && isIce(card))),
  )
}

type Window = Step['row']['window']
function adding(own: Window, other: Window): Now['adds'] {
  if (other === undefined) return []
  const { rez = 'nothing', score = false } = own ?? {}
  return [
    ...(own === undefined ? (['paid'] as const) : []),
    ...(other.rez !== 'nothing' && rez === 'nothing' ? (['nonIce'] as const) : []),
    ...(other.rez === 'approached' && rez !== 'approached' ? (['approached'] as const) : []),
    ...(other.score && !score ? (['score'] as const) : []),
  ]
}

/** What an edition would offer at the moment that somebody is shown, who may have been told what is refused and why. */
export function offeredIn(
  view: View,
  moment: string | null,
  other: string,
  refused: readonly RefusedOptionView[] = [],
): Now {
  // No table has the setup of a game: what the editions decide of it is told alone.
  if (moment === null)
    return {
      here: 'same',
      standing: null,
      rule: null,
      lacks: [],
      adds: [],
      also: [],
      rules: rulesFor(view, other, refused),
    }
  const { here, also } = elsewhereAt(view.edition, moment, iceOf(view)).find(
    ({ edition }) => edition === other,
  ) ?? {
    here: 'same',
    also: [],
  }
  const there = stepAt(other, moment)
  const own = stepAt(view.edition, moment)?.row.window
  return {
    here,
    standing: standingIn(view, moment, other),
    rule: there?.row.rule ?? null,
    lacks: lacking(view, here, there),
    adds: isSameWindow(own, there?.row.window) ? [] : adding(own, there?.row.window),
    also: also.filter(step => !isIdle(step, view)),
    rules: rulesFor(view, other, refused),
  }
}

/** Whether it would be the same there, as far as the tables and the choices of the editions tell. */
export const isSameThere = ({ here, also, rules }: Now): boolean =>
  here === 'same' && also.length === 0 && rules.length === 0
