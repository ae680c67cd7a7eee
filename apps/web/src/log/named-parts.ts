/** A part of a line: the title of a card with its definition, or other words. */
interface Part {
  readonly text: string
  readonly definition: string | null
}

/** Splits a line at the titles of cards. Of two titles that begin alike, the longer one counts. */
export function namedParts(text: string, cards: Readonly<Record<string, string>>): readonly Part[] {
  const titles = Object.keys(cards).sort((a, b) => b.length - a.length)
  const parts: Part[] = []
  let rest = text
  while (rest !== '') {
    const next = nextTitle(rest, titles)
    if (next === null) break
    if (next.at > 0) parts.push({ text: rest.slice(0, next.at), definition: null })
    parts.push({ text: next.title, definition: cards[next.title] ?? null })
    rest = rest.slice(next.at + next.title.length)
  }
  return rest === '' ? parts : [...parts, { text: rest, definition: null }]
}

function nextTitle(text: string, titles: readonly string[]): { title: string; at: number } | null {
  let found: { title: string; at: number } | null = null
  for (const title of titles) {
    const at = text.indexOf(title)
    if (at >= 0 && (found === null || at < found.at)) found = { title, at }
  }
  return found
}
