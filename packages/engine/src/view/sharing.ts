import { at } from '../state/bug.ts'

/**
 * A view is made from the one before it: what says the same is the same object again. So whoever gets the next view
 * can tell by identity what has changed, and finding the changes costs no more than there are.
 */
export function shared<T extends object>(before: T | null | undefined, now: T): T {
  if (before === null || before === undefined) return now
  for (const key in now) if (before[key] !== now[key]) return now
  return before
}

export const sharedOrNull = <T extends object>(before: T | null | undefined, now: T | null): T | null =>
  now === null ? null : shared(before, now)

/** A list of the same parts is the same list. */
export function sharedList<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  if (before === undefined || before.length !== now.length) return now
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return now
  return before
}

/** A list made part by part, and the same list while all its parts are the same. */
export function sharedMap<From, Part>(
  before: readonly Part[] | undefined,
  from: readonly From[],
  make: (each: From, index: number) => Part,
): readonly Part[] {
  const earlier = before ?? nothing
  let parts: Part[] | undefined
  for (let i = 0; i < from.length; i++) {
    const part = make(at(from, i), i)
    if (parts === undefined) {
      if (i < earlier.length && part === earlier[i]) continue
      parts = earlier.slice(0, i)
    }
    parts.push(part)
  }
  if (parts !== undefined) return parts
  return from.length === earlier.length ? earlier : earlier.slice(0, from.length)
}

const nothing: readonly never[] = []

/** The parts of a list, each made from the one that stood at its place before. */
export const sharedParts = <T extends object>(
  before: readonly T[] | undefined,
  now: readonly T[],
): readonly T[] =>
  sharedList(
    before,
    now.map((each, i) => shared(before?.[i], each)),
  )

/**
 * Finds parts by name in the list before, which keeps its order while others come and go: each is looked for from
 * where the last one was.
 */
export function finder<T extends { readonly id: number | string | null }>(
  before: readonly T[] | undefined,
): (id: T['id']) => T | undefined {
  let next = 0
  return id => {
    if (before === undefined) return undefined
    for (let i = next; i < before.length; i++) {
      const part = before[i]
      if (part?.id !== id) continue
      next = i + 1
      return part
    }
    return undefined
  }
}
