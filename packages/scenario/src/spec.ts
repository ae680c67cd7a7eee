import type { CounterKind, Side } from '@paydata/engine/inside/state/names'
import { fillerOf } from './blanks.ts'
import { checkAmount, checkSide } from './checking.ts'

export type CounterNumbers = Readonly<Partial<Record<CounterKind, number>>>

/** What can be said about a card in a position, besides its title. */
export interface CardDetails {
  readonly counters?: CounterNumbers
  /** Advancement counters: the same as `counters: { advancement: n }`. */
  readonly advanced?: number
  /** The title of the card it is hosted on. */
  readonly on?: string
  /** Cards hosted on it. */
  readonly hosting?: readonly CardSpec[]
  /** What it is worth in a score area, where it is no agenda itself: it has been converted into one. */
  readonly points?: number
  /** Of an installed Corp card. */
  readonly rezzed?: boolean
  /** In Archives, in the rig, or hosted; of an agenda in a server, not so when it is faceup. */
  readonly facedown?: boolean
}

export interface DetailedCard extends CardDetails {
  readonly title: string
}

/** A card of a position: its title or id, or the result of `card`, `rezzed`, `unrezzed` or `facedown`. */
export type CardSpec = string | DetailedCard

/** A card with details, such as `card('Parasite', { counters: { virus: 2 }, on: 'Enigma' })`. */
export const card = (title: string, details: CardDetails = {}): DetailedCard => ({ ...details, title })

/** An installed Corp card that is rezzed. */
export const rezzed = (title: string, details: CardDetails = {}): DetailedCard =>
  card(title, { ...details, rezzed: true })

/** An installed Corp card that is not rezzed, as it is anyway when nothing is said. */
export const unrezzed = (title: string, details: CardDetails = {}): DetailedCard =>
  card(title, { ...details, rezzed: false })

/** A facedown card, in Archives or in the rig. */
export const facedown = (title: string, details: CardDetails = {}): DetailedCard =>
  card(title, { ...details, facedown: true })

/** A faceup card: an agenda in a server, which is then neither rezzed nor unrezzed (CR 3.2.3a). */
export const faceup = (title: string, details: CardDetails = {}): DetailedCard =>
  card(title, { ...details, facedown: false })

/** Blank cards, to put below the cards of a deck that matter. */
export function fillers(side: Side, amount: number): DetailedCard[] {
  checkSide(side)
  checkAmount('fillers', amount)
  return Array.from({ length: amount }, () => card(fillerOf[side]))
}

/** One remote server: what is in its root, and its ice from the innermost. */
export interface RemoteSpec {
  readonly root?: readonly CardSpec[]
  readonly ice?: readonly CardSpec[]
}

/** The Corp's side of a position. Everything may be left out; a deck that is left out is of blank cards. */
export interface CorpSpec {
  readonly identity?: string
  readonly credits?: number
  readonly clicks?: number
  readonly badPublicity?: number
  readonly hand?: readonly CardSpec[]
  /** From the top. */
  readonly deck?: readonly CardSpec[]
  /** Faceup, unless written `facedown('…')`. */
  readonly archives?: readonly CardSpec[]
  readonly scored?: readonly CardSpec[]
  /** Ice from the innermost. */
  readonly hqIce?: readonly CardSpec[]
  readonly rndIce?: readonly CardSpec[]
  readonly archivesIce?: readonly CardSpec[]
  readonly hqRoot?: readonly CardSpec[]
  readonly rndRoot?: readonly CardSpec[]
  readonly archivesRoot?: readonly CardSpec[]
  readonly remotes?: readonly RemoteSpec[]
  readonly inPlay?: readonly CardSpec[]
  readonly removed?: readonly CardSpec[]
}

/** The Runner's side of a position. */
export interface RunnerSpec {
  readonly identity?: string
  readonly credits?: number
  readonly clicks?: number
  readonly tags?: number
  readonly coreDamage?: number
  readonly hand?: readonly CardSpec[]
  /** From the top. */
  readonly deck?: readonly CardSpec[]
  readonly heap?: readonly CardSpec[]
  /** Installed cards in the order they were installed. */
  readonly rig?: readonly CardSpec[]
  readonly stolen?: readonly CardSpec[]
  readonly inPlay?: readonly CardSpec[]
  readonly removed?: readonly CardSpec[]
}
