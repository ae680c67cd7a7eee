import { setFlagsFromString } from 'node:v8'
import { readConfig, usage } from './config.ts'
import { noteFaults } from './faults.ts'
import { newLogger } from './logger.ts'
import { start } from './server.ts'
import { Unusable } from './store/dialects.ts'

// Each reply makes a new game, and the old one becomes garbage that has lived long, which is costly to collect: players wait a
// quarter of a second. So garbage is collected less often, as long as the machine has the memory.
setFlagsFromString('--heap-growing-percent=500')

/** Milliseconds to close, as service managers kill a server after half a minute. What was acknowledged is on disk in any case. */
const longestClosing = 25_000

/** The address at which a browser on this machine finds the server. */
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
    // A server that fails while it starts has nothing to close.
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
        // An open channel to the parent process would keep this one alive.
        if (process.connected) process.disconnect()
      }
      end = close
      // Several programs may pass on one SIGTERM, so a repeated one changes nothing. A second Ctrl-C ends a server that does not
      // close.
      process.on('SIGTERM', () => void close())
      // Windows has no such signal, and nobody sends it there.
      process.on('SIGUSR2', () => void running.drain().then(close))
      process.once('SIGINT', () => void close())
      process.stderr.write(`Open ${addressOf(configured.config.HOST, running.port)} in a browser.\n`)
      // A parent process that runs several servers is told the address of this one. If the parent ends, this server ends too.
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
