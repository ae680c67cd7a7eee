import type { Definition } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import type { card } from '../../../src/vocabulary.ts'

/** Printed facts of the cards of chapter 1: cheap and plain. */
export const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })
export const asset = (title: string): Printed => ({ title, side: 'corp', type: 'asset', cost: 0, trash: 1 })
export const upgrade = (title: string): Printed => ({
  title,
  side: 'corp',
  type: 'upgrade',
  cost: 0,
  trash: 1,
})
export const agenda = (title: string, points = 1): Printed => ({
  title,
  side: 'corp',
  type: 'agenda',
  advancement: 2,
  points,
})
export const ice = (title: string, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'corp',
  type: 'ice',
  cost: 1,
  strength: 1,
  subtypes,
})
export const operation = (title: string, cost: number | 'X' = 0): Printed => ({
  title,
  side: 'corp',
  type: 'operation',
  cost,
})
export const event = (title: string, cost: number | 'X' = 0, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'runner',
  type: 'event',
  cost,
  subtypes,
})
export const resource = (title: string, cost = 0): Printed => ({
  title,
  side: 'runner',
  type: 'resource',
  cost,
})
export const hardware = (title: string): Printed => ({ title, side: 'runner', type: 'hardware', cost: 0 })
export const program = (title: string, memory = 1, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'runner',
  type: 'program',
  cost: 0,
  memory,
  subtypes,
})
