import { bug } from '../state/bug.ts'

/**
 * How one view becomes the next, as plain JSON. A change names a place by the keys and indices on the way there. It sets
 * what is there, or, in a list, drops some parts at an index and puts others in their place.
 */
export type Change =
  | readonly [path: string, to: unknown]
  | readonly [path: string, at: number, drop: number, put: readonly unknown[]]

/** Changes in the order in which they are made. */
export type Patch = readonly Change[]

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

export function patchOf(before: unknown, after: unknown): Patch {
  const changes: Change[] = []
  compare(before, after, '', changes)
  return changes
}

function compare(before: unknown, after: unknown, path: string, changes: Change[]): void {
  if (before === after) return
  if (typeof before !== 'object' || typeof after !== 'object') changes.push([path, after])
  else if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes)
  else if (isFields(before) && isFields(after)) compareFields(before, after, path, changes)
  else changes.push([path, after])
}

/** Where there are other fields than before the whole is set. */
function compareFields(before: Fields, after: Fields, path: string, changes: Change[]): void {
  const made = changes.length
  let left = countOf(before)
  for (const key in after) {
    const was = before[key]
    const is = after[key]
    left = was === undefined ? Number.POSITIVE_INFINITY : left - 1
    if (was !== is) compare(was, is, path === '' ? key : `${path}.${key}`, changes)
  }
  if (left === 0) return
  changes.length = made
  changes.push([path, after])
}

function countOf(fields: Fields): number {
  let count = 0
  for (const _ in fields) count++
  return count
}

/** Parts at both ends that stay are compared one by one; what lies between is replaced. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  changes: Change[],
): void {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSamePart(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSamePart(before[before.length - 1 - end], after[after.length - 1 - end]))
    end++
  const dropped = before.length - start - end
  const from = after.length - end
  if (dropped > 0 || from > start) changes.push([path, start, dropped, after.slice(start, from)])
  const moved = before.length - after.length
  for (let i = 0; i < start; i++)
    if (before[i] !== after[i]) compare(before[i], after[i], `${path}.${i}`, changes)
  for (let i = from; i < after.length; i++)
    if (before[i + moved] !== after[i]) compare(before[i + moved], after[i], `${path}.${i}`, changes)
}

/** What has an id is the same part while it keeps it; what needs none is known by its place. */
function isSamePart(before: unknown, after: unknown): boolean {
  if (before === after) return true
  if (typeof before !== 'object' || typeof after !== 'object') return false
  if (!isFields(before) || !isFields(after)) return false
  return before.id !== null && before.id === after.id
}

/** The view after the changes; what they do not touch is shared with the one before. */
export function applyPatch<T>(view: T, patch: Patch): T {
  if (!isList(patch)) bug('no patch, as updateFor gives it')
  return patch.reduce((now, change) => changed(now, change, 0), view)
}

/** A patch is made for what it is applied to, so what comes out is of the same type. */
function changed<T>(value: T, change: Change, from: number): T
function changed(value: unknown, change: Change, from: number): unknown {
  const path = change[0]
  if (from > path.length || path === '') return change.length === 2 ? change[1] : spliced(value, change)
  const dot = path.indexOf('.', from)
  const end = dot < 0 ? path.length : dot
  const key = path.slice(from, end)
  if (isList(value))
    return value.map((part, i) => (i === Number(key) ? changed(part, change, end + 1) : part))
  if (isFields(value)) return { ...value, [key]: changed(value[key], change, end + 1) }
  return bug(`a patch for another view: nothing at ${path}`)
}

function spliced(value: unknown, [path, at, drop, put]: Exclude<Change, { length: 2 }>): unknown {
  if (!isList(value)) return bug(`a patch for another view: nothing at ${path}`)
  return [...value.slice(0, at), ...put, ...value.slice(at + drop)]
}
