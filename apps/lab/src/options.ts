import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'

type Asked = NonNullable<ParseArgsConfig['options']>
type Values<Options extends Asked> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options }>
>['values']

/** Reads the options of the command line. A mistake prints one line and ends the program: it has proven nothing. */
export const readOptions = <const Options extends Asked>(help: string, options: Options): Values<Options> =>
  parsed(help, () => parseArgs({ args: given(), options }).values)

/** The same for a command that is told what to read as well: a file, or `-` for standard input. */
export const readOptionsOfFile = <const Options extends Asked>(
  help: string,
  options: Options,
): { readonly values: Values<Options>; readonly file: string } =>
  parsed(help, () => {
    const { values, positionals } = parseArgs({ args: given(), options, allowPositionals: true })
    const [file, another] = positionals
    if (file === undefined) return stop('Name a file, or - for standard input.')
    return another === undefined ? { values, file } : stop(`One file, not "${another}" as well.`)
  })

const given = (): string[] => joined(process.argv.slice(2))

function parsed<Read>(help: string, read: () => Read): Read {
  if (process.argv.slice(2).includes('--help')) {
    console.log(help)
    process.exit()
  }
  try {
    return read()
  } catch (mistake) {
    return stop(wordsFor(mistake instanceof Error ? mistake.message : String(mistake)))
  }
}

/** A number below zero is a value and no option. The code that wants the number says what is wrong with it. */
function joined(args: readonly string[]): string[] {
  const all: string[] = []
  for (const arg of args) {
    const last = all.at(-1) ?? ''
    if (/^-\d/.test(arg) && /^--[^=]+$/.test(last)) all.splice(-1, 1, `${last}=${arg}`)
    else all.push(arg)
  }
  return all
}

/** The first sentence of what Node says, and for a value that is not there our own. */
function wordsFor(message: string): string {
  const option = /--[\w-]+/.exec(message)?.[0]
  if (option !== undefined && /ambiguous|missing/.test(message)) return `${option} needs a value.`
  return `${message.split(/\.\s|\n/)[0]?.replace(/\.$/, '')}.`
}

/** A whole number, at least so many. */
export function wholeNumber(option: string, text: string, atLeast: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= atLeast && Number.isSafeInteger(value)
    ? value
    : stop(`--${option} must be a whole number from ${atLeast}, not "${text}".`)
}

export function stop(mistake: string): never {
  console.error(`${mistake} See --help.`)
  process.exit(2)
}
