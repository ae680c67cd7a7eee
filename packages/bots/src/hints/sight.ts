import type { OptionView, QuestionView, Reply, View } from '@paydata/engine'
import { optionOf } from './figures.ts'
import type { Sight } from './hint.ts'

/** Where to look before a reply: at what it is about. A Runner who passes looks at the ice, or at the way. */
export function sightOf(view: View, question: QuestionView, reply: Reply): Sight {
  const { encounter, access } = view
  const isRunner = question.for === 'runner'
  if (isRunner && encounter !== null && question.asks === 'paidWindow')
    return { is: 'ice', card: encounter.ice.id }
  switch (question.form) {
    case 'allocate':
      return { is: 'credits' }
    case 'number':
      return { is: 'question' }
    case 'choose': {
      if (question.asks === 'discard') return { is: 'hand' }
      const option = optionOf(question, reply)
      const seen = option === null ? null : ofOption(option)
      if (seen !== null) return seen
      if (access !== null && access.id !== null)
        return { is: 'card', card: access.id, definition: access.face?.definition ?? null }
      return view.run === null || !isRunner
        ? { is: 'question' }
        : { is: 'server', server: view.run.server, to: 'run' }
    }
  }
}

function ofOption({ does, card, definition, server, hidden }: OptionView): Sight | null {
  switch (does) {
    case 'gainCredit':
    case 'pay':
      return { is: 'credits' }
    case 'drawCard':
    case 'keep':
    case 'mulligan':
      return { is: 'hand' }
    case 'removeTag':
      return { is: 'tags' }
    default: {
      if (card !== null) return { is: 'card', card, definition }
      const at = server ?? hidden
      return at === null ? null : { is: 'server', server: at, to: does === 'run' ? 'run' : 'choose' }
    }
  }
}
