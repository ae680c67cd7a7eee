import type { OptionView, View } from '@paydata/engine'
import { usualOption } from '@paydata/engine'
import type { Choice } from './answering.ts'

export type GroupName = 'basic' | 'run' | 'hand' | 'table'

/** Options under one heading. Only the options of an action have headings; for other questions the name is null. */
export interface Group {
  readonly name: GroupName | null
  readonly options: readonly OptionView[]
}

const names: readonly GroupName[] = ['basic', 'run', 'hand', 'table']

/** The group in which players look for an option: runs and basic actions by what they do, others by where their card is. */
function groupOf(option: OptionView, inHand: ReadonlySet<number | null>): GroupName {
  if (option.does === 'run') return 'run'
  if (option.card === null) return 'basic'
  return inHand.has(option.card) ? 'hand' : 'table'
}

/** Cards to access next: first those that everybody sees and that are stolen, have a price or do something themselves. */
function interestingFirst(options: readonly OptionView[], { corp, servers }: View): readonly OptionView[] {
  const roots = servers.flatMap(({ root }) => root)
  const agendas = [...corp.discard.cards, ...roots].filter(({ face }) => face?.type === 'agenda')
  // What lies in Archives has no price, as it has been trashed.
  const priced = roots.filter(({ face }) => (face?.trash ?? null) !== null)
  const first = new Set([...agendas, ...priced].map(({ id }) => id))
  const isFirst = ({ card, actsOnAccess }: OptionView): boolean => first.has(card) || actsOnAccess
  return [...options.filter(isFirst), ...options.filter(option => !isFirst(option))]
}

/** The options of a question in groups, without the main option, which has its own button. */
export function groupsOf(question: Choice, view: View): readonly Group[] {
  const { options } = question
  const main = usualOption(question)
  const listed = options.filter(option => option !== main)
  if (question.asks === 'candidate') return [{ name: null, options: interestingFirst(listed, view) }]
  if (question.asks !== 'action') return listed.length === 0 ? [] : [{ name: null, options: listed }]
  const own = question.for === 'corp' ? view.corp : view.runner
  const inHand = new Set(own.hand.cards.map(({ id }) => id))
  return names
    .map(name => ({ name, options: listed.filter(option => groupOf(option, inHand) === name) }))
    .filter(group => group.options.length > 0)
}
