import { card, examples, fillers, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { usesNetShieldAlone } from '../../testing/net-shield.ts'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions: defineAllCards() })
const threeCards = ['Diesel', 'Mimic', 'Ninja']

example(
  ['ffg-rr-1.0/accessing/2'],
  "The Maker's Eye: an upgrade in the root between cards of R&D, which come from the top",
  () => {
    const game = table()
      .corp({ deck: ['Enigma', 'Hunter', 'Wall of Static', 'Chum'], rndRoot: ['Red Herrings'] })
      .runner({ hand: ["The Maker's Eye"], credits: 5 })
      .runnerTurn()
    game.runner.plays("The Maker's Eye")
    game.passUntil('breach')
    const met: (string | undefined)[] = []
    for (const candidate of ['R&D', 'Red Herrings', 'R&D', 'R&D']) {
      game.runner.accesses(candidate)
      met.push(game.state.accessed?.title)
      game.runner.passes()
    }
    expect(met).toEqual(['Enigma', 'Red Herrings', 'Hunter', 'Wall of Static'])
    expect(game.state.run).toBeUndefined()
  },
)

example(
  ['ffg-rr-1.0/accessing/3', 'faq-1.1/clarifications/1'],
  'Project Junebug need not be rezzed to work',
  () => {
    const game = table()
      .corp({ credits: 1, remotes: [{ root: [card('Project Junebug', { advanced: 1 })] }] })
      .runner({ hand: threeCards })
      .accessing('Project Junebug')
    expect(game.card('Project Junebug').rezzed).toBe(false)
    game.corp.agrees()
    expect(game.corp.credits).toBe(0)
    expect(game.runner.hand).toHaveLength(1)
  },
)

example(
  ['ffg-rr-1.0/composite-effect/1'],
  'Snare!: tag and damage are imminent together, and either may be prevented',
  by => {
    const game = table()
      .corp({ hand: ['Snare!'], credits: 4 })
      .runner({ rig: ['Decoy', 'Net Shield'], hand: threeCards, credits: 1 })
      .accessing('Snare!')
    game.corp.agrees()
    expect(game.runner.hand).toHaveLength(3)
    expect(game.runner.tags).toBe(0)
    const offered = game.runner.question?.options.map(option => option.card)
    expect(offered).toEqual(expect.arrayContaining(['Decoy', 'Net Shield']))
    game.runner.uses('Decoy')
    expect(game.runner.hand).toHaveLength(3)
    usesNetShieldAlone(game, by)
    expect(game.runner.tags).toBe(0)
    expect(game.runner.hand).toHaveLength(1)
  },
)

example(
  ['ffg-rr-1.0/batch-effect/1'],
  'Aggressive Secretary: each program once, all of them at the same time',
  () => {
    const game = table()
      .corp({ credits: 2, remotes: [{ root: [card('Aggressive Secretary', { advanced: 3 })] }] })
      .runner({ rig: ['Corroder', 'Mimic'] })
      .accessing('Aggressive Secretary')
    game.corp.agrees()
    game.corp.answers('choose', 'Corroder', 'Mimic')
    expect([...game.runner.heap].sort()).toEqual(['Corroder', 'Mimic'])
  },
)

example(['faq-1.1/2'], 'ruling: Medium: how many cards are accessed is said before the first of them', () => {
  const game = table()
    .corp({ deck: ['Enigma', 'Hunter', 'Wall of Static', 'Chum'] })
    .runner({ rig: [card('Medium', { counters: { virus: 2 } })] })
    .runnerTurn()
  game.runner.runs('R&D')
  game.passUntil(() => game.runner.question?.kind === 'number')
  expect(game.state.accessed).toBeUndefined()
  // Three counters, as this run has placed the third: two cards more at the most.
  expect(game.runner.question).toMatchObject({ min: 0, max: 2 })
  game.runner.answers('number', 1)
  const met: (string | undefined)[] = []
  while (game.state.run !== undefined) {
    game.runner.accesses('R&D')
    met.push(game.state.accessed?.title)
    game.runner.passes()
  }
  expect(met).toEqual(['Enigma', 'Hunter'])
})

example(
  ['cr-26.03/1.12.6/2', 'cr-1.6/1.12.6/2'],
  'a card trashed from the top of R&D still counts as one that was accessed',
  () => {
    const game = table()
      .corp({ deck: ['PAD Campaign', 'Hunter', 'Enigma'] })
      .runner({ credits: 9 })
      .breaching('rnd')
    game.runner.accesses('R&D')
    game.runner.trashes()
    expect(game.corp.archives).toEqual(['PAD Campaign'])
    expect(game.state.run).toBeUndefined()
    expect(game.corp.deck[0]).toBe('Hunter')
  },
)

test('cr-26.03/7.4.5/1 an upgrade trashed from the root of Archives is accessed again in Archives', () => {
  const game = table()
    .corp({ archivesRoot: ['Red Herrings'] })
    .runner({ credits: 5 })
    .breaching('archives')
  game.runner.accesses('Red Herrings')
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['Red Herrings'])
  game.runner.accesses('Red Herrings')
  expect(game.state.accessed?.title).toBe('Red Herrings')
})

example(['core/accessing-multiple/1'], 'a card from HQ, an upgrade in its root, another card from HQ', () => {
  const game = table()
    .corp({ hand: ['Enigma', 'Hunter', 'Chum'], hqRoot: ['Red Herrings'] })
    .runner({ credits: 5 })
    .breaching('hq')
  game.fiat.moreAccesses('hq', 1)
  const places: (string | undefined)[] = []
  for (const candidate of ['HQ', 'Red Herrings', 'HQ']) {
    game.runner.accesses(candidate)
    places.push(game.state.accessed?.zone)
    game.runner.passes()
  }
  expect(places).toEqual(['hq', 'root', 'hq'])
})

example(['core/concluding-run/1'], 'after the run, what was accessed is where it was', by => {
  const game = table()
    .corp({ hand: ['Enigma', 'Enigma'], remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ credits: 0 })
    .accessing('PAD Campaign')
  game.runner.passes()
  expect(game.card('PAD Campaign')).toMatchObject({ zone: 'root', server: 'remote1', rezzed: false })
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('breach')
  game.fiat.moreAccesses('hq', 1)
  game.passUntil('access')
  game.runner.passes()
  // In 2012 the first card lies aside while the second is accessed, today it does not leave HQ.
  expect(game.corp).toMatchObject(
    by === '2012' ? { hand: ['Enigma'], setAside: ['Enigma'] } : { hand: ['Enigma', 'Enigma'], setAside: [] },
  )
  game.passUntil('access')
  game.runner.passes()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ hand: ['Enigma', 'Enigma'], setAside: [] })
})

example(['faq-1.1/35'], 'the Corp sees which card of HQ is accessed', () => {
  const game = table()
    .corp({ hand: ['Enigma'] })
    .accessing('Enigma')
  expect(game.card('Enigma').seenBy).toEqual(expect.arrayContaining(['corp', 'runner']))
  expect(game.state.log.filter(line => line.what === 'accessed').map(line => line.card)).toEqual(['Enigma'])
})

example(
  ['faq-1.1/18'],
  'ruling: Sneakdoor Beta: the run becomes one on HQ although the program was trashed during it',
  () => {
    const game = table()
      .corp({ archivesIce: [rezzed('Ichi 1.0')], hand: ['Enigma'], credits: 5 })
      .runner({ rig: ['Sneakdoor Beta'], hand: threeCards })
      .runnerTurn()
    game.runner.uses('Sneakdoor Beta')
    game.passUntil('encounter')
    game.fiat.trash('Sneakdoor Beta')
    game.fiat.markBroken('Ichi 1.0', 0, 1, 2)
    game.passUntil('access')
    expect(game.runner.heap).toEqual(['Sneakdoor Beta'])
    expect(game.state.accessed?.title).toBe('Enigma')
  },
)

const onRemote = (root: readonly string[], rig: readonly string[]) => {
  const game = table()
    .corp({ remotes: [{ root, ice: ['Enigma'] }] })
    .runner({ rig: rig.map(title => card(title, { counters: { credit: 8 } })), credits: 0 })
    .runnerTurn()
  game.runner.runs('remote1')
  game.passUntil(
    () =>
      game.runner.question !== undefined && !['jackOut', 'paidWindow'].includes(game.runner.question.kind),
  )
  return game
}

/** Before 2019 it is asked for as soon as the run succeeds (Rules Reference, Run 5.4), by today's rules among what replaces the breach. */
function usesBankJob(game: ReturnType<typeof onRemote>): void {
  let asked = game.runner.question
  while (asked !== undefined && asked.kind !== 'number') {
    game.runner.answers(asked.kind, asked.kind === 'confirm' ? 'yes' : 'Bank Job')
    asked = game.runner.question
  }
}

example(['faq-1.1/42'], 'ruling: Bank Job works on an empty server', () => {
  const game = onRemote([], ['Bank Job'])
  usesBankJob(game)
  game.runner.answers('number', 8)
  expect(game.runner.credits).toBe(8)
})

example(
  ['faq-1.1/15', 'ffg-rr-1.0/replacement-effects/1'],
  'only one Bank Job can replace the breach of a run',
  () => {
    const game = onRemote(['PAD Campaign'], ['Bank Job', 'Bank Job'])
    usesBankJob(game)
    game.runner.answers('number', 8)
    game.passUntil('nextAction')
    expect(game.runner.credits).toBe(8)
    expect(game.runner.rig).toEqual(['Bank Job'])
  },
)

example(['faq-1.1/27'], 'ruling: Account Siphon: a player who breaches HQ instead takes no tags', () => {
  const game = table()
    .corp({ hand: ['Enigma'], credits: 5 })
    .runner({ hand: ['Account Siphon'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil(() => game.runner.question?.kind === 'confirm' || game.runner.question?.kind === 'effect')
  game.runner.declines()
  game.passUntil('access')
  expect(game.state.accessed?.title).toBe('Enigma')
  expect(game.corp.credits).toBe(5)
  expect(game.runner.tags).toBe(0)
})

example(['faq-1.1/26'], 'ruling: Noise: cards trashed from R&D lie facedown in Archives', () => {
  const game = table()
    .corp({ deck: ['Enigma', ...fillers('corp', 5)] })
    .runner({ identity: 'Noise', hand: ['Datasucker'], credits: 5 })
    .runnerTurn()
  game.runner.installs('Datasucker')
  expect(game.corp.archives).toEqual(['Enigma'])
  expect(game.card('Enigma').facedown).toBe(true)
})
