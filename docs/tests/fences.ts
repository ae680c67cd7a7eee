import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A code fence of a page, and the HTML comment right before it, which readers of the page do not see. */
export interface Fence {
  readonly page: string
  /** The line of the page on which the fence opens, from 1. The code begins on the next. */
  readonly line: number
  readonly language: string
  readonly code: readonly string[]
  readonly mark: Mark | undefined
}

export interface Mark {
  readonly page: string
  readonly line: number
  readonly text: string
}

export interface Page {
  readonly fences: readonly Fence[]
  /** Comments that stand before no fence. */
  readonly marks: readonly Mark[]
  readonly lines: readonly string[]
}

const withoutIndent = (line: string, indent: number) => line.slice(0, indent).trimStart() + line.slice(indent)

export function readPage(page: string, text: string): Page {
  const lines = text.split('\n')
  const fences: Fence[] = []
  const marks: Mark[] = []
  let before: Mark | undefined
  const free = () => {
    if (before !== undefined) marks.push(before)
    before = undefined
  }
  for (let at = 0; at < lines.length; at += 1) {
    const begun = at
    const fence = /^(\s*)(`{3,}|~{3,})\s*([^\s`]*)$/.exec(lines[at]!)
    const comment = /^ *<!--/.test(lines[at]!)
    if (fence !== null) {
      const [, indent, ticks, language] = fence
      const closes = (line: string) => line.trim() === ticks
      do at += 1
      while (at < lines.length && !closes(lines[at]!))
      if (at === lines.length) throw Error(`${page}:${begun + 1} has no end`)
      const code = lines.slice(begun + 1, at).map(line => withoutIndent(line, indent!.length))
      fences.push({ page, line: begun + 1, language: language!, code, mark: before })
      before = undefined
    } else if (comment) {
      free()
      while (at < lines.length && !lines[at]!.includes('-->')) at += 1
      const text = lines.slice(begun, at + 1).join('\n')
      before = {
        page,
        line: begun + 1,
        text: text.slice(text.indexOf('<!--') + 4, text.indexOf('-->')).trim(),
      }
    } else if (/`{3}|~{3}/.test(lines[at]!))
      throw Error(
        `${page}:${begun + 1} has a fence that is not read: three ticks and a language, alone on their line`,
      )
    else if (lines[at]!.trim() !== '') free()
  }
  free()
  return { fences, marks, lines }
}

/** The pages whose examples are tried: the first page, how to contribute, all documentation, and what languages say of themselves. */
export function pagesOf(root: string): Page[] {
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return below(path)
      return entry.name.endsWith('.md') ? [path] : []
    })
  return ['README.md', 'CONTRIBUTING.md', ...below('docs').sort(), ...below('packages/words/src').sort()].map(
    page => readPage(page, readFileSync(join(root, page), 'utf8')),
  )
}

export const placeOf = ({ page, line }: { page: string; line: number }) => `${page}:${line}`
