import type { ScenarioGame } from '@paydata/scenario'
import { card, examples, fillers, rezzed } from '@paydata/scenario'
import { agenda, asset, ice, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  additionalCost,
  always,
  chosen,
  clicks,
  countOf,
  credits,
  encountered,
  endRun,
  firstTimeWould,
  from,
  gainCredits,
  inRootOf,
  interruptFor,
  isOther,
  mayPay,
  on,
  oncePer,
  ownedBy,
  paid,
  placeCounters,
  play,
  prevent,
  propertyOf,
  protecting,
  requirement,
  running,
  sufferAsCost,
  takeTagsAsCost,
  times,
  trash,
  trashOf,
  trashThis,
  type,
  when,
  whileAccessing,
  would,
} from '../../src/vocabulary.ts'
import { hardware, identity, upgrade } from './printed.ts'

const { example, scenario } = examples(test)

const definitions = defineCards('examples-1-16', [
  made(hardware('Chip'), paid([trashThis], [gainCredits(3)])),
  made(
    resource('Regulator'),
    interruptFor([trashThis], [prevent(1, { effect: 'trash', card: [type('hardware')] })]),
  ),
  made(operation('Scrap'), play(trash(chosen(from('rig', type('hardware')), 'scrapped')))),
  made(agenda('Painful Prize'), always(additionalCost('steal', [sufferAsCost('net', 4)], { cards: 'self' }))),
  made(
    resource('Monk'),
    when(would({ effect: 'damage', kind: 'net' }), prevent('all', { effect: 'damage', kind: 'net' })),
  ),
  made(
    identity('Shadow', 'runner'),
    when(firstTimeWould('run', { effect: 'tags' }), prevent(1, { effect: 'tags' })),
  ),
  made(
    ice('Fun Ice'),
    when(encountered(), mayPay([takeTagsAsCost(1)], { who: 'runner', otherwise: [endRun()] })),
  ),
  made(resource('Zero'), oncePer('turn', paid([clicks(), sufferAsCost('net', 1)], [gainCredits(1)]))),
  made(resource('Clan'), when(on({ what: ['damageSuffered'] }), placeCounters('power', 1))),
  made(
    { ...agenda('Greedy Project'), advancement: 3 },
    always(
      additionalCost('score', [trashOf(chosen(from('installed', ownedBy('corp'), isOther), 'given'))], {
        cards: 'self',
      }),
    ),
  ),
  made(upgrade('Fast Lane'), always(requirement([type('agenda'), inRootOf(['here'])], -1))),
  made(asset('Office')),
  made(operation('Royalties'), play(gainCredits(3))),
  made(
    resource('Freeman'),
    whileAccessing(
      [{ pay: 'counters', counter: 'virus', amount: propertyOf('printedCost', 'accessed'), from: 'self' }],
      [trash('accessed')],
    ),
  ),
  made(ice('Wall')),
  made(
    upgrade('Lane Toll'),
    when(
      on({ what: ['serverApproached'], server: ['here'] }),
      mayPay(
        [
          credits(
            times(
              2,
              countOf(from('ice', protecting(['here']), { is: 'hosts', counter: 'advancement', atLeast: 1 })),
            ),
          ),
        ],
        { who: 'runner', otherwise: [endRun()] },
      ),
    ),
  ),
  made(asset('Game Net'), when(on({ what: ['creditsSpent'], by: 'runner' }, running()), gainCredits(1))),
])
const table = () => scenario({ definitions })
const labels = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.label) ?? []

example(
  ['cr-26.03/1.16.1a/1', 'cr-1.6/1.16.1a/1'],
  'what is trashed as a cost cannot be saved by a prevention that is optional',
  () => {
    const game = table()
      .runner({ credits: 0, rig: ['Chip', 'Regulator'] })
      .runnerTurn('window')
    game.runner.uses('Chip')
    expect(game.runner.question?.kind).toBe('paidWindow')
    expect(game.runner).toMatchObject({ credits: 3, heap: ['Chip'], rig: ['Regulator'] })
    // An effect that trashes it can be prevented.
    const trashed = table()
      .corp({ hand: ['Scrap'] })
      .runner({ rig: ['Chip', 'Regulator'] })
      .corpTurn()
    trashed.corp.plays('Scrap')
    trashed.corp.answers('choose', 'Chip')
    trashed.runner.uses('Regulator')
    expect(trashed.runner).toMatchObject({ heap: ['Regulator'], rig: ['Chip'] })
  },
)

example(
  ['cr-26.03/1.16.1b/1', 'cr-1.6/1.16.1b/1'],
  'damage that would be prevented by force cannot be paid, and nothing is stolen',
  () => {
    const accessing = (...rig: readonly string[]) => {
      const game = table()
        .corp({ hand: ['Painful Prize'] })
        .runner({ hand: fillers('runner', 5), rig: [...rig] })
        .accessing('Painful Prize')
      game.runner.passes()
      return game.runner
    }
    const offered = ({ question }: ReturnType<typeof accessing>) => question?.options.map(({ kind }) => kind)
    const prevented = accessing('Monk')
    expect(offered(prevented)).toEqual(['no'])
    prevented.declines()
    expect(prevented.stolen).toEqual([])
    expect(prevented.hand).toHaveLength(5)
    const harmed = accessing()
    expect(offered(harmed)).toEqual(['steal', 'no'])
    harmed.steals()
    expect(harmed.stolen).toEqual(['Painful Prize'])
    expect(harmed.hand).toHaveLength(1)
  },
)

example(
  ['cr-26.03/1.16.1b/2', 'cr-1.6/1.16.1b/2'],
  'a tag that would be prevented by force cannot be taken as a nested cost',
  () => {
    const meeting = (runner: { identity?: string }) => {
      const game = table()
        .corp({ hqIce: [rezzed('Fun Ice')] })
        .runner(runner)
        .approaching('Fun Ice')
      game.bothPass()
      return game
    }
    const prevented = meeting({ identity: 'Shadow' })
    expect(prevented.runner.tags).toBe(0)
    expect(prevented.state.encountered).toBeUndefined()
    const tagged = meeting({})
    tagged.runner.agrees()
    expect(tagged.runner.tags).toBe(1)
    expect(tagged.state.encountered?.title).toBe('Fun Ice')
  },
)

example(
  ['cr-26.03/1.16.1c/1', 'cr-1.6/1.16.1c/1'],
  'the cost of an ability that was used up cannot be paid either',
  by => {
    const game = table()
      .runner({ hand: fillers('runner', 3), rig: ['Zero', 'Clan'] })
      .runnerTurn()
    game.runner.uses('Zero')
    game.passUntil('nextAction')
    expect(labels(game, 'runner')).not.toContain('Use Zero')
    expect(() => game.runner.uses('Zero')).toThrow(by === '26.03' ? '9.3.6g' : '9.5.2e')
    expect(game.card('Clan').counters.power).toBe(1)
    expect(game.runner.hand).toHaveLength(2)
  },
)

example(
  ['cr-26.03/1.16.1c/2', 'cr-1.6/1.16.1c/2'],
  'no cost is paid in such a way that a restriction is met no more',
  () => {
    const scoring = (...others: readonly string[]) =>
      table()
        .corp({
          remotes: [
            { root: [card('Greedy Project', { advanced: 2 }), rezzed('Fast Lane')] },
            ...others.map(each => ({ root: [each] })),
          ],
        })
        .corpTurn('window')
    const game = scoring('Office')
    game.corp.scores('Greedy Project')
    expect(game.corp.question?.options.map(option => option.card)).toEqual(['Office'])
    game.corp.answers('payment', 'Office')
    expect(game.corp).toMatchObject({ scored: ['Greedy Project'], archives: ['Office'] })
    expect(game.card('Fast Lane').zone).toBe('root')
    expect(labels(scoring(), 'corp')).not.toContain('Score Greedy Project')
  },
)

example(
  ['cr-26.03/1.16.1d/1', 'cr-1.6/1.16.1d/1'],
  'a cost of 0 is paid by saying so, and not by itself',
  () => {
    const game = table()
      .corp({ deck: ['Royalties'] })
      .runner({ rig: ['Freeman'] })
      .accessing('Royalties')
    expect(game.corp.deck).toEqual(['Royalties'])
    expect(game.runner.question?.options.map(option => option.kind)).toEqual(['pass', 'useAbility'])
    game.runner.uses('Freeman')
    expect(game.corp).toMatchObject({ deck: [], archives: ['Royalties'] })
    expect(game.state.log.some(line => line.what === 'countersRemoved')).toBe(false)
  },
)

example(
  ['cr-26.03/1.16.2b/1', 'cr-1.6/1.16.2b/1'],
  '“2 credits for each” of three is one payment of 6',
  () => {
    const game = table()
      .corp({
        credits: 0,
        hqIce: [
          card('Wall', { advanced: 1 }),
          card('Wall', { advanced: 2 }),
          card('Wall', { advanced: 1 }),
          'Wall',
        ],
        hqRoot: [rezzed('Lane Toll')],
        remotes: [{ root: [rezzed('Game Net')] }],
      })
      .runner({ credits: 7 })
      .at('run.jackOut', 'HQ')
    game.runner.continues()
    game.bothPass()
    game.runner.agrees()
    expect(game.runner.credits).toBe(1)
    expect(game.state.log.filter(line => line.what === 'creditsSpent').map(line => line.amount)).toEqual([6])
    expect(game.corp.credits).toBe(1)
  },
)
