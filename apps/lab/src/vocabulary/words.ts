import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packagesFolder } from '../place.ts'

/** A word that card files may import. */
export interface Word {
  readonly name: string
  /** File it comes from: instructions, or the part of the vocabulary. */
  readonly kind: string
  /** Its name with what it takes and gives, on one line. */
  readonly written: string
  /** What is written above it, on one line; empty when nothing is. */
  readonly comment: string
  /** Titles of the files that use it: cards, and recipes made of other words. */
  readonly usedBy: readonly string[]
  /** How often it stands in them. */
  readonly uses: number
}

const engine = join(packagesFolder, 'engine/src')
const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8')

interface Exported {
  readonly kind: string
  readonly names: readonly string[]
  readonly source: string
}

/** By these whole sets of cards are made known: no word of any card. */
const makingKnown: readonly string[] = ['defineCards', 'nameCards']

/** What `vocabulary.ts` passes on, file by file; types are no words. */
function exported(): Exported[] {
  return [...read(engine, 'vocabulary.ts').matchAll(/^export (.+) from '\.\/(.+)'$/gm)]
    .map(([, what = '', file = '']) => {
      const source = read(engine, file)
      const names =
        what === '*'
          ? [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
          : namesIn(what)
      const kind = file.startsWith('instructions/') ? 'instructions' : file.replace(/^.*\/|\.ts$/g, '')
      return { kind, names: names.filter(name => !makingKnown.includes(name)), source }
    })
    .filter(({ names }) => names.length > 0)
}

const namesIn = (what: string): string[] =>
  what.startsWith('type ')
    ? []
    : what.split(/[{},]/).flatMap(part => (/^\s*(type .*)?$/.test(part) ? [] : [part.trim()]))

const opens = '([{'
const closes = ')]}'

/** Up to the arrow of a builder, or the sign of what is no builder, outside of all brackets. */
function writtenIn(source: string, name: string): string {
  const at = source.search(new RegExp(`^export const ${name}\\b`, 'm'))
  if (at < 0) throw new Error(`Where ${name} comes from it is not written as "export const ${name}".`)
  const rest = source.slice(at + `export const ${name}`.length).replace(/^ = (?=async |[(<])/, '')
  let depth = 0
  let end = 0
  while (end < rest.length && !(depth === 0 && /^ =>? /.test(rest.slice(end)))) {
    const sign = rest.charAt(end++)
    depth += Number(opens.includes(sign)) - Number(closes.includes(sign))
  }
  const line = rest
    .slice(0, end)
    .replace(/(?<![{,;])\n\s*(?=readonly )/g, '; ')
    .replace(/\s+/g, ' ')
  return `${name}${line.replace(/(?<=[([]) /g, '').replace(/,? (?=[)\]])/g, '')}`
}

function commentAbove(source: string, name: string): string {
  const found = new RegExp(`/\\*\\*((?:[^*]|\\*(?!/))*)\\*/\\nexport (?:const|function) ${name}\\b`).exec(
    source,
  )
  return (found?.[1] ?? '').replace(/\s*\n?\s*\*?\s+/g, ' ').trim()
}

interface File {
  readonly title: string
  readonly source: string
}

/** All that says something in these words. */
function speakers(): File[] {
  const cards = join(packagesFolder, 'cards/src')
  const sets = readdirSync(cards, { withFileTypes: true }).filter(each => each.isDirectory())
  const files = sets.flatMap(({ name: set }) =>
    readdirSync(join(cards, set))
      .filter(file => /^(?!index)[\w-]+\.ts$/.test(file))
      .map(file => ({ title: file.replace(/\.ts$/, ''), source: read(cards, set, file) })),
  )
  const imported = files.filter(({ source }) => source.includes("'@paydata/engine/vocabulary'"))
  return [...imported, { title: 'recipes', source: read(engine, 'vocabulary/recipes.ts') }]
}

/** How often a word is used; where it is imported or defined, by itself perhaps, does not count. */
function usesIn(source: string, name: string): number {
  const said = source.replace(/^import[^']*'[^']*'$/gm, '').replace(/\/\*\*[\s\S]*?\*\/|'[^'\n]*'/g, '')
  if (new RegExp(`^export (const|function) ${name}\\b`, 'm').test(said)) return 0
  return [...said.matchAll(new RegExp(`(?<!\\w|[^.]\\.)${name}\\b(?!\\??:)`, 'g'))].length
}

/** Every word of the vocabulary with who uses it. */
export function words(): Word[] {
  const files = speakers()
  return exported().flatMap(({ kind, names, source }) =>
    names.map(name => {
      const counts = files.map(file => ({ title: file.title, uses: usesIn(file.source, name) }))
      const users = counts.filter(({ uses }) => uses > 0)
      return {
        name,
        kind,
        written: writtenIn(source, name),
        comment: commentAbove(source, name),
        usedBy: users.map(({ title }) => title),
        uses: users.reduce((sum, { uses }) => sum + uses, 0),
      }
    }),
  )
}

/** A word that few cards need stands for a rule, which its comment names. */
export const isJustified = ({ comment, usedBy }: Word): boolean =>
  usedBy.length > 1 || /\bCR \d/.test(comment)
