import type { Logger } from 'pino'

/** The parts of `process` that are used here; tests bring their own. */
interface Ending {
  on(event: 'unhandledRejection' | 'uncaughtException', take: (error: unknown) => void): unknown
  exit(code: number): void
}

/**
 * Logs errors that no code has handled, which are mistakes of ours. After an unhandled rejection the server goes on: state changes
 * only after it has been written, so nothing was left half done. After an uncaught exception that is not known, so the server
 * hands its games over in good order and ends.
 */
export function noteFaults(process: Ending, logger: Logger, close: () => Promise<void>): void {
  let isEnding = false
  process.on('unhandledRejection', error =>
    logger.error({ err: error }, 'a promise failed for which nobody waited'),
  )
  process.on('uncaughtException', error => {
    logger.fatal({ err: error }, 'an exception was not caught: this server ends')
    if (isEnding) return
    isEnding = true
    close()
      .catch(why => logger.fatal({ err: why }, 'this server could not close in good order'))
      .finally(() => process.exit(1))
  })
}
