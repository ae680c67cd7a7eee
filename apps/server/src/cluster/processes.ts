import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const mainHere = fileURLToPath(new URL('../main.js', import.meta.url))
const opened = z.looseObject({ msg: z.literal('open'), port: z.int() })

/** A server in a process of its own. */
export interface Process {
  readonly pid: number
  readonly port: number
  readonly ended: Promise<void>
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Starts one, and is done when it is open. What it says goes line by line to `says`. */
export async function startProcess(
  env: Readonly<Record<string, string | undefined>>,
  says: (line: string) => unknown,
  main = mainHere,
): Promise<Process> {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...process.env, ...env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const said: string[] = []
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error(said.join('\n'))))
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue
      createInterface(stream).on('line', line => {
        said.push(line)
        if (said.length > 20) said.shift()
        says(line)
        const read = opened.safeParse(jsonIn(line))
        if (read.success) resolve(read.data.port)
      })
    }
  })
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

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
