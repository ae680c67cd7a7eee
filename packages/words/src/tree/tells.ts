import { figure } from './amounts.ts'
import { instructionClauses } from './deeds.ts'
import { eventOf } from './events.ts'
import type { Tells } from './reading.ts'

export const tells: Tells = { instruction: instructionClauses, figure, event: eventOf }
