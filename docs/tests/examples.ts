import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { missingIn } from './excerpts.ts'
import type { Fence, Mark, Page } from './fences.ts'
import { placeOf } from './fences.ts'
import type { ScratchProject } from './project.ts'
import { withChecks } from './values.ts'

/** What the pages have come to in the copy, and what is wrong with how they are written. */
export interface Examples {
  readonly faults: string[]
  /** Tests to run: those of the pages, and those of the project that an example adds to. */
  readonly tests: Set<string>
  /** Examples that are run by being loaded: their place, and the file they were written to. */
  readonly scripts: Map<string, string>
  /** Lines that say of a word that it does not exist yet. */
  readonly announced: Set<string>
}

type Line = readonly [text: string, origin: string | undefined]

/** What a test of its own reads: the texts for proxies in apps/server/tests/behind-proxies.test.ts. */
const ofTests = ['caddy', 'nginx']
const notCode = new Set(['sh', 'json', 'ftl', '', ...ofTests])
const code = new Set(['ts', 'tsx', 'js'])
const insertion = /^in (\S+) (after|before|in place of) `([^`]+)`(?:: `([^`]+)`)?$/
const isTest = (path: string) => /\.test\.[jt]sx?$/.test(path)
const hasNew = (line: string) => /\/\/ new\b/.test(line)

/** A mark that belongs to no fence, also where one follows. */
const saysAll = ({ text }: Mark) => /^run /.test(text) || insertion.exec(text)?.[4] !== undefined

const linesOf = (fence: Fence): Line[] =>
  fence.code.map((text, index) => [text, `${fence.page}:${fence.line + 1 + index}`])

/** Writes examples into a copy of the project. `wordsOf` tells what a module of it exports. */
export class Writer {
  readonly examples: Examples = { faults: [], tests: new Set(), scripts: new Map(), announced: new Set() }
  private readonly root: string
  private readonly project: ScratchProject
  private readonly wordsOf: (module: string) => readonly string[] | undefined

  constructor(
    root: string,
    project: ScratchProject,
    wordsOf: (module: string) => readonly string[] | undefined,
  ) {
    this.root = root
    this.project = project
    this.wordsOf = wordsOf
  }

  page(page: Page) {
    const inOrder = [...page.fences, ...page.marks].sort((a, b) => a.line - b.line)
    const apart = inOrder.flatMap(each =>
      'code' in each && each.mark && saysAll(each.mark) ? [each.mark, { ...each, mark: undefined }] : [each],
    )
    for (const each of apart) {
      const fault = 'code' in each ? this.fence(each) : this.alone(each, page.lines)
      if (fault !== undefined) this.examples.faults.push(`${placeOf(each)} ${fault}`)
    }
  }

  private fence(fence: Fence): string | undefined {
    const { language, mark } = fence
    if (notCode.has(language)) return mark && 'is no code that could be tried, and yet marked'
    if (!code.has(language))
      return `is in "${language}": write ts, tsx or js for code, sh, json or ftl for what is none`
    for (const [text, origin] of linesOf(fence)) if (hasNew(text)) this.examples.announced.add(origin!)

    const excerpt = mark && /^excerpt of (\S+)$/.exec(mark.text)?.[1]
    if (excerpt !== undefined) return missingIn(this.root, excerpt, fence)

    const place = mark && insertion.exec(mark.text)
    if (place) return this.insert(place[1]!, place[2]!, place[3]!, linesOf(fence))

    const module = mark && /^in the words of (\S+)$/.exec(mark.text)?.[1]
    if (module !== undefined) {
      const words = this.wordsOf(module)
      if (words === undefined) return `is in the words of ${module}, which is no module of ours`
      const used = words.filter(word => new RegExp(`\\b${word}\\b`).test(fence.code.join('\n')))
      return this.script(fence, [[`import { ${used.join(', ')} } from '${module}'`, undefined]])
    }

    const hidden = mark && /^with:\n([\s\S]+)$/.exec(mark.text)?.[1]
    if (hidden !== undefined) {
      const before = hidden
        .split('\n')
        .map((text, index): Line => [text, `${mark!.page}:${mark!.line + 1 + index}`])
      const path = pathIn(before[0]![0])
      return this.script(fence, before, path)
    }
    if (mark !== undefined) return `has a mark that says nothing known: ${mark.text}`

    if (language === 'js' && fence.code[0]?.startsWith('import ')) return this.script(fence, [])
    const path = pathIn(fence.code[0] ?? '')
    if (path !== undefined) return this.file(path, linesOf(fence))
    return 'is neither whole nor marked: "Write a test" in CONTRIBUTING tells how'
  }

  /** A mark without a fence: what the text says in a line of its own, or a test that it speaks of. */
  private alone(mark: Mark, lines: readonly string[]): string | undefined {
    const test = /^run (\S+)$/.exec(mark.text)?.[1]
    if (test !== undefined) {
      this.examples.tests.add(test)
      return existsSync(join(this.root, test)) ? undefined : `there is no ${test}`
    }
    const place = insertion.exec(mark.text)
    if (place?.[4] === undefined)
      return /^(in|with|excerpt)\b/.test(mark.text) ? 'stands before no code, and says none' : undefined
    const [, file, how, anchor, text] = place
    const before = lines.slice(Math.max(0, mark.line - 15), mark.line - 1)
    const read = before.map(each => each.trim()).filter(each => !each.startsWith('<!--'))
    const said = read.join(' ')
    if (!said.includes(`\`${text}\``)) return `the text before does not say \`${text}\``
    return this.insert(file!, how!, anchor!, [[text!, placeOf(mark)]])
  }

  private insert(path: string, how: string, anchor: string, added: readonly Line[]): string | undefined {
    if (!existsSync(join(this.project.folder, path))) return `there is no ${path}`
    const origins = this.project.originsOf(path)
    const lines = this.project
      .read(path)
      .split('\n')
      .map((text, index): Line => [text, origins[index]])
    const found = lines.flatMap(([text], index) => (text.includes(anchor) ? [index] : []))
    if (found.length !== 1) return `"${anchor}" stands ${found.length} times in ${path}, not once`
    const at = found[0]!
    if (how === 'after') lines.splice(at + 1, 0, ...added)
    else if (how === 'before') lines.splice(at, 0, ...added)
    else {
      const [start, end] = lines[at]![0].split(anchor)
      const last = added.length - 1
      const within = added.map(([text, origin], index): Line => {
        return [`${index === 0 ? start : ''}${text}${index === last ? end : ''}`, origin]
      })
      lines.splice(at, 1, ...within)
    }
    this.write(path, lines)
    if (isTest(path)) this.examples.tests.add(path)
    return undefined
  }

  private file(path: string, lines: readonly Line[]): string | undefined {
    if (existsSync(join(this.root, path))) return `is to be a new file, but ${path} is there already`
    if (existsSync(join(this.project.folder, path)))
      return `writes ${path}, which another example has written`
    this.write(path, lines)
    if (isTest(path)) this.examples.tests.add(path)
    return undefined
  }

  private script(fence: Fence, before: readonly Line[], named?: string): string | undefined {
    const path = named ?? `apps/examples/${placeOf(fence).replaceAll(/[^\w]+/g, '-')}.${fence.language}`
    const own = fence.language === 'js' ? withChecks(linesOf(fence)) : linesOf(fence)
    const fault = this.file(path, [...before, ...own])
    const loaded = !isTest(path) && !fence.code.some(hasNew)
    if (fault === undefined && loaded) this.examples.scripts.set(placeOf(fence), path)
    return fault
  }

  private write(path: string, lines: readonly Line[]) {
    const text = lines.map(([each]) => each).join('\n')
    this.project.write(
      path,
      text,
      lines.map(([, origin]) => origin),
    )
  }
}

const pathIn = (line: string) => /^\/\/ ([\w.-]+(?:\/[\w.-]+)+\.[jt]sx?)$/.exec(line)?.[1]
