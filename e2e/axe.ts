import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'

// What browsers read for half of the work.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong, by the rules of WCAG 2.2 AA and by what is good practice besides. */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run: (where: Document, how: object) => Promise<{ violations: Result[] }> }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    // All rules are tried; what they found well, and how to find what they found, nobody reads.
    // What is asked may cover the table of a phone, which is out of reach as long as it does.
    const isCovered = document.querySelector('main[inert]') !== null
    const how = {
      runOnly: { type: 'tag', values: tags },
      rules: { 'landmark-one-main': { enabled: !isCovered } },
      resultTypes: ['violations'],
      selectors: false,
    }
    return (await tool.run(document, how)).violations
  })
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  )
}
