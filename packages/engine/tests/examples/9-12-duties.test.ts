import { card, examples, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { definitions } from './cards/9-12-duties.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions })
type Game = ReturnType<ReturnType<typeof table>['corpTurn']>
/** What the Runner is offered: cards with what is done to or with them, or the name of the option. */
const offered = (game: Game) =>
  game.runner.question?.options.map(({ kind, card: title }) =>
    title === undefined ? kind : `${kind} ${title}`,
  )
const eater = (virus: number) => card('Eater', { counters: { virus } })

test('cr-26.03/9.12.2a/1: of two cards trashed together "a card" is met twice, "at least 1 card" once', () => {
  const game = table()
    .corp({ hqIce: ['Meter'], remotes: [{ root: [rezzed('Each Watch')] }, { root: [rezzed('Once Watch')] }] })
    .runner({ hand: ['Trash All Assets'] })
    .runnerTurn()
  game.runner.plays('Trash All Assets')
  const pending = game.corp.question?.options.map(({ card: title }) => title)
  expect(pending?.sort()).toEqual(['Each Watch', 'Each Watch', 'Once Watch'])
  game.corp.answers('reaction', 'Once Watch')
  game.passUntil('nextAction')
  expect(game.corp.archives).toHaveLength(2)
  expect(game.card('Meter').counters).toEqual({ power: 2, agenda: 1 })
})

example(
  ['cr-26.03/9.12.3a/1', 'ffg-rr-1.0/must/1'],
  'who must trash a card uses counters or credits of other cards for it',
  () => {
    const accessing = (credits: number, virus = 1) =>
      table()
        .corp({ remotes: [{ root: ['Tour'] }] })
        .runner({ rig: [eater(virus), card('Scrubber', { counters: { credit: 2 } }), 'Peeker'], credits })
        .accessing('Tour')
    const both = accessing(4)
    expect(offered(both)).toEqual(['trashAccessed Tour', 'useAbility Eater'])
    expect(both.runner.refused.filter(({ reason }) => reason.includes('must')).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['pass']),
    )
    const paid = both.save()
    both.runner.trashes()
    both.runner.answers('payment', { pool: 3, Scrubber: 2 })
    expect(both.corp.archives).toEqual(['Tour'])
    both.restore(paid)
    both.runner.uses('Eater')
    expect(both.corp.archives).toEqual(['Tour'])
    expect(both.runner.credits).toBe(4)
    // Without enough credits there is the counter alone, and without both there is nothing that must be done.
    expect(offered(accessing(2))).toEqual(['useAbility Eater'])
    expect(offered(accessing(2, 0))).toEqual(['pass', 'useAbility Peeker'])
  },
)

test('cr-26.03/9.12.3b/1: a player who must trash a card by paying its trash cost need not do it in another way', () => {
  const accessing = (title: string) =>
    table()
      .corp({ remotes: [{ root: [title] }] })
      .runner({ rig: [eater(1), 'Sweeper'], credits: 4 })
      .accessing(title)
  expect(offered(accessing('Cheap Asset'))).toEqual(['trashAccessed Cheap Asset'])
  const dear = accessing('Dear Asset')
  expect(offered(dear)).toEqual(['pass', 'useAbility Eater'])
  dear.runner.passes()
  expect(dear.card('Eater').counters).toEqual({ virus: 1 })
  expect(dear.corp.archives).toEqual([])
})

test('cr-26.03/9.5.3a/1: a mid-access ability that somebody is forced to use is still one that can be forbidden', () => {
  const accessing = (credits: number) => {
    const game = table()
      .corp({ remotes: [{ root: ['Tour'], ice: [rezzed('Jammer')] }] })
      .runner({ rig: [eater(1)], credits })
      .encountering('Jammer')
    game.bothPass()
    game.corp.answers('choose', 'Eater')
    game.passUntil('access')
    return game
  }
  expect(offered(accessing(5))).toEqual(['trashAccessed Tour'])
  const poor = accessing(4)
  expect(offered(poor)).toEqual(['pass'])
  poor.runner.passes()
  expect(poor.corp.archives).toEqual([])
  expect(poor.card('Eater').counters).toEqual({ virus: 1 })
})

example(
  ['cr-26.03/9.12.3c/1', 'ffg-rr-1.0/must/2'],
  'of effects one that can be fully resolved must be chosen, and where there is none nothing happens',
  () => {
    const game = table()
      .corp({ hqIce: [rezzed('Child')] })
      .runner({ credits: 3 })
      .encountering('Child')
    game.bothPass()
    expect(game.runner.question?.options.map(({ words }) => words)).toEqual([
      'The Runner must pay 2[credit], if able.',
    ])
    game.runner.answers('effect', 0)
    // The first subroutine cost 2 credits, the second found neither 2 credits nor a card.
    expect(game.state.log.filter(({ what }) => what === 'subroutineResolved')).toHaveLength(2)
    expect(game.runner).toMatchObject({ credits: 1, heap: [] })
    expect(game.runner.question?.kind).toBe('paidWindow')
  },
)

example(
  ['cr-26.03/9.12.3e/1', 'ffg-rr-1.0/must/4'],
  'nobody must pay an additional cost, but who chose an effect cannot decline its cost',
  by => {
    const turn = (toll: boolean) =>
      table()
        .corp({ remotes: toll ? [{ root: [rezzed('Toll')] }] : [] })
        .runner({ rig: ['Runaway'], hand: ['Dash'], credits: 5 })
        .runnerTurn()
    const bound = turn(false)
    expect(new Set(offered(bound))).toEqual(new Set(['run', 'play Dash']))
    expect(bound.runner.refused.find(({ id }) => id === 'gainCredit')).toMatchObject({
      rule: by === '2017' ? 'Rules Reference, "Must"' : '9.12.3',
    })
    const free = turn(true)
    expect(offered(free)).toEqual(expect.arrayContaining(['gainCredit', 'drawCard', 'run', 'play Dash']))
    free.runner.gainsCredit()
    expect(free.runner.credits).toBe(6)

    const echo = (credits: number, scored: readonly string[]) => {
      const game = table()
        .corp({ hqIce: ['Dear Ice'], scored, credits })
        .runner({ hand: ['Echo'] })
        .runnerTurn()
      game.runner.plays('Echo')
      game.runner.answers('choose', 'Dear Ice')
      return game
    }
    const rez = echo(0, ['Plain Agenda'])
    expect(rez.corp.question?.kind).toBe('effect')
    rez.corp.answers('effect', 0)
    // No question whether to pay: the agenda is forfeited.
    rez.corp.answers('payment', 'Plain Agenda')
    expect(rez.card('Dear Ice').rezzed).toBe(true)
    expect(rez.corp.scored).toEqual([])
    const hand = echo(0, ['Plain Agenda'])
    hand.corp.answers('effect', 1)
    expect(hand.corp.hand).toContain('Dear Ice')
    expect(hand.corp.scored).toEqual(['Plain Agenda'])
  },
)

test('cr-26.03/9.12.5d/1: what persisted from a run has no instance of another run begun after it', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Amusements')] }], hand: [] })
    .runner({ rig: ['Double'], credits: 9 })
    .accessing('Amusements')
  game.runner.trashes()
  game.passUntil(() => game.runner.question?.kind === 'reaction' || game.runner.question?.kind === 'confirm')
  // The Runner goes first: the persisting ability is pending while they run again.
  game.runner.agrees()
  game.runner.answers('server', 'HQ')
  expect(game.state.run?.server).toBe('hq')
  expect(game.runner.tags).toBe(0)
  game.passUntil('nextAction')
  expect(game.runner.tags).toBe(1)
})
