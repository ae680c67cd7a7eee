import type { Question, QuestionView } from '@paydata/engine'

const windows: ReadonlySet<QuestionView['asks']> = new Set(['paidWindow', 'reaction', 'interrupt'])
/** Questions that default orders seldom ask, but that a player who holds priority wants to be asked. */
const seldom: ReadonlySet<QuestionView['asks']> = new Set(['jackOut', 'trashLike'])

export type Choice<Asked> = Extract<Asked, { form: 'choose' }>

/** A window that can be passed. */
export const isWindow = <Asked extends Question | QuestionView>(question: Asked): question is Choice<Asked> =>
  question.form === 'choose' &&
  windows.has(question.asks) &&
  question.options.some(({ does }) => does === 'pass')

/** Whether a player who holds priority is asked this question. Their answer to it then ends the hold. */
export const isForOrders = (question: Question | QuestionView): boolean =>
  isWindow(question) || seldom.has(question.asks)
