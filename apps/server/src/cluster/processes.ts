import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const mainHere = fileURLToPath(new URL('../main.js', import.meta.url))
/** The message by which `main.ts` tells its parent process that it is open. The log is for people, and may leave this out. */
const opened = z.strictObject({ is: z.literal('open'), port: z.int() })

/** A server in a process of its own. */
export interface Process {
  readonly pid: number
  readonly port: number
  readonly ended: Promise<void>
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/**
 * Starts a server, and resolves when it is open. `says` gets its output line by line. `stop` ends a server that is not open yet. A
 * server also ends when it loses the channel to this process, so none is left behind, however this process ends.
 */
export async function startProcess(
  env: Readonly<Record<string, string | undefined>>,
  says: (line: string) => unknown,
  main = mainHere,
  stop?: AbortSignal,
): Promise<Process> {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    createInterface(stream).on('line', line => {
      said.push(line)
      if (said.length > 20) said.shift()
      says(line)
    })
  }
  const kill = (): void => void child.kill('SIGTERM')
  if (stop?.aborted) kill()
  stop?.addEventListener('abort', kill, { once: true })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    // `close` comes after all output has been read, so the error contains the last lines.
    child.once('close', () => reject(new Error(said.join('\n') || 'It ended without a word.')))
    child.on('message', message => {
      const read = opened.safeParse(message)
      if (read.success) resolve(read.data.port)
    })
  }).finally(() => stop?.removeEventListener('abort', kill))
  return {
    pid: child.pid ?? 0,
    port,
    ended,
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}
