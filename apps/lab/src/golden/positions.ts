import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineAllCards } from '@paydata/cards'
import type { Game } from '@paydata/engine'
import { answer } from '@paydata/engine'
import type { Scenario } from '@paydata/scenario'
import { everyReply, rezzed, scenario, unrezzed } from '@paydata/scenario'
import { folder } from './folder.ts'

const definitions = defineAllCards()
const file = join(folder, 'positions.txt')
const depth = 5

const board = (): Scenario => scenario({ definitions, seed: 'positions' })

/** Positions to count from, each about another part of the rules. */
const scenarios: Readonly<Record<string, () => Game>> = {
  'the mulligans': () => board().atMulligans().json,
  "a Corp's action": () =>
    board()
      .corp({ hand: ['Ice Wall', 'PAD Campaign', 'Hedge Fund', 'Priority Requisition'] })
      .corpTurn().json,
  "a Runner's action": () =>
    board()
      .corp({ hqIce: [unrezzed('Enigma')], remotes: [{ root: ['PAD Campaign'] }] })
      .runner({
        hand: ['Diesel', 'Sure Gamble', 'Corroder', 'Desperado'],
        rig: ['Armitage Codebusting'],
        tags: 1,
      })
      .runnerTurn().json,
  'ice is approached': () =>
    board()
      .corp({ hqIce: [unrezzed('Ichi 1.0'), unrezzed('Hunter')], remotes: [{ root: ['PAD Campaign'] }] })
      .runner({ rig: ['Corroder', 'Datasucker'] })
      .approaching('Hunter').json,
  'ice is encountered': () =>
    board()
      .corp({ hqIce: [rezzed('Heimdall 1.0')] })
      .runner({ credits: 9, clicks: 2, rig: ['Corroder', 'Crypsis'] })
      .encountering('Heimdall 1.0').json,
  'HQ is breached': () =>
    board()
      .corp({
        hand: ['Snare!', 'Priority Requisition', 'PAD Campaign'],
        hqRoot: ['Red Herrings'],
      })
      .breaching('hq').json,
}

/** Without the record of how it came about, so that two ways to one position count once. */
const positionOf = (game: Game): string =>
  JSON.stringify({ ...game, stamps: null, happened: [], occurred: [], thisTurn: [], lastTurn: [], asked: 0 })

/** How many different positions there are so many answers deep. */
function count(from: Game): number[] {
  const counts: number[] = []
  let games = [from]
  for (let answers = 1; answers <= depth; answers++) {
    const next = new Map<string, Game>()
    for (const game of games) {
      for (const question of game.waiting) {
        for (const reply of everyReply(question)) {
          const outcome = answer(game, question.for, reply)
          if (!outcome.ok) throw new Error(`${JSON.stringify(reply)} was refused: ${outcome.why}`)
          next.set(positionOf(outcome.game), outcome.game)
        }
      }
    }
    games = [...next.values()]
    counts.push(games.length)
  }
  return counts
}

export const counted = (): string[] =>
  Object.entries(scenarios).map(([name, build]) => `${name}: ${count(build()).join(' ')}`)

export const recordedCounts = (): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []

export function recordCounts(): number {
  mkdirSync(folder, { recursive: true })
  const counts = counted()
  writeFileSync(file, `${counts.join('\n')}\n`)
  return counts.length
}
