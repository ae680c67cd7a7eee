/**
 * A saved game ends with a seal, a number made of all that stands before it (as FNV-1a makes it), so that text which
 * has been damaged or changed since is known as such, wherever that is. It proves nothing about who wrote it.
 */
const before = ',"seal":"'

/** The text of a record, sealed. */
export function sealed(text: string): string {
  const open = text.slice(0, -1)
  return `${open}${sealAfter(open)}`
}

export function isSealed(text: string): boolean {
  const whole = text.trimEnd()
  const end = Math.max(0, whole.lastIndexOf(before))
  return whole.slice(end) === sealAfter(whole.slice(0, end))
}

const sealAfter = (text: string): string => `${before}${sealOf(text)}"}`

/** Every machine with JavaScript has it, though the language does not say so. */
declare const TextEncoder: new () => {
  encodeInto(text: string, bytes: Uint8Array): { readonly written: number }
}
const encoder = new TextEncoder()
let bytes = new Uint8Array(0)

/** Four bytes at a time, lowest first as machines have them, as it is done for all of a game. */
function sealOf(text: string): string {
  // A letter has three bytes at most, and the last four bytes are filled up with nothing.
  const most = text.length * 3 + 4
  if (bytes.length < most) bytes = new Uint8Array(most + (-most & 3))
  const { written } = encoder.encodeInto(text, bytes)
  bytes.fill(0, written, written + 4)
  const words = new Uint32Array(bytes.buffer, 0, (written + 3) >> 2)
  let hash = 0x811c9dc5
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193)
  return (hash >>> 0).toString(16)
}
