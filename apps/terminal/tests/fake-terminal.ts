import { thinkerHere } from '@paydata/bots'
import type { Library } from '../src/library.ts'
import type { Think } from '../src/players.ts'
import { run } from '../src/program.ts'
import type { Terminal } from '../src/terminal.ts'
import { tiny } from './tiny-cards.ts'

/** A bot that thinks ahead, but not far. */
const briefly: Think = know => {
  const thinker = thinkerHere(know, () => 0)
  return (position, seed) => thinker(position, seed, { games: 16 })
}

export interface Ran {
  readonly code: number
  readonly out: string
  readonly complaints: string
}

interface Place {
  readonly library?: Library
  readonly interactive?: boolean
  readonly width?: number
  readonly height?: number
  /** More lines, made up from what was printed so far; null for none. */
  readonly typist?: (out: string) => string | null
}

/** Runs the program with lines typed at it, and collects what it prints. */
export async function played(
  args: readonly string[],
  lines: readonly string[] = [],
  { library = tiny, interactive = false, width = 100, height = 1000, typist }: Place = {},
): Promise<Ran> {
  const typed = [...lines]
  let out = ''
  let complaints = ''
  const write = (text: string): void => {
    out += text
  }
  const terminal: Terminal = {
    interactive,
    colour: false,
    columns: 3,
    width: () => width,
    height: () => height,
    write,
    clear: () => write('\f'),
    ask(prompt) {
      const line = typed.shift() ?? typist?.(out) ?? null
      write(`${prompt}${line ?? ''}\n`)
      return Promise.resolve(line)
    },
    pause: () => Promise.resolve(),
    close: () => {},
  }
  const code = await run(args, {
    library,
    think: briefly,
    freshSeed: () => 'fresh',
    today: () => '2026-11-24',
    open: () => terminal,
    print: write,
    complain: text => {
      complaints += text
    },
    onStop: () => {},
  })
  return { code, out, complaints }
}
