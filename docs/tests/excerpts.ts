import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fence } from './fences.ts'

/** Code without what the formatter decides: comments, white space, and commas before a closing bracket. */
const bare = (code: string) =>
  code
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, '')
    .replace(/,(?=[)\]}])/g, '')

/** The first part of an excerpt that does not stand in the file it quotes. `…` stands for what is left out. */
export function missingIn(root: string, file: string, fence: Fence): string | undefined {
  let text: string
  try {
    text = bare(readFileSync(join(root, file), 'utf8'))
  } catch {
    return `there is no ${file}`
  }
  for (const part of fence.code.join('\n').split('…')) {
    const wanted = bare(part).replace(/,$/, '')
    const at = text.indexOf(wanted)
    if (at < 0) return `${file} does not hold: ${part.trim()}`
    text = text.slice(at + wanted.length)
  }
  return undefined
}
