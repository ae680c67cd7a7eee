import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'

/** What a browser of the tests has for a font where the page brings none: much of Linux has one of these. */
export type SystemFont = 'DejaVu Sans' | 'Noto Sans'

const packaged: Readonly<Record<SystemFont, readonly string[]>> = {
  'DejaVu Sans': ['400', '700'].map(
    weight => `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`,
  ),
  'Noto Sans': ['@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2'],
}

const { resolve } = createRequire(import.meta.url)

/** As most of Linux draws letters. Without it each shape would be pulled to whole pixels. */
const drawn = `
  <match target="pattern">
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
    <edit name="antialias" mode="append"><bool>true</bool></edit>
  </match>`

/** A system that has this font and no other. Only Linux can be told so; elsewhere browsers have what there is. */
export async function systemWith(font: SystemFont) {
  const folder = mkdtempSync(join(tmpdir(), 'paydata-fonts-'))
  const fonts = join(folder, 'fonts')
  mkdirSync(fonts)
  for (const file of packaged[font]) {
    const unpacked = await subsetFont(readFileSync(resolve(file)), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
    })
    writeFileSync(join(fonts, `${basename(file)}.ttf`), unpacked)
  }
  const file = join(folder, 'fonts.conf')
  const places = `<dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir>`
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>${places}${drawn}</fontconfig>\n`)
  return {
    environment: { FONTCONFIG_FILE: file },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
