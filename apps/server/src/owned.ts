/**
 * For the module that owns these fields of something: everybody else sees them as readonly, and asks that module to change
 * them.
 */
export type Owned<Of, Names extends keyof Of> = Omit<Of, Names> & { -readonly [Name in Names]: Of[Name] }
