import type { Page } from 'playwright-core'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A picture in few words: a line for each row of cells, and in it red, green and blue of each, from A to /. */
export type Grid = readonly string[]

/** The side of a cell in pixels. */
const cell = 40

/** The mean colour of each cell of what a page shows. It is so coarse that letters of another font are much the same. */
export async function gridOf(page: Page): Promise<Grid> {
  const picture = (await page.screenshot()).toString('base64')
  const rows = await page.evaluate(
    async ({ base64, side }) => {
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const ratio = bitmap.width / innerWidth
      const [columns, count] = [Math.floor(innerWidth / side), Math.floor(innerHeight / side)]
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('The picture cannot be looked at.')
      context.drawImage(bitmap, 0, 0)
      const mean = (row: number, column: number): number[] => {
        const size = Math.floor(side * ratio)
        const at = [Math.floor(column * side * ratio), Math.floor(row * side * ratio)] as const
        const { data } = context.getImageData(at[0], at[1], size, size)
        const sums = [0, 0, 0]
        for (let i = 0; i < data.length; i += 4)
          for (let channel = 0; channel < 3; channel++)
            sums[channel] = (sums[channel] ?? 0) + (data[i + channel] ?? 0)
        return sums.map(sum => sum / (data.length / 4))
      }
      return Array.from({ length: count }, (_, row) =>
        Array.from({ length: columns }, (_, column) => mean(row, column)).flat(),
      )
    },
    { base64: picture, side: cell },
  )
  return rows.map(row => row.map(value => digits[Math.min(63, Math.round(value / 4))]).join(''))
}

/** Steps of 64 by which the colour of a cell may be another one: more than any font makes of it. */
const tolerance = 8

/** The cells that are not as they were, as row and column; those of a picture of another size are all. */
export function unlike(before: Grid, now: Grid): readonly string[] {
  const values = (row: string): readonly number[] => [...row].map(letter => digits.indexOf(letter))
  return now.flatMap((row, y) => {
    const was = values(before[y] ?? '')
    return Array.from({ length: row.length / 3 }, (_, x) => x).flatMap(x => {
      const far = values(row.slice(3 * x, 3 * x + 3)).some(
        (value, i) => Math.abs(value - (was[3 * x + i] ?? 1000)) > tolerance,
      )
      return far ? [`${y}/${x}`] : []
    })
  })
}
