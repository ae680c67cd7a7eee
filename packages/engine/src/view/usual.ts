import type { OptionView, QuestionView } from '../fields/question-types.ts'
import type { Reply } from '../state/questions.ts'

type Choice = Extract<QuestionView, { form: 'choose' }>
type Allocation = Extract<QuestionView, { form: 'allocate' }>

/**
 * The option for whoever wants nothing else: the only one, or the harmless one. Whether to pay or to use what is optional has none:
 * refusing gives away what an earlier answer was given for, and nobody is to pay unread. A stolen agenda is paid for (CR 1.17.3d), as the
 * Runner accessed it for that.
 */
export function usualOption({ asks, options, least, most, harmless }: Choice): OptionView | undefined {
  if (least !== 1 || most !== 1) return undefined
  if (options.length === 1) return options[0]
  switch (asks) {
    case 'steal':
      return options.find(({ does }) => does === 'steal')
    case 'confirm':
    case 'effect':
      return undefined
    default:
      return options.find(({ id }) => id === harmless)
  }
}

/** The number that is suggested: of a reduction all that the install cost has use for (CR 1.16.2f), else the least. */
export const usualNumber = ({ about, least, most }: Extract<QuestionView, { form: 'number' }>): number =>
  about?.is === 'installLess' ? most : least

/** A payment that takes all it can from each source in order. The engine lists credits of limited use first. */
export function usualPayment({ sources, total }: Pick<Allocation, 'sources' | 'total'>): readonly number[] {
  let left = total
  return sources.map(({ most }) => {
    const part = Math.min(left, most)
    left -= part
    return part
  })
}

/**
 * The answer that is highlighted and that one key gives; null where the player has to choose. By such answers alone nobody loses what
 * an earlier answer was given for.
 */
export function usualReply(question: QuestionView): Reply | null {
  const { number } = question
  switch (question.form) {
    case 'choose': {
      const option = usualOption(question)
      return option === undefined ? null : { question: number, choose: [question.options.indexOf(option)] }
    }
    case 'number': {
      const isPlain = question.least === question.most || question.about?.is === 'installLess'
      return isPlain ? { question: number, number: usualNumber(question) } : null
    }
    case 'allocate':
      return { question: number, amounts: usualPayment(question) }
  }
}

/** Questions that nobody is asked because of their own last answer: a chain of questions ends before them. */
const beginnings: ReadonlySet<QuestionView['asks']> = new Set([
  'mulligan',
  'action',
  'paidWindow',
  'reaction',
  'interrupt',
  'midAccess',
  'candidate',
  'jackOut',
  'discard',
])

/** Whether a question is asked because of what its player has just answered. */
export const isFollowUp = ({ asks }: Pick<QuestionView, 'asks'>): boolean => !beginnings.has(asks)
