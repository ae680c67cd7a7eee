import type { More, Watched, Watcher } from '@paydata/scenario'
import { diceOf, findLeak, isDecision, isSeldomAsked, lively, randomReply } from '@paydata/scenario'
import { begin } from '@paydata/scenario/hidden-cards'
import { expect, test } from 'vitest'
import type { Game } from '../../src/index.ts'
import { answer } from '../../src/index.ts'
import { definitionOf } from '../../src/language/definitions.ts'
import { cardAt } from '../../src/queries/facts/look.ts'

const viewers = ['corp', 'runner', 'spectator'] as const

/**
 * Plays a random game and compares it with a twin for one of the viewers after about every nth answer, and for a moment
 * when somebody is asked what is seldom asked: the twin must ask it too.
 */
function watchGame(n: number, every: number, each: (watched: Watched) => void, more?: More): void {
  const dice = diceOf(`leaks ${n}`)
  let game = begin(`leaks ${n}`)
  for (let i = 0; i < 400 && game.over === null; i++) {
    game = played(game, `${n} ${i}`)
    const viewer: Watcher = viewers[dice(viewers.length)] ?? 'corp'
    if (game.over !== null) continue
    if (dice(every) === 0) each(findLeak(game, viewer, `${n} ${i}`, 25, more))
    else if (isSeldomAsked(game) && dice(4) === 0) each(findLeak(game, viewer, `${n} ${i}`, 2, more))
  }
}

function played(game: Game, seed: string): Game {
  const [question] = game.waiting
  if (question === undefined) return game
  const outcome = answer(game, question.for, randomReply(question, diceOf(seed), lively))
  return outcome.ok ? outcome.game : game
}

const count = { pairs: 0, answers: 0, otherCards: 0 }

test.each([0, 10, 20, 30])(
  '10.2: what is hidden from a viewer changes no byte of what the viewer gets (%i)',
  first => {
    for (let n = first; n < first + 10; n++) {
      watchGame(n, 7, ({ answers, parted, leak }) => {
        count.pairs++
        count.answers += answers
        count.otherCards += Number(parted === 'otherCards')
        expect(leak, `game ${n}`).toBeUndefined()
      })
    }
  },
)

test('by far most pairs are compared to the end, or until the viewer sees a card that is another in the twin', () => {
  expect(count.pairs).toBeGreaterThan(1000)
  expect(count.answers).toBeGreaterThan(20_000)
  expect(count.otherCards).toBeLessThan(count.pairs / 20)
})

const titleOf = (game: Game, n: number): string => definitionOf(game, cardAt(game, n)).printed.title
const byTitle = (game: Game, cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => (titleOf(game, a) < titleOf(game, b) ? -1 : 1))

/** What a careless engine would tell. */
const careless: Readonly<Record<string, More>> = {
  'the cards of a root sorted by title': game =>
    game.servers.map(({ root }) => byTitle(game, root).map(n => cardAt(game, n).runnerId)),
  'a number of a card that survives a shuffle': game => game.zones.rnd,
  'how often a hidden card has moved': game => game.zones.hq.map(n => cardAt(game, n).life),
  'how many options the opponent has': game =>
    game.waiting.map(question => (question.form === 'choose' ? question.options.length : 0)),
  'whether the opponent has anything to decide': game => game.waiting.map(isDecision),
  'which of the opponent is asked about a card': game => game.waiting.map(({ source }) => source?.card),
  'how many abilities are pending': game =>
    game.frames.map(frame => ('pending' in frame ? frame.pending.length : 0)),
  'what facedown cards cost to install or rez': game =>
    game.servers.flatMap(({ ice }) => ice.map(each => each.ice !== null && titleOf(game, each.ice).length)),
  'what lies on top of a deck': game => titleOf(game, game.zones.stack[0] ?? 0),
}

test.each(Object.entries(careless))('the law notices a view that tells %s', (_, more) => {
  let noticed = 0
  for (let n = 0; n < 20 && noticed === 0; n++)
    watchGame(n, 7, ({ leak }) => (noticed += leak === undefined ? 0 : 1), more)
  expect(noticed).toBeGreaterThan(0)
})
