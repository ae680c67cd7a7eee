import { newestEdition } from '@paydata/cards/starter'
import type { OptionView, QuestionView, RuleChoices, View } from '@paydata/engine'
import { editionNamed } from '@paydata/engine'
import { citedBy } from '@paydata/engine/editions'
import type { Step } from './comparison.ts'
import { compared, isSameWindow } from './comparison.ts'
import { elsewhereAt, stepAt } from './elsewhere.ts'

/*
 * What another edition would offer now, from what somebody is shown and from the tables of both editions. No game is played
 * for it, so it tells nothing that they do not see.
 */

/** A rule by which editions differ in what they offer: the word that an edition has for it, and where its text says so. */
export interface OtherRule {
  readonly choice: Choice
  readonly word: string
  readonly rule: string
}

export interface Now {
  /** Whether there is such a moment, and players have the same to do in it. */
  readonly here: 'same' | 'missing' | 'moved' | 'window'
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

/** Choices of an edition that say what questions of a kind offer, each with its number in the newest rules that have one. */
const choices = {
  // The newest rules let a player act without effect, and say elsewhere which abilities they do not (CR 9.5.6).
  noEffectActions: '1.2.4',
  secondConsole: '3.8.5b',
  accessLimit: '7.3.5',
  accessedCards: '7.3.1a',
  archivesFaceup: '7.5.2',
  midAccessAbilities: '7.1.4',
  rootCardEnteringBreach: '7.4.6a',
  discardCards: '5.5.4c',
  searchMayFail: '8.7.2e',
  sameTargetTwice: '1.15.2e',
  memoryOverflow: '10.3.1e',
  decliningReactions: '9.2.8e',
  preventedCosts: '1.16.1a',
} as const satisfies Partial<Record<keyof RuleChoices, string>>
export type Choice = keyof typeof choices
const newer: Readonly<Partial<Record<Choice, string>>> = { noEffectActions: '9.5.6' }

const asked: Readonly<Partial<Record<QuestionView['asks'], readonly Choice[]>>> = {
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

/** Whether a choice matters for what is asked now. */
function matters(choice: Choice, question: QuestionView, { breach }: View): boolean {
  switch (choice) {
    case 'secondConsole':
      return question.for === 'runner'
    case 'archivesFaceup':
      return breach?.server === 'archives'
    case 'accessedCards':
      return breach?.server === 'hq' || breach?.server === 'rnd'
    case 'sameTargetTwice':
      return 'most' in question && question.most > 1
    default:
      return true
  }
}

function rulesFor(view: View, other: string): readonly OtherRule[] {
  const { question } = view
  if (question === null) return []
  const [here, there] = [editionNamed(view.edition), tablesOf(other)]
  return (asked[question.asks] ?? [])
    .filter(choice => here.rules[choice] !== there.rules[choice] && matters(choice, question, view))
    .map(choice => ({
      choice,
      word: there.rules[choice],
      rule: citedBy(
        there,
        there.name === newestEdition ? (newer[choice] ?? choices[choice]) : choices[choice],
      ),
    }))
}

const tablesOf = (edition: string) => compared.find(({ name }) => name === edition) ?? editionNamed(edition)

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

/** What an edition would offer at the moment that somebody is shown. */
export function offeredIn(view: View, moment: string, other: string): Now {
  const { here, also } = elsewhereAt(view.edition, moment).find(({ edition }) => edition === other) ?? {
    here: 'same',
    also: [],
  }
  const there = stepAt(other, moment)
  const own = stepAt(view.edition, moment)?.row.window
  return {
    here,
    rule: there?.row.rule ?? null,
    lacks: lacking(view, here, there),
    adds: isSameWindow(own, there?.row.window) ? [] : adding(own, there?.row.window),
    also,
    rules: rulesFor(view, other),
  }
}

/** Whether it would be the same there, as far as the tables and the choices of the editions tell. */
export const isSameThere = ({ here, also, rules }: Now): boolean =>
  here === 'same' && also.length === 0 && rules.length === 0
