import { extended } from '../state/extended.ts'
import type { Vars } from '../state/frames.ts'

/** What an ability names is known to a procedure in progress too, beside what that keeps itself. */
export function bindNames<Known extends object>(frame: { vars: Known }, names: Vars): void {
  frame.vars = extended(frame.vars, names)
}
