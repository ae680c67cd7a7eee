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

/** Why the system does not let so many games be played: each has two players, with a socket here and one at the server. */
export function tooManyFor(games: number, most: number): string | null {
  const fit = Math.floor((most - besides) / 2)
  if (games <= fit) return null
  return `A process may open ${most} files here, enough for ${fit} games: ask for fewer, or raise the limit with ulimit -n.`
}
