import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { Writer } from './examples.ts'
import type { Page } from './fences.ts'
import { pagesOf, readPage } from './fences.ts'
import { ScratchProject } from './project.ts'
import { compile, run } from './running.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = {
  '@paydata/engine': 'engine/src/index.ts',
  '@paydata/engine/vocabulary': 'engine/src/vocabulary.ts',
  '@paydata/scenario': 'scenario/src/index.ts',
}

let project: ScratchProject | undefined
afterEach(() => {
  project?.remove()
  project = undefined
})

/** What is wrong with the examples of these pages, written down together as the pages say. */
async function tried(pages: readonly Page[]) {
  const words = new Map<string, string[]>()
  for (const [module, file] of Object.entries(modules)) {
    const loaded: object = await import(join(root, 'packages', file))
    words.set(module, Object.keys(loaded))
  }
  project = new ScratchProject(root)
  const writer = new Writer(root, project, module => words.get(module))
  for (const page of pages) writer.page(page)
  const { examples } = writer
  return {
    written: examples.faults,
    compiled: await compile(project, examples),
    run: await run(project, examples),
  }
}

test('every example of the documentation is whole or marked, compiles, and does what its page says', async () => {
  expect(await tried(pagesOf(root))).toEqual({ written: [], compiled: [], run: [] })
})

const drawTs = 'packages/engine/src/instructions/draw.ts'
const wrong = `
\`\`\`ts
neither(whole, nor, marked)
\`\`\`
\`\`\`typescript
const language = 'unknown'
\`\`\`
<!-- an excerpt of ${drawTs} -->
\`\`\`ts
mark.is(misspelt)
\`\`\`
<!-- excerpt of ${drawTs} -->
\`\`\`ts
export const drawVerb: ProhibitableVerb<Draw> = { … otherThan() }
\`\`\`
<!-- in ${drawTs} after \`no such line\` -->
\`\`\`ts
inserted()
\`\`\`
What the text does not say: \`said\`.
<!-- in ${drawTs} after \`joins: true\`: \`unsaid\` -->
\`\`\`ts
// ${drawTs}
export const draw = 'there already'
\`\`\`
<!-- in the words of @paydata/engine/vocabulary -->
\`\`\`ts
unknownWord(clicks(1))
draw(1) // new
\`\`\`
\`\`\`js
import { defineAllCards } from '@paydata/cards'
1 + 1           // 3
({ a: 1, b: 2 }) // { a: 1, … }
\`\`\`
<!-- with:
// packages/cards/src/an-example.test.ts
import { expect, test } from 'vitest'

-->
\`\`\`ts
test('CR 1.10: one is two', () => {
  expect(1).toBe(2)
})
\`\`\`
`

test('an example that is wrong is told with its page and line', async () => {
  const { written, compiled, run } = await tried([readPage('page.md', wrong)])
  expect(written).toEqual([
    expect.stringMatching(/^page\.md:2 is neither whole nor marked/),
    expect.stringMatching(/^page\.md:5 is in "typescript"/),
    expect.stringMatching(/^page\.md:9 has a mark that says nothing known/),
    expect.stringMatching(/^page\.md:13 .* does not hold: otherThan/),
    expect.stringMatching(/^page\.md:17 "no such line" stands 0 times/),
    expect.stringMatching(/^page\.md:21 the text before does not say `unsaid`/),
    expect.stringMatching(/^page\.md:22 .* is there already/),
  ])
  expect(compiled).toEqual([
    expect.stringMatching(/^page\.md:28 .* Cannot find name 'unknownWord'/),
    expect.stringMatching(/^page\.md:29 says "new"/),
  ])
  expect(run).toEqual([
    expect.stringMatching(/^page\.md:31: failed AssertionError: expected 2 to deeply equal 3/),
    expect.stringMatching(/CR 1\.10: one is two: failed .*page\.md:43 /s),
  ])
})
