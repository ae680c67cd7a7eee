// Prints every word of the vocabulary with its number of uses: npm run vocabulary -- --help
import { readOptions } from './options.ts'
import type { Word } from './vocabulary/words.ts'
import { words } from './vocabulary/words.ts'

const help = `npm run vocabulary -- [--rare] [--word NAME]

  --rare       only words that at most one card uses, with the rule that each stands for
  --word NAME  one word: what it says, what it takes, and every card that uses it
  --help       this text

Words that no card uses yet say rules of the whole pool. Tests of rules prove them.`

const options = readOptions(help, {
  rare: { type: 'boolean', default: false },
  word: { type: 'string' },
})

const all = words()

const uses = ({ uses: count, usedBy }: Word): string =>
  count === 0 ? 'no card yet' : `${count} × in ${usedBy.length === 1 ? usedBy[0] : `${usedBy.length} cards`}`

function tableOf(of: readonly Word[]): string {
  const width = Math.max(...of.map(({ name }) => name.length))
  const wide = Math.max(...of.map(word => uses(word).length))
  const lines = [...of]
    .sort((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1))
    .map(word => `  ${word.name.padEnd(width)}  ${uses(word).padEnd(wide)}  ${word.comment}`.trimEnd())
  return lines.join('\n')
}

function whole(): string {
  const shown = options.rare ? all.filter(({ usedBy }) => usedBy.length <= 1) : all
  const kinds = [...new Set(shown.map(({ kind }) => kind))]
  const parts = kinds.map(kind => `${kind}\n${tableOf(shown.filter(word => word.kind === kind))}`)
  const count = (test: (word: Word) => boolean): number => all.filter(test).length
  const total = `${all.length} words: ${count(word => word.usedBy.length > 1)} in several cards, ${count(word => word.usedBy.length === 1)} in one, ${count(word => word.uses === 0)} in none yet`
  return [...parts, total].join('\n\n')
}

function one(name: string): string | undefined {
  const word = all.find(each => each.name === name)
  if (word === undefined) return undefined
  const heading = `${word.name} (${word.kind}): ${word.comment}`
  return [heading, word.written, uses(word), ...word.usedBy].join('\n')
}

const text = options.word === undefined ? whole() : one(options.word)
console.log(text ?? `There is no word ${options.word}. npm run vocabulary lists all.`)
process.exitCode = text === undefined ? 1 : 0
