import type { Browser } from 'playwright-core'

/** What the browser notes of a piece of work: microseconds, by the clock and of the processor. */
export interface Work {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** Notes what the browser works on while something is done. */
export async function traced(browser: Browser, act: () => Promise<void>): Promise<readonly Work[]> {
  const devtools = await browser.newBrowserCDPSession()
  const noted: Work[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => noted.push(...(value as unknown as Work[])))
  const isComplete = new Promise(resolve => devtools.on('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  })
  await act()
  await devtools.send('Tracing.end')
  await isComplete
  await devtools.detach()
  return noted
}

/** The tasks of the thread that set these marks, in their order. */
function tasksBeside(work: readonly Work[], mark: Work): readonly Required<Work>[] {
  return work
    .filter((each): each is Required<Work> => each.tdur !== undefined && each.dur !== undefined)
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === mark.pid && tid === mark.tid)
    .toSorted((a, b) => a.ts - b.ts)
}

/**
 * What the processor did between marks, in milliseconds: from the task of each `from` to that of the first `to` after it.
 * It says what a machine that has nothing else to do needs, on one that has.
 */
export function workBetween(work: readonly Work[], from: string, to: string) {
  const named = (name: string) => work.filter(each => each.name === name)
  const [first] = named(from)
  if (first === undefined) return { each: [], longest: 0 }
  const tasks = tasksBeside(work, first).filter(({ ts, dur }) => ts + dur >= first.ts)
  const ends = named(to).map(({ ts }) => ts)
  const each = named(from).flatMap(({ ts: begin }) => {
    const end = ends.find(ts => ts > begin)
    if (end === undefined) return []
    const within = tasks.filter(({ ts, dur }) => ts + dur >= begin && ts <= end)
    return [within.reduce((sum, { tdur }) => sum + tdur, 0) / 1000]
  })
  return { each, longest: Math.max(0, ...tasks.map(({ tdur }) => tdur)) / 1000 }
}
