import type { QuestionView } from '@paydata/engine'
import type { Thought } from '../bot.ts'
import { reason } from '../reasons/reason.ts'
import type { Scene } from './scene.ts'

type NumberQuestion = Extract<QuestionView, { form: 'number' }>
type Allocation = Extract<QuestionView, { form: 'allocate' }>

export function number(scene: Scene, question: NumberQuestion): Thought {
  const { least, most } = question
  const wanted = question.asks === 'trace' ? bid(scene) : most
  const amount = wanted > most ? least : Math.max(least, wanted)
  return {
    reply: { question: question.number, number: amount },
    because: [reason(question.asks === 'trace' ? 'winsTrace' : 'asMuchAsThereIs')],
  }
}

/** The bid that wins a trace. The Runner pays no more than that is worth. */
function bid({ view, side }: Scene): number {
  const { trace, runner, corp } = view
  if (trace === null) return 0
  if (side === 'runner') {
    const missing = (trace.strength ?? trace.base) - trace.link
    return missing > 0 && missing <= Math.max(3, runner.credits / 2) ? missing : 0
  }
  const missing = trace.link + runner.credits + 1 - trace.base
  return missing > 0 && missing <= corp.credits - 2 ? missing : 0
}

/** Pays first with credits that are good for nothing else, and last from the pool. */
export function allocation(question: Allocation): Thought {
  const amounts = question.sources.map(() => 0)
  let left = question.total
  for (const from of ['fund', 'card', 'pool'] as const) {
    question.sources.forEach((source, i) => {
      if (source.from !== from) return
      const amount = Math.min(left, source.most)
      amounts[i] = amount
      left -= amount
    })
  }
  return {
    reply: { question: question.number, amounts },
    because: [reason('poolPaysLast')],
  }
}
