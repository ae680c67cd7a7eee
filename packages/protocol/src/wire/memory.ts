import type { CardView, FaceView, View } from '@paydata/engine'
import { commonWords } from './common-words.ts'
import type { Fields, Shape } from './shapes.ts'
import { cardShape, faceShape, seenCardShape } from './shapes.ts'

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
  const latest = new Map<Shape, Fields>()
  const learned = new Map<Shape, Map<unknown, Fields>>()
  const cards = new Map<unknown, CardView>()
  const faces = new Map<unknown, FaceView>()

  const learnWord = (word: string): void => {
    numbers.set(word, common.size + words.length)
    words.push(word)
  }

  for (const card of cardsIn(view)) {
    const { id, face } = card
    if (id !== null) cards.set(id, card)
    if (face === null || numbers.has(face.definition)) continue
    learnWord(face.definition)
    faces.set(face.definition, face)
  }

  /** What the view has under a name. It is copied only when somebody asks: most updates are about few cards. */
  function inView(shape: Shape, key: unknown): Fields | undefined {
    if (shape === faceShape) {
      const face = faces.get(key)
      return face && { ...face }
    }
    const card = cards.get(key)
    if (card === undefined) return undefined
    if (shape === cardShape) return { ...card }
    if (shape !== seenCardShape || card.face === null) return undefined
    const { definition, title } = card.face
    return { id: card.id, definition, title, before: null }
  }

  return {
    numberOf: word => common.get(word) ?? numbers.get(word),
    wordOf(number) {
      const word = commonWords[number] ?? words[number - common.size]
      if (word === undefined) throw new Error(`An update for another view: there is no word ${number}.`)
      return word
    },
    learnWord,
    expected: (shape, key) =>
      (shape.key === null ? undefined : (learned.get(shape)?.get(key) ?? inView(shape, key))) ??
      latest.get(shape) ??
      shape.blank,
    learn(shape, object) {
      latest.set(shape, object)
      if (shape.key === null) return
      const all = learned.get(shape) ?? new Map<unknown, Fields>()
      learned.set(shape, all.set(object[shape.key], object))
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
