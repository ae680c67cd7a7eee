import { widthOf } from './paint.ts'

/** The number of a rule stays with its CR. */
const betweenWords = /(?<!\bCR) /

/** Breaks a text between words; lines after the first are indented. What it begins with stays. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const words = text.trimStart().split(betweenWords)
  const lines: string[] = []
  let line = text.slice(0, text.length - text.trimStart().length)
  let isEmpty = true
  for (const word of words) {
    if (!isEmpty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line.trimEnd())
      line = ' '.repeat(indent)
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line]
}

/** Items one after the other, broken only between them, after a label. */
export function flow(label: string, items: readonly string[], width: number, between = ' · '): string[] {
  const indent = widthOf(label)
  const lines: string[] = []
  let line = label
  let begun = false
  for (const [i, item] of items.entries()) {
    const piece = i === items.length - 1 ? item : `${item}${between.trimEnd()}`
    if (begun && widthOf(line) + 1 + widthOf(piece) > width) {
      lines.push(line)
      line = `${' '.repeat(indent)}${piece}`
    } else line = begun ? `${line} ${piece}` : `${line}${piece}`
    begun = true
  }
  // Where an item just fits, the mark after it gives way.
  const mark = between.trimEnd()
  return [...lines, line].flatMap(each => {
    if (widthOf(each) <= width) return [each]
    const bare = each.endsWith(mark) ? each.slice(0, each.length - mark.length) : each
    return widthOf(bare) <= width ? [bare] : wrap(each, width, indent + 2)
  })
}

export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** One thing at each end of a line; below each other when they do not fit. */
export function ends(left: string, right: string, width: number): string[] {
  const gap = width - widthOf(left) - widthOf(right)
  return gap < 1 ? [left, right] : [`${left}${' '.repeat(gap)}${right}`]
}

/** Short items in as many columns as fit, read downward. */
export function columns(items: readonly string[], width: number, atMost: number): string[] {
  for (let count = Math.min(atMost, items.length); count > 1; count--) {
    const rows = Math.ceil(items.length / count)
    const parts = Array.from({ length: count }, (_, i) => items.slice(i * rows, (i + 1) * rows))
    const widths = parts.map(part => Math.max(0, ...part.map(widthOf)))
    if (widths.reduce((sum, each) => sum + each + 2, -2) > width) continue
    return Array.from({ length: rows }, (_, row) =>
      parts
        .map((part, i) => pad(part[row] ?? '', (widths[i] ?? 0) + 2))
        .join('')
        .trimEnd(),
    )
  }
  return items.flatMap(item => wrap(item, width, 4))
}

export const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
