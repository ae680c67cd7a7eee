import { bug } from './bug.ts'
import type { Game } from './game.ts'

/**
 * Checks of values that come from outside. Each says where below the value something is not as it should be, such as
 * `/cards/3`, or nothing when all is well: the places are put together only when they are needed.
 */
export type Shape = (value: unknown) => string | undefined

const here = ''

export const text: Shape = value => (typeof value === 'string' ? undefined : here)
export const number: Shape = value => (typeof value === 'number' ? undefined : here)
export const yesOrNo: Shape = value => (typeof value === 'boolean' ? undefined : here)

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const record: Shape = value => (isRecord(value) ? undefined : here)

export const orNull =
  (shape: Shape): Shape =>
  value =>
    value === null ? undefined : shape(value)

export const oneOf = (...words: readonly string[]): Shape => {
  const known: ReadonlySet<unknown> = new Set(words)
  return value => (known.has(value) ? undefined : here)
}

export const listOf =
  (shape: Shape): Shape =>
  value => {
    if (!Array.isArray(value)) return here
    for (let i = 0; i < value.length; i++) {
      const wrong = shape(value[i])
      if (wrong !== undefined) return `/${i}${wrong}`
    }
    return undefined
  }

/** A list with a value of its own kind at each place; what is usual at its end may be missing. */
export const rowOf =
  (...columns: readonly Shape[]): Shape =>
  value => {
    if (!Array.isArray(value) || value.length > columns.length) return here
    for (let i = 0; i < value.length; i++) {
      const wrong = columns[i]?.(value[i])
      if (wrong !== undefined) return `/${i}${wrong}`
    }
    return undefined
  }

/** A record that has at least these fields. */
export function recordOf(fields: Readonly<Record<string, Shape>>): Shape {
  const each = Object.entries(fields)
  return value => {
    if (!isRecord(value)) return here
    for (const [name, shape] of each) {
      const wrong = shape(value[name])
      if (wrong !== undefined) return `/${name}${wrong}`
    }
    return undefined
  }
}

/** A value of any kind in the words of an error: short, whatever it is. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'a record'
  return typeof value === 'function' ? 'a function' : String(value)
}

/** For scripts that no type holds back: one look, as it stands before every answer. */
export function checkGame(game: Game): void {
  if (game?.over === undefined) bug(`no game, as newGame and loadGame give it: ${shown(game)}`)
}
