import { findLeak, problemsOf, rezzed, scenario } from '@paydata/scenario'
import { asset, made } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import type { Game } from '../../src/index.ts'
import { defineCards, defineEdition } from '../../src/index.ts'
import { gainCredits, may, turnEnds, when } from '../../src/vocabulary.ts'
import { everyNth, randomGame, where } from '../laws/games.ts'
import { runCards } from '../rules/cards/runs.ts'
import { edition2017, olderEditions } from './older.ts'

test('an edition whose tables name steps that they do not have is refused', () => {
  const { structures } = edition2017
  const define = (of: keyof typeof structures, without: string) => () =>
    defineEdition({
      ...edition2017,
      name: 'broken',
      structures: { ...structures, [of]: structures[of].filter(row => row.step !== without) },
    })
  expect(define('run', 'approachServer')).toThrow('no step approachServer in run of broken')
  expect(define('corpTurn', 'discard')).toThrow('no step discard in corpTurn of broken')
  expect(define('run', 'closeWindows')).toThrow('no step closeWindows in run of broken')
})

test.each(olderEditions.map(({ name }) => name))(
  '%s: positions in a run are begun although nobody can act before the first ice',
  edition => {
    const table = () =>
      scenario({ definitions: runCards, edition }).corp({ hqIce: [rezzed('Wall')], hand: ['Plain Asset'] })
    expect(table().approaching('Wall').state.approached?.title).toBe('Wall')
    expect(table().encountering('Wall').state.encountered?.title).toBe('Wall')
    expect(table().accessing('Plain Asset').state.accessed?.title).toBe('Plain Asset')
    expect(table().at('run.pass', 'Wall').runner.question?.rule).not.toContain('6.9.1')
  },
)

test.each(olderEditions.map(edition => [edition.name, edition] as const))(
  '%s: what is hidden from a viewer changes no byte of what the viewer gets',
  (_, edition) => {
    // The order in which damage has chosen cards at random is open until 2017, and tells nothing.
    const { name } = defineEdition({
      ...edition,
      name: `${edition.name} without order`,
      rules: { ...edition.rules, damageOrder: 'none' },
    })
    const leaks: unknown[] = []
    const look = (game: Game): void => {
      for (const viewer of ['corp', 'runner', 'spectator'] as const)
        leaks.push(findLeak(game, viewer, `${leaks.length} ${viewer}`, 20).leak ?? [])
    }
    for (const seed of [5, 6, 7])
      randomGame(
        seed,
        where(
          ({ after }) => after.over === null,
          everyNth(40, ({ after }) => look(after)),
        ),
        name,
      )
    expect(leaks.flat()).toEqual([])
    expect(leaks.length).toBeGreaterThan(30)
  },
)

test.each(olderEditions.flatMap(({ name }) => [1, 2, 3, 4].map(seed => [name, seed] as const)))(
  '%s: game %i is played to its end without breaking a law',
  (name, seed) => {
    const end = randomGame(
      seed,
      everyNth(8, ({ after }) => expect(problemsOf(after)).toEqual([])),
      name,
    )
    expect(end.over).not.toBeNull()
  },
)

test.each(olderEditions.map(({ name }) => name))(
  '%s: what is met as a turn ends resolves within that turn',
  edition => {
    const definitions = defineCards('turn ends', [
      made(asset('Evening'), when(turnEnds('you'), may([gainCredits(1)]))),
    ])
    const game = scenario({ definitions, edition })
      .corp({ remotes: [{ root: [rezzed('Evening')] }], credits: 0, clicks: 1 })
      .corpTurn()
    game.corp.gainsCredit()
    game.passUntil(({ turn }) => turn > 1 || game.corp.question?.kind === 'confirm')
    expect(game.corp.question?.kind).toBe('confirm')
    expect(game.state.active).toBe('corp')
    expect(problemsOf(game.json)).toEqual([])
    game.corp.agrees()
    expect(game.corp.credits).toBe(2)
  },
)
