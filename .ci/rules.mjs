// Rules of our own that no other tool checks. Prints each breach as file:line and fails if there is one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, root } from './imports.mjs'

// What packages/words/pages.mjs writes is for the page, and says lists and dates as its reader does.
const pure = /^packages\/(engine|words|scenario|cards)\/src\/(?!pages\/).*\.ts$/

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
    in: /^packages\/.*\.test\.ts$/,
    line: /(?<!\.not)\.toThrow\(\)/,
    why: 'a mistake in the test throws too: name the rule or the reason',
  },
  {
    in: /^packages\/.*\.test\.ts$/,
    line: /\bquestion\b.*\)\.not\.(toBe|toEqual|toMatchObject)\(/,
    why: 'this passes when nothing is asked at all: say what is asked',
  },
  { in: /^pnpm-lock\.yaml$/, line: /https?:\/\//, why: 'the lock file names no registry' },
]

let breaches = 0
for (const file of ['pnpm-lock.yaml', ...filesIn('packages'), ...filesIn('apps')]) {
  const rules = forbidden.filter(rule => rule.in.test(file))
  if (rules.length === 0) continue
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    if (/^\s*(\/\/|\/?\*)/.test(line)) continue // a comment may speak of anything
    for (const rule of rules.filter(each => each.line.test(line))) {
      console.log(`${file}:${index + 1}  ${rule.why}\n    ${line.trim()}`)
      breaches += 1
    }
  }
}
process.exitCode = breaches === 0 ? 0 : 1
