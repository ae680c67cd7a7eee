import { defineAllCards } from '@paydata/cards'
import type { View } from '@paydata/engine'
import { editionNamed, viewFor } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { momentOfView } from '../table/tracks.ts'
import { compared } from './comparison.ts'
import { standingIn } from './standing.ts'

defineOlderEditions()
for (const part of ['page', 'table'] as const) await loadWords(part)

const definitions = defineAllCards()
const game = (edition = '26.03') => scenario({ definitions, edition })

/** Where the game would stand in other editions, in short. */
const told = (view: View, ...others: readonly string[]) =>
  others.map(other => {
    const standing = standingIn(view, momentOfView(view) ?? '', other)
    if (standing === null) return `${other}: nothing`
    const { step, deeds } = standing.at
    return `${other}: ${standing.is} ${step.id} (${step.row.rule}): ${deeds.map(({ who, may }) => `${who} ${may}`).join(', ')}`
  })

/** The game of an edition at a moment of a run on HQ, as the Runner sees it. */
function inRun(edition: string, moment: string, hqIce: readonly string[]): View {
  const table = game(edition)
    .corp({ hqIce: [...hqIce], hand: [] })
    .runnerTurn()
  table.runner.runs('HQ')
  table.passUntil(json => momentOfView(viewFor(json, 'runner')) === moment)
  return viewFor(table.json, 'runner')
}

test('a step that both have is told with what each player could do there', () => {
  expect(told(viewFor(game().corpTurn().json, 'corp'), '2013')).toMatchInlineSnapshot(`
    [
      "2013: here corpTurn.action (FAQ 1.1, Timing Structure of Turns, Corporation 2.2): corp action",
    ]
  `)
  const before = viewFor(game().at('corpTurn.actionPhaseWindow').json, 'corp')
  expect(told(before, '26.03', '2013', '2012')).toMatchInlineSnapshot(`
    [
      "26.03: here corpTurn.actionPhaseWindow (5.6.2a): both paid, corp nonIce, corp score",
      "2013: here corpTurn.actionPhaseWindow (FAQ 1.1, Timing Structure of Turns, Corporation 2.1): both paid, corp nonIce, corp score",
      "2012: here corpTurn.actionPhaseWindow (Core rulebook, Action Phase): ",
    ]
  `)
  expect(told(inRun('26.03', 'approach.approachWindow', ['Enigma']), '1.6', '2017')).toMatchInlineSnapshot(`
    [
      "1.6: here approach.approachWindow (CR 1.6, 6.9.2b): both paid, corp nonIce, corp approached",
      "2017: here approach.approachWindow (Rules Reference, Run 2.3): both paid, corp nonIce, corp approached",
    ]
  `)
})

test('where a step is missing the next decision there is told, by whether ice is ahead', () => {
  expect(told(inRun('26.03', 'run.initiationWindow', ['Enigma']), '1.6', '2013')).toMatchInlineSnapshot(`
    [
      "1.6: next approach.approachWindow (CR 1.6, 6.9.2b): both paid, corp nonIce, corp approached",
      "2013: next approach.firstWindow (FAQ 1.1, Timing Structure of a Run 2.1): both paid",
    ]
  `)
  expect(told(inRun('26.03', 'run.initiationWindow', []), '1.6', '2013')).toMatchInlineSnapshot(`
    [
      "1.6: next run.passWindow (CR 1.6, 6.9.4b): both paid",
      "2013: next run.serverWindow (FAQ 1.1, Timing Structure of a Run 4.1): both paid",
    ]
  `)
  expect(
    told(inRun('26.03', 'run.passWindow', ['Enigma', 'Ice Wall']), '1.6', '2017'),
  ).toMatchInlineSnapshot(`
    [
      "1.6: here run.passWindow (CR 1.6, 6.9.4b): both paid",
      "2017: next approach.firstWindow (Rules Reference, Run 2.1): both paid",
    ]
  `)
  expect(told(inRun('26.03', 'run.passWindow', ['Enigma']), '2012', '2017')).toMatchInlineSnapshot(`
    [
      "2012: next run.serverWindow (Core rulebook, Access Phase): both paid",
      "2017: next run.serverWindow (Rules Reference, Run 5.1): both paid",
    ]
  `)
  expect(told(inRun('26.03', 'run.movementWindow', ['Enigma', 'Ice Wall']), '2017')).toMatchInlineSnapshot(`
    [
      "2017: next approach.firstWindow (Rules Reference, Run 2.1): both paid",
    ]
  `)
})

test('what only an older edition has leads on in the newest', () => {
  expect(
    told(inRun('2017', 'approach.jackOut', ['Enigma', 'Ice Wall']), '26.03', '2013'),
  ).toMatchInlineSnapshot(`
    [
      "26.03: next approach.approachWindow (6.9.2b): both paid, corp nonIce, corp approached",
      "2013: here approach.jackOut (FAQ 1.1, Timing Structure of a Run 2.2): runner jackOut",
    ]
  `)
  expect(told(inRun('2017', 'run.serverWindow', ['Enigma']), '26.03', '1.6')).toMatchInlineSnapshot(`
    [
      "26.03: next run.breach (6.9.5b): runner breach",
      "1.6: next run.breach (CR 1.6, 6.9.5b): runner breach",
    ]
  `)
  const table = game('2013').corpTurn()
  table.corp.gainsCredit()
  const after = viewFor(table.json, 'corp')
  expect(momentOfView(after)).toBe('corpTurn.afterAction')
  expect(told(after, '26.03')).toMatchInlineSnapshot(`
    [
      "26.03: next corpTurn.actionPhaseWindow (5.6.2a): both paid, corp nonIce, corp score",
    ]
  `)
})

test('at the first ice of a run nobody decides anything where the Runner may jack out at the next', () => {
  const first = inRun('2017', 'approach.firstWindow', ['Enigma', 'Ice Wall'])
  const standing = (view: View) => standingIn(view, 'approach.jackOut', '2013')?.at.deeds
  expect(standing(first)).toEqual([])
  expect(standing(inRun('2017', 'approach.jackOut', ['Enigma', 'Ice Wall']))).toEqual([
    { who: 'runner', may: 'jackOut' },
  ])
})

type Window = NonNullable<ReturnType<typeof editionNamed>['structures']['run'][number]['window']>

const deedsIn = ({ rez, score }: Window): readonly string[] => [
  'paid',
  ...(rez === 'nothing' ? [] : ['nonIce']),
  ...(rez === 'approached' ? ['approached'] : []),
  ...(score ? ['score'] : []),
]

test.each(compared.map(({ name }) => name))(
  '%s: each of its windows is told with its own deeds, and by its own place',
  name => {
    const { structures } = editionNamed(name)
    const view = viewFor(game(name).corpTurn().json, 'corp')
    let windows = 0
    for (const of of ['corpTurn', 'runnerTurn', 'run', 'approach', 'encounter'] as const)
      for (const { step, rule, window } of structures[of]) {
        const standing = standingIn(view, `${of}.${step}`, name)
        expect(standing).toMatchObject({ is: 'here', at: { step: { row: { rule } } } })
        const deeds = standing?.at.deeds.map(({ may }) => may)
        expect(deeds).toEqual(window === undefined ? expect.anything() : deedsIn(window))
        windows += Number(window !== undefined)
      }
    expect(windows).toBeGreaterThan(5)
  },
)
