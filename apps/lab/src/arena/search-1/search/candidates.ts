import type { OptionView, QuestionView, Reply } from '@paydata/engine'
import type { Thought } from '../bot.ts'
import { isVain } from '../sensible/scene.ts'
import type { Opinion } from '../sensible/sensible.ts'

/** The search looks at so many options at most. The others are worse by far at first sight. */
const mostCandidates = 8

type Asks = QuestionView['asks']

/** Questions for which the first sensible answer is as good as any. */
const plain: ReadonlySet<Asks> = new Set<Asks>([
  'mulligan',
  'candidate',
  'becomesCandidate',
  'steal',
  'payment',
  'arrange',
  'subroutines',
  'position',
  'psi',
])

/** The replies worth thinking about, first the one that is sensible at first sight. */
export function candidatesOf(
  question: QuestionView,
  first: Thought,
  opinions: readonly Opinion[],
): readonly Thought[] {
  if (plain.has(question.asks)) return [first]
  switch (question.form) {
    case 'allocate':
      return [first]
    case 'number': {
      const { least, most, number } = question
      const some = [least, Math.round((least + most) / 2), most]
      return distinct([
        first,
        ...some.map(amount => ({ reply: { question: number, number: amount }, because: first.because })),
      ])
    }
    case 'choose': {
      const { asks, most, least, number, options } = question
      if (most !== 1) return [first]
      const likenessAt = (index: number): string => {
        const option = options[index]
        return option === undefined ? '' : likenessOf(asks, option)
      }
      const seen = new Set('choose' in first.reply ? first.reply.choose.map(likenessAt) : [])
      const others = opinions
        .filter(each => !isVain(each))
        .flatMap(({ index, because }) => {
          const likeness = likenessAt(index)
          if (seen.has(likeness)) return []
          seen.add(likeness)
          return [{ reply: { question: number, choose: [index] }, because }]
        })
      const none = least > 0 ? [] : [{ reply: { question: number, choose: [] }, because: first.because }]
      return distinct([first, ...none, ...others]).slice(0, mostCandidates)
    }
  }
}

/** The copies of a card in hand are all alike. */
const likenessOf = (asks: Asks, { does, definition, id }: OptionView): string =>
  (asks === 'discard' || does === 'play' || does === 'install') && definition !== null
    ? `${does} ${definition}`
    : id

const wordsOf = (reply: Reply): string => JSON.stringify(reply)

function distinct(thoughts: readonly Thought[]): readonly Thought[] {
  const seen = new Set<string>()
  return thoughts.filter(({ reply }) => {
    const isNew = !seen.has(wordsOf(reply))
    seen.add(wordsOf(reply))
    return isNew
  })
}
