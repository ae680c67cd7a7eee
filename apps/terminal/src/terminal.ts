import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { wrap } from './screen/layout.ts'
import { clearScreen } from './screen/paint.ts'
import { inWords } from './screen/spoken.ts'

/** What a session needs of the place it is played at. Tests bring their own. */
export interface Terminal {
  /** Somebody sits before it: the screen is cleared and kept within its size. */
  readonly interactive: boolean
  readonly colour: boolean
  /** The most columns for options. A voice reads along lines. */
  readonly columns: number
  width(): number
  height(): number
  /** Lines that are to be typed are written as they stand. */
  write(text: string, how?: 'asItStands'): void
  clear(): void
  /** The next line; null when there is no more input. */
  ask(prompt: string): Promise<string | null>
  pause(milliseconds: number): Promise<void>
  close(): void
}

/** Where lines come from and text goes to. */
interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number }
}

/** Where output goes to no terminal, a script may say how wide it is wanted. */
const columnsSet = (): number => Number.parseInt(process.env.COLUMNS ?? '', 10) || 100

/** How wide what is written may be. */
export const columnsOf = ({ columns = columnsSet() }: { readonly columns?: number }): number =>
  Math.max(40, Math.min(columns, 160))

/** Words are longer than the signs they stand for, so these lines are broken when they are written. */
const unbroken = 1000

const inPlainLines = (text: string, width: number): string =>
  inWords(text)
    .split('\n')
    .flatMap(line => wrap(line, width, line.search(/\S/) + 2))
    .join('\n')

/** The terminal the program was started in, or the pipes in its place. */
export function openTerminal(
  plain: boolean,
  interrupted: () => void,
  { stdin, stdout }: Streams = process,
): Terminal {
  const interactive = stdin.isTTY === true && stdout.isTTY === true
  const lines: string[] = []
  let ended = false
  let waiting: ((line: string | null) => void) | null = null
  const input = createInterface({
    input: stdin,
    ...(interactive ? { output: stdout } : {}),
    terminal: interactive,
  })
  input.on('line', line => {
    const waiter = waiting
    waiting = null
    if (waiter === null) lines.push(line)
    else waiter(line)
  })
  input.on('close', () => {
    ended = true
    waiting?.(null)
    waiting = null
  })
  input.on('SIGINT', interrupted)

  return {
    interactive,
    columns: plain ? 1 : 3,
    colour: !plain && stdout.isTTY === true && !process.env.NO_COLOR,
    width: () => (plain ? unbroken : columnsOf(stdout)),
    height: () => (interactive ? (stdout.rows ?? 24) : 1000),
    write(text, how) {
      stdout.write(plain && how === undefined ? inPlainLines(text, columnsOf(stdout)) : text)
    },
    clear() {
      // A voice would begin anew each time; what is new follows what was said.
      if (plain) stdout.write('\n')
      else if (interactive) stdout.write(clearScreen)
    },
    ask(prompt) {
      const line = lines.shift()
      if (interactive && !ended) {
        input.setPrompt(prompt)
        input.prompt()
      } else stdout.write(line === undefined ? prompt : `${prompt}${line}\n`)
      if (line !== undefined) return Promise.resolve(line)
      if (ended) {
        stdout.write('\n')
        return Promise.resolve(null)
      }
      return new Promise(resolve => {
        waiting = given => {
          // A terminal has shown the line itself, but at the end of input its cursor stands behind the prompt.
          if (!interactive || given === null) stdout.write(`${given ?? ''}\n`)
          resolve(given)
        }
      })
    },
    pause: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    close: () => input.close(),
  }
}
