import type { Fault, Found } from './operators.ts'

/** A fault that a test run can switch on by its number. */
export interface Switched {
  readonly number: number
  readonly fault: Fault
}

interface Insertion {
  readonly at: number
  readonly text: string
  /** What ends here comes before what begins here; of what ends the inner first, of what begins the outer. */
  readonly order: readonly [closes: 0 | 1, size: number]
}

/** The name under which the code asks which fault is on. */
export const asks = '__fault'

/**
 * The code of a file with faults in it that are off until they are asked for: `(__fault.is(17) ? a - b : a + b)`. All are
 * in one text, so that nothing is compiled again for another fault. Loops count their rounds.
 */
export function withFaults(code: string, found: Found, switched: readonly Switched[]): string {
  const insertions: Insertion[] = []
  const around = (start: number, end: number, before: string, after: string, inner = 0): void => {
    const size = end - start
    insertions.push({ at: start, text: before, order: [1, -size + inner] })
    insertions.push({ at: end, text: after, order: [0, size - inner] })
  }
  for (const { start, end, isBlock } of found.loops) {
    if (isBlock) insertions.push({ at: start + 1, text: `${asks}.round();`, order: [1, -Infinity] })
    else around(start, end, `{${asks}.round();`, '}')
  }
  for (const [place, all] of byPlace(switched)) {
    const { start, end, where } = place
    if (where === 'body') {
      const are = all.map(({ number }) => `${asks}.is(${number})`).join('||')
      insertions.push({ at: start + 1, text: `if(${are})return;`, order: [1, -Infinity] })
    } else if (where === 'statement') {
      const areNot = all.map(({ number }) => `!${asks}.is(${number})`).join('&&')
      around(start, end, `{if(${areNot}){`, '}}')
    } else {
      const others = all.map(({ number, fault }) => `${asks}.is(${number})?(${fault.to}):`).join('')
      // A line must not begin with a bracket: it would belong to the line before.
      const zero = found.statements.has(start) ? '0,' : ''
      around(start, end, `${zero}(${others}(`, '))', 0.5)
    }
  }
  return inserted(code, insertions)
}

/** Faults of the same place are switched in the same brackets. */
function byPlace(switched: readonly Switched[]): Map<Fault, Switched[]> {
  const places = new Map<string, [Fault, Switched[]]>()
  for (const each of switched) {
    const { start, end, where } = each.fault
    const name = `${start} ${end} ${where}`
    const there = places.get(name)
    if (there === undefined) places.set(name, [each.fault, [each]])
    else there[1].push(each)
  }
  return new Map(places.values())
}

function inserted(code: string, insertions: readonly Insertion[]): string {
  const sorted = insertions.toSorted(
    (a, b) => a.at - b.at || a.order[0] - b.order[0] || a.order[1] - b.order[1],
  )
  let text = ''
  let done = 0
  for (const { at, text: more } of sorted) {
    text += code.slice(done, at) + more
    done = at
  }
  return text + code.slice(done)
}
