import type { CorpSpec } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, ice, made, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import type { Side } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import type { Instruction } from '../../src/instructions/index.ts'
import {
  additionalCost,
  addTo,
  always,
  chooseCards,
  chosen,
  counters,
  credits,
  derez,
  endRun,
  forfeit,
  forfeitOf,
  from,
  gainCredits,
  isRezzed,
  isUnrezzed,
  jackOut,
  loseClicks,
  loseCredits,
  mayPay,
  moveCounters,
  on,
  oneOf,
  play,
  removeTags,
  rez,
  takeCredits,
  the,
  together,
  trash,
  type,
  when,
  whileAccessing,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-9-must', [
  made(agenda('Plain Agenda')),
  made(asset('Plain Asset')),
  made(
    ice('Dear Ice'),
    always(additionalCost('rez', [forfeitOf(chosen(from('corpScore'), 'given'))], { cards: 'self' })),
  ),
  made(
    resource('Must Pay'),
    when(
      on({ what: ['accessed'], card: [type('asset')] }),
      mayPay([credits(2)], { must: true, then: [trash('it')] }),
    ),
  ),
  made(program('Eater'), whileAccessing([counters('virus')], [trash('accessed')])),
  made(event('Wake Up'), play(rez(chosen(from('ice', isUnrezzed), 'woken')))),
  made(
    event('Wake Or Withdraw'),
    play(
      chooseCards(chosen(from('ice', isUnrezzed), 'met')),
      oneOf([[rez(the('met'))], [addTo(the('met'), 'hand')]], { who: 'corp', must: true }),
      gainCredits(1),
    ),
  ),
])

const table = () => scenario({ definitions })

test('9.12.3b: a player who must pay for something does not have to reach it by other means', () => {
  const accessing = (credits: number) =>
    table()
      .corp({ remotes: [{ root: ['Plain Asset'] }] })
      .runner({ rig: ['Must Pay', card('Eater', { counters: { virus: 1 } })], credits })
      .accessing('Plain Asset')
  const able = accessing(2)
  expect(able.runner.credits).toBe(0)
  expect(able.corp.archives).toEqual(['Plain Asset'])
  const unable = accessing(0)
  expect(unable.runner.question?.kind).toBe('midAccess')
  expect(unable.runner.question?.options.map(option => option.card)).toContain('Eater')
  unable.runner.passes()
  expect(unable.corp.archives).toEqual([])
  expect(unable.card('Eater').counters).toEqual({ virus: 1 })
})

/** An event was played, and this player has chosen the ice for it. */
const played = (title: string, chooser: Side, scored: readonly string[] = ['Plain Agenda']) => {
  const game = table()
    .corp({ hqIce: ['Dear Ice'], scored })
    .runner({ hand: [title], credits: 0 })
    .runnerTurn()
  game.runner.plays(title)
  game[chooser].answers('choose', 'Dear Ice')
  return game
}

test('9.12.3e: an effect alone cannot make a player pay an additional cost', () => {
  const game = played('Wake Up', 'corp')
  expect(game.corp.question?.kind).toBe('confirm')
  game.corp.declines()
  expect(game.card('Dear Ice').rezzed).toBe(false)
  expect(game.corp.scored).toEqual(['Plain Agenda'])
})

test('9.12.3e: of several effects one that was chosen cannot be avoided by declining its additional cost', () => {
  const game = played('Wake Or Withdraw', 'runner')
  expect(game.corp.question?.kind).toBe('effect')
  game.corp.answers('effect', game.corp.question?.options[0]?.id ?? '')
  // No question whether, only with what.
  game.corp.answers('payment', 'Plain Agenda')
  expect(game.card('Dear Ice').rezzed).toBe(true)
  expect(game.corp.scored).toEqual([])
  expect(game.runner.credits).toBe(1)
})

test('9.12.3e, 9.12.3c: an effect whose additional cost cannot be paid cannot be chosen', () => {
  const game = played('Wake Or Withdraw', 'runner', [])
  game.corp.answers('effect', game.corp.question?.options[0]?.id ?? '')
  expect(game.corp.hand).toContain('Dear Ice')
})

/** Which of two effects the Corp may choose when it must, the second of which is always possible. */
const choosable = (first: Instruction, corp: CorpSpec = {}) => {
  const must = defineCards(`rules-9-must-${JSON.stringify(first)}`, [
    made(event('Must'), play(oneOf([[first], [gainCredits(9, 'runner')]], { who: 'corp', must: true }))),
    made(asset('Plain Asset')),
  ])
  const game = scenario({ definitions: must })
    .corp({ credits: 1, ...corp })
    .runner({ hand: ['Must'], deck: ['Must'], credits: 0, tags: 1 })
    .runnerTurn()
  game.runner.plays('Must')
  expect(game.corp.question?.kind).toBe('effect')
  return game.corp.question?.options.length
}

test.each([
  ['lose more credits than are in the pool', loseCredits(2, 'corp')],
  ['lose clicks that are not there', loseClicks(1, 'corp')],
  ['remove more tags than there are', removeTags(2)],
  ['take credits from a card without any', takeCredits(1)],
  ['move counters from a card without any', moveCounters('power', 1, 'self', 'self')],
  ['forfeit where there is no agenda', forfeit(chosen(from('corpScore'), 'given'))],
  ['derez where nothing is rezzed', derez(chosen(from('installed', isRezzed), 'slept'))],
  ['end the run outside of a run', endRun()],
  ['jack out outside of a run', jackOut()],
  ['do two things, one of which is not possible', together(gainCredits(1), loseCredits(2, 'corp'))],
] as const)('9.12.3c: who must choose cannot choose to %s', (_name, effect) => {
  expect(choosable(effect)).toBe(1)
})

test.each([
  ['lose the credits that are there', loseCredits(1, 'corp')],
  ['lose all credits', loseCredits('all', 'corp')],
  ['remove the tags that are there', removeTags(1)],
  ['derez one of those that are rezzed', derez(chosen(from('installed', isRezzed), 'slept'))],
  ['do two things that are possible', together(gainCredits(1), loseCredits(1, 'corp'))],
] as const)('9.12.3c: who must choose can choose to %s', (_name, effect) => {
  expect(choosable(effect, { remotes: [{ root: [rezzed('Plain Asset')] }] })).toBe(2)
})
