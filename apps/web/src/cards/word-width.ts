/** Letters by how wide they are in bold, in sizes of the font. All others are 0.65 at most. */
const widths = [
  [/[ijlI.,:;'’!|]/, 0.34],
  [/[frt1“”()-]/, 0.46],
  [/[mwMW]/, 0.98],
  [/[\p{Lu}™]/u, 0.76],
] as const

/**
 * How wide a word of a title is at most, in sizes of its font: in that of the page, and in those that stand in for it. Styles make a
 * title as large as its widest word allows.
 */
function wordWidth(word: string): number {
  const all = [...word].map(letter => widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.65)
  return all.reduce((sum, width) => sum + width, 0)
}

/** How wide the widest word of a title is. */
export const widestWord = (title: string): number =>
  Number(Math.max(0, ...title.split(' ').map(wordWidth)).toFixed(2))
