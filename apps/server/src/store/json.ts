/** Parses a text of the database. Gives undefined for a text that is no JSON, which every schema of ours refuses. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
