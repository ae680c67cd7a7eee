const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by))

function mix(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  s[a] = (s[a] as number) + (s[b] as number)
  s[d] = rotate((s[d] as number) ^ (s[a] as number), 16)
  s[c] = (s[c] as number) + (s[d] as number)
  s[b] = rotate((s[b] as number) ^ (s[c] as number), 12)
  s[a] = (s[a] as number) + (s[b] as number)
  s[d] = rotate((s[d] as number) ^ (s[a] as number), 8)
  s[c] = (s[c] as number) + (s[d] as number)
  s[b] = rotate((s[b] as number) ^ (s[c] as number), 7)
}

/** Sixteen words of the key stream of ChaCha with this number of rounds, which is even: block `counter` of the nonce zero. */
export function chachaBlock(key: Uint32Array, counter: number, rounds: number): Uint32Array {
  const start = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, 0, 0, 0)
  const s = start.slice()
  for (let round = 0; round < rounds; round += 2) {
    mix(s, 0, 4, 8, 12)
    mix(s, 1, 5, 9, 13)
    mix(s, 2, 6, 10, 14)
    mix(s, 3, 7, 11, 15)
    mix(s, 0, 5, 10, 15)
    mix(s, 1, 6, 11, 12)
    mix(s, 2, 7, 8, 13)
    mix(s, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) s[i] = (s[i] as number) + (start[i] as number)
  return s
}
