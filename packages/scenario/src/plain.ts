import type { Definition } from '@paydata/engine'
import type { Ability, Printed } from '@paydata/engine/inside/language/abilities'
import { card } from '@paydata/engine/vocabulary'

/** A plain test card: its id comes from its title, and everything about it costs nothing. */
export const made = (printed: Printed, ...abilities: readonly Ability[]): Definition => ({
  ...card(printed.title.toLowerCase().replaceAll(' ', '_'), ...abilities),
  printed,
})

export const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })
export const event = (title: string): Printed => ({ title, side: 'runner', type: 'event', cost: 0 })
export const operation = (title: string): Printed => ({ title, side: 'corp', type: 'operation', cost: 0 })
export const asset = (title: string): Printed => ({ title, side: 'corp', type: 'asset', cost: 0, trash: 1 })
export const upgrade = (title: string): Printed => ({ ...asset(title), type: 'upgrade' })
export const agenda = (title: string): Printed => ({
  title,
  side: 'corp',
  type: 'agenda',
  advancement: 2,
  points: 1,
})
export const ice = (title: string, ...subtypes: readonly string[]): Printed => ({
  title,
  side: 'corp',
  type: 'ice',
  cost: 0,
  strength: 1,
  subtypes,
})
export const program = (title: string, ...subtypes: readonly string[]): Printed => ({
  title,
  side: 'runner',
  type: 'program',
  cost: 0,
  memory: 1,
  strength: 1,
  subtypes,
})
