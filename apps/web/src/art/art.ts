import { chanceOf } from './chance.ts'
import { height, motifs, width } from './motifs.ts'
import { colour, paletteOf } from './palette.ts'

export interface Subject {
  readonly title: string
  readonly type: string
  readonly faction?: string | undefined
  readonly subtypes?: readonly string[] | undefined
}

/** A picture of our own for a card: the same title gives the same picture, in every browser. */
export function pictureOf({ title, type, faction, subtypes = [] }: Subject): string {
  const chance = chanceOf(`${title}/${type}`)
  const between = (low: number, high: number): number => low + chance() * (high - low)
  const { hue: base, depth } = paletteOf(faction)
  const hue = base + between(-14, 14)
  const other = hue + (chance() < 0.5 ? 1 : -1) * between(24, 60)
  const shade = (light: number, alpha = 1, turn = 0): string =>
    colour(light > 0.6 ? other + turn : hue + turn, depth + light * 16, 5 + light * 74, alpha)
  const motif = subtypes.map(each => motifs[each]).find(each => each !== undefined) ?? motifs[type]
  const drawn = motif?.({ chance, between, shade }) ?? ''
  const glow = `<radialGradient id="g" cx="${between(0.25, 0.75).toFixed(2)}" cy="${between(0.2, 0.6).toFixed(2)}" r="0.9"><stop offset="0" stop-color="${shade(0.4)}"/><stop offset="0.6" stop-color="${shade(0.14)}"/><stop offset="1" stop-color="${shade(0.03)}"/></radialGradient>`
  const fade = `<linearGradient id="f" x2="0" y2="1"><stop offset="0.55" stop-color="${shade(0)}" stop-opacity="0"/><stop offset="1" stop-color="${shade(0)}" stop-opacity="0.55"/></linearGradient>`
  const ground = `<rect width="${width}" height="${height}" fill="url(#g)"/>`
  const veil = `<rect width="${width}" height="${height}" fill="url(#f)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${glow}${fade}</defs>${ground}${drawn}${veil}</svg>`
}

const drawn = new Map<string, string>()

/** The picture as an address, drawn once. */
export function pictureUrl(subject: Subject): string {
  const known = drawn.get(subject.title)
  if (known !== undefined) return known
  const url = `data:image/svg+xml,${encodeURIComponent(pictureOf(subject))}`
  drawn.set(subject.title, url)
  return url
}
