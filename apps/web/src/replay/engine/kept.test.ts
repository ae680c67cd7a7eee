import { defineAllCards } from '@paydata/cards'
import type { Game, Held } from '@paydata/engine'
import { isBetweenActions, loadGame, momentOf, newGame, saveGame, updateFor } from '@paydata/engine'
import { replyIn, toldAgain } from '@paydata/match'
import type { OpenEye, Track } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { recordedGame } from '../../../../../e2e/recorded.ts'
import { loadWords } from '../../messages/language.ts'
import { eyes } from '../film.ts'
import type { KeptParts } from './kept.ts'
import { KeptGame } from './kept.ts'
import { seen } from './seen.ts'
import { tapeOf } from './tape.ts'

await loadWords('game')
await loadWords('table')
await loadWords('reasons')

const definitions = defineAllCards()
const file = recordedGame('kept')
const last = file.answers.length

const games: Game[] = [newGame(file.setup)]
for (const each of file.answers) {
  const next = toldAgain(games.at(-1) ?? newGame(file.setup), each)
  if (next === null) throw new Error('does not play')
  games.push(next)
}

/** What an eye saw of the game, as a server stores it. This game has no entries between its answers. */
function trackOf(eye: OpenEye): Track {
  const [first, ...others] = games
  if (first === undefined) throw new Error('no game')
  const open = (game: Game): Game =>
    eye === 'all' && game.over === null ? { ...game, over: { winner: null, how: 'draw' } } : game
  let held: Held = { view: seen(first, eye) }
  const updates: Track['updates'] = []
  for (const [i, game] of others.entries()) {
    const { view, basis, patch, occurrences } = updateFor(momentOf(open(game), game.occurred), eye, held)
    held = { view: { ...view, over: game.over }, basis }
    const isOver = game.over !== null
    updates.push({
      version: 2 * (i + 1),
      patch: eye === 'all' && !isOver ? patch.filter(([path]) => path !== 'over') : patch,
      occurrences: [...occurrences],
      takenBack: false,
      clock: null,
    })
  }
  return { first: seen(first, eye), updates }
}

const course: KeptParts['course'] = file.answers.map((each, i) => ({
  version: 2 * (i + 1),
  by: each.by,
  named: each.named,
  reply: replyIn(games[i] ?? newGame(file.setup), each) ?? null,
  after: each.after ?? '',
  automatic: each.automatic,
}))
const saves = games.flatMap((game, i) =>
  i > 0 && i % 10 === 0 && isBetweenActions(game) ? [{ version: 2 * i, saved: saveGame(game) }] : [],
)
const parts: KeptParts = {
  corp: trackOf('corp'),
  runner: trackOf('runner'),
  spectator: trackOf('spectator'),
  all: trackOf('all'),
  course,
  positions: { rules: file.rules, cards: file.cards, saves },
}
const result = games.at(-1)?.over ?? null
const kept = new KeptGame({ file, result }, parts)

test('each step of a stored game shows each eye the view that it had in the game', () => {
  const made = tapeOf(file, definitions)
  if (!made.ok) throw new Error(made.why)
  expect(kept.outline).toEqual(made.player.outline)
  for (const eye of eyes)
    for (let step = 0; step <= last; step += 7)
      expect(kept.shown(step, eye, Math.max(0, step - 3))).toEqual(
        made.player.shown(step, eye, Math.max(0, step - 3)),
      )
})

test('a game can be continued from a step, by the stored position before it', () => {
  const { saved, step } = kept.branch(45)
  expect(step).toBe(45)
  expect(loadGame(saved ?? '')).toEqual(games[45])
})

const branched = (from: number, changed: Partial<KeptParts['course'][number]>, at: number) =>
  new KeptGame(
    { file, result },
    { ...parts, course: course.map((each, i) => (i === from ? { ...each, ...changed } : each)) },
  ).branch(at)

test('if today’s rules lead elsewhere, a game is continued from the last step before that', () => {
  const from = (saves.at(-1)?.version ?? 0) / 2 + 1
  const { saved, step } = branched(from, { named: { chosen: ['undreamt of'] } }, from + 3)
  expect(step).toBe(from)
  expect(loadGame(saved ?? '')).toEqual(games[from])
})

test('a difference before the stored position does not matter', () => {
  const at = (saves.at(-1)?.version ?? 0) / 2
  expect(branched(1, { after: 'elsewhere' }, at)).toMatchObject({ step: at })
})

test('a game cannot be continued if today’s rules can read neither its positions nor its beginning', () => {
  const setup = { ...file.setup, corp: { identity: 'undreamt_of', cards: [] } }
  const positions = { ...parts.positions, saves: [] }
  const unknown = new KeptGame({ file: { ...file, setup }, result }, { ...parts, positions })
  expect(unknown.branch(30)).toEqual({ saved: null, step: 30 })
})

test('a stored game is gone through once more as far as today’s rules lead where it went', () => {
  const steps = [...kept.course().moments]
  expect(steps.length).toBe(last)
  expect(steps[45]?.game).toEqual(games[45])
  expect(kept.gameAt(45)).toEqual(games[45])
  const elsewhere = course.map((each, i) => (i === 20 ? { ...each, after: 'elsewhere' } : each))
  const changed = new KeptGame({ file, result }, { ...parts, course: elsewhere })
  expect([...changed.course().moments].length).toBe(20)
  expect(() => changed.gameAt(45)).toThrow('do not lead to step 45')
  const setup = { ...file.setup, corp: { identity: 'undreamt_of', cards: [] } }
  const unknown = new KeptGame({ file: { ...file, setup }, result }, parts)
  expect([...unknown.course().moments]).toEqual([])
})
