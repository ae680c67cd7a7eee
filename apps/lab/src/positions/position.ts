import type { Definitions, OptionView, Reply, Side, View } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'

/** What a position asks for. */
export const kinds = {
  winsNow: 'a win that is there now',
  paysLater: 'something that pays later',
  trap: 'a trap that may lie there',
  damage: 'damage that may come',
  agendas: 'agendas in the right place',
  money: 'money first, or the most of it',
  reply: 'the answer to a run, or in one',
  mulligan: 'a hand to keep or to change',
} as const
type Kind = keyof typeof kinds

/** The right replies, or the wrong ones where many are right: what an option does, and with which card or on which server. */
type Answers = { readonly right: readonly string[] } | { readonly wrong: readonly string[] }

/** A position that any strong player answers alike. */
export type Position = Answers & {
  readonly kind: Kind
  readonly side: Side
  readonly game: () => ScenarioGame
  readonly why: string
}

/** A deck in which no player runs out of cards. */
export const deckOf = (...cards: readonly string[]): readonly string[] =>
  Array.from({ length: 6 }, () => cards).flat()

export type Positions = Readonly<Record<string, Position>>

/** An option in words such as "install Enigma" and "run hq". */
export function optionInWords({ does, server, definition }: OptionView, definitions: Definitions): string {
  const about = server ?? definitions.cards.get(definition ?? '')?.printed.title
  return about === undefined ? does : `${does} ${about}`
}

export function replyInWords(reply: Reply, { question }: View, definitions: Definitions): string {
  if (question?.form !== 'choose' || !('choose' in reply)) return JSON.stringify(reply)
  const words = reply.choose.flatMap(index => {
    const option = question.options[index]
    return option === undefined ? [] : [optionInWords(option, definitions)]
  })
  return words.join(', ')
}

export const isRight = (position: Position, words: string): boolean =>
  'right' in position ? position.right.includes(words) : !position.wrong.includes(words)
