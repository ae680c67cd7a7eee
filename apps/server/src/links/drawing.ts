import { colour, doingOf, paletteOf, pictureUrl } from '@paydata/art'
import { cardOf, cards } from '@paydata/cards'
import type { About } from './about.ts'
import { escaped } from './escaping.ts'

/** Pixels of a picture beside a link. */
export const pictureSize = { width: 1200, height: 630 }
const { width, height } = pictureSize
const margin = 64

/** The picture of a card, over this part of the whole. */
function artOf(id: string, x: number, wide: number): string {
  const printed = cardOf(id)
  const definition = cards.find(({ is }) => is === id)
  const url = pictureUrl({
    id,
    type: printed?.type ?? 'asset',
    faction: printed?.faction,
    subtypes: printed?.subtypes,
    doing: definition === undefined ? null : doingOf(definition),
  })
  return `<svg x="${x}" y="0" width="${wide}" height="${height}"><image href="${escaped(url)}" width="${wide}" height="${height}" preserveAspectRatio="xMidYMid slice"/></svg>`
}

/** Words in lines of at most so many letters; what is more than all lines hold is cut off. */
function inLines(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = []
  // Marks that only turn text around would be drawn as boxes.
  for (const word of text.replace(/\p{Cf}/gu, '').split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, letters))
  }
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, letters - 1)}…`]
}

const written = (lines: readonly string[], y: number, size: number, fill: string): string =>
  lines
    .map(
      (line, nth) =>
        `<text x="${margin}" y="${y + nth * size * 1.15}" font-size="${size}" fill="${fill}">${escaped(line)}</text>`,
    )
    .join('')

/** Draws what is told of an address: the pictures of its cards, and the words over their shaded lower half. */
export function drawn({ title, lead, shows }: About): string {
  const { hue, depth } = paletteOf(cardOf(shows[0] ?? '')?.faction)
  const accent = colour(hue, Math.max(depth, 40), 74)
  const wide = width / Math.max(1, shows.length)
  const titles = inLines(title, 30, 2)
  const leads = inLines(lead, 62, 2)
  const top = height - margin - leads.length * 38 - titles.length * 78 + 30
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Inter Variable, Inter">`,
    '<defs><linearGradient id="shade" x2="0" y2="1"><stop offset="0.1" stop-color="#0a0f15" stop-opacity="0.15"/><stop offset="0.62" stop-color="#0a0f15" stop-opacity="0.92"/><stop offset="1" stop-color="#0a0f15"/></linearGradient></defs>',
    `<rect width="${width}" height="${height}" fill="#0a0f15"/>`,
    ...shows.map((id, nth) => artOf(id, nth * wide, wide)),
    `<rect width="${width}" height="${height}" fill="url(#shade)"/>`,
    `<text x="${width - margin}" y="84" font-size="34" text-anchor="end" fill="#f4f4f6">Paydata</text>`,
    written(titles, top, 68, '#f4f4f6'),
    written(leads, top + titles.length * 78 - 6, 32, accent),
    '</svg>',
  ].join('')
}
