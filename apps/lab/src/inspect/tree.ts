/** A line of what is printed, and what belongs to it. */
export interface Branch {
  readonly text: string
  readonly under: readonly Branch[]
}

export const branch = (text: string, under: readonly Branch[] = []): Branch => ({ text, under })

/** A heading, if there is something to stand under it. */
export const heading = (text: string, under: readonly Branch[]): readonly Branch[] =>
  under.length === 0 ? [] : [branch(text, under)]

export const linesOf = (branches: readonly Branch[], depth = 0): string[] =>
  branches.flatMap(({ text, under }) => [`${'  '.repeat(depth)}${text}`, ...linesOf(under, depth + 1)])
