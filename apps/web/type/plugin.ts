import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const packaged = (file: string): Buffer => readFileSync(resolve(`@fontsource-variable/inter/${file}`))
const fileOf = (name: string): Buffer => packaged(`files/inter-${name}-wght-normal.woff2`)
const folder = fileURLToPath(new URL('../dist/type/', import.meta.url))

type Range = readonly [from: number, to: number]

/**
 * Which letters are in each file. A browser loads a file when a letter of it is shown: styles/type.css names the same ranges. Latin
 * writes both languages of the page and most titles; two of them are Vietnamese.
 */
const files: Readonly<Record<string, readonly Range[]>> = {
  // All that the package has in it.
  latin: [[0x20, 0xffff]],
  'latin-ext': [
    [0x100, 0x17f],
    [0x218, 0x21b],
    [0x2c7, 0x2dd],
    [0x1e80, 0x1e85],
    [0x1e9e, 0x1e9e],
  ],
  vietnamese: [[0x1ea0, 0x1ef9]],
}

const lettersOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)))
    .join('')

/** From the lightest to the heaviest that styles name. */
const weights = { min: 400, max: 800 }

/** Whose the font is and where its licence stands are told in the file itself, as the licence demands. */
const told = { copyright: 0, addressOfLicence: 14 }

/** What programs that paint letters know a font by. */
const known = { family: 1, style: 2, whole: 4, postScript: 6 }

/** Writes the font of the page, without what the page never shows: light letters, other alphabets, and most other forms of letters. */
export const type: Plugin = {
  name: 'type',
  async buildStart() {
    mkdirSync(folder, { recursive: true })
    for (const [name, ranges] of Object.entries(files)) {
      const font = await subsetFont(fileOf(name), lettersOf(ranges), {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: ['kern', 'tnum'],
        preserveNameIds: Object.values(told),
      })
      writeFileSync(join(folder, `${name}.woff2`), font)
    }
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'assets/inter-licence.txt', source: packaged('LICENSE') })
    // In one weight, with which the server paints pictures.
    for (const name of Object.keys(files)) {
      const source = await subsetFont(fileOf(name), lettersOf([[0x20, 0x22ff]]), {
        targetFormat: 'truetype',
        variationAxes: { wght: 650 },
        keepFeatures: ['kern'],
        preserveNameIds: [...Object.values(told), ...Object.values(known)],
      })
      this.emitFile({ type: 'asset', fileName: `letters/${name}.ttf`, source })
    }
  },
}
