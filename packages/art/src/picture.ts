import { chanceOf } from './chance.ts'
import type { Doing } from './doing.ts'
import type { Figure, Group } from './figures.ts'
import { figureOf } from './figures.ts'
import type { Brush } from './motifs.ts'
import { height, motifs, width } from './motifs.ts'
import { colour, paletteOf } from './palette.ts'

/** What is known of a card to be drawn. */
export interface Subject {
  /** By which it is the same picture for everybody. */
  readonly id: string
  readonly type: string
  readonly faction?: string | undefined
  readonly subtypes?: readonly string[] | undefined
  /** Null where its definition is not known. */
  readonly doing: Doing | null
}

/** An identity is drawn before its definition is known too, so its figures go by its faction alone. */
const ofFaction: Readonly<Record<string, readonly [Group, Group]>> = {
  haas_bioroid: ['machine', 'board'],
  jinteki: ['mind', 'damage'],
  nbn: ['press', 'trace'],
  weyland_consortium: ['place', 'money'],
  anarch: ['people', 'virus'],
  criminal: ['people', 'run'],
  shaper: ['people', 'key'],
}

function groupsOf({ type, faction = '', doing }: Subject): readonly [Group, Group] {
  if (type === 'identity') return ofFaction[faction] ?? ['people', 'place']
  return doing === null ? ['cards', 'link'] : [doing.first, doing.second]
}

/** With another one, all cards get other figures: this one lets no two agendas or icebreakers look alike. */
const salt = 'paydata'

/** Draws a picture for a card. The same facts give the same picture in every browser. */
export function pictureOf(subject: Subject): string {
  const { id, type, faction, subtypes = [] } = subject
  const chance = chanceOf(`${salt}/${id}`)
  const between = (low: number, high: number): number => low + chance() * (high - low)
  const { hue: base, depth } = paletteOf(faction)
  const hue = base + between(-20, 20)
  // The foreground has a hue far from the background's, so that players can tell two cards of a faction apart.
  const other = hue + between(60, 300)
  const shade = (light: number, alpha = 1, turn = 0): string =>
    light > 0.6
      ? colour(other + turn, Math.max(depth, 46) + light * 16, 5 + light * 74, alpha)
      : colour(hue + turn, depth + light * 16, 5 + light * 74, alpha)
  const [first, second] = groupsOf(subject)
  const emblem = emblemOf(figureOf(first, chance()), figureOf(second, chance()), { chance, between, shade })
  const motif = subtypes.map(each => motifs[each]).find(each => each !== undefined) ?? motifs[type]
  const drawn = motif?.({ chance, between, shade }) ?? ''
  const glow = `<radialGradient id="g" cx="${between(0.25, 0.75).toFixed(2)}" cy="${between(0.2, 0.6).toFixed(2)}" r="0.9"><stop offset="0" stop-color="${shade(0.4)}"/><stop offset="0.6" stop-color="${shade(0.14)}"/><stop offset="1" stop-color="${shade(0.03)}"/></radialGradient>`
  const fade = `<linearGradient id="f" x2="0" y2="1"><stop offset="0.55" stop-color="${shade(0)}" stop-opacity="0"/><stop offset="1" stop-color="${shade(0)}" stop-opacity="0.55"/></linearGradient>`
  const rect = (fill: string): string => `<rect width="${width}" height="${height}" fill="${fill}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${glow}${fade}</defs>${rect('url(#g)')}<g opacity="0.72">${drawn}</g>${emblem}${rect('url(#f)')}</svg>`
}

const linesOf = (path: string, paint: string, thick: number): string =>
  path === ''
    ? ''
    : `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`

const drawnFigure = ({ filled, over, around }: Figure, paint: string, dark: string): string =>
  `${linesOf(around, paint, 7)}<path d="${filled}" fill="${paint}"/>${linesOf(over, dark, 5)}`

/** Where the second figure lies: at a corner of the first. */
const corners = [
  [-50, 34],
  [50, 34],
  [-50, -34],
  [50, -34],
] as const

/**
 * Two figures of the card in a ring of marks, whose number, shape and angle differ between cards: the first large, the second small
 * on a ground of its own beside it.
 */
function emblemOf(first: Figure, second: Figure, { between, shade }: Brush): string {
  const count = Math.floor(between(3, 10))
  const mark = markOf(Math.floor(between(0, marks)), between(3, 7))
  const turn = between(0, 360)
  const ring = Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${Math.round(turn + (i * 360) / count)})">${mark}</g>`,
  ).join('')
  const x = Math.round(between(106, 134))
  const size = between(0.82, 1).toFixed(2)
  const lean = Math.round(between(-14, 14))
  const [cornerX, cornerY] = corners[Math.floor(between(0, corners.length))] ?? corners[0]
  const large = drawnFigure(first, shade(0.93), shade(0.08))
  const small = drawnFigure(second, shade(0.82, 1, 150), shade(0.08))
  return `<g transform="translate(${x} 76)"><circle r="64" fill="${shade(0.05, 0.6)}"/><g fill="${shade(0.7, 1, 40)}" stroke="${shade(0.7, 1, 40)}">${ring}</g><g transform="scale(${size}) rotate(${lean})">${large}</g><g transform="translate(${cornerX} ${cornerY})"><circle r="25" fill="${shade(0.06, 0.92)}"/><g transform="scale(0.4)">${small}</g></g></g>`
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
  const key = `${subject.id}/${subject.type}/${subject.doing === null ? '' : 'known'}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const url = `data:image/svg+xml,${encodeURIComponent(pictureOf(subject))}`
  drawn.set(key, url)
  return url
}
