/** A regular expression as the parts it is made of, so that somebody can walk through it and count the steps. */
export type Part =
  /** One sign of the text. */
  | { readonly is: 'sign'; readonly fits: RegExp }
  | { readonly is: 'group'; readonly ways: readonly (readonly Part[])[] }
  | {
      readonly is: 'look'
      readonly ways: readonly (readonly Part[])[]
      readonly where: 'ahead' | 'behind'
      readonly wants: boolean
    }
  | {
      readonly is: 'repeat'
      readonly part: Part
      readonly least: number
      readonly most: number
      readonly greed: 'greedy' | 'lazy'
    }
  | { readonly is: 'place'; readonly at: 'start' | 'end' | 'wordEdge' | 'noWordEdge' }

export interface Pattern {
  readonly ways: readonly (readonly Part[])[]
  readonly isUnicode: boolean
}

const known = new Map<string, Pattern>()

/** The parts of an expression. What it does not know it refuses, so that nothing is counted for less than it is. */
export function patternOf({ source, flags }: RegExp): Pattern {
  const name = `${flags}/${source}`
  const already = known.get(name)
  if (already !== undefined) return already
  const pattern = { ways: new Reader(source, flags).all(), isUnicode: /[uv]/.test(flags) }
  known.set(name, pattern)
  return pattern
}

class Reader {
  private at = 0

  constructor(
    private readonly source: string,
    private readonly flags: string,
  ) {}

  all(): Part[][] {
    const ways = this.ways()
    if (this.at < this.source.length) throw new Error(`What is this? ${this.source.slice(this.at)}`)
    return ways
  }

  private ways(): Part[][] {
    const ways: Part[][] = [[]]
    for (; this.at < this.source.length && !this.is(')'); ) {
      if (this.takes('|')) ways.push([])
      else ways.at(-1)?.push(this.repeated(this.part()))
    }
    return ways
  }

  private part(): Part {
    if (this.takes('^')) return this.place('start')
    if (this.takes('$')) return this.place('end')
    if (this.takes('\\b')) return { is: 'place', at: 'wordEdge' }
    if (this.takes('\\B')) return { is: 'place', at: 'noWordEdge' }
    if (this.takes('(?=')) return this.look('ahead', true)
    if (this.takes('(?!')) return this.look('ahead', false)
    if (this.takes('(?<=')) return this.look('behind', true)
    if (this.takes('(?<!')) return this.look('behind', false)
    if (this.takes('(?:')) return this.closed(ways => ({ is: 'group', ways }))
    const named = /^\(\?<\w+>/.exec(this.source.slice(this.at))
    if (named !== null || this.is('(')) {
      this.at += named?.[0].length ?? 1
      return this.closed(ways => ({ is: 'group', ways }))
    }
    return this.sign()
  }

  private place(at: 'start' | 'end'): Part {
    if (this.flags.includes('m')) throw new Error('Edges of lines are not known.')
    return { is: 'place', at }
  }

  private look(where: 'ahead' | 'behind', wants: boolean): Part {
    return this.closed(ways => ({ is: 'look', ways, where, wants }))
  }

  private closed(make: (ways: Part[][]) => Part): Part {
    const ways = this.ways()
    if (!this.takes(')')) throw new Error(`A group of ${this.source} does not end.`)
    return make(ways)
  }

  private sign(): Part {
    const one =
      /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|[^1-9k])|[^\\])/iu.exec(
        this.source.slice(this.at),
      )?.[0]
    if (one === undefined) throw new Error(`What is this? ${this.source.slice(this.at)}`)
    this.at += one.length
    return { is: 'sign', fits: new RegExp(`^${one}$`, this.flags.replace(/[gyd]/g, '')) }
  }

  private repeated(part: Part): Part {
    const how = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/.exec(this.source.slice(this.at))
    if (how === null) return part
    const [text, from = '', comma, to = ''] = how
    this.at += text.length
    const first = text.charAt(0)
    const [least, most] =
      first === '*'
        ? [0, Number.POSITIVE_INFINITY]
        : first === '+'
          ? [1, Number.POSITIVE_INFINITY]
          : first === '?'
            ? [0, 1]
            : [
                Number(from),
                comma === undefined ? Number(from) : to === '' ? Number.POSITIVE_INFINITY : Number(to),
              ]
    return {
      is: 'repeat',
      part,
      least,
      most,
      greed: text.length > 1 && text.endsWith('?') ? 'lazy' : 'greedy',
    }
  }

  private is(what: string): boolean {
    return this.source.startsWith(what, this.at)
  }

  private takes(what: string): boolean {
    if (!this.is(what)) return false
    this.at += what.length
    return true
  }
}
