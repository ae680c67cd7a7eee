/**
 * The time in whole milliseconds, as far as this process has lived through it: where the clock of the machine is set anew,
 * no player has thought so much longer.
 */
export const now = (): number => Math.floor(performance.timeOrigin + performance.now())
