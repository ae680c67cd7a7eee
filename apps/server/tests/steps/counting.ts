import { patternOf } from './pattern.ts'
import { Walk } from './walking.ts'

/** Reading takes more steps than it may. */
export class TooManySteps extends Error {}

/** Something that a text, an expression or a list can do, by whatever name. */
type Doing = (self: object, given: readonly unknown[]) => unknown

/**
 * How many steps it takes to read a text. Each sign that a regular expression looks at is one, with all that it looks at
 * again when it goes back; whatever else goes through a text takes as many as the text has signs; and combining marks in a
 * row, which are put in order one by one, take the square of their number.
 */
export function stepsOf(read: () => unknown, most: number): number {
  let steps = 0
  // What counts uses the same tools, and is not counted.
  let isCounting = true
  const count = (more: number): void => {
    if (isCounting) steps += more
    if (steps > most) throw new TooManySteps(`more than ${most} steps`)
  }
  const aside = <T>(work: () => T): T => {
    const before = isCounting
    isCounting = false
    try {
      return work()
    } finally {
      isCounting = before
    }
  }

  const undo: (() => void)[] = []
  /** Puts something else in the place of what the language has, for a while. */
  function instead(owner: object, name: string, make: (original: Doing) => Doing): void {
    const original: unknown = Reflect.get(owner, name)
    if (typeof original !== 'function') throw new Error(`There is no ${name}.`)
    const doing = make((self, given) => Reflect.apply(original, self, given))
    undo.push(() => Reflect.set(owner, name, original))
    Reflect.set(owner, name, function (this: object, ...given: unknown[]) {
      return doing(this, given)
    })
  }

  /** What the walk finds must be what the machine finds. */
  function walked(expression: RegExp, text: string): number {
    const from = /[gy]/.test(expression.flags) ? expression.lastIndex : 0
    let taken = 1
    const walk = new Walk(text, patternOf(expression), () => {
      if (++taken + steps > most) throw new TooManySteps(`more than ${most} steps: ${expression}`)
    })
    const found = from > text.length ? null : walk.find(from, expression.sticky ? 'here' : 'anywhere')
    const { lastIndex } = expression
    const match = expression.exec(text)
    expression.lastIndex = lastIndex
    if ((match?.index ?? null) !== found)
      throw new Error(`${expression} was not followed: ${found}, and it is ${match?.index}`)
    return taken
  }

  instead(RegExp.prototype, 'exec', original => (self, given) => {
    if (isCounting && self instanceof RegExp) count(aside(() => walked(self, `${given[0]}`)))
    return aside(() => original(self, given))
  })
  for (const name of ['split', 'includes', 'toLowerCase', 'toUpperCase', 'trim', 'trimStart'] as const)
    instead(String.prototype, name, original => (self, given) => {
      count(`${self}`.length + 1)
      return original(self, given)
    })
  instead(String.prototype, 'slice', original => (self, given) => {
    const part = original(self, given)
    count(`${part}`.length + 1)
    return part
  })
  instead(String.prototype, 'indexOf', original => (self, given) => {
    const [found, from] = [Number(original(self, given)), Number(given[1] ?? 0)]
    count((found < 0 ? `${self}`.length : found) - from + 1)
    return found
  })
  instead(String.prototype, 'normalize', original => (self, given) => {
    const runs = aside(() => `${self}`.match(/\p{M}+/gu) ?? [])
    count(`${self}`.length + 1 + runs.reduce((sum, run) => sum + run.length ** 2, 0))
    return original(self, given)
  })
  instead(JSON, 'parse', original => (self, given) => {
    count(`${given[0]}`.length)
    return original(self, given)
  })
  // What is worked out in rows and columns is put down one by one.
  instead(Array.prototype, 'push', original => (self, given) => {
    count(given.length)
    return original(self, given)
  })
  try {
    read()
  } finally {
    isCounting = false
    for (let n = undo.length - 1; n >= 0; n--) undo[n]?.()
  }
  return steps
}
