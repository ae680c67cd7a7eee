import { isIPv6 } from 'node:net'

/**
 * The key by which limits count an address. A household gets a whole /64 network of IPv6 addresses, so all of them share one
 * key. An IPv4 address has one key whether it is written as IPv4 or mapped to IPv6.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const isIPv4 = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (!isIPv4) return `${groups.slice(0, 4).map(hex).join(':')}::/64`
  const bytes = groups.slice(6).flatMap(group => [group >> 8, group & 0xff])
  return bytes.join('.')
}

const hex = (group: number): string => group.toString(16)

/** The eight groups of an IPv6 address. The URL parser brings every way to write it to one form. */
function groupsOf(address: string): readonly number[] {
  const { hostname } = new URL(`http://[${address}]`)
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map(part => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16))))
  const left: number[] = Array.from({ length: 8 - before.length - after.length }, () => 0)
  return [...before, ...left, ...after]
}
