import { chanceOf } from './chance.ts'
import type { FigureName } from './figures.ts'
import { drawFigure, figureFor } from './figures.ts'
import type { Brush } from './motifs.ts'
import { height, motifs, width } from './motifs.ts'
import { colour, paletteOf } from './palette.ts'

export interface Subject {
  readonly title: string
  readonly type: string
  readonly faction?: string | undefined
  readonly subtypes?: readonly string[] | undefined
}

/** Draws a picture for a card. The same title and type give the same picture in every browser. */
export function pictureOf({ title, type, faction, subtypes = [] }: Subject): string {
  const chance = chanceOf(`${title}/${type}`)
  const between = (low: number, high: number): number => low + chance() * (high - low)
  const { hue: base, depth } = paletteOf(faction)
  const hue = base + between(-20, 20)
  // The foreground has a hue far from the background's, so that players can tell two cards of a faction apart.
  const other = hue + between(60, 300)
  const shade = (light: number, alpha = 1, turn = 0): string =>
    light > 0.6
      ? colour(other + turn, Math.max(depth, 46) + light * 16, 5 + light * 74, alpha)
      : colour(hue + turn, depth + light * 16, 5 + light * 74, alpha)
  const motif = subtypes.map(each => motifs[each]).find(each => each !== undefined) ?? motifs[type]
  const drawn = motif?.({ chance, between, shade }) ?? ''
  const glow = `<radialGradient id="g" cx="${between(0.25, 0.75).toFixed(2)}" cy="${between(0.2, 0.6).toFixed(2)}" r="0.9"><stop offset="0" stop-color="${shade(0.4)}"/><stop offset="0.6" stop-color="${shade(0.14)}"/><stop offset="1" stop-color="${shade(0.03)}"/></radialGradient>`
  const fade = `<linearGradient id="f" x2="0" y2="1"><stop offset="0.55" stop-color="${shade(0)}" stop-opacity="0"/><stop offset="1" stop-color="${shade(0)}" stop-opacity="0.55"/></linearGradient>`
  const rect = (fill: string): string => `<rect width="${width}" height="${height}" fill="${fill}"/>`
  const before = emblemOf(figureFor(title, type, subtypes), { chance, between, shade })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${glow}${fade}</defs>${rect('url(#g)')}<g opacity="0.72">${drawn}</g>${before}${rect('url(#f)')}</svg>`
}

/** The figure of the card in a ring of marks, whose number, shape and angle differ between cards. */
function emblemOf(what: FigureName, { between, shade }: Brush): string {
  const count = Math.floor(between(3, 10))
  const mark = markOf(Math.floor(between(0, marks)), between(3, 7))
  const turn = between(0, 360)
  const ring = Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${Math.round(turn + (i * 360) / count)})">${mark}</g>`,
  ).join('')
  const x = Math.round(between(106, 134))
  const size = between(0.8, 1).toFixed(2)
  const lean = Math.round(between(-16, 16))
  const figure = drawFigure(what, shade(0.93), shade(0.08))
  return `<g transform="translate(${x} 78)"><circle r="64" fill="${shade(0.05, 0.6)}"/><g fill="${shade(0.7, 1, 40)}" stroke="${shade(0.7, 1, 40)}">${ring}</g><g transform="scale(${size}) rotate(${lean})">${figure}</g></g>`
}

const marks = 5

/** One mark at the top of the ring. */
function markOf(kind: number, size: number): string {
  const n = size.toFixed(1)
  switch (kind) {
    case 0:
      return `<circle cy="-60" r="${n}"/>`
    case 1:
      return `<path d="M0-${(60 + size * 2).toFixed(1)}V-56" stroke-width="${n}"/>`
    case 2:
      return `<path d="M-${n}-56 0-70l${n} 14z"/>`
    case 3:
      return `<path d="M-16-58a60 60 0 0 1 32 0" fill="none" stroke-width="${n}"/>`
    default:
      return `<rect x="-${n}" y="-66" width="${(size * 2).toFixed(1)}" height="9" stroke="none"/>`
  }
}

const drawn = new Map<string, string>()

/** The picture as a data URL. Each picture is drawn only once. */
export function pictureUrl(subject: Subject): string {
  const known = drawn.get(subject.title)
  if (known !== undefined) return known
  const url = `data:image/svg+xml,${encodeURIComponent(pictureOf(subject))}`
  drawn.set(subject.title, url)
  return url
}
