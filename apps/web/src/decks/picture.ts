import { colour, paletteOf, pictureUrl } from '@paydata/art'
import { cardOf, titleOf } from '@paydata/cards/catalogue'
import { sizeOf } from '@paydata/decks'
import { decks as words } from '../messages/decks.ts'
import { gameWords } from '../messages/game.ts'
import { say } from '../messages/say.ts'
import { nameOf } from './arranging.ts'
import type { Draft } from './history.ts'
import { influenceIn } from './judging.ts'
import { grouped } from './types.ts'

/** A picture of a deck, in pixels. */
export interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const width = 1200
const margin = 44
const columns = 3
const gap = 28
const columnWidth = (width - 2 * margin - (columns - 1) * gap) / columns
const line = 31
const top = 236
const foot = 64

interface Line {
  readonly is: 'heading' | 'card'
  readonly text: string
  readonly count: string
  readonly influence: number
}

/** A text as it stands in SVG, with no more letters than there is room for. */
function written(text: string, most: number): string {
  const letters = [...text.replace(/[\uFFFE\uFFFF]/g, '')]
  const short =
    letters.length > most
      ? `${letters
          .slice(0, most - 1)
          .join('')
          .trimEnd()}…`
      : letters.join('')
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const linesOf = (deck: Draft): readonly (readonly Line[])[] =>
  grouped(deck).map(({ type, size, cards }) => [
    {
      is: 'heading',
      text: words.deck.group(type === 'unknown' ? words.deck.unknown : gameWords().kinds.type(type), size),
      count: '',
      influence: 0,
    },
    ...cards.map(([id, count]): Line => {
      const influence = influenceIn(deck, id) * count
      return { is: 'card', text: titleOf(id), count: `${count}`, influence }
    }),
  ])

/** The lines in columns of about the same height. A heading stands above a card of its group. */
function inColumns(groups: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const all = groups.flat()
  const height = Math.ceil(all.length / columns)
  const made: Line[][] = [[]]
  all.forEach((each, nth) => {
    const last = made.at(-1) ?? []
    const isFull = last.length >= height || (last.length === height - 1 && each.is === 'heading' && nth > 0)
    if (isFull && made.length < columns) made.push([each])
    else last.push(each)
  })
  return made
}

const pips = (influence: number): string => '●'.repeat(Math.min(influence, 12))

function drawn({ is, text, count, influence }: Line, x: number, y: number, accent: string): string {
  if (is === 'heading')
    return `<text x="${x}" y="${y}" font-size="19" font-weight="700" fill="${accent}">${written(text, 32)}</text>`
  const most = 31 - Math.min(influence, 12)
  return [
    `<text x="${x}" y="${y}" font-size="20" font-weight="700">${count}</text>`,
    `<text x="${x + 24}" y="${y}" font-size="20">${written(text, most)}</text>`,
    influence === 0
      ? ''
      : `<text x="${x + columnWidth}" y="${y}" font-size="10" text-anchor="end" letter-spacing="1" fill="${accent}">${pips(influence)}</text>`,
  ].join('')
}

/** Draws a deck as a picture to share: its identity, and all cards by types. The art is that of this page. */
export function pictureOfDeck(deck: Draft): Picture {
  const printed = cardOf(deck.identity)
  const { hue, depth } = paletteOf(printed?.faction)
  const [accent, ground] = [colour(hue, Math.max(depth, 40), 72), colour(hue, depth / 3, 8)]
  const made = inColumns(linesOf(deck))
  const height = top + Math.max(1, ...made.map(({ length }) => length)) * line + foot
  const art = pictureUrl({ id: deck.identity, type: 'identity', faction: printed?.faction, doing: null })
  const facts = [say.play.formats[deck.format], words.cards(sizeOf(deck))].join(' · ')
  const cards = made.flatMap((column, nth) =>
    column.map((each, i) => drawn(each, margin + nth * (columnWidth + gap), top + i * line, accent)),
  )
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" fill="#f4f4f6">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<image href="${written(art, art.length)}" width="${width}" height="180" preserveAspectRatio="xMidYMid slice" opacity="0.55"/>`,
    `<text x="${margin}" y="82" font-size="46" font-weight="800">${written(nameOf(deck), 44)}</text>`,
    `<text x="${margin}" y="122" font-size="24">${written(printed?.title ?? words.noIdentity, 80)}</text>`,
    `<text x="${margin}" y="156" font-size="20" fill="${accent}">${written(facts, 80)}</text>`,
    ...cards,
    `<text x="${width - margin}" y="${height - 24}" font-size="16" text-anchor="end" fill="${accent}">Paydata</text>`,
    '</svg>',
  ].join('')
  return { svg, width, height }
}

/** What the picture shows, for those who cannot see it. */
export function pictureInWords(deck: Draft): string {
  const { empty, listed } = words.transfer.pictureAlt
  const identity = cardOf(deck.identity)?.title ?? words.noIdentity
  const list = grouped(deck)
    .flatMap(({ cards }) => cards)
    .map(([id, count]) => `${count} ${titleOf(id)}`)
  return list.length === 0 ? empty(nameOf(deck), identity) : listed(nameOf(deck), identity, list.join(', '))
}

export const addressOfPicture = ({ svg }: Picture): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The picture as a file that other programs show. */
export async function asPng(picture: Picture): Promise<Blob> {
  const image = new Image()
  image.src = addressOfPicture(picture)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('this browser makes no picture of a canvas')
  return blob
}
