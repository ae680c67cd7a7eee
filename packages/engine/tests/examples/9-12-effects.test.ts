import { card, fillers, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { definitions } from './cards/9-12-effects.ts'

const table = () => scenario({ definitions })

test('cr-26.03/9.12.1e/1: what takes an ability away comes before the effects of that ability', () => {
  const goddess = (hush: boolean) => {
    const game = table()
      .corp({ hqIce: [rezzed('Goddess')], rndIce: [rezzed('Android')], archivesIce: [rezzed('Warden')] })
      .runner({ rig: hush ? [card('Hush', { on: 'Goddess' })] : [] })
      .runnerTurn()
    return ['Goddess', 'Android', 'Warden'].map(title => {
      const { subtypes, subroutines } = game.card(title)
      return [subtypes, subroutines?.length]
    })
  }
  expect(goddess(false)).toEqual([
    [['bioroid'], 1],
    [['bioroid'], 2],
    [['bioroid'], 0],
  ])
  expect(goddess(true)).toEqual([
    [[], 0],
    [['bioroid'], 2],
    [['bioroid'], 0],
  ])
})

test('cr-26.03/9.12.2b/1: "draw 1 card for each" is one draw of so many', () => {
  const drawn = (title: string) => {
    const game = table()
      .runner({
        hand: [title],
        rig: ['Sorter', 'Plain Thing', 'Plain Thing'],
        deck: ['Ritual', 'Draw Each', 'Fork', 'Hush', ...fillers('runner', 3)],
      })
      .runnerTurn()
    game.runner.plays(title)
    const seen = game.runner.question?.options.length
    game.runner.answers('choose', 'Ritual')
    game.passUntil('nextAction')
    expect(game.runner.hand).toHaveLength(3)
    expect(game.runner.deck.at(-1)).toBe('Ritual')
    return seen
  }
  expect(drawn('Ritual')).toBe(4)
  expect(drawn('Draw Each')).toBe(2)
})

test('cr-26.03/9.12.2b/2: "2 net damage plus 1 for each" is one instance of damage', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Cipher', { advanced: 3 })] }, { root: [rezzed('Condenser')] }] })
    .runner({ hand: fillers('runner', 5) })
    .accessing('Cipher')
  game.corp.agrees()
  expect(game.runner.question?.kind).toBe('midAccess')
  expect(game.card('Condenser').counters).toEqual({ power: 1 })
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log.filter(({ what }) => what === 'damageSuffered').map(({ amount }) => amount)).toEqual([
    4,
  ])
})

test('cr-26.03/9.12.2b/3: where one of the effects cannot be added up none is', () => {
  const gains = (title: string, ...order: string[]) => {
    const game = table()
      .corp({
        hand: [title],
        credits: 0,
        hqIce: [rezzed('Goddess')],
        rndIce: [rezzed('Android')],
        remotes: [{ root: [rezzed('Market')] }],
      })
      .corpTurn()
    game.corp.plays(title)
    for (const ice of order) game.corp.answers('choose', ice)
    game.passUntil('nextAction')
    expect(game.corp.credits).toBe(4)
    return game.card('Market').counters.power
  }
  expect(gains('Gain Each')).toBe(1)
  expect(gains('Gain And Derez Each', 'Goddess', 'Android')).toBe(2)
})

test('cr-26.03/9.12.2d/1: all of no subroutines are broken as the window of the encounter begins', () => {
  const met = (link: number) => {
    const game = table()
      .corp({ hqIce: [rezzed('Bare Ice')], credits: 0, hand: [] })
      .runner({ hand: ['Fork'], credits: link })
      .runnerTurn()
    game.runner.plays('Fork')
    game.runner.answers('server', 'HQ')
    game.passUntil('encounter')
    game.corp.answers('traceStrength', 0)
    expect(game.corp.archives).toEqual([])
    game.runner.answers('linkStrength', link)
    return game
  }
  const passed = met(2)
  expect(passed.corp.archives).toEqual(['Bare Ice'])
  passed.passUntil('nextAction')
  expect(passed.state.log.some(({ what }) => what === 'runSuccessful')).toBe(true)
  const ended = met(0)
  expect(ended.state.run).toBeUndefined()
  expect(ended.corp.archives).toEqual([])
})

test('cr-26.03/9.12.2e/1: X is 0 where the ability that defines it is inactive', () => {
  const begin = () =>
    table()
      .corp({ hqIce: [rezzed('Surveyor')], hqRoot: [rezzed('City Grid')], credits: 1 })
      .encountering('Surveyor')
  const base = (game: ReturnType<typeof begin>) => (game.corp.question ?? game.runner.question)?.trace?.base
  const kept = begin()
  kept.corp.declines()
  kept.bothPass()
  expect(kept.card('Surveyor').zone).toBe('ice')
  expect(base(kept)).toBe(2)
  const trashed = begin()
  trashed.corp.agrees()
  expect(trashed.card('Surveyor').zone).toBe('archives')
  expect(base(trashed)).toBe(0)
})

test('cr-26.03/9.12.2e/2: a strength X is 0 where the ability that defines it is lost', () => {
  const strength = (hush: boolean) =>
    table()
      .corp({ hqIce: [rezzed('Surveyor'), rezzed('Android')] })
      .runner({ rig: hush ? [card('Hush', { on: 'Surveyor' })] : [] })
      .runnerTurn()
      .card('Surveyor').strength
  expect(strength(false)).toBe(4)
  expect(strength(true)).toBe(0)
})
