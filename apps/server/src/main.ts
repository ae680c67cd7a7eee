import { setFlagsFromString } from 'node:v8'
import { readConfig, usage } from './config.ts'
import { noteFaults } from './faults.ts'
import { newLogger } from './logger.ts'
import { start } from './server.ts'
import { Unusable } from './store/dialects.ts'

// Each reply makes one game anew, and those it replaces are garbage of the costly kind: while it is collected, a quarter of a
// second, players wait. So it is collected more rarely, as long as the machine has the memory.
setFlagsFromString('--heap-growing-percent=500')

/** Milliseconds: those who end a server give it half a minute. What was acknowledged is on disk however it ends. */
const longestClosing = 25_000

/** What a browser on this machine finds the server at. */
function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}/`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
}

const configured = readConfig(process.argv.slice(2), process.env)
switch (configured.is) {
  case 'help':
    process.stdout.write(usage)
    break
  case 'mistake':
    process.stderr.write(`${configured.mistake}\n`)
    process.exitCode = 2
    break
  case 'config': {
    const logger = newLogger(configured.config)
    // A fault while it starts has nothing to close yet.
    let end = (): Promise<void> => Promise.resolve()
    noteFaults(process, logger, () => end())
    try {
      const running = await start(configured.config, logger)
      let closing: Promise<void> | null = null
      const close = (): Promise<void> => (closing ??= closeOnce())
      const closeOnce = async (): Promise<void> => {
        setTimeout(() => {
          logger.error('the server did not close in time, and ends as it is')
          process.exit(1)
        }, longestClosing).unref()
        await running.close()
        // The channel to who started it would keep it alive.
        if (process.connected) process.disconnect()
      }
      end = close
      // Several programs may pass on the same signal. Ctrl-C pressed again ends a server that does not close.
      process.on('SIGTERM', () => void close())
      process.once('SIGINT', () => void close())
      process.stderr.write(`Open ${addressOf(configured.config.HOST, running.port)} in a browser.\n`)
      // Who started it as one of several is told where it is, and takes it along however it ends.
      if (process.send !== undefined) {
        process.once('disconnect', () => void close())
        if (process.connected) process.send({ is: 'open', port: running.port })
        else void close()
      }
    } catch (error) {
      if (!(error instanceof Unusable)) throw error
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    }
  }
}
