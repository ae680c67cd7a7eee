import type { Question, QuestionView, Reply } from '@paydata/engine'

/** Every legal reply to a question, where it makes a difference which option comes first also in every order. */
export function everyReply(question: Question | QuestionView): Reply[] {
  const { number } = question
  switch (question.form) {
    case 'choose': {
      const { options, least, most, ordered } = question
      const all = options.map((_, index) => index)
      const replies: Reply[] = []
      for (let count = least; count <= most; count++)
        for (const choose of ordered ? orders(all, count) : choices(all, count))
          replies.push({ question: number, choose })
      return replies
    }
    case 'number':
      return Array.from({ length: question.most - question.least + 1 }, (_, more) => ({
        question: number,
        number: question.least + more,
      }))
    case 'allocate':
      return shares(
        question.total,
        question.sources.map(source => source.most),
      ).map(amounts => ({ question: number, amounts }))
  }
}

/** So many of a list, in its order. */
function choices(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return from.flatMap((first, i) => choices(from.slice(i + 1), count - 1).map(rest => [first, ...rest]))
}

function orders(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return from.flatMap(first =>
    orders(
      from.filter(each => each !== first),
      count - 1,
    ).map(rest => [first, ...rest]),
  )
}

/** All ways to take a total from places that hold so much each. */
function shares(total: number, most: readonly number[]): number[][] {
  const [here, ...others] = most
  if (here === undefined) return total === 0 ? [[]] : []
  return Array.from({ length: Math.min(here, total) + 1 }, (_, amount) => amount).flatMap(amount =>
    shares(total - amount, others).map(rest => [amount, ...rest]),
  )
}
