import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const mine = (counters: number, more = {}) =>
  rezzed('Nihilo Agent', { counters: { power: counters }, ...more })

test('Nihilo Agent has 3 power counters when it is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: ['Nihilo Agent'] }] })
    .corpTurn('window')
  game.corp.rezzes('Nihilo Agent')
  expect(game.card('Nihilo Agent').counters.power).toBe(3)
})

test("Nihilo Agent removes 1 tag and 1 bad publicity when the Corp's turn begins, as far as there are any", () => {
  const begin = (tags: number, badPublicity: number) => {
    const game = scenario({ definitions })
      .corp({ badPublicity, remotes: [{ root: [mine(3)] }] })
      .runner({ tags })
      .beforeCorpTurn()
    game.passUntil('nextAction')
    return [game.runner.tags, game.corp.badPublicity]
  }
  expect(begin(2, 2)).toEqual([1, 1])
  expect(begin(0, 1)).toEqual([0, 0])
  expect(begin(1, 0)).toEqual([0, 0])
})

test("Nihilo Agent gives a tag and bad publicity for a counter when the Corp's discard phase ends", () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, remotes: [{ root: [mine(3)] }] })
    .corpTurn('window')
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(1)
  expect(game.corp.badPublicity).toBe(1)
  expect(game.card('Nihilo Agent').counters.power).toBe(2)
})

test("Nihilo Agent does nothing when the Runner's turn begins or ends", () => {
  const game = scenario({ definitions })
    .corp({ badPublicity: 1, remotes: [{ root: [mine(3)] }] })
    .runner({ tags: 1, clicks: 0 })
    .at('runnerTurn.discard')
  game.passUntil(() => game.state.active === 'corp')
  expect(game.runner.tags).toBe(1)
  expect(game.corp.badPublicity).toBe(1)
  expect(game.card('Nihilo Agent').counters.power).toBe(3)
})

test('CR 10.9.1: Nihilo Agent that loses its last counter is trashed, after it has given its tag', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, remotes: [{ root: [mine(1)] }] })
    .corpTurn('window')
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(1)
  expect(game.corp).toMatchObject({ badPublicity: 1, archives: ['Nihilo Agent'] })
})

test('two copies of Nihilo Agent do it twice', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, remotes: [{ root: [mine(3)] }, { root: [mine(3)] }] })
    .corpTurn('window')
  game.passUntil(() => game.corp.question?.kind === 'reaction')
  game.corp.answers('reaction', 'Nihilo Agent')
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(2)
  expect(game.corp.badPublicity).toBe(2)
})

test('the text of Nihilo Agent', async () => {
  expect(await textOf('nihilo_agent')).toMatchInlineSnapshot(`
    "en
      When you rez this asset, load 3 power counters onto it.
      When this asset is empty, trash it.
      When your turn begins, remove 1 tag and remove 1 bad publicity.
      When your discard phase ends, give the Runner 1 tag, take 1 bad publicity, and remove 1 hosted power counter.
    de
      Wenn du diesen Posten rezzt, lade 3 Energiemarker auf ihn.
      Wenn dieser Posten leer ist, zerstöre ihn.
      Wenn dein Zug beginnt, entferne 1 Markierung und entferne 1 schlechte Publicity.
      Wenn deine Abwurfphase endet, gib dem Runner 1 Markierung, nimm 1 schlechte Publicity und entferne 1 gehosteten Energiemarker."
  `)
})
