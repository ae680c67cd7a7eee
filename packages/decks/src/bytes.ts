/** Writes numbers and texts one after the other, small numbers in one byte. */
export interface Bytes {
  readonly number: (value: number) => void
  readonly text: (value: string) => void
  readonly all: () => readonly number[]
}

export function newBytes(): Bytes {
  const bytes: number[] = []
  const number = (value: number): void => {
    let rest = value
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    bytes.push(rest)
  }
  return {
    number,
    text(value) {
      const written = utf8(value)
      number(written.length)
      bytes.push(...written)
    },
    all: () => bytes,
  }
}

/** Reads what `Bytes` has written; null where there is nothing that it could have written. */
export interface BytesRead {
  readonly number: () => number | null
  readonly text: () => string | null
  readonly isAtEnd: () => boolean
}

export function readBytes(bytes: readonly number[]): BytesRead {
  let at = 0
  function number(): number | null {
    let value = 0
    for (let scale = 1; scale < 2 ** 35; scale *= 128) {
      const byte = bytes[at++]
      if (byte === undefined) return null
      value += (byte % 128) * scale
      if (byte < 128) return value
    }
    return null
  }
  return {
    number,
    text() {
      const length = number()
      if (length === null || at + length > bytes.length) return null
      at += length
      return fromUtf8(bytes.slice(at - length, at))
    },
    isAtEnd: () => at === bytes.length,
  }
}

const utf8 = (text: string): readonly number[] =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))
    .match(/%..|[^%]/g)
    ?.map(each => (each.length === 1 ? each.charCodeAt(0) : Number.parseInt(each.slice(1), 16))) ?? []

function fromUtf8(bytes: readonly number[]): string | null {
  try {
    return decodeURIComponent(bytes.map(byte => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch {
    return null
  }
}

/** The letters of base64url (RFC 4648), which stand in an address as they are. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function asLetters(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = [0, 1, 2].map(nth => bytes[at + nth] ?? 0)
    const bits = three.reduce((sum, byte) => sum * 256 + byte, 0)
    const count = Math.min(3, bytes.length - at) + 1
    for (let nth = 0; nth < count; nth++) text += letters.charAt(Math.floor(bits / 64 ** (3 - nth)) % 64)
  }
  return text
}

export function fromLetters(text: string): readonly number[] | null {
  const sextets = Array.from(text, letter => letters.indexOf(letter))
  if (sextets.includes(-1) || text.length % 4 === 1) return null
  const bytes: number[] = []
  for (let at = 0; at < sextets.length; at += 4) {
    const bits = [0, 1, 2, 3].reduce((sum, nth) => sum * 64 + (sextets[at + nth] ?? 0), 0)
    const count = Math.min(4, sextets.length - at) - 1
    for (let nth = 0; nth < count; nth++) bytes.push(Math.floor(bits / 256 ** (2 - nth)) % 256)
  }
  return bytes
}
