import { spawn } from 'node:child_process'
import { z } from 'zod'

/** What a process opens besides the sockets of its players, such as files of code and of the database. */
const besides = 100

const report = z.looseObject({
  userLimits: z.looseObject({ open_files: z.looseObject({ soft: z.union([z.number(), z.string()]) }) }),
})

/** How many files and sockets a process may have open; no limit where the system names none. */
export function mostOpen(given: unknown = process.report.getReport()): number {
  const read = report.safeParse(given)
  const soft = read.success ? read.data.userLimits.open_files.soft : null
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY
}

/** How many files a process needs for so many games: each has two players, with a socket here and one at the server. */
export const filesFor = (games: number): number => games * 2 + besides

/**
 * Runs this command once more in a process that may open so many files, to its end. Node cannot raise the limit of its own process.
 * Gives the exit code.
 */
export async function againWithFiles(files: number, most = mostOpen()): Promise<number> {
  const { execPath, execArgv, argv } = process
  const raised = 'ulimit -n "$0" 2>/dev/null || exit 77; exec "$@"'
  const child = spawn('sh', ['-c', raised, `${files}`, execPath, ...execArgv, ...argv.slice(1)], {
    stdio: 'inherit',
  })
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  if (code !== notRaised) return code ?? 1
  const fit = Math.floor((most - besides) / 2)
  process.stderr.write(
    `A process may open ${most} files here, enough for ${fit} games: ask for fewer, or have the limit of the system raised.\n`,
  )
  return 2
}

/** The exit code of a shell that may not raise the limit. */
const notRaised = 77
