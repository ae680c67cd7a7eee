// Runs a program as if it stood in this one's place: what this one is told, the program is told, and it is waited for.
import { spawn } from 'node:child_process'

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options] */
export async function runChild(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  // Keys pressed in a terminal reach the program itself, and it decides what comes of them.
  const stay = () => undefined
  const tell = () => void child.kill('SIGTERM')
  // The shell in which npm runs a script passes on no signal when it is ended itself.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    tell()
  }, 500)
  process.on('SIGINT', stay)
  process.on('SIGTERM', tell)
  /** @type {{ status: number, signal: NodeJS.Signals | null }} */
  const { status, signal } = await new Promise(resolve => {
    child.once('error', error => {
      console.error(`${command}: ${error.message}`)
      resolve({ status: 1, signal: null })
    })
    child.once('exit', (code, signal) => resolve({ status: code ?? 1, signal }))
  })
  clearInterval(watch)
  process.off('SIGINT', stay)
  process.off('SIGTERM', tell)
  if (signal !== null) process.kill(process.pid, signal)
  return status
}
