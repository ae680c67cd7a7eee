import type { CDPSession, Page } from 'playwright-core'

/** What a browser counts of a script. Ranges are places in its text; the first is that of the whole function. */
export interface Counted {
  readonly url: string
  readonly functions: readonly {
    readonly ranges: readonly {
      readonly startOffset: number
      readonly endOffset: number
      readonly count: number
    }[]
  }[]
}

/** React draws each component by one function, which is known by what it forgets before. */
const draws = /^function [$\w]*\([^)]*\)\{[^{}]*\.memoizedState=null,[$\w]+\.updateQueue=null,[$\w]+\.lanes=0/

/** How often a component was drawn, by what the browser has counted in the scripts of a page. */
export function drawn(scripts: readonly Counted[], textOf: (url: string) => string): number {
  const counts = scripts.flatMap(({ url, functions }) => {
    const text = textOf(url)
    return functions.flatMap(({ ranges: [whole] }) =>
      whole !== undefined && draws.test(text.slice(whole.startOffset, whole.endOffset)) ? whole.count : [],
    )
  })
  if (counts.length === 0) throw new Error('React draws components by another function than it did.')
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Counts components that a page draws, from now on. Whoever wants to know how long anything takes must not count. */
export async function countRenders(page: Page): Promise<() => Promise<number>> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const texts = new Map<string, string>()
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  // What was drawn before that is not asked for.
  await devtools.send('Profiler.takePreciseCoverage')
  return async () => {
    const { result } = await devtools.send('Profiler.takePreciseCoverage')
    const scripts = result.filter(({ url }) => url.includes('/assets/'))
    for (const { url } of scripts) texts.set(url, await (await fetch(url)).text())
    return drawn(scripts, url => texts.get(url) ?? '')
  }
}
