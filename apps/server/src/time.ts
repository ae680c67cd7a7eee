/**
 * The time in whole milliseconds. It advances with the time that this process has run, so when the clock of the machine is changed,
 * no player loses or gains time to think.
 */
export const now = (): number => Math.floor(performance.timeOrigin + performance.now())
