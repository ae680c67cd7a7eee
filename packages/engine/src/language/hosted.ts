const known = new WeakMap<object, boolean>()

/** Whether a part of a definition refers to or acts on what is hosted on its card (CR 9.5.5). */
export function speaksOfHosted(node: object): boolean {
  let speaks = known.get(node)
  if (speaks === undefined) {
    speaks = isOfHosted(node) || Object.values(node).some(isPartOfHosted)
    known.set(node, speaks)
  }
  return speaks
}

const isPartOfHosted = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && speaksOfHosted(part)

/** Whether a test, or one within it, is about the counters of a card. */
const asksForCounters = (tests: unknown): boolean =>
  typeof tests === 'object' &&
  tests !== null &&
  (('is' in tests && tests.is === 'hosts') || Object.values(tests).some(asksForCounters))

const takers: ReadonlySet<unknown> = new Set(['takeCredits', 'moveCounters', 'removeCounters'])

function isOfHosted(node: object): boolean {
  if ('from' in node && node.from === 'hosted') return true
  if ('is' in node && node.is === 'hostedOn') return 'host' in node && node.host === 'self'
  if ('amount' in node && node.amount === 'counters') return 'on' in node && node.on === 'self'
  if ('if' in node && node.if === 'card' && 'card' in node && node.card === 'self')
    return 'passes' in node && asksForCounters(node.passes)
  return 'do' in node && takers.has(node.do) && 'from' in node && node.from === 'self'
}
