import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Found {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** What axe finds wrong, by the rules of WCAG 2.2 AA. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run: (where: Document, how: object) => Promise<{ violations: Found[] }> }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    // All rules are tried; what they found well, and how to find what they found, nobody reads.
    const how = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], selectors: false }
    return (await tool.run(document, how)).violations
  })
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  )
}
