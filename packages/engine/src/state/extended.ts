/**
 * Copies of what is kept under names, with more. A spread makes a form of its own for each place in the code and each form
 * that it copies, often at every copy, and whoever reads the copy misses what the engine knows of forms. A field after a
 * field leads to the same form each time.
 */

export function extended<Kept extends object, More extends object>(kept: Kept, more: More): Kept & More {
  const all: Record<string, unknown> = {}
  for (const name in kept) all[name] = kept[name]
  for (const name in more) all[name] = more[name]
  return all as Kept & More
}

/** The same with one more. */
export function withName<Kept extends object, Name extends keyof Kept>(
  kept: Kept,
  name: Name,
  value: Kept[Name],
): Kept {
  const all: Partial<Kept> = {}
  for (const each in kept) all[each] = kept[each]
  all[name] = value
  return all as Kept
}
