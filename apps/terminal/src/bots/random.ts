import type { QuestionView, Reply } from '@paydata/engine'

/** A whole number from 0 up to, not including, `below`. */
type Pick = (below: number) => number

/** The same name gives the same numbers, so a bot needs no memory: a resumed game goes on as it would have. */
export function numbersOf(name: string): Pick {
  let state = 0x811c9dc5
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 0x01000193)
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Any legal reply, each about as likely as the others. It sees only what its side sees. */
export function randomReply(question: QuestionView, pick: Pick): Reply {
  const number = question.number
  switch (question.form) {
    case 'choose': {
      const left = question.options.map((_, index) => index)
      const count = question.least + pick(question.most - question.least + 1)
      const choose: number[] = []
      while (choose.length < count) choose.push(...left.splice(pick(left.length), 1))
      return { question: number, choose }
    }
    case 'number':
      return { question: number, number: question.least + pick(question.most - question.least + 1) }
    case 'allocate': {
      const amounts = question.sources.map(() => 0)
      for (let left = question.total; left > 0; left--) {
        const open = question.sources.flatMap((source, i) => ((amounts[i] ?? 0) < source.most ? [i] : []))
        const chosen = open[pick(open.length)]
        if (chosen !== undefined) amounts[chosen] = (amounts[chosen] ?? 0) + 1
      }
      return { question: number, amounts }
    }
  }
}
