/** What this browser keeps at a place, by name; nothing if there is nothing, or nothing that can be read. */
export function kept(place: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** Keeps something for the next visit, if the browser stores anything. */
export function keep(place: string, what: Readonly<Record<string, unknown>>): void {
  try {
    localStorage.setItem(place, JSON.stringify(what))
  } catch {
    // A browser that stores nothing begins with what is usual.
  }
}

/** The word that was kept, if it is still one of those there are. */
export const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find(each => each === value) ?? otherwise
