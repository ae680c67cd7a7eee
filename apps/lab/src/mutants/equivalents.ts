/** Faults that change nothing that anybody could see, by their keys, each with the reason. */
export const equivalents: Readonly<Record<string, string>> = {}
