import type { OptionView, QuestionView } from '@paydata/engine'
import { isFollowUp, replyFor, usualNumber, usualOption, usualPayment, usualReply } from '@paydata/engine'
import type { MacroName } from '@paydata/protocol'
import type { AnsweredFrom, HandState } from '../store/hand.ts'
import { useHand } from '../store/hand.ts'
import { askOnceMore, isConfirmed, isMeantFor } from '../store/meaning-it.ts'
import { useSaid } from '../store/said.ts'
import { beginMacro, reply } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { doubtAbout } from './doubt.ts'
import { isUndecided, primaryMacro } from './primary.ts'

export type Choice = Extract<QuestionView, { form: 'choose' }>
export type Allocation = Extract<QuestionView, { form: 'allocate' }>
export type NumberQuestion = Extract<QuestionView, { form: 'number' }>

/** Whether one option is the whole answer, so that a click on it sends it. */
export const isSingle = ({ least, most }: Choice): boolean => least === 1 && most === 1

export const openQuestion = (): QuestionView | null => useSaid.getState().view?.question ?? null

/** Takes an option of the open question, by its id. */
export function takeOpen(id: string): void {
  const question = openQuestion()
  if (question?.form === 'choose') takeOption(question, id)
}

/** Answers with an option if it is the whole answer; else picks or unpicks it. */
export function takeOption(question: Choice, id: string): void {
  if (isSingle(question)) return answerWith(question, [id])
  if (!isMeantFor(question.asks, id)) return
  const { picked } = useHand.getState()
  useHand.setState({ picked: pickedAfter(question, picked, id) })
}

/** The picked options after a click on one. If only one may be picked, it replaces the other; else a click too many is ignored. */
export function pickedAfter(question: Choice, picked: readonly string[], id: string): readonly string[] {
  if (picked.includes(id)) return picked.filter(each => each !== id)
  if (picked.length < question.most) return [...picked, id]
  return question.most === 1 ? [id] : picked
}

export function answerWith(question: Choice, ids: readonly string[], from: AnsweredFrom = 'elsewhere'): void {
  const made = replyFor(question, ids)
  if (made !== undefined && isMeantFor(question.asks, ids.join(' '))) void reply(made, from)
}

export function answerNumber({ asks, number: question }: NumberQuestion, number: number): void {
  if (isMeantFor(asks, `${number}`)) void reply({ question, number }, 'end')
}

export function answerPayment({ asks, number: question }: Allocation, amounts: readonly number[]): void {
  if (isMeantFor(asks, `${amounts}`)) void reply({ question, amounts }, 'end')
}

/** Questions whose main answer only lets the game go on: what is asked next is not asked because of it. */
const passing: ReadonlySet<QuestionView['asks']> = new Set(['paidWindow', 'reaction', 'interrupt', 'jackOut'])

/** Gives the main answer. If it may be a mistake, the player has to confirm it first. */
export function answerMain(question: Choice, id: string): void {
  const { view } = useSaid.getState()
  const isDoubtful = useSettings.getState().confirm === 'on' && view !== null && doubtAbout(view) !== null
  if (!isDoubtful) return answerWith(question, [id], passing.has(question.asks) ? 'elsewhere' : 'end')
  if (useHand.getState().warned !== 'answer') {
    if (isMeantFor(question.asks, id)) askOnceMore(question.number, 'answer')
    return
  }
  const made = replyFor(question, [id])
  if (made !== undefined && isConfirmed()) void reply(made)
}

export const canConfirm = ({ least, most }: Choice, picked: readonly string[]): boolean =>
  picked.length >= least && picked.length <= most

type ByCard = ReadonlyMap<number, readonly OptionView[]>
const none: readonly OptionView[] = []
const found = new WeakMap<QuestionView, ByCard>()

/** The options about a card. The result is cached by question, as every card on the table asks for its options. */
export function optionsOf(question: QuestionView | null, card: number | null): readonly OptionView[] {
  if (question?.form !== 'choose' || card === null) return none
  const byCard = found.get(question) ?? optionsByCard(question)
  found.set(question, byCard)
  return byCard.get(card) ?? none
}

function optionsByCard({ options }: Choice): ByCard {
  const byCard = new Map<number, OptionView[]>()
  for (const option of options)
    for (const card of new Set([option.card, ...(option.cards ?? [])]))
      if (card !== null) byCard.set(card, [...(byCard.get(card) ?? []), option])
  return byCard
}

/** The place in which the last of these options was picked; -1 if none of them is. */
export const lastPicked = (options: readonly OptionView[], picked: readonly string[]): number =>
  Math.max(-1, ...options.map(({ id }) => picked.indexOf(id)))

/** The options about a server itself, not about a card in it. */
export const optionsAt = (question: QuestionView | null, server: string): readonly OptionView[] =>
  question?.form !== 'choose'
    ? []
    : question.options.filter(
        option => option.card === null && (option.server === server || option.hidden === server),
      )

export function answerInOneGo({ asks }: QuestionView, macro: MacroName, way = 0): void {
  if (isMeantFor(asks, macro)) void beginMacro(macro, way)
}

/**
 * Whether the answer before this follow-up was given at the end of the panel: then nothing is highlighted there, as a press too many
 * would answer what nobody has read.
 */
export const useIsHot = (question: QuestionView): boolean =>
  useHand(({ from }) => from === 'end') && isFollowUp(question)
const isHot = (question: QuestionView): boolean => useHand.getState().from === 'end' && isFollowUp(question)

/** The number that stands there at first, or that the player has set since. */
export const numberNow = (question: NumberQuestion, set: number | null): number =>
  set ?? usualNumber(question)

/** Whether the button at the end of the panel stands for what most players want, or what the player has chosen. */
export function isHighlighted(question: QuestionView, hand: Pick<HandState, 'picked' | 'number'>): boolean {
  switch (question.form) {
    case 'choose':
      return isSingle(question) || hand.picked.length > 0
    case 'number':
      return hand.number !== null || usualReply(question) !== null
    case 'allocate':
      return true
  }
}

/** The answer that Space gives: the highlighted macro, the usual option, or what the player has picked. Null if there is none. */
export function defaultAnswer(question: QuestionView): (() => void) | null {
  const { picked, number, amounts, warned } = useHand.getState()
  const said = useSaid.getState()
  if (isUndecided(said, question)) return null
  const inOneGo = primaryMacro(said, question)
  // While the player is asked to confirm, the button for that is highlighted, and not the macro.
  if (inOneGo !== null && warned === 'no') return () => answerInOneGo(question, inOneGo)
  if (isHot(question) || !isHighlighted(question, { picked, number })) return null
  switch (question.form) {
    case 'choose': {
      if (!isSingle(question))
        return canConfirm(question, picked) ? () => answerWith(question, picked, 'end') : null
      const usual = usualOption(question)
      return usual === undefined ? null : () => answerMain(question, usual.id)
    }
    case 'number':
      return () => answerNumber(question, numberNow(question, number))
    case 'allocate': {
      const paid = amounts ?? usualPayment(question)
      return sum(paid) === question.total ? () => answerPayment(question, paid) : null
    }
  }
}

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0)
