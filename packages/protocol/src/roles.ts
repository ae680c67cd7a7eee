import { z } from 'zod'
import { measureKind, measureReason } from './measures.ts'
import { person } from './names.ts'

/** Who looks after the server: an operator may do all that a moderator may, and gives roles. */
export const role = z.enum(['moderator', 'operator'])
export type Role = z.infer<typeof role>

/** Whether somebody who has one role, or none, may do what needs another. */
export const mayAs = (has: Role | null, needs: Role): boolean =>
  has !== null && role.options.indexOf(has) >= role.options.indexOf(needs)

/** Somebody with a role. */
export const holder = z.object({
  player: person,
  role,
  givenAt: z.number(),
  /** Who gave it; null for somebody who is gone, and for the command. */
  by: person.nullable(),
})
export type Holder = z.infer<typeof holder>

/** What somebody with a role has done with it. Nobody can change or remove a line. */
export const auditLine = z.object({
  at: z.number(),
  /** Null for somebody who is gone, and for the command. */
  by: person.nullable(),
  /** By which role it was done; null for the command. */
  as: role.nullable(),
  deed: z.enum([
    'gaveRole',
    'tookRole',
    'settledReport',
    'tookMeasure',
    'keptMeasure',
    'liftedMeasure',
    'announced',
    'withdrew',
    'wasRefused',
  ]),
  to: person.nullable(),
  /** The role that was given or taken, or that somebody lacked who was refused. */
  role: role.nullable(),
  /** The measure that was taken, kept or lifted, and why. */
  measure: z.object({ kind: measureKind, reason: measureReason }).nullable().default(null),
})
export type AuditLine = z.infer<typeof auditLine>

/** Where a page of those lines ends. */
export const placeInAudit = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/)
