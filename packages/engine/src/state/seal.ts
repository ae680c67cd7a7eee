/**
 * A saved game ends with a seal, a number made of all that stands before it (as FNV-1a makes it), so that text which
 * has been damaged or changed since is known as such, wherever that is. It proves nothing about who wrote it.
 */
const before = ',"seal":"'

/** The text of a record, sealed. */
export const sealed = (text: string): string => text.slice(0, -1) + ending(text, text.length - 1)

export function isSealed(text: string): boolean {
  const whole = text.trimEnd()
  const length = Math.max(0, whole.lastIndexOf(before))
  return whole.slice(length) === ending(whole, length)
}

const ending = (text: string, length: number): string => `${before}${sealOf(text, length)}"}`

/** Of the beginning of a text, two letters at a time, as it is done for all of a game. */
function sealOf(text: string, length: number): string {
  let hash = 0x811c9dc5
  for (let i = 1; i < length; i += 2)
    hash = Math.imul(hash ^ text.charCodeAt(i - 1) ^ (text.charCodeAt(i) << 16), 0x01000193)
  if (length % 2 === 1) hash = Math.imul(hash ^ text.charCodeAt(length - 1), 0x01000193)
  return (hash >>> 0).toString(16)
}
