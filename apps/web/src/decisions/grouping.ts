import type { OptionView, View } from '@paydata/engine'
import type { Choice } from './answering.ts'
import { mainOption } from './answering.ts'

export type GroupName = 'basic' | 'run' | 'hand' | 'table'

/** Options that belong together; null for those of a question that are all of one kind. */
export interface Group {
  readonly name: GroupName | null
  readonly options: readonly OptionView[]
}

const names: readonly GroupName[] = ['basic', 'run', 'hand', 'table']

/** Where players look for an option: by what it does, as any card’s abilities stand with the table. */
function groupOf(option: OptionView, inHand: ReadonlySet<number | null>): GroupName {
  if (option.does === 'run') return 'run'
  if (option.card === null) return 'basic'
  return inHand.has(option.card) ? 'hand' : 'table'
}

/** The options that are listed: all but the one that has a place of its own. */
export function groupsOf(question: Choice, view: View): readonly Group[] {
  const { options } = question
  const main = mainOption(question)
  const listed = options.filter(option => option !== main)
  if (question.asks !== 'action') return listed.length === 0 ? [] : [{ name: null, options: listed }]
  const own = question.for === 'corp' ? view.corp : view.runner
  const inHand = new Set(own.hand.cards.map(({ id }) => id))
  return names
    .map(name => ({ name, options: listed.filter(option => groupOf(option, inHand) === name) }))
    .filter(group => group.options.length > 0)
}
