import type { CounterKind, Ref, ServerId, Side, Zone } from './names.ts'

/** Counters hosted on a card. Never changed in place: a change makes a new record, so that copies may share it. */
export type Counters = Readonly<Partial<Record<CounterKind, number>>>

/** What a card has been converted into (CR 10.1.3, 10.1.4). */
type Conversion =
  | {
      readonly into: 'agenda'
      readonly points: number
      /** It has no other property but that it cannot be forfeited. */
      readonly cannot?: 'forfeit'
    }
  | { readonly into: 'condition' }

/** Changed only by `touch`, which keeps the stamps of the zones. */
export interface CardState {
  readonly card: number
  readonly owner: Side
  readonly life: number
  readonly zone: Zone
  /** The server whose root it is in or that it protects. */
  readonly server: ServerId | null
  readonly host: Ref | null
  readonly faceup: boolean
  readonly counters: Counters
  /** The kind of counter it was loaded with, so that it can be empty (CR 10.9.2). */
  readonly loaded: CounterKind | null
  readonly conversion: Conversion | null
  /** Of a set-aside card: where abilities see it come from when it moves on (CR 4.8.3). */
  readonly asideFrom: Zone | null
  /** 0 while the front of it is up, else which of the other faces of a double-sided card is (CR 3.1.1a). */
  readonly flipped: number
  /** Which of its other faces comes up when it is flipped; of several only its owner may know (CR 1.5.2b). */
  readonly back: number
  /** When it became active, counted over the game: of two unique cards the newer stays (CR 10.3.1d). */
  readonly activeSince: number
  /** What each kind of viewer calls this object while they can tell it from others; 0 when they cannot. */
  readonly corpId: number
  readonly runnerId: number
  readonly publicId: number
}

/** An element of the sequence of positions that protect a server, innermost first (CR 6.2.1). */
export interface Position {
  readonly id: number
  ice: number | null
}

export interface ServerState {
  readonly id: ServerId
  root: number[]
  ice: Position[]
}

export const refOf = (card: CardState): Ref => ({ card: card.card, life: card.life })

export const isSame = (a: Ref, b: Ref): boolean => a.card === b.card && a.life === b.life
