import { cards } from '@paydata/cards'
import { pointsToWin, readyDecks } from '@paydata/decks'
import { speechOf } from '@paydata/words/languages'
import { expect, test } from 'vitest'
import type { Way } from '../../testing/guided-learner.ts'
import { playedBy } from '../../testing/guided-learner.ts'
import { guidedGames, teachingDecks } from './index.ts'

const sides = ['runner', 'corp'] as const
const kinds: readonly Way[] = ['right', 'loose', 'random', 'timid']
const all = sides.flatMap(side => kinds.map(way => [side, way, playedBy(way, side)] as const))

test.each(all)(
  'as the %s, who plays %s is told hints, none twice, until the game ends',
  (side, _way, { course }) => {
    const told = course.at(-1)?.told ?? []
    expect(told.length).toBeGreaterThanOrEqual(3)
    expect(new Set(told).size).toBe(told.length)
    // A hint stands there only as long as its question does, and each is one that the game has.
    const shown = course.flatMap(({ now }) => (now === null ? [] : [now]))
    expect(new Set(shown.map(({ question }) => question)).size).toBe(shown.length)
    const known = guidedGames[side].ideas.flatMap(({ hints }) => hints.map(({ says }) => says))
    expect(told.filter(says => !known.includes(says))).toEqual([])
  },
)

test.each(all)(
  'as the %s, who plays %s is told no more of what they did right twice',
  (side, _way, { course }) => {
    guidedGames[side].ideas.forEach(({ hints }, idea) => {
      const names = hints.map(({ says }) => says)
      const known = course.findIndex(({ right }) => (right[idea] ?? 0) >= 2)
      const later =
        known < 0 ? [] : course.slice(known).flatMap(({ now }) => (now === null ? [] : [now.says]))
      expect(later.filter(says => names.includes(says))).toEqual([])
    })
  },
)

test.each(sides)('as the %s, learners who make mistakes mostly win, after some turns', side => {
  const games = [
    ...all.flatMap(([of, way, played]) =>
      of === side && (way === 'right' || way === 'loose') ? [played] : [],
    ),
    ...[1, 2].map(n => playedBy('loose', side, n)),
  ]
  expect(games.filter(({ winner }) => winner === side).length).toBeGreaterThanOrEqual(3)
  expect(Math.min(...games.map(({ turns }) => turns))).toBeGreaterThanOrEqual(8)
})

const deckOf = (side: (typeof sides)[number]) =>
  readyDecks.find(({ id }) => id === teachingDecks[side]) ?? expect.fail(`no deck for the ${side}`)

test('no hint says that one agenda decides the game where an agenda may be worth too little for that', async () => {
  const [corp, runner] = [deckOf('corp'), deckOf('runner')]
  const least = Math.min(
    ...cards.flatMap(({ is, printed: { points } }) =>
      points !== undefined && corp.cards.some(([id]) => id === is) ? [points] : [],
    ),
  )
  const toWin = pointsToWin(corp, runner) ?? 7
  expect([least, toWin]).toEqual([1, 6])
  const { says } = await speechOf('en').page.guided()
  const wrong = sides.flatMap(side =>
    guidedGames[side].ideas.flatMap(({ when, hints }) =>
      hints.filter(hint => {
        const score = Math.max(...[when, hint.when].flatMap(at => [at.corpScore ?? 0, at.runnerScore ?? 0]))
        return /one (more )?agenda/i.test(says[hint.says]) && score + least < toWin
      }),
    ),
  )
  expect(wrong).toEqual([])
})

test('a hint that says how many points are left to win comes when it is so', async () => {
  const { says } = await speechOf('en').page.guided()
  const told = sides.flatMap(side =>
    guidedGames[side].ideas.flatMap(({ when, hints }) =>
      hints.flatMap(hint => (/two (more )?points/i.test(says[hint.says]) ? [{ ...when, ...hint.when }] : [])),
    ),
  )
  expect(told.map(({ corpScore = 0, runnerScore = 0 }) => 6 - Math.max(corpScore, runnerScore))).toEqual([
    2, 2, 2,
  ])
})
