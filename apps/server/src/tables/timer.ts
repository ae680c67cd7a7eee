/** One thing that will happen later, or not if it is stopped before. */
export interface Timer {
  isRunning(): boolean
  /** Does something in so many milliseconds, instead of what it was to do until now. */
  start(milliseconds: number, work: () => void): void
  stop(): void
}

export function newTimer(): Timer {
  let running: NodeJS.Timeout | null = null
  function stop(): void {
    if (running !== null) clearTimeout(running)
    running = null
  }
  return {
    isRunning: () => running !== null,
    start(milliseconds, work) {
      stop()
      running = setTimeout(() => {
        running = null
        work()
      }, milliseconds)
      running.unref()
    },
    stop,
  }
}
