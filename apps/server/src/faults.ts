import type { Logger } from 'pino'

/** What of a process this needs; tests bring their own. */
interface Ending {
  on(event: 'unhandledRejection' | 'uncaughtException', take: (error: unknown) => void): unknown
  exit(code: number): void
}

/**
 * What nobody handled is a mistake of ours, and never ends a server without a word. A promise that failed with nobody
 * waiting for it has left nothing half done: what was to be kept is written before it counts. After an exception that
 * nobody caught it is not known what was left half done, so the games are handed over in good order, and the process ends.
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
