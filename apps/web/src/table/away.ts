/** Seconds that a player may be away before the other one can claim the victory. */
export const patience = 180

/** How long somebody has been away, in seconds. */
export const awayFor = (since: number, now: number): number => Math.max(0, (now - since) / 1000)
