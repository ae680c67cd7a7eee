import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, Setup } from '@paydata/engine'
import { answerInPlace, newestEdition, newGame } from '@paydata/engine'
import { diceOf, lively, playOn, randomReply, written } from '@paydata/scenario'
import { everyEdition } from '../editions.ts'
import { mixedGame, starterGame } from '../pool.ts'
import { folder } from './folder.ts'

/** Answers after which the state is recorded. */
const every = 25
const most = 2000
const starters = 24
const mixed = 32
/** Games of starter decks by each of the older editions. */
const perEdition = 2
export const olderEditions = everyEdition.filter(name => name !== newestEdition)

/** A recorded game: its setup, then lines of answers, each with the hash of the state they led to and all before. */
interface Recorded {
  readonly setup: Setup
  readonly lines: readonly Line[]
}

interface Line {
  readonly hash: string
  readonly answers: readonly string[]
}

const hashOf = (before: string, game: Game): string =>
  createHash('sha256')
    .update(before)
    .update(JSON.stringify({ ...game, stamps: undefined }))
    .digest('hex')
    .slice(0, 16)

function record(setup: Setup, seed: string): Recorded {
  const dice = diceOf(seed)
  const game = newGame(setup)
  const lines: Line[] = [{ hash: hashOf('', game), answers: [] }]
  let answers: string[] = []
  const close = (): void => {
    lines.push({ hash: hashOf(lines.at(-1)?.hash ?? '', game), answers })
    answers = []
  }
  for (let nth = 0; game.over === null && nth < most; nth++) {
    const question = game.waiting[dice(game.waiting.length)]
    if (question === undefined) throw new Error(`nobody is asked in ${seed}`)
    const reply = randomReply(question, dice, lively)
    answers.push(written(question.for, reply))
    const outcome = answerInPlace(game, question.for, reply)
    if (!outcome.ok) throw new Error(`an option was refused in ${seed}: ${outcome.why}`)
    if (answers.length === every) close()
  }
  if (answers.length > 0) close()
  return { setup, lines }
}

/** Records all games anew. */
export function recordGames(): number {
  const games = join(folder, 'games')
  rmSync(games, { recursive: true, force: true })
  mkdirSync(games, { recursive: true })
  const save = (name: string, { setup, lines }: Recorded): void => {
    const text = lines.map(({ hash, answers }) => [hash, ...answers].join(' ')).join('\n')
    writeFileSync(join(games, `${name}.txt`), `${JSON.stringify(setup)}\n${text}\n`)
  }
  const two = (nth: number): string => `${nth}`.padStart(2, '0')
  for (let nth = 0; nth < starters; nth++)
    save(`starter-${two(nth)}`, record(starterGame(nth, `golden ${nth}`), `golden ${nth}`))
  for (let nth = 0; nth < mixed; nth++) {
    const seed = `golden mixed ${nth}`
    save(`mixed-${two(nth)}`, record(mixedGame(seed, diceOf(`decks of ${seed}`)), seed))
  }
  for (const [place, edition] of olderEditions.entries())
    for (let nth = 0; nth < perEdition; nth++) {
      const seed = `golden ${edition} ${nth}`
      const setup = starterGame(starters + place * perEdition + nth, seed)
      save(`edition-${edition}-${two(nth)}`, record({ ...setup, edition }, seed))
    }
  return starters + mixed + olderEditions.length * perEdition
}

export const recordedGames = (): string[] => readdirSync(join(folder, 'games')).sort()

function load(file: string): Recorded {
  const [setup = '', ...lines] = readFileSync(join(folder, 'games', file), 'utf8')
    .trim()
    .split('\n')
  return {
    setup: JSON.parse(setup),
    lines: lines.map(line => {
      const [hash = '', ...answers] = line.split(' ')
      return { hash, answers }
    }),
  }
}

/** Plays a recorded game again and says where it first goes another way; nothing when it does not. */
export function differenceIn(file: string): string | undefined {
  const { setup, lines } = load(file)
  const game = newGame(setup)
  let before = ''
  let played = 0
  for (const { hash, answers } of lines) {
    try {
      playOn(game, answers)
    } catch (thrown) {
      const why = thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : `${thrown}`
      return `${file}: within ${answers.length} answers after ${played}: ${why}`
    }
    played += answers.length
    if (hashOf(before, game) !== hash) return `${file}: another state after ${played} answers`
    before = hash
  }
  return undefined
}
