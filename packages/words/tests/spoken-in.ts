import type { Page } from '@paydata/words/languages'
import type { Made } from '../pages/making.mjs'
import { scriptFile } from '../pages/writing.mjs'

/** The words of a part in a language, as the page would load them; names stand as they are. */
export async function spokenIn<Part extends keyof Page>(
  tag: string,
  made: Made,
  part: Part,
): Promise<Page[Part]> {
  const tree = made.parts.get(part)
  if (tree === undefined) throw new Error(`There is no part ${part}.`)
  const code = `const isolated = name => name\n${scriptFile(tree, tag)}`
  const { words }: { words: Page[Part] } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return words
}
