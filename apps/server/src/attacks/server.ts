import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { portOf } from '../load/port-of.ts'

/** A server in a process of its own that is attacked. */
export interface Attacked {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

const entry = fileURLToPath(new URL('../main.js', import.meta.url))

/** A server runs on its folder, or on a small disk of its own in place of it. */
export type Disk = 'large' | 'small'

/** Where the page of such a server is, which is as small as may be. */
export const pageBeside = (folder: string): string => `${folder}-page`

/** The disk of the server is one of four megabytes. Only Linux lets anybody make one. */
const onSmallDisk = ['-rm', 'sh', '-c', 'mount -t tmpfs -o size=4m x "$DATA" && exec "$0" "$1"']

export async function startAttacked(
  folder: string,
  limits: 'asPlayersHaveThem' | 'none',
  disk: Disk,
): Promise<Attacked> {
  mkdirSync(pageBeside(folder), { recursive: true })
  writeFileSync(join(pageBeside(folder), 'index.html'), '<head><title>Paydata</title></head>')
  const env = {
    ...process.env,
    PORT: '0',
    DATA: folder,
    PAGE: pageBeside(folder),
    DATABASE_URL: '',
    REDIS_URL: '',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
    RATES: limits === 'none' ? '1000000' : '1',
  }
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
  const child =
    disk === 'small'
      ? spawn('unshare', [...onSmallDisk, process.execPath, entry], { env, stdio })
      : spawn(process.execPath, [entry], { env, stdio })
  // Kills the server even when this process ends by an error.
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const port = await portOf(child)
  child.stdout.resume()
  return {
    port,
    pid: child.pid ?? Number.NaN,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
    },
  }
}
