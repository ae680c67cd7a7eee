// Rules of our own that no other tool checks. Prints each breach as file:line and fails if there is one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languagesIn } from '../packages/words/pages.mjs'
import { filesIn, root } from './imports.mjs'

// What packages/words/pages.mjs writes is for the page, and says lists and dates as its reader does.
const pure = /^packages\/(engine|words|scenario|cards)\/src\/(?!pages\/).*\.ts$/

const [, ...others] = languagesIn()
/** Where other languages than English stand, with what is written from their files. */
const folders = others.map(({ folder }) => folder).join('|')
const inFolder = `packages/words/(cards/|src/(pages/)?(${folders})/)|apps/server/page/words/`
/** Letters of any language that people type in other ways, and titles that have them. */
const letters = 'packages/decks/src/search/(spelling|search[.]test)[.]ts$|packages/scenario/src/titles[.]ts$'

/** What a line may not hold in which files. The globals themselves (Date, Intl, setTimeout) are named in biome.json. */
const forbidden = [
  { in: pure, line: /\bMath\b(?!\.(?!random\b)\w)/, why: "chance comes from the game's own seeded source" },
  { in: pure, line: /\.toLocale\w+|\.localeCompare\b/, why: 'a game must not depend on a locale' },
  {
    in: /^apps\/web\/src\/(?!(local|replay\/engine)\/).*(?<!\.test)\.tsx?$/,
    line: /\b(newGame|loadGame|answerInPlace|viewFor|updateFor|momentOf|refusedFor|cloneGame)\b/,
    why: 'the page draws what it is told; what runs a game is behind the transport',
  },
  {
    // What makes forms of single words, and what joins words, is named for it.
    in: /^packages\/words\/src\/(?!tree\/|pages\/|phrasing\/text\.ts$)(?!.*\/(inflection|tests\/.*)\.ts$).*\/.*\.ts$/,
    line: /\.(replace|replaceAll|slice|substring|substr|split|trim|trimStart|trimEnd|charAt|toUpperCase|toLowerCase|match|matchAll|exec|test|search)\(|(?<![\w)\]] *)\/(?![/*])[^/\s]+\/[dgimsuvy]*(?:[.,;)]|$)/,
    why: 'words that are made are not changed: the tree says what a sentence needs, phrasing/text.ts joins it',
  },
  {
    in: /^packages\/.*\.test\.ts$/,
    line: /(?<!\.not)\.toThrow\(\)/,
    why: 'a mistake in the test throws too: name the rule or the reason',
  },
  {
    in: /^packages\/.*\.test\.ts$/,
    line: /\bquestion\b.*\)\.not\.(toBe|toEqual|toMatchObject)\(/,
    why: 'this passes when nothing is asked at all: say what is asked',
  },
  {
    in: /\.test\.tsx?$/,
    line: /\bif \(.*\w\.question\?\.kind\b/,
    why: 'this passes whether it is asked or not: say which; what plays on goes by the question of whoever is asked',
  },
  {
    in: new RegExp(`^(?!${inFolder}|${letters}).*[.](tsx?|m?js|html|css|md|json|snap|ftl)$`),
    line: /[\u00e4\u00f6\u00fc\u00c4\u00d6\u00dc\u00df]|\b(und|nicht|oder|wird|Karten?|Konzern)\b/,
    why: 'German stands in packages/words/src/german: take it from there, or loop over all languages',
  },
  {
    in: /^(?!packages\/words\/).*[.](test|e2e)[.]tsx?$/,
    line: new RegExp(`(['"\`])(${others.map(({ tag }) => tag).join('|')})(-\\w+)?\\1`),
    why: 'a test that needs another language takes it from the list of tags, so that it holds for each',
  },
  { in: /^pnpm-lock\.yaml$/, line: /https?:\/\//, why: 'the lock file names no registry' },
]

const isTest = /\.(test|e2e)\.tsx?$/
const beginsTest = /^\s*(test|it|testOn|example)\b[\w.!]*[(`]/
const branch = /^[^'"`/]*\bif \(/
/** What only says what must be so fails where it is not. */
const guard = /\bthrow\b|\bexpect\.fail\(/
const branches =
  'a test that branches can pass without asserting anything: say what must be so, or move what plays on out of it'

/** @param {string} line */
const indentOf = line => line.search(/\S/)

/**
 * The lines at which the body of a test branches. A test ends with the first line that stands no further right than its
 * beginning and closes nothing: the formatter sees to that.
 * @param {readonly string[]} lines @returns {number[]}
 */
function branchesIn(lines) {
  /** @type {number | null} */
  let testAt = null
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    if (testAt !== null && indentOf(line) <= testAt && !/^\s*[)\]}]/.test(line)) testAt = null
    if (testAt === null && beginsTest.test(line)) testAt = indentOf(line)
    if (testAt === null || !branch.test(line)) return []
    const whole = line.endsWith(')') ? `${line} ${lines[index + 1] ?? ''}` : line
    return guard.test(whole) ? [] : [index]
  })
}

let breaches = 0
/** @param {string} file @param {number} index @param {string} line @param {string} why */
function tell(file, index, line, why) {
  console.log(`${file}:${index + 1}  ${why}\n    ${line.trim()}`)
  breaches += 1
}

const files = ['packages', 'apps', 'e2e', 'docs'].flatMap(filesIn)
for (const file of ['pnpm-lock.yaml', 'README.md', 'CONTRIBUTING.md', ...files]) {
  const rules = forbidden.filter(rule => rule.in.test(file))
  if (rules.length === 0 && !isTest.test(file)) continue
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    if (/^\s*(\/\/|\/?\*)/.test(line)) continue // a comment may speak of anything
    for (const rule of rules.filter(each => each.line.test(line))) tell(file, index, line, rule.why)
  }
  if (isTest.test(file))
    for (const index of branchesIn(lines)) tell(file, index, lines[index] ?? '', branches)
}
process.exitCode = breaches === 0 ? 0 : 1
