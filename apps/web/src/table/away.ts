/** Seconds after which the victory over who is away may be claimed. */
export const patience = 180

/** How long somebody has been away, in seconds. */
export const awayFor = (since: number, now: number): number => Math.max(0, (now - since) / 1000)
