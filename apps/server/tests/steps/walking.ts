import type { Part, Pattern } from './pattern.ts'

type Then = (at: number) => boolean

/**
 * Goes through a text as an expression that goes back does, each sign that is looked at a step. The result is where the
 * first match begins, as it must be where the machine finds it.
 */
export class Walk {
  private readonly signs = new Map<RegExp, Map<string, boolean>>()

  constructor(
    private readonly text: string,
    private readonly pattern: Pattern,
    private readonly step: () => void,
  ) {}

  find(from: number, how: 'anywhere' | 'here'): number | null {
    for (let at = from; at <= this.text.length; at += this.wide(at)) {
      if (this.any(this.pattern.ways, at, () => true)) return at
      if (how === 'here') return null
    }
    return null
  }

  private wide(at: number): number {
    return this.pattern.isUnicode && (this.text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  }

  private any(ways: readonly (readonly Part[])[], at: number, then: Then): boolean {
    return ways.some(parts => this.all(parts, 0, at, then))
  }

  private all(parts: readonly Part[], nth: number, at: number, then: Then): boolean {
    this.step()
    const part = parts[nth]
    return part === undefined ? then(at) : this.one(part, at, end => this.all(parts, nth + 1, end, then))
  }

  private one(part: Part, at: number, then: Then): boolean {
    switch (part.is) {
      case 'sign':
        return this.fits(part.fits, at) && then(at + this.wide(at))
      case 'group':
        return this.any(part.ways, at, then)
      case 'look':
        return this.looks(part, at) === part.wants && then(at)
      case 'place':
        return this.isPlace(part.at, at) && then(at)
      case 'repeat':
        return part.part.is === 'sign'
          ? this.signsIn(part, part.part.fits, at, then)
          : this.again(part, at, 0, then)
    }
  }

  private fits(fits: RegExp, at: number): boolean {
    this.step()
    if (at >= this.text.length) return false
    const sign = this.text.slice(at, at + this.wide(at))
    const seen = this.signs.get(fits) ?? new Map<string, boolean>()
    this.signs.set(fits, seen)
    const already = seen.get(sign)
    if (already !== undefined) return already
    // The machine's own way to look at one sign, which takes one step.
    const does = sign.search(fits) === 0
    seen.set(sign, does)
    return does
  }

  /** Signs in a row, without going deeper with each of them. */
  private signsIn(
    { least, most, greed }: Extract<Part, { is: 'repeat' }>,
    fits: RegExp,
    at: number,
    then: Then,
  ): boolean {
    const ends = [at]
    const more = (): boolean => {
      const end = ends.at(-1) ?? at
      if (ends.length > most || !this.fits(fits, end)) return false
      ends.push(end + this.wide(end))
      return true
    }
    if (greed === 'greedy') {
      while (more());
      for (; ends.length > least; ends.pop()) {
        this.step()
        if (then(ends.at(-1) ?? at)) return true
      }
      return false
    }
    while (ends.length <= least) if (!more()) return false
    do {
      this.step()
      if (then(ends.at(-1) ?? at)) return true
    } while (more())
    return false
  }

  private again(part: Extract<Part, { is: 'repeat' }>, at: number, times: number, then: Then): boolean {
    const once = (): boolean =>
      times < part.most &&
      this.one(
        part.part,
        at,
        end => (end > at || times < part.least) && this.again(part, end, times + 1, then),
      )
    if (times < part.least) return once()
    return part.greed === 'greedy' ? once() || then(at) : then(at) || once()
  }

  private looks({ ways, where }: Extract<Part, { is: 'look' }>, at: number): boolean {
    if (where === 'ahead') return this.any(ways, at, () => true)
    if (ways.some(parts => parts.some(({ is }) => is !== 'sign' && is !== 'place') || parts.length > 1))
      throw new Error('To look back at more than one sign is not known.')
    const from = at - (this.pattern.isUnicode && (this.text.codePointAt(at - 2) ?? 0) > 0xffff ? 2 : 1)
    return at > 0 && this.any(ways, from, end => end === at)
  }

  private isPlace(place: Extract<Part, { is: 'place' }>['at'], at: number): boolean {
    switch (place) {
      case 'start':
        return at === 0
      case 'end':
        return at === this.text.length
      case 'wordEdge':
        return this.isWord(at - 1) !== this.isWord(at)
      case 'noWordEdge':
        return this.isWord(at - 1) === this.isWord(at)
    }
  }

  private isWord(at: number): boolean {
    const sign = this.text.charAt(at)
    return sign !== '' && '_0123456789abcdefghijklmnopqrstuvwxyz'.includes(sign.toLowerCase())
  }
}
