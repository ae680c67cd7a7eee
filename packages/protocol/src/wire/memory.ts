import type { CardView, View } from '@paydata/engine'
import { commonWords } from './common-words.ts'
import type { Fields, Shape } from './shapes.ts'
import { cardShape, faceShape, isFields, seenCardShape } from './shapes.ts'

/**
 * What both sides of the wire know: the view that the client has, and the part of the message that is already packed or unpacked.
 * Both sides learn words in the same order, so a number stands for the same word on both.
 */
export interface Memory {
  /** The number of a word that is known already. */
  numberOf(word: string): number | undefined
  wordOf(number: number): string
  learnWord(word: string): void
  /** The fields that an object most likely has: those it had in the view, or else those of the last object of its shape. */
  expected(shape: Shape, key: unknown): Fields
  learn(shape: Shape, object: Fields): void
}

const common = new Map(commonWords.map((word, i) => [word, i]))

export function memoryOf(view: View): Memory {
  const words: string[] = []
  const numbers = new Map<string, number>()
  const latest = new Map<Shape, Fields>()
  const learned = new Map<Shape, Map<unknown, Fields>>()
  let isRead = false

  const add = (word: string): void => {
    numbers.set(word, common.size + words.length)
    words.push(word)
  }

  /** Learns the definitions of the cards in the view. It is called only when needed, as most updates use only common words. */
  function read(): void {
    if (isRead) return
    isRead = true
    findCard(view, ({ face }) => {
      if (face !== null && !numbers.has(face.definition)) add(face.definition)
      return false
    })
  }

  /** The object of a shape that has this key in the view. */
  function inView(shape: Shape, key: unknown): Fields | undefined {
    if (shape === faceShape) return fieldsOf(findCard(view, card => card.face?.definition === key)?.face)
    if (key === null || (shape !== cardShape && shape !== seenCardShape)) return undefined
    const card = findCard(view, each => each.id === key)
    if (shape === cardShape) return fieldsOf(card)
    if (card === undefined || card.face === null) return undefined
    const { definition, title } = card.face
    return { id: card.id, definition, title, before: null }
  }

  return {
    numberOf(word) {
      const number = common.get(word)
      if (number !== undefined) return number
      read()
      return numbers.get(word)
    },
    wordOf(number) {
      if (number >= common.size) read()
      const word = commonWords[number] ?? words[number - common.size]
      if (word === undefined) throw new Error(`An update for another view: there is no word ${number}.`)
      return word
    },
    learnWord(word) {
      read()
      add(word)
    },
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

const fieldsOf = (object: unknown): Fields | undefined => (isFields(object) ? object : undefined)

/** The first card of a view for which `isLike` is true. */
function findCard(view: View, isLike: (card: CardView) => boolean): CardView | undefined {
  const { corp, runner, servers, rig, hosted, play, setAside, removed } = view
  for (const side of [corp, runner]) {
    const { identity, hand, deck, discard, scoreArea } = side
    const found = isLike(identity)
      ? identity
      : (hand.cards.find(isLike) ??
        deck.cards.find(isLike) ??
        discard.cards.find(isLike) ??
        scoreArea.find(isLike))
    if (found !== undefined) return found
  }
  for (const { root, ice } of servers) {
    const found = root.find(isLike)
    if (found !== undefined) return found
    for (const position of ice) if (position.ice !== null && isLike(position.ice)) return position.ice
  }
  return (
    rig.find(isLike) ??
    hosted.find(isLike) ??
    play.find(isLike) ??
    setAside.cards.find(isLike) ??
    removed.cards.find(isLike)
  )
}
