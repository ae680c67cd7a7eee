// In a process of its own: loads the chunks of a page, makes their cards known, and says what the cards took.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as engine from '@paydata/engine'
import type { Definition } from '@paydata/engine'
import { starterGame } from '../pool.ts'
import { copyOf, wholePool } from './whole-pool.ts'

const [folder = '', first = '', ...files] = process.argv.slice(2)

/** The engine as a page has it. */
const { defineCards, newGame }: typeof engine = await import(pathToFileURL(join(folder, 'page.js')).href)

/** The only list that the chunk of a set gives, whatever it is called there. */
async function cardsIn(file: string): Promise<readonly Definition[]> {
  const chunk: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(folder, file)).href)
  const cards = Object.values(chunk).find(isCards)
  if (cards === undefined) throw new Error(`There are no cards in ${file}.`)
  return cards
}
const isCards = (value: unknown): value is readonly Definition[] => Array.isArray(value)

/** What the heap holds that is needed. */
function collected(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/** Milliseconds of the processor. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

// The engine itself is ready before the cards come.
const begin = (version: string, cards: readonly Definition[]) => {
  const definitions = defineCards(version, cards)
  newGame({ ...starterGame(0), definitions: version })
  return definitions
}
begin('first', await cardsIn(first))

const before = collected()
const began = spent()
const all: Definition[] = []
for (const [nth, file] of files.entries()) all.push(...(await cardsIn(file)).map(card => copyOf(card, nth)))
const { cards } = begin('whole pool', all.slice(0, wholePool))
const milliseconds = spent() - began
all.length = 0
const bytes = collected() - before
if (cards.size !== wholePool) throw new Error(`There are ${cards.size} cards.`)
console.log(JSON.stringify({ milliseconds, bytes }))
