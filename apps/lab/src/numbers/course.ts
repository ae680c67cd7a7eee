import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineAllCards } from '@paydata/cards'
import type { Question, Reply, Setup } from '@paydata/engine'
import {
  answerInPlace,
  digestOf,
  namedReply,
  newestEdition,
  newGame,
  optionNames,
  replyNamed,
} from '@paydata/engine'
import type { Dice } from '@paydata/scenario'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import { folder } from './folder.ts'

/** Answers after which a game is long enough. */
const most = 2000

/** What the games that are played for it begin with: games are added, and none is changed, or nothing could be compared. */
export const gamesFile = join(folder, 'games.txt')

const setups = (): readonly Omit<Setup, 'definitions'>[] =>
  readFileSync(gamesFile, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

/** A game that is played for it, by whose rules, with the cards of its decks and a digest of where it went. */
export interface Course {
  readonly edition: string
  readonly cards: readonly string[]
  readonly went: string
}

/** The course of many games, by their seeds: one of them changes when a rule or a card makes it go another way. */
export function coursesNow(): Readonly<Record<string, Course>> {
  const { version } = defineAllCards()
  return Object.fromEntries(
    setups().map(setup => {
      const { edition = newestEdition, corp, runner, seed } = setup
      const cards = [corp.identity, ...corp.cards, runner.identity, ...runner.cards]
      return [seed, { edition, cards, went: courseOf({ ...setup, definitions: version }) }]
    }),
  )
}

function courseOf(setup: Setup): string {
  const dice = diceOf(setup.seed)
  const game = newGame(setup)
  const course = createHash('sha256').update(digestOf(game))
  for (let nth = 0; nth < most && game.over === null; nth++) {
    const question = game.waiting[dice(game.waiting.length)]
    if (question === undefined) throw new Error(`Nobody is asked in ${setup.seed}.`)
    const outcome = answerInPlace(game, question.for, replyByName(question, dice))
    if (!outcome.ok) throw new Error(`An option was refused in ${setup.seed}: ${outcome.why}.`)
    course.update(digestOf(game))
  }
  return course.digest('hex').slice(0, 12)
}

/** Takes the same option in whatever order they are listed. */
function replyByName(question: Question, dice: Dice): Reply {
  const sorted = sortedByName(question)
  const reply = replyNamed(question, namedReply(sorted, randomReply(sorted, dice, lively)))
  if (reply === undefined) throw new Error(`An option has lost its name at ${question.asks}.`)
  return reply
}

function sortedByName(question: Question): Question {
  if (question.form !== 'choose') return question
  const names = optionNames(question.options)
  const named = question.options.map((option, i) => ({ option, name: names[i] ?? '' }))
  const sorted = named.sort((one, other) => (one.name < other.name ? -1 : 1))
  return { ...question, options: sorted.map(({ option }) => option) }
}
