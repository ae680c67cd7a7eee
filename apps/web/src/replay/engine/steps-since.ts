/** The steps that are gone on to from the one that was shown before, or none: back, or so far that it is another part of the game. */
export const stepsSince = (since: number | null, step: number): readonly number[] =>
  since === null || step <= since || step - since > mostSteps
    ? []
    : Array.from({ length: step - since }, (_, i) => since + 1 + i)

/** About as many answers as an action has. */
const mostSteps = 40
