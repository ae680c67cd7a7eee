import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Settings } from './arguments.ts'
import { portOf } from './port-of.ts'

/** The sum of the metrics of a name that have these labels. */
type Metrics = (name: string, ...labels: string[]) => number

export async function metricsAt(port: number): Promise<Metrics> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const lines = text.split('\n')
  return (name, ...labels) =>
    lines
      .filter(line => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      .filter(line => labels.every(label => line.includes(label)))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** A server in a process of its own that is measured. */
export interface Target {
  readonly port: number
  /** Reads one of its metrics. */
  read(name: string): Promise<number>
  /** Reads all of them at once. */
  metrics(): Promise<Metrics>
  /** Makes it collect all garbage, so that metrics read afterwards count only memory in use. */
  collect(): void
  /** Ends it in good order, or kills it as a loss of power would. */
  stop(how: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

const entryFor = ({ stores, 'slow-disk': slowDisk }: Pick<Settings, 'stores' | 'slow-disk'>): string => {
  if (stores === 'nothing') return './forgetting.js'
  return slowDisk > 0 ? './slow-disk.js' : '../main.js'
}

export async function startTarget(
  folder: string,
  settings: Pick<Settings, 'stores' | 'slow-disk' | 'threads'>,
): Promise<Target> {
  const entry = fileURLToPath(new URL(entryFor(settings), import.meta.url))
  const collecting = fileURLToPath(new URL('collecting.js', import.meta.url))
  const child = spawn(process.execPath, ['--expose-gc', '--import', collecting, entry], {
    env: {
      ...process.env,
      PORT: '0',
      DATA: folder,
      RATES: '1000000',
      CONNECTIONS_PER_ADDRESS: '1000000',
      LOG_LEVEL: 'info',
      // Those who search come from an address each.
      TRUST_PROXY: '1',
      THREADS: `${settings.threads}`,
      SLOW_DISK: `${settings['slow-disk']}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Kills the server even when this process ends by an error.
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const port = await portOf(child)
  return {
    port,
    read: async name => (await metricsAt(port))(name),
    metrics: () => metricsAt(port),
    collect: () => void child.kill('SIGWINCH'),
    async stop(how) {
      child.kill(how)
      await ended
    },
  }
}
