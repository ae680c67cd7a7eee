import type { Format } from '@paydata/decks/starter'
import { formats, isEditionName, newestEdition } from '@paydata/decks/starter'
import type { Side } from '@paydata/engine'
import type { BotLevel, Settings } from '@paydata/protocol'
import type { ChosenDeck, DealtSetup, Decks, LocalSetup } from './beginning.ts'

const place = 'paydata/last-time'

/** What a player chose for their last game against the computer, so that they need not choose it again. */
export interface LastTime extends Pick<Settings, 'format' | 'edition'> {
  readonly side: Side
  readonly level: BotLevel
  /** The deck of their own that they played with; null for any other. */
  readonly own: string | null
  readonly decks: Decks
  /** What their deck is called. */
  readonly name: string
}

/** Notes what is played, as a game against the computer begins. */
export function noteLastTime({ beginning, seat, level, own }: LocalSetup, dealt: DealtSetup): void {
  if (beginning.begin !== 'new' || dealt.beginning.begin !== 'new') return
  if (seat !== 'corp' && seat !== 'runner') return
  const { decks, format, edition } = beginning
  const { name } = dealt.beginning.decks[seat]
  const last: LastTime = { side: seat, level, own, decks, format, edition, name }
  try {
    localStorage.setItem(place, JSON.stringify(last))
  } catch {
    // A browser that stores nothing asks for everything anew.
  }
}

type Read = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Read => typeof value === 'object' && value !== null
const isFormat = (word: unknown): word is Format => typeof word === 'string' && Object.hasOwn(formats, word)

const isCopies = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

export const isDeck = (value: unknown): value is ChosenDeck =>
  value === null ||
  typeof value === 'string' ||
  (isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.identity === 'string' &&
    Array.isArray(value.cards) &&
    value.cards.every(isCopies))

/** What was chosen last time; null if nothing was, or another release had other things to choose. */
export function lastTime(): LastTime | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return isRecord(kept) ? readLastTime(kept) : null
  } catch {
    return null
  }
}

const levels = ['random', 'sensible', 'search'] as const satisfies readonly BotLevel[]

function readLastTime({ side, level, own, decks, format, edition, name }: Read): LastTime | null {
  if ((side !== 'corp' && side !== 'runner') || typeof name !== 'string') return null
  if (!isFormat(format) || !isRecord(decks) || !isDeck(decks.corp) || !isDeck(decks.runner)) return null
  return {
    side,
    level: levels.find(each => each === level) ?? 'sensible',
    own: typeof own === 'string' ? own : null,
    decks: { corp: decks.corp, runner: decks.runner },
    format,
    edition: typeof edition === 'string' && isEditionName(edition) ? edition : newestEdition,
    name,
  }
}
