/** What a text in the database says; undefined if that is no JSON, which no schema takes. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
