import type { CorpSpec, ScenarioGame } from '@paydata/scenario'
import { examples, rezzed } from '@paydata/scenario'
import { agenda, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import {
  additionalCost,
  all,
  always,
  arrangeIce,
  breakSubroutines,
  cardIs,
  chosen,
  clickBreak,
  clicks,
  costChange,
  credits,
  forfeit,
  from,
  gainCredits,
  host,
  hostedOn,
  install,
  installOnlyOn,
  interruptFor,
  isNot,
  isRezzed,
  lasting,
  mayPay,
  not,
  on,
  paid,
  placeCounters,
  play,
  prevent,
  propertyOf,
  protecting,
  removeCounters,
  subroutine,
  the,
  trash,
  trashThis,
  type,
  untilTurnEnds,
  when,
} from '../../src/vocabulary.ts'
import { costing, hardware } from './printed.ts'

const { example, scenario } = examples(test)

const isReady = { is: 'hosts', counter: 'power', atLeast: 1 } as const
const janus = Array.from({ length: 4 }, () => subroutine(gainCredits(1)))

const definitions = defineCards('examples-faq', [
  made(
    hardware('Implants'),
    when(on({ what: ['subroutineBroken'] }), mayPay([credits(1)], { then: [breakSubroutines(1)] })),
  ),
  made(ice('Janus', 'bioroid'), ...janus, clickBreak()),
  made(operation('Dusk'), play(arrangeIce(from('ice', protecting(['hq']))))),
  made(ice('Near')),
  made(ice('Middle')),
  made(ice('Far')),
  made(
    resource('Workshop'),
    paid(
      [clicks()],
      [
        host(chosen(from('grip', type('program', 'hardware')), 'stored')),
        placeCounters('power', propertyOf('printedCost', the('stored')), the('stored')),
      ],
    ),
    paid([credits(1)], [removeCounters('power', 1, chosen(from('hosted', isReady), 'worked'))]),
    when(
      on(
        { what: ['countersRemoved'], card: [hostedOn('self')], kind: 'power' },
        isNot(cardIs('it', isReady)),
      ),
      install('it', { ignore: 'all' }),
      trash(all(from('hosted', not(isReady)))),
    ),
  ),
  made(costing(1, program('Tool'))),
  made(costing(2, program('Big Tool'))),
  made(costing(1, program('Bug')), installOnlyOn(type('ice'), isRezzed)),
  made(costing(1, hardware('New Console', 'console'))),
  made(hardware('Old Console', 'console')),
  made(event('Cleaning'), play(trash(chosen(from('rig', type('resource')), 'dead')))),
  made(agenda('Upgrades'), always({ declare: 'clicks', who: 'you', by: 1 })),
  made(operation('Sacrifice'), play(forfeit(chosen(from('corpScore'), 'given')), gainCredits(1))),
  made(agenda('Dear Prize'), always(additionalCost('steal', [credits(2)], { cards: 'self' }))),
  made(hardware('Chip'), paid([trashThis], [lasting(untilTurnEnds, [costChange('rez', [type('ice')], 2)])])),
  made(
    resource('Decoy'),
    interruptFor([trashThis], [prevent(1, { effect: 'trash', card: [type('hardware')] })]),
  ),
])
const table = () => scenario({ definitions })

example(
  ['faq-1.1/32'],
  'what breaks one more subroutine for a credit is met by its own breaking: all four for a click and 3 credits',
  () => {
    const game = table()
      .corp({ hqIce: [rezzed('Janus')], credits: 0 })
      .runner({ rig: ['Implants'], credits: 3, clicks: 2 })
      .encountering('Janus')
    const before = game.runner.clicks
    game.runner.uses('Janus')
    const breakNext = () => {
      const unbroken = game.card('Janus').subroutines?.findIndex(({ broken }) => !broken) ?? -1
      game.runner.answers('subroutines', unbroken)
    }
    breakNext()
    game.runner.agrees()
    breakNext()
    game.runner.agrees()
    breakNext()
    // Nobody asks how often: the Runner could decline each time, and has no credits for more (CR 10.1.6a).
    game.runner.agrees()
    while (game.runner.question?.kind === 'subroutines') breakNext()
    expect(game.card('Janus').subroutines?.map(({ broken }) => broken)).toEqual([true, true, true, true])
    expect(game.runner).toMatchObject({ credits: 0, clicks: before - 1 })
  },
)

example(['faq-1.1/39'], 'the Runner can follow each piece of ice that is rearranged', () => {
  const game = table()
    .corp({ hand: ['Dusk'], hqIce: ['Near', 'Middle', rezzed('Far')] })
    .corpTurn()
  const seen = () => {
    const hq = viewFor(game.json, 'runner').servers.find(({ id }) => id === 'hq')
    return hq?.ice.map(({ ice: piece }) => piece?.id)
  }
  const [near, middle, far] = seen() ?? []
  game.corp.plays('Dusk')
  game.corp.answers('choose', 'Near')
  game.corp.answers('choose', 'Far')
  game.corp.answers('choose', 'continue')
  expect(game.corp.servers.hq?.ice).toEqual(['Far', 'Middle', 'Near'])
  expect(seen()).toEqual([far, middle, near])
})

const working = (title: string, rig: readonly string[] = [], hqIce: CorpSpec['hqIce'] = []) => {
  const game = table()
    .corp({ hqIce })
    .runner({ rig: ['Workshop', ...rig], hand: [title, 'Cleaning'], credits: 5 })
    .runnerTurn()
  game.runner.uses('Workshop', 0)
  game.runner.answers('choose', title)
  return game
}
/** Removes a counter from what is hosted. */
const work = (game: ScenarioGame, title: string) => {
  game.runner.uses('Workshop', 1)
  game.runner.answers('choose', title)
}

example(
  ['faq-1.1/40'],
  'what is hosted without being installed is inactive, and is installed with its last counter',
  () => {
    const game = working('Big Tool')
    expect(game.card('Big Tool')).toMatchObject({ zone: 'hosted', host: 'Workshop', installed: false })
    expect(game.card('Big Tool').counters).toEqual({ power: 2 })
    expect(game.runner).toMatchObject({ memoryUsed: 0, programs: [] })
    work(game, 'Big Tool')
    expect(game.runner.programs).toEqual([])
    work(game, 'Big Tool')
    expect(game.runner).toMatchObject({ memoryUsed: 1, programs: ['Big Tool'], credits: 3 })
  },
)

example(['faq-1.1/40'], 'a program that is installed takes memory, for which another has to go', () => {
  const game = working('Tool', ['Big Tool', 'Big Tool', 'Big Tool', 'Big Tool'])
  expect(game.runner.programs).toHaveLength(4)
  work(game, 'Tool')
  game.runner.answers('trashLike', 'Big Tool')
  game.runner.answers('trashLike', 'continue')
  expect(game.runner.programs).toHaveLength(4)
  expect(game.runner.programs).toContain('Tool')
  expect(game.runner.heap).toEqual(['Big Tool'])
})

example(['faq-1.1/40'], 'what cannot be installed as it loses its last counter is trashed', by => {
  const homeless = working('Bug', [], ['Near'])
  work(homeless, 'Bug')
  expect(homeless.runner).toMatchObject({ heap: ['Bug'], programs: [], rig: ['Workshop'] })

  const second = working('New Console', ['Old Console'])
  work(second, 'New Console')
  // Newer texts let the new console stay, and trash the old one.
  const [stays, goes] = by === '2013' ? ['Old Console', 'New Console'] : ['New Console', 'Old Console']
  expect(second.runner).toMatchObject({ hardware: [stays], heap: [goes] })
})

example(['faq-1.1/40'], 'the cards hosted on it are trashed with it, and their counters go', () => {
  const game = working('Big Tool')
  game.passUntil('nextAction')
  game.runner.plays('Cleaning')
  game.runner.answers('choose', 'Workshop')
  expect([...game.runner.heap].sort()).toEqual(['Big Tool', 'Cleaning', 'Workshop'])
  expect(game.card('Big Tool').counters.power ?? 0).toBe(0)
})

example(['faq-1.1/41'], 'in Archives too the agenda is stolen only for what it costs in addition', () => {
  const accessing = (credits: number) => {
    const game = table()
      .corp({ archives: ['Dear Prize'] })
      .runner({ credits })
      .accessing('Dear Prize')
    game.runner.passes()
    return game
  }
  const rich = accessing(3)
  rich.runner.steals()
  expect(rich.runner).toMatchObject({ credits: 1, stolen: ['Dear Prize'] })
  const poor = accessing(1)
  expect(poor.runner).toMatchObject({ credits: 1, stolen: [] })
  expect(poor.corp.archives).toEqual(['Dear Prize'])
  expect(poor.runner.question).toMatchObject({ kind: 'steal', options: [{ kind: 'no' }] })
})

example(['faq-1.1/43'], 'a click that a forfeited agenda gave is lost at once, if there is any left', by => {
  const forfeited = (clicks: number) => {
    const game = table()
      .corp({ scored: ['Upgrades'], hand: ['Sacrifice'], credits: 0 })
      .beforeCorpTurn()
    game.passUntil('corpAction')
    expect(game.corp.clicks).toBe(4)
    game.fiat.set({ corp: { clicks } })
    game.corp.plays('Sacrifice')
    game.corp.answers('choose', 'Upgrades')
    expect(game.corp).toMatchObject({ removed: ['Upgrades'] })
    return game.corp.clicks
  }
  const lost = by === '2013' ? 1 : 0
  expect(forfeited(4)).toBe(3 - lost)
  expect(forfeited(2)).toBe(1 - lost)
  // The click was spent for the last action.
  expect(forfeited(1)).toBe(0)
})

const withChip = () =>
  table()
    .corp({ credits: 9, hqIce: ['Near'] })
    .runner({ rig: ['Chip', 'Decoy'] })
    .beforeRunnerTurn()

example(
  ['faq-1.1/clarifications/4'],
  'where the trash that an ability costs is prevented, the ability does not resolve',
  {
    older() {
      const game = withChip()
      const { cost } = game.card('Near')
      game.runner.uses('Chip')
      game.runner.uses('Decoy')
      expect(game.runner).toMatchObject({ rig: ['Chip'], heap: ['Decoy'] })
      expect(game.card('Near').cost).toBe(cost)
    },
    today() {
      const game = withChip()
      const { cost } = game.card('Near')
      game.runner.uses('Chip')
      expect(game.runner).toMatchObject({ rig: ['Decoy'], heap: ['Chip'] })
      expect(game.card('Near').cost).toBe((cost ?? 0) + 2)
    },
  },
)
