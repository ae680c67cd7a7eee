import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { portOf } from './port-of.ts'

/** A server in a process of its own that is measured. */
export interface Target {
  readonly port: number
  /** Reads one of its metrics. */
  read(name: string): Promise<number>
  /** Makes it collect all garbage, so that metrics read afterwards count only memory in use. */
  collect(): void
  /** Ends it in good order, or kills it as a loss of power would. */
  stop(how: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

const entries = { log: '../main.js', nothing: './forgetting.js' } as const

export async function startTarget(folder: string, stores: keyof typeof entries): Promise<Target> {
  const entry = fileURLToPath(new URL(entries[stores], import.meta.url))
  const collecting = fileURLToPath(new URL('collecting.js', import.meta.url))
  const child = spawn(process.execPath, ['--expose-gc', '--import', collecting, entry], {
    env: {
      ...process.env,
      PORT: '0',
      DATA: folder,
      RATES: '1000000',
      CONNECTIONS_PER_ADDRESS: '1000000',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Kills the server even when this process ends by an error.
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const port = await portOf(child)
  return {
    port,
    async read(name) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      const line = text.split('\n').find(each => each.startsWith(`${name} `))
      return Number(line?.split(' ')[1] ?? Number.NaN)
    },
    collect: () => void child.kill('SIGUSR2'),
    async stop(how) {
      child.kill(how)
      await ended
    },
  }
}
