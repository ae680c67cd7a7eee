import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineAllCards, setVersions } from '@paydata/cards'
import type { Deck, Game } from '@paydata/engine'
import {
  answerInPlace,
  concede,
  digestOf,
  namedReply,
  newestEdition,
  newGame,
  packGame,
  rulesVersion,
  saveGame,
} from '@paydata/engine'
import { numbersFor } from '@paydata/match'
import type { ReplayFile } from '@paydata/protocol'
import { diceOf, lively, randomReply, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { starterGame } from '../pool.ts'
import { positionOf } from './position.ts'
import { gameIn, readGame } from './reading.ts'
import { linesOf } from './tree.ts'

const definitions = defineAllCards()

function printed(text: string, step: number | null = null): string {
  const found = readGame(text, step)
  return 'mistake' in found ? found.mistake : linesOf(positionOf(found)).join('\n')
}

/** The trace of Hunter has succeeded, and the Runner may still prevent the tag. */
function tagImminent(): Game {
  const game = scenario({ definitions })
    .corp({
      credits: 7,
      hqIce: [rezzed('Hunter')],
      hand: ['Hedge Fund'],
      remotes: [{ root: ['PAD Campaign'] }],
    })
    .runner({ credits: 4, rig: ['Decoy', 'Corroder'] })
    .encountering('Hunter')
  game.runner.uses('Corroder', 1)
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 0)
  return game.json
}

test('a saved game is printed with its question, its frames, what lasts and its cards', () => {
  const text = printed(saveGame(tagImminent()))
  expect(text).toMatch(/^turn 2, of the Runner: resolving unbroken subroutines \(CR 6\.9\.3c\)\n/)
  expect(text).toMatch(/asked\n {2}the Runner: About to happen: 1 tag; use an interrupt, or pass\./)
  expect(text).toMatch(
    /\n {4}Decoy: \[interrupt\] → \[trash\]: Prevent 1 tag\. \[useAbility:\d+\.2:decoy\/0\]/,
  )
  expect(text).toMatch(/\n {2}0 the Runner’s turn: .*\[structure runnerTurn, step action, stage checkpoint\]/)
  expect(text).toMatch(/\n +5 a run: encountering ice .*\n +· keeps server: hq; position: 1; /)
  expect(text).toMatch(/\n +10 an ability of Hunter; about to happen: 1 tag \[ability hunter\/0\/does/)
  expect(text).toContain('· by the Corp, of Hunter #')
  expect(text).toContain('· “Give the Runner 1 tag.”')
  expect(text).toContain('· before what is imminent in frame 10')
  expect(text).toMatch(
    /lasting\n {2}Corroder #\d+: \+1 strength\. .*\n {4}lasts until the encounter ends, made by the Runner/,
  )
  expect(text).toMatch(/HQ \(1\): Hedge Fund #\d+/)
  expect(text).toMatch(/R&D \(30\), the top first: (Corp Filler #\d+, ){5}…/)
  expect(text).toMatch(/ice, the innermost first\n +Hunter #\d+ \(rezzed\)/)
  expect(text).toMatch(/Server 1\n +root\n +PAD Campaign #\d+\n?/)
})

test('a packed game is the same position', () => {
  const game = tagImminent()
  expect(printed(packGame(game))).toBe(printed(saveGame(game)))
})

test('a game that is over says who has won', () => {
  const outcome = concede(tagImminent(), 'corp')
  if (!outcome.ok) throw new Error('The Corp could not concede.')
  expect(printed(saveGame(outcome.game))).toMatch(
    /^turn 2, of the Runner; the game is over: the Runner has won \[concession\]\n/,
  )
})

const listed = ({ identity, cards }: Deck) => ({ identity, cards: [...cards] })

/** A replay of so many random answers, every other of them given by a standing order. */
function replayOf(count: number): ReplayFile {
  const { edition = newestEdition, definitions: version, seed, corp, runner } = starterGame(0)
  const setup = { edition, definitions: version, seed, corp: listed(corp), runner: listed(runner) }
  const game = newGame(setup)
  const dice = diceOf('inspect')
  const answers: ReplayFile['answers'] = []
  while (answers.length < count) {
    const [question] = game.waiting
    if (question === undefined) throw new Error('Nobody is asked.')
    const reply = randomReply(question, dice, lively)
    const named = namedReply(question, reply)
    expect(answerInPlace(game, question.for, reply).ok).toBe(true)
    answers.push({ by: question.for, named, automatic: answers.length % 2 === 1, after: digestOf(game) })
  }
  return {
    format: 'paydata game',
    version: 2,
    ...numbersFor({ rules: rulesVersion, cards: setVersions }),
    bots: [],
    decks: { corp: '', runner: '' },
    setup,
    answers,
  }
}

test('a replay shows the position after any of its answers', () => {
  const text = JSON.stringify(replayOf(40))
  expect(printed(text, 0)).toContain('after 0 of 40 answers of a replay\nasked\n  the Corp: ')
  expect(printed(text, 7)).toMatch(
    /after 7 of 40 answers of a replay\nof these, standing orders gave \d for the Corp/,
  )
  expect(printed(text)).toBe(printed(text, 40))
  expect(printed(text, 41)).toBe('The replay has 40 answers, so there is no step 41.')
})

test('a replay that leads elsewhere by now names the last step that can be shown', () => {
  const file = replayOf(10)
  const answers = file.answers.map((each, at) => (at === 6 ? { ...each, after: 'another' } : each))
  const text = JSON.stringify({ ...file, answers })
  expect(printed(text)).toMatch(/answer 7 leads elsewhere: --step 6 is the last/)
  expect(printed(text, 6)).toContain('after 6 of 10 answers')
})

test('what cannot be shown is told in one line', () => {
  const saved = saveGame(tagImminent())
  expect(printed('{')).toBe('It cannot be read: not a saved game: it is no JSON.')
  expect(printed('{}')).toBe('It cannot be read: not a saved game: it names no format.')
  expect(printed(saved.replace('"format":6', '"format":7'))).toMatch(
    /^It cannot be read: a game saved in format 7;/,
  )
  expect(printed(saved.replace(/"definitions":"[^"]+"/, '"definitions":"lost"'))).toMatch(
    /no card definitions lost/,
  )
  expect(printed(saved.replace('"turn":2', '"turn":3'))).toMatch(/it was damaged, or changed/)
  expect(printed(packGame(tagImminent()).replace('"turn":2', '"turn":"2"'))).toMatch(/\/turn is not/)
  expect(printed(saved, 3)).toBe('Only a replay has steps: leave out --step.')
  const missing = join(tmpdir(), 'no such file.json')
  expect(gameIn(missing, null)).toEqual({ mistake: `${missing} cannot be read: there is no such file.` })
})
