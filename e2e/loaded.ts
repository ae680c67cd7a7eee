import type { Page } from 'playwright-core'

interface Loaded {
  readonly file: string
  /** As it came, packed. */
  readonly bytes: number
}

/** All JavaScript and styles that the page has asked for since it was opened, workers among them. */
export async function loaded(page: Page): Promise<readonly Loaded[]> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ file }) => /\.(js|css)$/.test(file)),
  )
}

export const bytesOf = (files: readonly Loaded[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
