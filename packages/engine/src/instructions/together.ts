import type { Instruction } from './index.ts'

export interface Together {
  readonly do: 'together'
  readonly parts: readonly Instruction[]
}

/** What one sentence does is one instruction: its parts are imminent together (CR 9.11.3). */
export const together = (...parts: readonly Instruction[]): Together => ({ do: 'together', parts })
