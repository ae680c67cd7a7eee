import type { Order } from '@paydata/protocol'
import type { Tag } from '@paydata/words/languages'
import { isTag } from '@paydata/words/languages'
import { create } from 'zustand'
import type { Keymap } from '../keys/keymap.ts'
import { keymapFrom, usualKeys } from '../keys/keymap.ts'
import { languageOf } from '../messages/language.ts'
import type { Stops } from './stops.ts'
import { defaultStops } from './stops.ts'

/** `system` is what the browser says that its user wants. */
export const themes = ['system', 'dark', 'light', 'contrast', 'safe'] as const
export type Theme = (typeof themes)[number]
export const motions = ['full', 'quick', 'none'] as const
export const sizes = ['small', 'normal', 'large'] as const
/** How loud sounds are: one of ten steps. The middle one is as loud as they were before there was a choice. */
const volumes: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const paces = { slow: 1100, normal: 600, fast: 200, none: 0 } as const
export type Pace = keyof typeof paces

/**
 * Milliseconds for which the table shows what a computer did before the next thing happens. For a spectator it is never 0: with
 * no pause, nothing of the game could be seen.
 */
export const paceFor = (seat: string, pace: Pace): number =>
  Math.max(seat === 'spectator' ? paces.fast : paces.none, paces[pace])

export interface Settings {
  readonly language: Tag
  readonly theme: Theme
  readonly motion: (typeof motions)[number]
  /** Whether moments such as a stolen agenda are played, or only marked. */
  readonly moments: 'full' | 'quiet'
  readonly size: (typeof sizes)[number]
  readonly pace: Pace
  readonly sound: 'on' | 'off'
  readonly volume: number
  /** Whether the player must confirm an answer that may be a mistake. */
  readonly confirm: 'on' | 'off'
  /** Whether answers are ignored that come before the player could have read the question. */
  readonly unread: 'on' | 'off'
  /** Whether the panel lists every option, or only those that have no place on the table. */
  readonly list: 'short' | 'full'
  /** Whether the first click on a card shows what can be done with it, or does it where there is one thing. */
  readonly act: 'shown' | 'atOnce'
  /** Whether single keys choose. Some players need these keys for their own tools, and switch them off (WCAG 2.1.4). */
  readonly keys: 'on' | 'off'
  readonly keymap: Keymap
  readonly stops: Stops
  /** How often the player has seen each count of a player change, by its symbol. */
  readonly countsSeen: Readonly<Record<string, number>>
}

const place = 'paydata/settings'
const defaults: Settings = {
  language: languageOf(globalThis.navigator?.languages ?? []),
  theme: 'system',
  motion: 'full',
  moments: 'full',
  size: 'normal',
  pace: 'normal',
  sound: 'on',
  volume: 5,
  confirm: 'on',
  unread: 'on',
  list: 'short',
  act: 'shown',
  keys: 'on',
  keymap: usualKeys,
  stops: defaultStops,
  countsSeen: {},
}

const oneOf = <T extends string | number>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find(each => each === value) ?? otherwise

/** The settings of an earlier visit, without values that this release does not know. */
export function settingsFrom(text: string | null): Settings {
  let left: unknown
  try {
    left = JSON.parse(text ?? '{}')
  } catch {
    return defaults
  }
  if (typeof left !== 'object' || left === null) return defaults
  const kept: { readonly [Name in keyof Settings]?: unknown } = left
  const { language } = kept
  return {
    language: isTag(language) ? language : defaults.language,
    theme: oneOf(themes, kept.theme, defaults.theme),
    motion: oneOf(motions, kept.motion, defaults.motion),
    moments: oneOf(['full', 'quiet'], kept.moments, defaults.moments),
    size: oneOf(sizes, kept.size, defaults.size),
    pace: oneOf(['slow', 'normal', 'fast', 'none'], kept.pace, defaults.pace),
    sound: oneOf(['on', 'off'], kept.sound, defaults.sound),
    volume: oneOf(volumes, kept.volume, defaults.volume),
    confirm: oneOf(['on', 'off'], kept.confirm, defaults.confirm),
    unread: oneOf(['on', 'off'], kept.unread, defaults.unread),
    list: oneOf(['short', 'full'], kept.list, defaults.list),
    act: oneOf(['shown', 'atOnce'], kept.act, defaults.act),
    keys: oneOf(['on', 'off'], kept.keys, defaults.keys),
    keymap: keymapFrom(kept.keymap),
    stops: stopsFrom(kept.stops),
    countsSeen: countsFrom(kept.countsSeen),
  }
}

const countsFrom = (value: unknown): Settings['countsSeen'] =>
  Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([count, seen]) =>
      typeof seen === 'number' ? [[count, seen] as const] : [],
    ),
  )

function stopsFrom(value: unknown): Stops {
  if (typeof value !== 'object' || value === null || !('mode' in value) || !('at' in value))
    return defaultStops
  const { mode, at } = value
  return { mode: oneOf(['few', 'able', 'every'], mode, defaultStops.mode), at: ordersFrom(at) }
}

const orders: readonly Order[] = ['ask', 'able', 'news', 'pass']
const isPlace = (name: string): boolean => /^[a-zA-Z]{1,40}([.][a-zA-Z]{1,40})?$/.test(name)

/** The stored stops, without unknown orders: a server or worker would refuse standing orders that contain one. */
function ordersFrom(at: unknown): Stops['at'] {
  // Older releases stored a list of the windows in which to ask.
  const pairs = Array.isArray(at) ? at.map(place => [`${place}`, 'ask'] as const) : Object.entries(at ?? {})
  return Object.fromEntries(
    pairs.flatMap(([place, wanted]) => {
      const order = orders.find(each => each === wanted)
      return order === undefined || !isPlace(place) ? [] : [[place, order]]
    }),
  )
}

const read = (): string | null => {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

export const useSettings = create<Settings>(() => settingsFrom(read()))

export function change(settings: Partial<Settings>): void {
  useSettings.setState(settings)
  try {
    localStorage.setItem(place, JSON.stringify(useSettings.getState()))
  } catch {
    // A browser that stores nothing begins with the default settings at the next visit.
  }
}
