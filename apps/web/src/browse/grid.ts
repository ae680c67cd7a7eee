/** Rows of a grid, without the last one that is named. */
interface Span {
  readonly from: number
  readonly until: number
}

/** Rows outside of the visible part that are drawn, so that a slow scroll never shows a gap. */
const spare = 2

/** The rows to draw of a grid whose top stands at this height of a window. From one row to the next it is a pitch. */
export function rowsNear(top: number, windowHeight: number, pitch: number): Span {
  const from = Math.max(0, Math.floor(-top / pitch) - spare)
  return { from, until: Math.max(from, Math.ceil((windowHeight - top) / pitch) + spare) }
}

/** The numbers of the cards to draw: those in the rows, and the one that the keys are at, or the focus would be lost. */
export function drawnOf(
  count: number,
  at: number,
  { from, until }: Span,
  columns: number,
): readonly number[] {
  const first = Math.min(count, from * columns)
  const end = Math.min(count, until * columns)
  const near = Array.from({ length: end - first }, (_, i) => first + i)
  if (at >= count) return near
  return at < first ? [at, ...near] : at >= end ? [...near, at] : near
}

/** The card to which a key leads; null for keys that lead nowhere. A page is so many rows. */
export function cardByKey(
  key: string,
  at: number,
  { count, columns, page }: { readonly count: number; readonly columns: number; readonly page: number },
): number | null {
  const last = count - 1
  const column = at % columns
  const down = (rows: number): number => {
    const row = Math.floor(at / columns)
    const to = Math.max(0, Math.min(Math.floor(last / columns), row + rows))
    return to === row ? at : Math.min(last, to * columns + column)
  }
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, at + 1)
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'ArrowDown':
      return down(1)
    case 'ArrowUp':
      return down(-1)
    case 'PageDown':
      return down(page)
    case 'PageUp':
      return down(-page)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
