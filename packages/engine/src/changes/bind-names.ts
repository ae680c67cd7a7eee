import type { Bound, Vars } from '../state/frames.ts'

/** What an ability names is known to a procedure in progress too, beside what that keeps itself. */
export function bindNames<Known extends object>(frame: { vars: Known }, names: Vars): void {
  frame.vars = Object.assign({ ...frame.vars }, names)
}

/** The names with one more. What a literal adds to a copy of so many forms is added by the runtime, at ten times the cost. */
export function withName(vars: Vars, name: string, value: Bound): Vars {
  const all: Record<string, Bound> = { ...vars }
  all[name] = value
  return all
}
