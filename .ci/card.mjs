// Begins the two files of a card: npm run card -- --help
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeCardLists } from '../packages/cards/lists.mjs'
import { findCard, referenceIn } from './card-facts.mjs'
import { definitionOf, fileOf, testOf } from './card-files.mjs'
import { compared, finishedIn, nearest, unwrittenOf } from './card-texts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const usual = join('..', 'shared', 'cards')

const help = `npm run card -- <id or title> ...

Begins each card with its two files, in the folder of the oldest set it is printed in: its definition, and a test with a
case for each sentence and for what stands beside it (declined, not met, another choice, not payable). Every case fails
until you write what a player sees. No list knows cards: npm run card -- carmen touches two files, and nothing else.

  --facts FOLDER  where facts-<set>.json with the texts are; ${usual} if this is not given
  --help          this text

  --set SET       every card of this set that nobody has written
  --try           plays a card that is written in positions made for it, and says what each part of it did and what was
                  never seen: npm run card -- --try "Account Siphon" (--rounds N: longer)
  --compare       our text of a card that is written, beside the one of the reference

A set that is not in packages/cards/data yet is taken over from there, whole. Without that folder a card is begun from
packages/cards/data alone: it has one case, and you write the others as you read the card.
Then: the words (npm run vocabulary), the cases, npm run test:unit -- <folder>/<card> -u, and read the text in the test.`

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    facts: { type: 'string' },
    set: { type: 'string' },
    try: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    compare: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help || (positionals.length === 0 && values.set === undefined)) {
  console.log(help)
  process.exit(values.help ? 0 : 1)
}

if (values.try) {
  const more = values.rounds === undefined ? [] : ['--rounds', values.rounds]
  const app = [join(root, '.ci', 'app.mjs'), 'lab/try', '--card', positionals.join(' '), ...more]
  process.exit(spawnSync(process.execPath, app, { cwd: root, stdio: 'inherit' }).status ?? 1)
}

const packages = join(root, 'packages', 'cards')
const folder = values.facts ?? join(root, usual)
const reference = referenceIn(folder)
if (reference.size === 0)
  console.log(
    `There are no facts-<set>.json in ${folder}, so what a card says is not known here: see --help.\n`,
  )

if (values.compare) {
  for (const asked of positionals) console.log(compared(asked, reference, root))
  process.exit()
}

const finished = finishedIn(reference, packages)

/** @type {string[]} */
const written = []
for (const asked of [...positionals, ...unwrittenOf(values.set, reference, packages)]) {
  const found = findCard(asked, join(packages, 'data'), reference)
  if (found === null) {
    const where = reference.size === 0 ? 'packages/cards/data' : `packages/cards/data or ${folder}`
    console.error(`There is no card "${asked}" in ${where}. Ids are titles in plain letters: mutual_favor.`)
    process.exitCode = 1
    continue
  }
  const path = join(packages, 'src', found.set, fileOf(found.facts.id))
  if (existsSync(`${path}.ts`) || existsSync(`${path}.test.ts`)) {
    console.error(`${found.facts.title} is there already: ${relative(root, path)}.ts`)
    process.exitCode = 1
    continue
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.ts`, definitionOf(found))
  writeFileSync(`${path}.test.ts`, testOf(found))
  written.push(`${path}.ts`, `${path}.test.ts`)
  console.log(`${found.facts.title} (${found.name})`)
  for (const sentence of (found.sentences ?? []).flat()) {
    console.log(`    ${sentence}`)
    for (const near of nearest(sentence, finished)) console.log(`      like ${near}`)
  }
  console.log(`  ${relative(root, path)}.ts\n  ${relative(root, path)}.test.ts\n`)
}

writeCardLists()
if (written.length > 0)
  spawnSync('biome', ['check', '--write', ...written], { cwd: root, shell: process.platform === 'win32' })
