import type { OptionView, QuestionView, Reply, View } from '@paydata/engine'
import { everyReply } from '@paydata/scenario'

/** A reply, and what it does in a word that is the same however the plan is ordered; null where it does nothing. */
export interface Move {
  readonly reply: Reply
  readonly deed: string | null
}

/** All that somebody who is asked may answer; of what looks alike, one. */
export function movesIn({ question, corp, runner }: View): readonly Move[] {
  if (question === null) return []
  const inHand = new Set([...corp.hand.cards, ...runner.hand.cards].map(({ id }) => id))
  const seen = new Set<string>()
  return everyReply(question).flatMap(reply => {
    const options = chosenIn(question, reply)
    const likeness = options.map(option => likenessOf(option, inHand)).join(' + ')
    if (options.length > 0 && seen.has(likeness)) return []
    seen.add(likeness)
    return [{ reply, deed: deedOf(question, options, reply) }]
  })
}

function chosenIn(question: QuestionView, reply: Reply): readonly OptionView[] {
  if (question.form !== 'choose' || !('choose' in reply)) return []
  return reply.choose.flatMap(at => question.options[at] ?? [])
}

/** Copies of a card in a hand are all alike. */
const likenessOf = (
  { does, definition, card, id }: OptionView,
  inHand: ReadonlySet<OptionView['card']>,
): string => (definition !== null && card !== null && inHand.has(card) ? `${does} ${definition}` : id)

/** How somebody pays, and in which order subroutines are broken, is no part of a plan. */
const idle: ReadonlySet<QuestionView['asks']> = new Set(['payment', 'subroutines', 'discard'])

function deedOf({ asks }: QuestionView, options: readonly OptionView[], reply: Reply): string | null {
  if (idle.has(asks)) return null
  if ('number' in reply) return `${asks} ${reply.number}`
  const words = options.map(wordOf).filter(word => word !== null)
  return words.length === 0 ? null : words.join(' + ')
}

function wordOf({ does, definition, server, ability, index }: OptionView): string | null {
  switch (does) {
    case 'pass':
    case 'continue':
    case 'no':
    case 'keep':
    case 'noHost':
    case 'access':
      return null
    case 'useAbility':
      return [does, definition, ability?.split('/')[1]].join(' ')
    default:
      return [does, definition, server, index].filter(each => each !== null).join(' ')
  }
}
