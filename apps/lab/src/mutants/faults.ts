/** A test took so many more rounds of loops than without a fault that it will never end. */
class Endless extends Error {}

/** Which fault is on, which ones a test came by, and how many rounds its loops took. */
export class Faults {
  #active = -1
  #reached = new Set<number>()
  #rounds = 0
  #most = Number.POSITIVE_INFINITY

  /** Whether this is the fault that is on: the code asks wherever one is. */
  is(number: number): boolean {
    this.#reached.add(number)
    return number === this.#active
  }

  /** Each round of each loop counts: time depends on the machine, this does not. */
  round(): void {
    this.#rounds += 1
    if (this.#rounds > this.#most) throw new Endless('this does not come to an end')
  }

  turnOn(number: number): void {
    this.#active = number
  }

  begin(most: number): void {
    this.#reached = new Set()
    this.#rounds = 0
    this.#most = most
  }

  get met(): number[] {
    return [...this.#reached]
  }

  get rounds(): number {
    return this.#rounds
  }

  get isEndless(): boolean {
    return this.#rounds > this.#most
  }
}
