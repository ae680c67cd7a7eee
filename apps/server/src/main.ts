import { setFlagsFromString } from 'node:v8'
import { readConfig, usage } from './config.ts'
import { noteFaults } from './faults.ts'
import { newLogger } from './logger.ts'
import { start } from './server.ts'
import { Unusable } from './store/dialects.ts'

// Each reply makes one game anew, and those it replaces are garbage of the costly kind: while it is collected, a quarter of a
// second, players wait. So it is collected more rarely, as long as the machine has the memory.
setFlagsFromString('--heap-growing-percent=500')

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
    let close = (): Promise<void> => Promise.resolve()
    noteFaults(process, logger, () => close())
    try {
      const running = await start(configured.config, logger)
      close = running.close
      process.stderr.write(`Open ${addressOf(configured.config.HOST, running.port)} in a browser.\n`)
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close())
    } catch (error) {
      if (!(error instanceof Unusable)) throw error
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    }
  }
}
