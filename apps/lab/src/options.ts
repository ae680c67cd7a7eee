import type { ParseArgsConfig } from 'node:util'
import { parseArgs } from 'node:util'

type Asked = NonNullable<ParseArgsConfig['options']>
type Values<Options extends Asked> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options }>
>['values']

/** What was asked for on the command line. A mistake is told in one line and ends the program: nothing has been proven. */
export function readOptions<const Options extends Asked>(help: string, options: Options): Values<Options> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(help)
    process.exit()
  }
  try {
    return parseArgs({ args, options }).values
  } catch (mistake) {
    return stop((mistake instanceof Error ? mistake.message : String(mistake)).replace(/\.?$/, '.'))
  }
}

/** A whole number, at least so many. */
export function wholeNumber(option: string, text: string, atLeast: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= atLeast && Number.isSafeInteger(value)
    ? value
    : stop(`--${option} must be a whole number from ${atLeast}, not "${text}".`)
}

function stop(mistake: string): never {
  console.error(`${mistake} See --help.`)
  process.exit(2)
}
