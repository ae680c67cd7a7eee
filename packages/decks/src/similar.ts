import { plainNames } from './names.ts'

/** Each three letters in a row, with the edges of the name, which is as telling as letters where the name is short. */
const threesIn = (name: string): ReadonlySet<string> => {
  const edged = `  ${name} `
  return new Set(Array.from({ length: name.length + 1 }, (_, at) => edged.slice(at, at + 3)))
}

/** By each three letters the places, in `plainNames`, of the names that have them. */
function indexed(): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [place, [name]] of plainNames.entries())
    for (const three of threesIn(name)) {
      const already = places.get(three)
      if (already === undefined) places.set(three, [place])
      else already.push(place)
    }
  return places
}

/** Made by the first name that is looked for: most pages read no list. */
let index: ReadonlyMap<string, readonly number[]> | null = null

/** The places of the names that have any three letters in a row in common with this one, and how many. */
export function sharing(typed: string): ReadonlyMap<number, number> {
  index ??= indexed()
  const shared = new Map<number, number>()
  for (const three of threesIn(typed))
    for (const place of index.get(three) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
  return shared
}
