import type { Definition } from '@paydata/engine'
import { credits, defineCards, endRun, mayPay, subroutine, card as text } from '@paydata/engine/vocabulary'
import { card, examples, fillers, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions: defineAllCards() })
type Seat = ReturnType<ReturnType<typeof table>['corpTurn']>['corp' | 'runner']

/** Installs a card where others could be trashed first, as those are that are named. */
const install = (seat: Seat, title: string, where?: string, ...old: readonly string[]): void => {
  seat.installs(title, where)
  for (const each of old) seat.answers('trashLike', each)
  seat.answers('trashLike', 'continue')
}

example(
  [
    'cr-26.03/1.15.2c/1',
    'cr-1.6/1.15.2c/1',
    'ffg-rr-1.0/choosing-cards/1',
    'ffg-rr-1.0/subroutine/1',
    'faq-1.1/clarifications/2',
  ],
  'Ichi 1.0: the Corp chooses among installed programs',
  () => {
    const game = table()
      .corp({ hqIce: [rezzed('Ichi 1.0')] })
      .runner({ rig: ['Corroder', 'Mimic', 'Desperado'], hand: ['Ninja'], deck: ['Aurora'], clicks: 0 })
      .encountering('Ichi 1.0')
    game.bothPass()
    expect(game.corp.question?.kind).toBe('choose')
    expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Corroder', 'Mimic'])
    game.corp.chooses('Mimic')
    expect(game.runner.heap).toEqual(['Mimic'])
  },
)

example(
  ['cr-26.03/1.16.11b/1', 'cr-1.6/1.16.11b/1'],
  '"unless the Runner pays": paying keeps the run going, not paying ends it',
  () => {
    const toll: Definition = {
      ...text('toll', subroutine(mayPay([credits(1)], { who: 'runner', otherwise: [endRun()] }))),
      printed: { title: 'Toll', side: 'corp', type: 'ice', cost: 0, strength: 0 },
    }
    const meet = (has: number) => {
      const game = scenario({ definitions: defineCards('with-toll', [...cards, toll]) })
        .corp({ hqIce: [rezzed('Toll')] })
        .runner({ credits: has })
        .encountering('Toll')
      game.bothPass()
      return game
    }
    const game = meet(1)
    const asked = game.save()
    game.runner.answers('mayPay', 'pay')
    expect(game.runner.credits).toBe(0)
    expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
    game.restore(asked)
    game.runner.declines()
    expect(game.runner.credits).toBe(1)
    expect(game.state.run).toBeUndefined()
    expect(meet(0).state.run).toBeUndefined()
  },
)

test('cr-26.03/8.5.13a/1 nothing is shown to prove that two cards may lie in one root', () => {
  const game = table()
    .corp({ hand: ['Red Herrings'], remotes: [{ root: ['PAD Campaign'] }] })
    .corpTurn()
  install(game.corp, 'Red Herrings', 'remote1')
  expect(game.corp.servers.remote1?.root).toEqual(['PAD Campaign', 'Red Herrings'])
  expect(game.card('Red Herrings').seenBy).toEqual(['corp'])
  expect(game.card('PAD Campaign').seenBy).toEqual(['corp'])
})

test('cr-26.03/8.5.13b/1 beside a region no other region is installed, and nothing is shown', () => {
  const game = table()
    .corp({ hand: ['Red Herrings'], remotes: [{ root: [rezzed('SanSan City Grid')] }] })
    .corpTurn()
  install(game.corp, 'Red Herrings', 'remote1')
  expect(game.card('Red Herrings').seenBy).toEqual(['corp'])
  expect(game.corp.servers.remote1?.root).toHaveLength(2)
})

example(['faq-1.1/5'], 'ruling: Parasite has one host: it cannot go on Djinn', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ rig: ['Djinn'], hand: ['Parasite'], credits: 5 })
    .runnerTurn()
  install(game.runner, 'Parasite', 'Wall of Static')
  expect(game.card('Parasite').host).toBe('Wall of Static')
  expect(game.card('Djinn').hosted).toEqual([])
  const none = table()
    .runner({ rig: ['Djinn'], hand: ['Parasite'], credits: 5 })
    .runnerTurn()
  expect(none.runner.question?.options.map(option => option.card)).not.toContain('Parasite')
})

example(['faq-1.1/12'], 'ruling: what is installed cannot be moved onto Djinn later', () => {
  const game = table()
    .runner({ rig: ['Corroder'], hand: ['Djinn', 'Datasucker'], credits: 9 })
    .runnerTurn()
  install(game.runner, 'Djinn')
  expect(game.card('Corroder').host).toBeUndefined()
  expect(game.card('Djinn').hosted).toEqual([])
  game.passUntil('nextAction')
  install(game.runner, 'Datasucker', 'Djinn')
  expect(game.card('Djinn').hosted).toEqual(['Datasucker'])
})

example(
  ['faq-1.1/6'],
  'ruling: on derezzed ice Parasite still collects counters, and trashes nothing until it is rezzed',
  () => {
    const game = table()
      .corp({ hqIce: ['Enigma'] })
      .runner({ rig: [card('Parasite', { on: 'Enigma', counters: { virus: 1 } })] })
      .beforeRunnerTurn()
    game.passUntil('runnerAction')
    expect(game.card('Parasite').counters.virus).toBe(2)
    expect(game.corp.archives).toEqual([])
    game.fiat.rez('Enigma', 'free')
    expect(game.corp.archives).toEqual(['Enigma'])
  },
)

example(
  ['faq-1.1/20'],
  'ruling: nothing can be rezzed between playing Forged Activation Orders and what it does',
  () => {
    const game = table()
      .corp({ hqIce: ['Enigma'], hqRoot: ['Akitaro Watanabe'], credits: 9 })
      .runner({ hand: ['Forged Activation Orders'], credits: 5 })
      .runnerTurn()
    game.runner.plays('Forged Activation Orders')
    game.runner.chooses('Enigma')
    expect(game.corp.question).toMatchObject({ kind: 'confirm', step: 'runnerTurn.action' })
    expect(game.corp.question?.options.map(option => option.card)).not.toContain('Akitaro Watanabe')
  },
)

example(
  ['faq-1.1/38', 'ffg-rr-1.0/must/5'],
  'Forged Activation Orders: Archer is rezzed at its whole cost, or trashed',
  () => {
    const play = () => {
      const game = table()
        .corp({ hqIce: ['Archer'], scored: ['Hostile Takeover'], credits: 4 })
        .runner({ hand: ['Forged Activation Orders'], credits: 5 })
        .runnerTurn()
      game.runner.plays('Forged Activation Orders')
      game.runner.chooses('Archer')
      return game
    }
    const rez = play()
    rez.corp.agrees()
    rez.corp.agrees() // to the additional cost
    rez.corp.answers('payment', 'Hostile Takeover')
    expect(rez.card('Archer').rezzed).toBe(true)
    expect(rez.corp).toMatchObject({ credits: 0, scored: [] })
    const no = play()
    no.corp.declines()
    expect(no.corp.archives).toEqual(['Archer'])
    expect(no.corp).toMatchObject({ credits: 4, scored: ['Hostile Takeover'] })
  },
)

example(['faq-1.1/21'], 'four core damage at once count four', () => {
  const game = table()
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Corroder'] })
    .runnerTurn()
  game.fiat.damage('core', 4)
  expect(game.runner).toMatchObject({ coreDamage: 4, handSize: 1 })
  expect(game.runner.hand).toHaveLength(1)
})

example(['faq-1.1/22'], 'upgrades lie in the root of a server, remote or central', () => {
  const game = table()
    .corp({ hand: ['Red Herrings', 'Akitaro Watanabe'], remotes: [{ root: ['PAD Campaign'] }] })
    .corpTurn()
  install(game.corp, 'Red Herrings', 'remote1')
  game.passUntil('nextAction')
  game.corp.installs('Akitaro Watanabe', 'HQ')
  expect(game.corp.servers.remote1?.root).toContain('Red Herrings')
  expect(game.corp.servers.hq?.root).toEqual(['Akitaro Watanabe'])
})

example(['faq-1.1/29'], 'Breaking News forfeited before the turn ends: the tags stay', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Breaking News', { advanced: 2 })] }], hqIce: ['Archer'], credits: 9 })
    .corpTurn('window')
  game.corp.scores('Breaking News')
  expect(game.runner.tags).toBe(2)
  game.fiat.move('Breaking News', 'archives')
  game.fiat.set({ corp: { clicks: 1 } })
  game.passUntil('nextAction')
  game.corp.gainsCredit()
  game.passUntil('runnerAction')
  expect(game.runner.tags).toBe(2)
})

example(['faq-1.1/30'], "Aesop's Pawnshop sells one other card as the turn begins", () => {
  const game = table()
    .runner({ rig: ["Aesop's Pawnshop", 'Corroder', 'Mimic'], credits: 0 })
    .beforeRunnerTurn()
  game.bothPass()
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).not.toContain("Aesop's Pawnshop")
  game.runner.chooses('Mimic')
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ credits: 3, heap: ['Mimic'] })
})

example(['faq-1.1/37'], 'without free memory programs may be trashed to install another', () => {
  const game = table()
    .runner({ rig: ['Corroder', 'Mimic', 'Djinn', 'Medium'], hand: ['Ninja'], credits: 9 })
    .runnerTurn()
  expect(game.runner.memoryUsed).toBe(4)
  install(game.runner, 'Ninja', undefined, 'Mimic')
  expect(game.runner.heap).toEqual(['Mimic'])
  expect(game.runner.rig).toContain('Ninja')
})

example(['core/install/1'], 'a third piece of ice costs 2, or less when older ice is trashed first', () => {
  const third = (...trashing: readonly string[]) => {
    const game = table()
      .corp({
        hand: ['Hunter'],
        credits: 5,
        remotes: [{ root: [rezzed('PAD Campaign')], ice: ['Ice Wall', 'Enigma'] }],
      })
      .corpTurn()
    game.corp.installs('Hunter', 'remote1')
    for (const each of trashing) game.corp.answers('trashLike', each)
    return game
  }
  const none = third('continue')
  expect(none.corp.credits).toBe(3)
  expect(none.corp.servers.remote1?.ice).toEqual(['Ice Wall', 'Enigma', 'Hunter'])
  expect(third('Enigma', 'continue').corp.credits).toBe(4)
  expect(third('Ice Wall', 'Enigma').corp).toMatchObject({ credits: 5 })
})

example(
  ['core/constant-abilities/1'],
  'Experiential Data strengthens the ice of its server while it is rezzed',
  () => {
    const game = table()
      .corp({
        remotes: [{ root: ['Experiential Data'], ice: [rezzed('Enigma')] }],
        hqIce: [rezzed('Hunter')],
      })
      .corpTurn()
    expect(game.card('Enigma').strength).toBe(2)
    game.fiat.rez('Experiential Data', 'free')
    expect(game.card('Enigma').strength).toBe(3)
    expect(game.card('Hunter').strength).toBe(4)
  },
)

example(['core/triggered-abilities/1'], 'Magnum Opus: a click for 2 credits, as an action', () => {
  const game = table()
    .runner({ rig: ['Magnum Opus'], credits: 0 })
    .beforeRunnerTurn()
  expect(game.runner.question?.options.map(option => option.card)).not.toContain('Magnum Opus')
  game.passUntil('nextAction')
  game.runner.uses('Magnum Opus')
  expect(game.runner).toMatchObject({ credits: 2, clicks: 3 })
})

example(['core/triggered-abilities/2'], 'PAD Campaign gives a credit as each turn of the Corp begins', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: [rezzed('PAD Campaign')] }], deck: fillers('corp', 5) })
    .beforeCorpTurn()
  game.passUntil('corpAction')
  expect(game.corp.credits).toBe(1)
})

example(['core/simultaneous-effects/1'], "Aesop's Pawnshop may sell Wyldside before it does anything", () => {
  const game = table()
    .runner({ rig: ["Aesop's Pawnshop", 'Wyldside'], credits: 0, hand: [] })
    .beforeRunnerTurn()
  game.bothPass()
  game.runner.uses("Aesop's Pawnshop")
  game.runner.agrees()
  game.runner.answers('payment', 'Wyldside')
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ credits: 3, clicks: 4, hand: [], heap: ['Wyldside'] })
})

example(
  ['core/trace-example/1'],
  'Data Raven: 3 and 2 credits against link 2 and 3 credits is a tie, and no counter',
  () => {
    const game = table()
      .corp({ hqIce: [rezzed('Data Raven')], credits: 2 })
      .runner({ identity: 'Kate "Mac" McCaffrey', rig: ['Access to Globalsec'], credits: 7 })
      .runnerTurn()
    expect(game.runner.link).toBe(2)
    game.runner.runs('HQ')
    game.passUntil(() => game.runner.question?.kind === 'effect')
    game.runner.answers('effect', 'tag')
    game.bothPass()
    game.corp.answers('traceStrength', 2)
    game.runner.answers('linkStrength', 3)
    expect(game.card('Data Raven').counters.power ?? 0).toBe(0)
    expect(game.runner.credits).toBe(4)
  },
)

example(
  ['faq-1.1/14'],
  'one use of Sacrificial Construct saves a program that was chosen twice; today each is chosen once',
  by => {
    const game = table()
      .corp({ credits: 2, remotes: [{ root: [card('Aggressive Secretary', { advanced: 2 })] }] })
      .runner({ rig: ['Mimic', 'Ninja', 'Corroder', 'Sacrificial Construct'] })
      .accessing('Aggressive Secretary')
    game.corp.agrees()
    const chosen = by === '2013' ? ['Mimic'] : ['Mimic', 'Ninja']
    // Whoever chooses a program twice has chosen one program fewer.
    expect(game.corp.question).toMatchObject({ min: chosen.length, max: 2 })
    game.corp.answers('choose', ...chosen)
    // All that was chosen is about to be trashed, and any of it can be saved.
    expect(game.runner.heap).toEqual([])
    game.runner.uses('Sacrificial Construct')
    // Where two of them are about to be trashed, it is asked which.
    for (const saved of by === '2013' ? [] : ['Mimic']) game.runner.answers('choose', saved)
    expect(game.runner).toMatchObject(
      by === '2013'
        ? { rig: ['Mimic', 'Ninja', 'Corroder'], heap: ['Sacrificial Construct'] }
        : { rig: ['Mimic', 'Corroder'], heap: ['Sacrificial Construct', 'Ninja'] },
    )
  },
)

const secondConsole = () =>
  table()
    .runner({ rig: ['The Toolbox'], hand: ['Desperado'], credits: 9 })
    .runnerTurn()

example(['faq-1.1/24'], 'a second console cannot be installed beside the first; today the older one goes', {
  older() {
    const { runner } = secondConsole()
    expect(runner.refused.find(({ card: title }) => title === 'Desperado')?.reason).toContain('console')
  },
  today() {
    const { runner } = secondConsole()
    runner.installs('Desperado')
    expect(runner).toMatchObject({ rig: ['Desperado'], heap: ['The Toolbox'] })
  },
})

example(
  ['cr-26.03/1.20.2/1', 'cr-1.6/1.20.2/1'],
  'with T400 Memory Diamond programs may use 5 memory units',
  () => {
    const installing = (...memory: readonly string[]) => {
      const game = table()
        .runner({ rig: ['Corroder', 'Mimic', 'Ninja', 'Wyrm', ...memory], hand: ['Crypsis'], credits: 9 })
        .runnerTurn()
      game.runner.installs('Crypsis')
      return game.runner
    }
    const roomy = installing('T400 Memory Diamond')
    roomy.answers('trashLike', 'continue')
    expect(roomy.programs).toHaveLength(5)
    // Without it one of them has to go first.
    const full = installing()
    expect(() => full.answers('trashLike', 'continue')).toThrow('"continue" is no answer')
    full.answers('trashLike', 'Wyrm')
    full.answers('trashLike', 'continue')
    expect(full).toMatchObject({ programs: ['Corroder', 'Mimic', 'Ninja', 'Crypsis'], heap: ['Wyrm'] })
  },
)
