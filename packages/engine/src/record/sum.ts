/** Two sums of 32 bits, each number mixed in as FNV-1a does it. */
export class Sum {
  low = 0x811c9dc5
  private high = 0x01234567

  number(value: number): void {
    this.low = Math.imul(this.low ^ value, 0x01000193)
    this.high = Math.imul(this.high ^ (value + 0x9e3779b9), 0x85ebca6b)
    this.high ^= this.high >>> 13
  }

  text(value: string): void {
    for (let i = 0; i < value.length; i++) this.number(value.charCodeAt(i))
    this.number(value.length)
  }

  written(): string {
    return (this.low >>> 0).toString(36) + (this.high >>> 0).toString(36)
  }
}

/** A short digest of plain data. It is the same in whatever order the fields of a record stand. */
export function digestOfData(data: unknown): string {
  const sum = new Sum()
  addData(sum, data)
  return sum.written()
}

function addData(sum: Sum, data: unknown): void {
  if (Array.isArray(data)) {
    sum.text(`list of ${data.length}`)
    for (const each of data) addData(sum, each)
  } else if (typeof data === 'object' && data !== null) {
    // A field that is absent and one that says nothing are alike, as they are in JSON.
    const fields = Object.entries(data).filter(([, value]) => value !== undefined)
    sum.text(`record of ${fields.length}`)
    for (const [name, value] of fields.sort(byName)) {
      sum.text(name)
      addData(sum, value)
    }
  } else sum.text(`${typeof data} ${String(data)}`)
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1
