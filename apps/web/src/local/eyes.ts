import type { Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { News, Position, Shown } from '@paydata/match'
import { look, noTime, show, shownAgain } from '@paydata/match'
import type { Eye, Given, PackedUpdate } from '@paydata/protocol'
import type { LocalSeat } from './beginning.ts'
import type { Past, Start, Surroundings } from './surroundings.ts'

const sides = ['corp', 'runner'] as const
/** The eyes that a person may look through. Who watches two computers may look into either hand. */
const eyesOf: Readonly<Record<LocalSeat, readonly Eye[]>> = {
  corp: ['corp'],
  runner: ['runner'],
  both: sides,
  spectator: ['spectator', ...sides],
}

/** What the person at this screen was shown, through each of the eyes that they may look through. */
export class Eyes {
  /** The eye that the person looks through. */
  #now: Eye
  readonly shown = new Map<Eye, Shown>()
  readonly #updates = new Map<Eye, PackedUpdate[]>()
  readonly #start: Start
  readonly #around: Surroundings

  constructor(start: Start, around: Surroundings, position: Position) {
    const { game, seat } = start
    this.#start = start
    this.#around = around
    this.#now = seat === 'both' ? (game.waiting[0]?.for ?? 'corp') : seat
    for (const eye of eyesOf[seat]) {
      look({ position, since: noTime, eyes: this.shown }, eye)
      this.#updates.set(eye, [])
    }
  }

  /** The side that the person plays at the moment; null for a spectator. */
  get side(): Side | null {
    return this.#now === 'spectator' || this.#start.seat === 'spectator' ? null : this.#now
  }

  /** Whether the person may look through an eye. If so, they do from now on. */
  look(eye: Eye): 'looks' | 'mayNot' {
    if (!this.shown.has(eye)) return 'mayNot'
    this.#now = eye
    return 'looks'
  }

  whole(position: Position): Given<'watch'>['seen'][number] {
    const { version, held } = look({ position, since: noTime, eyes: this.shown }, this.#now)
    return { is: 'whole', eye: this.#now, version, view: held.view, clock: null }
  }

  isShown({ n }: Position): boolean {
    return this.shown.get(this.#now)?.version === n
  }

  show(position: Position, news: News): void {
    for (const { eye, update } of show({ position, since: noTime, eyes: this.shown }, news, noTime)) {
      this.#updates.get(eye)?.push(update)
      // Who watches is told of a hand only while they look into it.
      if (eye === this.#now || this.#start.seat === 'both') this.#around.tell(eye, update)
    }
  }

  /** The updates of the game, and before them those that an earlier visit was shown, made again from its moves. */
  async history(): Promise<Given<'history'>> {
    const eye = this.#now
    const { game, past } = this.#start
    const before = past && (await this.#shownBefore(past, eye))
    const first = viewFor(before ? past.first : game, eye)
    return { eye, first, updates: [...(before ?? []), ...(this.#updates.get(eye) ?? [])] }
  }

  /** Other requests are answered meanwhile. Null if today's rules lead to another game. */
  async #shownBefore({ first, moves }: Past, eye: Eye): Promise<readonly PackedUpdate[] | null> {
    const all: PackedUpdate[] = []
    for (const updates of shownAgain(first, moves, eye)) {
      if (updates === null) return null
      all.push(...updates)
      await this.#around.pause()
    }
    return all
  }
}
