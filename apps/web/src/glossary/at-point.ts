import type { Term } from './finder.ts'
import { isTerm, wordsIn } from './finder.ts'
import { isInText } from './texts.ts'

/** A word of the game on the screen. */
export interface Pointed {
  readonly term: Term
  readonly range: Range
}

const symbolTerms: Readonly<Record<string, string>> = {
  mu: 'memory',
  sub: 'subroutine',
  'recurring-credit': 'recurringCredit',
}

/** The word of the game at a point of the screen; null where there is none. */
export function pointedAt(x: number, y: number): Pointed | null {
  const element = document.elementFromPoint(x, y)
  if (!isInText(element) || element.closest('a') !== null) return null
  return symbolAt(element) ?? wordAt(x, y)
}

function symbolAt(element: Element): Pointed | null {
  const drawn = element.closest<SVGElement>('svg[data-symbol]')
  const symbol = drawn?.dataset.symbol ?? ''
  const term = symbolTerms[symbol] ?? symbol
  if (drawn === null || !isTerm(term)) return null
  const range = document.createRange()
  range.selectNode(drawn)
  return { term, range }
}

function wordAt(x: number, y: number): Pointed | null {
  const { node, offset } = caretAt(x, y)
  if (!(node instanceof Text)) return null
  const found = wordsIn(node.data).find(({ from, to }) => from <= offset && offset <= to)
  if (found === undefined) return null
  const range = document.createRange()
  range.setStart(node, found.from)
  range.setEnd(node, found.to)
  // The nearest letter to a point beside a text is not under it.
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  )
    ? { term: found.term, range }
    : null
}

/** Where between two letters a point is. Older browsers have it under another name. */
function caretAt(x: number, y: number): { readonly node: Node | null; readonly offset: number } {
  if (typeof document.caretPositionFromPoint === 'function') {
    const caret = document.caretPositionFromPoint(x, y)
    return { node: caret?.offsetNode ?? null, offset: caret?.offset ?? 0 }
  }
  const range = document.caretRangeFromPoint(x, y)
  return { node: range?.startContainer ?? null, offset: range?.startOffset ?? 0 }
}
