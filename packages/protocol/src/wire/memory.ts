import type { CardView, View } from '@paydata/engine'
import { commonWords } from './common-words.ts'
import type { Fields, Shape } from './shapes.ts'
import { cardShape, faceShape, seenCardShape, shapes } from './shapes.ts'

/**
 * What who packs and who unpacks know both: the view that the client has, and what of the message went before. Both
 * learn in the same order, so that a number stands for the same word to both.
 */
export interface Memory {
  /** The number of a word that was there before. */
  numberOf(word: string): number | undefined
  wordOf(number: number): string
  learnWord(word: string): void
  /** What an object of a shape is most likely to be: itself as it was, or else like the one before. */
  expected(shape: Shape, key: unknown): Fields
  learn(shape: Shape, object: Fields): void
}

const common = new Map(commonWords.map((word, i) => [word, i]))

export function memoryOf(view: View): Memory {
  const words: string[] = []
  const numbers = new Map<string, number>()
  const latest = shapes.map(({ blank }) => blank)
  const kept = shapes.map(() => new Map<unknown, Fields>())

  const learnWord = (word: string): void => {
    numbers.set(word, common.size + words.length)
    words.push(word)
  }
  const keep = ({ number }: Shape, key: unknown, object: Fields): void =>
    void kept[number - 1]?.set(key, object)

  for (const card of cardsIn(view)) {
    const { id, face } = card
    if (id !== null) keep(cardShape, id, { ...card })
    if (face === null) continue
    const { definition, title } = face
    if (!numbers.has(definition)) {
      learnWord(definition)
      keep(faceShape, definition, { ...face })
    }
    if (id !== null) keep(seenCardShape, id, { id, definition, title, before: null })
  }

  return {
    numberOf: word => common.get(word) ?? numbers.get(word),
    wordOf(number) {
      const word = commonWords[number] ?? words[number - common.size]
      if (word === undefined) throw new Error(`An update for another view: there is no word ${number}.`)
      return word
    },
    learnWord,
    expected: ({ number, blank }, key) => kept[number - 1]?.get(key) ?? latest[number - 1] ?? blank,
    learn(shape, object) {
      latest[shape.number - 1] = object
      if (shape.key !== null) keep(shape, object[shape.key], object)
    },
  }
}

function* cardsIn({ corp, runner, servers, rig, hosted, play, setAside, removed }: View): Iterable<CardView> {
  for (const side of [corp, runner]) {
    yield side.identity
    yield* side.hand.cards
    yield* side.deck.cards
    yield* side.discard.cards
    yield* side.scoreArea
  }
  for (const { root, ice } of servers) {
    yield* root
    for (const position of ice) if (position.ice !== null) yield position.ice
  }
  for (const cards of [rig, hosted, play, setAside.cards, removed.cards]) yield* cards
}
