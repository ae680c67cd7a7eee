import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { RefusedError } from '../refusing.ts'
import type { Painting } from '../threads/painting.ts'
import { longestAddress } from './about.ts'

/** How many pictures are kept, of about a tenth of a megabyte each: several programs open a new link within a minute. */
const mostKept = 60

/** Of which address a picture is, and in which language. */
export const pictureAsked = z.object({
  of: z.string().max(longestAddress).default('/'),
  in: z.string().max(35).default('en'),
})

/** The letters of the page, as painters need them. */
export function lettersOf(page: string): readonly string[] {
  const folder = join(page, 'letters')
  return existsSync(folder) ? readdirSync(folder).map(file => join(folder, file)) : []
}

/** Paints each drawing once for all who ask within a while. */
export function pictures({ paint }: Painting, fontFiles: readonly string[]) {
  const kept = new Map<string, Promise<Uint8Array>>()

  /** What was asked for last is forgotten last. */
  function keep(svg: string, picture: Promise<Uint8Array>): void {
    kept.delete(svg)
    kept.set(svg, picture)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  function begin(svg: string, address: string): Promise<Uint8Array> {
    const picture = paint({ svg, fontFiles }, address)
    keep(svg, picture)
    picture.catch(() => {
      if (kept.get(svg) === picture) kept.delete(svg)
    })
    return picture
  }

  return async function painted(svg: string, address: string): Promise<Uint8Array> {
    const begun = kept.get(svg)
    if (begun === undefined) return begin(svg, address)
    keep(svg, begun)
    try {
      return await begun
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      // The address that asked first has no turn, which says nothing of this one.
      return painted(svg, address)
    }
  }
}
