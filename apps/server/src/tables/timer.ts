/**
 * One thing that will happen later, or not if it is stopped before. A class, as what belongs to tables is: there are ten thousand,
 * and each function that an object has of its own takes as much memory as the object.
 */
export class Timer {
  #running: NodeJS.Timeout | null = null

  isRunning(): boolean {
    return this.#running !== null
  }

  /** Does something in so many milliseconds, instead of what it was to do until now. */
  start(milliseconds: number, work: () => void): void {
    this.stop()
    this.#running = setTimeout(() => {
      this.#running = null
      work()
    }, milliseconds)
    this.#running.unref()
  }

  stop(): void {
    if (this.#running !== null) clearTimeout(this.#running)
    this.#running = null
  }
}
