/** What was pasted may be of any length, and hold what a terminal takes for commands. */
export function shortened(text: string, longest = 80): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')
  return clean.length > longest ? `${clean.slice(0, longest)}…` : clean
}
