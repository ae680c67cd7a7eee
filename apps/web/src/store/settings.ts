import { create } from 'zustand'
import type { Stops } from '../transport/messages.ts'
import { defaultStops } from '../transport/messages.ts'

export const themes = ['dark', 'light', 'contrast'] as const
export type Theme = (typeof themes)[number]
export const paces = { slow: 1100, normal: 600, fast: 200, none: 0 } as const
export type Pace = keyof typeof paces

export interface Settings {
  readonly theme: Theme
  readonly motion: 'full' | 'none'
  readonly pace: Pace
  readonly sound: 'on' | 'off'
  /** Single keys that choose: some need them for their own tools (WCAG 2.1.4). */
  readonly keys: 'on' | 'off'
  readonly stops: Stops
}

const place = 'paydata/settings'
const defaults: Settings = {
  theme: 'dark',
  motion: 'full',
  pace: 'normal',
  sound: 'on',
  keys: 'on',
  stops: defaultStops,
}

const oneOf = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find(each => each === value) ?? otherwise

/** What an earlier visit has left, as far as it still makes sense. */
export function settingsFrom(text: string | null): Settings {
  let left: unknown
  try {
    left = JSON.parse(text ?? '{}')
  } catch {
    return defaults
  }
  if (typeof left !== 'object' || left === null) return defaults
  const field = (name: keyof Settings): unknown => Object.entries(left).find(([key]) => key === name)?.[1]
  return {
    theme: oneOf(themes, field('theme'), defaults.theme),
    motion: oneOf(['full', 'none'], field('motion'), defaults.motion),
    pace: oneOf(['slow', 'normal', 'fast', 'none'], field('pace'), defaults.pace),
    sound: oneOf(['on', 'off'], field('sound'), defaults.sound),
    keys: oneOf(['on', 'off'], field('keys'), defaults.keys),
    stops: stopsFrom(field('stops')),
  }
}

function stopsFrom(value: unknown): Stops {
  if (typeof value !== 'object' || value === null || !('mode' in value) || !('at' in value))
    return defaultStops
  const { mode, at } = value
  const names = Array.isArray(at) ? at.filter(each => typeof each === 'string') : []
  return { mode: oneOf(['few', 'able', 'every'], mode, defaultStops.mode), at: names, hold: false }
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
    // A browser that keeps nothing asks again next time.
  }
}
