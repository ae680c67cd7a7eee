import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Process } from '../src/cluster/processes.ts'
import { startProcess } from '../src/cluster/processes.ts'

const main = fileURLToPath(new URL('../dist/src/main.js', import.meta.url))

/** Begins a server in a process of its own, as it was built. If it is left when the test has finished, it is killed. */
export async function processWith(env: Readonly<Record<string, string>>): Promise<Process> {
  const begun = await startProcess(env, () => undefined, main)
  onTestFinished(() => begun.end('SIGKILL'))
  return begun
}

/** Several processes that begin with the same variables. Those that a test ends it takes out of `running`. */
export function processesOf(env: Readonly<Record<string, string>>) {
  const running: Process[] = []
  return { running, begin: async () => void running.push(await processWith(env)) }
}
