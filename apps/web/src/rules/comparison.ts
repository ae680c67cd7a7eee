import { newestEdition } from '@paydata/decks/starter'
import type { Edition, Row } from '@paydata/engine'
import { editionNamed } from '@paydata/engine'
import { olderEditions } from '@paydata/engine/editions'

export type Structure = keyof Edition['structures']

/** How a step of an edition differs from that of the newest. */
export type Difference = 'same' | 'added' | 'missing' | 'moved' | 'window'

export interface Cell {
  readonly edition: string
  readonly difference: Difference
  /** The place in the text of the edition; null if it has no such step. */
  readonly rule: string | null
  /** Which step of its part it is, counted from 1. */
  readonly nth: number | null
  readonly window: NonNullable<Row['window']> | null
}

/** A moment of the turn or of the run, in each edition. */
export interface Moment {
  readonly id: string
  readonly structure: Structure
  readonly step: string
  readonly cells: readonly Cell[]
}

export interface Part {
  readonly of: (typeof parts)[number]
  readonly moments: readonly Moment[]
}

export const newest = editionNamed(newestEdition)

/** From the newest on. */
export const compared: readonly Edition[] = [newest, ...olderEditions.toReversed()]

export const tablesOf = (edition: string): Edition =>
  compared.find(({ name }) => name === edition) ?? editionNamed(edition)

export const parts = ['corpTurn', 'runnerTurn', 'run', 'breach', 'access'] as const

/** Structures that are told within another, after the step of their name. */
const within: ReadonlySet<string> = new Set(['approach', 'encounter'])

export interface Step {
  readonly id: string
  readonly structure: Structure
  readonly row: Row
}

const momentId = (structure: string, step: string): string => `${structure}.${step}`

export function stepsOf(edition: Edition, of: Structure): readonly Step[] {
  const { structures } = edition
  const isStructure = (step: string): step is Structure => within.has(step) && step in structures
  return structures[of].flatMap(row => [
    { id: momentId(of, row.step), structure: of, row },
    ...(isStructure(row.step) ? stepsOf(edition, row.step) : []),
  ])
}

/** All steps of all editions, those that the newest does not have behind what comes before them in their own edition. */
function allSteps(of: Structure): readonly Step[] {
  const all = [...stepsOf(newest, of)]
  for (const edition of compared)
    stepsOf(edition, of).forEach((step, i, own) => {
      if (all.some(({ id }) => id === step.id)) return
      const before = own[i - 1]?.id
      all.splice(all.findIndex(({ id }) => id === before) + 1, 0, step)
    })
  return all
}

/** The most steps of one list that stand in the same order in the other. */
export function inSameOrder(one: readonly string[], other: readonly string[]): ReadonlySet<string> {
  let best: (readonly string[])[] = other.map(() => [])
  for (const id of one) {
    const next = [...best]
    other.forEach((each, i) => {
      const before = i === 0 ? [] : (best[i - 1] ?? [])
      const left = i === 0 ? [] : (next[i - 1] ?? [])
      const taken = each === id ? [...before, id] : (best[i] ?? [])
      next[i] = taken.length >= left.length ? taken : left
    })
    best = next
  }
  return new Set(best.at(-1) ?? [])
}

export const isSameWindow = (one: Row['window'], other: Row['window']): boolean =>
  one?.rez === other?.rez && one?.score === other?.score

function partOf(of: (typeof parts)[number]): Part {
  const asNow = new Map(stepsOf(newest, of).map(({ id, row }) => [id, row]))
  const columns = compared.map(edition => {
    const steps = stepsOf(edition, of)
    const ids = steps.map(({ id }) => id)
    const inOrder = inSameOrder([...asNow.keys()], ids)
    return { edition: edition.name, steps, ids, inOrder }
  })
  const differenceOf = (id: string, row: Row | undefined, inOrder: ReadonlySet<string>): Difference => {
    const now = asNow.get(id)
    if (row === undefined) return now === undefined ? 'same' : 'missing'
    if (now === undefined) return 'added'
    if (!inOrder.has(id)) return 'moved'
    return isSameWindow(row.window, now.window) ? 'same' : 'window'
  }
  return {
    of,
    moments: allSteps(of).map(({ id, structure, row: { step } }) => ({
      id,
      structure,
      step,
      cells: columns.map(({ edition, steps, ids, inOrder }) => {
        const at = ids.indexOf(id)
        const row = steps[at]?.row
        return {
          edition,
          difference: differenceOf(id, row, inOrder),
          rule: row?.rule ?? null,
          nth: row === undefined ? null : at + 1,
          window: row?.window ?? null,
        }
      }),
    })),
  }
}

export const comparison = (): readonly Part[] => parts.map(partOf)
