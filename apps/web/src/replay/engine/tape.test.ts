import { defineAllCards } from '@paydata/cards'
import type { Game } from '@paydata/engine'
import { loadGame, newGame, viewFor } from '@paydata/engine'
import { toldAgain } from '@paydata/match'
import { releaseWith } from '@paydata/match/testing'
import type { AnyReplayFile, ReplayFile } from '@paydata/protocol'
import { anyReplayFile } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { byPlace, recordedGame } from '../../../../../e2e/recorded.ts'
import { loadWords } from '../../messages/language.ts'
import { eyes } from '../film.ts'
import type { Tape } from './tape.ts'
import { tapeOf } from './tape.ts'

await loadWords('game')
await loadWords('table')
await loadWords('reasons')

const definitions = defineAllCards()
const file = recordedGame('tape')
const last = file.answers.length

function taped(): Tape {
  const made = tapeOf(file, definitions)
  if (!made.ok) throw new Error(made.why)
  return made.player
}
const tape = taped()

function played(step: number): Game {
  let game = newGame(file.setup)
  for (const each of file.answers.slice(0, step)) {
    const next = toldAgain(game, each)
    if (next === null) throw new Error('does not play')
    game = next
  }
  return game
}

test('each step gives the game exactly as it was then', () => {
  expect(last).toBeGreaterThan(60)
  for (const step of [0, 1, 24, 25, 26, 50, last - 1, last]) expect(tape.gameAt(step)).toEqual(played(step))
})

test('the eye of a player gets that player’s view, without the question', () => {
  for (const eye of ['corp', 'runner', 'spectator'] as const)
    for (const step of [0, 40, last]) {
      const { view } = tape.shown(step, eye)
      expect(view).toEqual({ ...viewFor(played(step), eye), question: null })
    }
})

test('no step names a card that the viewer does not see', () => {
  const step = 30
  const { runner } = tape.shown(step, 'all').view
  const grip = runner.hand.cards.flatMap(({ face }) => (face === null ? [] : [face.definition]))
  expect(grip.length).toBeGreaterThan(0)
  const seenByCorp = JSON.stringify(tape.shown(step, 'corp'))
  const open = new Set(JSON.stringify(viewFor(played(step), 'corp')).match(/"[a-z0-9_]+"/g))
  for (const card of grip.filter(each => !open.has(`"${each}"`)))
    expect(seenByCorp).not.toContain(`"${card}"`)
})

test('the eye `all` sees both hands at each step', () => {
  const { view } = tape.shown(20, 'all')
  expect(view.over).toBeNull()
  for (const { hand } of [view.corp, view.runner]) expect(hand.cards).toHaveLength(hand.count)
  expect(tape.shown(last, 'all').view.over).toEqual(tape.outline.result)
})

test('only the player who was asked, and the eye `all`, are told the question and the answer', () => {
  const by = file.answers[0]?.by === 'runner' ? 'runner' : 'corp'
  const other = by === 'corp' ? 'runner' : 'corp'
  for (const eye of [by, 'all'] as const) {
    const words = tape.shown(0, eye).decided?.words
    expect(words?.options.filter(({ chosen }) => chosen)).toHaveLength(1)
  }
  for (const eye of [other, 'spectator'] as const)
    expect(tape.shown(0, eye).decided).toEqual({ by, words: null })
  expect(tape.shown(last, 'all').decided).toBeNull()
})

test('each step has the log of that time, for each eye', () => {
  for (const eye of eyes) {
    const before = tape.shown(30, eye).lines
    const later = tape.shown(60, eye).lines
    expect(later.length).toBeGreaterThan(before.length)
    expect(tape.shown(0, eye).lines).toEqual([])
  }
})

test('turns are marked where they begin', () => {
  const turns = tape.outline.marks.filter(({ what }) => what === 'turn')
  expect(turns.length).toBeGreaterThan(3)
  for (const { step, turn, side } of turns) {
    expect(tape.gameAt(step)).toMatchObject({ turn, active: side })
    expect(tape.outline.weights[step]).toBe(3)
  }
})

test('a game can be continued from any step', () => {
  expect(loadGame(tape.branch(33).saved ?? '')).toEqual(played(33))
})

test('a game with other cards is refused with the reason', () => {
  expect(tapeOf({ ...file, setup: { ...file.setup, definitions: 'other cards' } }, definitions)).toEqual({
    ok: false,
    why: 'otherCards',
  })
})

const withAnswer = (nth: number, changed: Partial<ReplayFile['answers'][number]>): AnyReplayFile =>
  anyReplayFile.parse({
    ...file,
    answers: file.answers.map((each, i) => (i === nth ? { ...each, ...changed } : each)),
  })

test.each([
  ['names what nobody could choose', { named: { chosen: ['undreamt of'] } }],
  ['leads elsewhere than it led', { after: 'elsewhere' }],
])('a file is shown up to an answer that %s, and says how many are not shown', (_, changed) => {
  const made = tapeOf(withAnswer(40, changed), definitions)
  if (!made.ok) throw new Error(made.why)
  expect(made.player.outline).toMatchObject({ last: 40, rest: last - 40, result: null })
  expect(made.player.gameAt(40)).toEqual(played(40))
  expect(made.player.shown(last, 'all')).toMatchObject({ step: 40, view: { over: null } })
})

test('a file of version 1 is played where rules and cards have not changed since, and nowhere else', () => {
  const made = tapeOf(byPlace(file), definitions, releaseWith(1, 1))
  if (!made.ok) throw new Error(made.why)
  expect(made.player.outline).toEqual(tape.outline)
  expect(made.player.gameAt(last)).toEqual(played(last))
  const refused = { ok: false, why: 'olderRules' }
  expect(tapeOf(byPlace(file), definitions, releaseWith(2, 1))).toEqual(refused)
  expect(tapeOf(byPlace(file), definitions, releaseWith(1, 2))).toEqual(refused)
})

test('a game is gone through once more, answer by answer, with the game before each', () => {
  const { moments, last: all, result } = tape.course()
  const steps = [...moments]
  expect(steps.map(({ step }) => step)).toEqual(file.answers.map((_, i) => i))
  expect(steps[40]?.game).toEqual(played(40))
  expect(all).toBe(last)
  expect(result).toEqual({ winner: played(last).over?.winner, turn: played(last).turn })
})
