const known = new WeakMap<object, ReadonlySet<string>>()

/** The words a part of a definition is written with: what it names, refers to and does. */
export function wordsOf(node: object): ReadonlySet<string> {
  let words = known.get(node)
  if (words === undefined) {
    words = new Set(wordsIn(node))
    known.set(node, words)
  }
  return words
}

const wordsIn = (node: unknown): readonly string[] =>
  typeof node === 'string'
    ? [node]
    : typeof node === 'object' && node !== null
      ? Object.values(node).flatMap(wordsIn)
      : []
