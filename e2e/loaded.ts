import type { Page } from 'playwright-core'

interface Loaded {
  readonly file: string
  /** As it came, packed. */
  readonly bytes: number
}

/** What has been asked for in this place since it was opened. */
const entries = (): readonly Loaded[] =>
  performance
    .getEntriesByType('resource')
    .filter(entry => entry instanceof PerformanceResourceTiming)
    .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }))
    .filter(({ file }) => /\.(js|css)$/.test(file))

/**
 * Where the code is that only workers run. What they share with the page counts for the page. What they import is told to some
 * browsers by the page, to others by the worker.
 */
const isOfWorker = ({ file }: Loaded): boolean => /[/]worker-/.test(file)

/** All JavaScript and styles that the page has asked for since it was opened, and apart those of its workers. */
export async function loaded(page: Page) {
  await page.waitForLoadState('networkidle')
  const told = await Promise.all([
    page.evaluate(entries),
    ...page.workers().map(worker => worker.evaluate(entries)),
  ])
  const all = [...new Map(told.flat().map(each => [each.file, each])).values()]
  return { page: all.filter(each => !isOfWorker(each)), workers: all.filter(isOfWorker) }
}

export const bytesOf = (files: readonly Loaded[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
