import type { Macro } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import type { Game, Reply } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { advance, noMacros, withoutClocks } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { inOneGo, played, running } from './going-on.ts'
import { liveAt } from './setups.ts'

const definitions = defineAllCards()

const choosing = (game: Game, by: 'corp' | 'runner', does: string): Reply => {
  const { question } = viewFor(game, by)
  if (question?.form !== 'choose') throw new Error('Nothing is to be chosen.')
  return {
    question: question.number,
    choose: [question.options.findIndex(option => option.does === does)],
  }
}

const wishes = (macro: Macro) => ({
  orders: { corp: defaultOrders, runner: defaultOrders },
  macros: { ...noMacros, runner: macro },
})

const begun = (game: Game, does: string, macro: Macro) => {
  const move = {
    kind: 'answer',
    by: 'runner',
    how: 'player',
    id: null,
    reply: choosing(game, 'runner', does),
  } as const
  const made = advance(liveAt(game), move, wishes(macro), withoutClocks, 0)
  if (!made.ok) throw new Error(made.why)
  const last = made.steps.at(-1)!.position.game
  return {
    hows: made.steps.flatMap(({ entry }) => (entry.kind === 'answer' ? [`${entry.by} ${entry.how}`] : [])),
    view: viewFor(last, 'runner'),
    macros: made.wishes.macros,
  }
}

test('a macro goes on behind what is passed for the opponent, as answers of its own in the log', () => {
  const game = scenario({ definitions }).corp({}).runner({ credits: 5 }).runnerTurn().json
  const { hows, view, macros } = begun(game, 'gainCredit', { is: 'takeCredits', turn: game.turn })
  expect(view.runner).toMatchObject({ credits: 9, clicks: 0 })
  expect(hows.filter(how => how === 'runner player')).toHaveLength(1)
  expect(hows.filter(how => how === 'runner macro').length).toBeGreaterThanOrEqual(3)
  expect(hows).toContain('corp order')
  expect(macros.runner).toBeNull()
})

test('a macro waits while the opponent decides, and is over when the opponent does something', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Hedge Fund', 'Hedge Fund'], hqIce: ['Wall of Static'] })
    .runner({ credits: 5 })
    .running('hq').json
  const { view, macros } = begun(game, 'pass', { is: 'continueRun' })
  expect(view.waiting).toMatchObject([{ for: 'corp' }])
  expect(macros.runner).toEqual({ is: 'continueRun' })
  const match = liveAt(game)
  const first = advance(
    match,
    { kind: 'answer', by: 'runner', how: 'player', id: null, reply: choosing(game, 'runner', 'pass') },
    wishes({ is: 'continueRun' }),
    withoutClocks,
    0,
  )
  if (!first.ok) throw new Error(first.why)
  const waiting = first.steps.at(-1)!.position
  const rez = {
    kind: 'answer',
    by: 'corp',
    how: 'player',
    id: null,
    reply: choosing(waiting.game, 'corp', 'rez'),
  } as const
  const second = advance({ ...match, position: waiting }, rez, first.wishes, withoutClocks, 0)
  expect(second.ok && second.wishes.macros.runner).toBeNull()
  const pass = { ...rez, reply: choosing(waiting.game, 'corp', 'pass') }
  const passed = advance({ ...match, position: waiting }, pass, first.wishes, withoutClocks, 0)
  if (!passed.ok) throw new Error(passed.why)
  // The ice stays facedown, so the run goes on to HQ by itself.
  expect(viewFor(passed.steps.at(-1)!.position.game, 'runner').breach?.server).toBe('hq')
})

test('a run through two rezzed ice with all breakers takes an answer for each ice, and none between them', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], hqIce: [rezzed('Wall of Static'), rezzed('Enigma')] })
    .runner({ credits: 12, rig: ['Corroder', 'Gordian Blade'] })
    .runnerTurn().json
  const { said, view } = played(running(game, 'hq'), inOneGo)
  expect(said).toEqual(['breakAll', 'breakAll', 'midAccess'])
  expect(view).toMatchObject({ run: null, runner: { credits: 8 } })
})

test('behind ice that was broken the Runner is asked whether to jack out before ice that is facedown, or cannot be paid for', () => {
  const before = (inner: Parameters<typeof rezzed>[0] | ReturnType<typeof rezzed>, credits: number) => {
    const game = scenario({ definitions })
      .corp({ credits: 0, hqIce: [inner, rezzed('Wall of Static')] })
      .runner({ credits, rig: ['Corroder', 'Gordian Blade'] })
      .runnerTurn().json
    return played(running(game, 'hq'), (view, offered) =>
      view.question?.asks === 'jackOut' ? null : inOneGo(view, offered),
    ).view.question?.asks
  }
  expect(before('Enigma', 12)).toBe('jackOut')
  expect(before(rezzed('Enigma'), 3)).toBe('jackOut')
  expect(before(rezzed('Enigma'), 12)).toBe('action')
})

test('six plain cards in Archives are accessed by one answer, and an agenda among them is stolen', () => {
  const archives = ['Hedge Fund', 'Enigma', 'Hostile Takeover', 'Ice Wall', 'Wall of Static', 'Biotic Labor']
  const game = scenario({ definitions }).corp({ archives }).runner({}).runnerTurn().json
  const { said, view } = played(running(game, 'archives'), inOneGo)
  expect(said).toEqual(['accessAll'])
  expect(view).toMatchObject({ run: null, runner: { score: 1 } })
})
