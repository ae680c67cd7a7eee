import { card, facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { viewFor } from '../../src/index.ts'
import { chapter10 } from './cards/chapter-10.ts'

const table = () => scenario({ definitions: chapter10 })

test('10.1.1, 10.3.1d: of two unique cards with one name the newer stays', () => {
  const game = table()
    .runner({ rig: ['Leader'], hand: ['Leader'] })
    .runnerTurn()
  const old = game.card('Leader')
  game.runner.installs('Leader')
  game.passUntil('nextAction')
  expect(game.runner.rig).toEqual(['Leader'])
  expect(game.runner.heap).toEqual(['Leader'])
  expect(game.cards('Leader').find(each => each.id === old.id)?.zone).toBe('heap')
})

test('10.3.1d: of two consoles of a player the newer stays', () => {
  const game = table()
    .runner({ rig: ['Deck One'], hand: ['Deck Two'] })
    .runnerTurn()
  expect(game.runner.memory).toBe(5)
  game.runner.installs('Deck Two')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ rig: ['Deck Two'], heap: ['Deck One'], memory: 6 })
})

test('10.1.2: purging removes every virus counter from all cards, for three clicks', () => {
  const game = table()
    .runner({
      rig: [card('Virus', { counters: { virus: 3 } }), card('Counting', { counters: { virus: 2 } })],
    })
    .corpTurn()
  game.corp.purges()
  game.passUntil(g => g.corp.clicks === 0)
  expect(game.card('Virus').counters.virus ?? 0).toBe(0)
  expect(game.card('Counting').counters.virus ?? 0).toBe(0)
  expect(game.corp.clicks).toBe(0)
})

test('10.1.6a: a player who resolves a mandatory loop says how often, and then it ends', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Echo')], rndIce: [rezzed('Echo')] })
    .forcedChoices('take')
    .encountering('Echo')
  game.bothPass()
  expect(game.corp.question?.kind).toBe('number')
  game.corp.answers('number', 3)
  game.passUntil('jackOut')
  expect(game.runner.question?.kind).toBe('jackOut')
})

test('10.2.3a, 10.2.3b: what is open both sides see alike', () => {
  const game = table()
    .corp({ hand: ['Tagger', 'Tracer'], credits: 7 })
    .runner({ hand: ['Bounce'], heap: ['Charger'], credits: 3 })
    .corpTurn()
  expect(game.corp.credits).toBe(7)
  expect(game.runner.heap).toEqual(['Charger'])
})

test('10.3.1a, 10.3.2, 10.3.5: after each instruction conditions are looked at and resolve before the next one', () => {
  const game = table()
    .corp({ hand: ['Two Things'], credits: 0 })
    .runner({ rig: ['Tag Draw'], hand: [] })
    .corpTurn()
  game.corp.plays('Two Things')
  // The first instruction gives the tag; the Runner has drawn before the Corp draws.
  const whats = game.json.occurred.map(each => `${each.what} ${each.by}`)
  expect(whats.indexOf('drawn runner')).toBeGreaterThan(whats.indexOf('tagsTaken runner'))
  expect(whats.indexOf('drawn runner')).toBeLessThan(whats.indexOf('drawn corp'))
})

test('10.3.1b: an effect is gone at the checkpoint after its duration has passed', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Shame Ice')] })
    .runner({ rig: ['Weakener'], credits: 5 })
    .encountering('Shame Ice')
  game.runner.uses('Weakener')
  expect(game.card('Shame Ice').strength).toBe(-1)
  game.passUntil('runEnds')
  expect(game.card('Shame Ice').strength).toBe(0)
})

test('10.3.1c, 1.7.2a, 1.17.2: seven points win at the next checkpoint, before what the score would trigger', () => {
  const game = table()
    .corp({
      scored: ['Watching Agenda'],
      remotes: [{ root: [card('Big Agenda', { advanced: 2 })] }],
    })
    .runner({ hand: [] })
    .corpTurn('window')
  game.corp.scores('Big Agenda')
  expect(game.state.winner).toBe('corp')
  expect(game.state.reason).toBe('points')
})

test('10.3.1e, 3.9.3c: over the memory limit the Runner trashes a set from which nothing can be spared', () => {
  const game = table()
    .corp({ hand: ['Forget'] })
    .runner({ rig: ['Small', 'Small', 'Large', 'Free'] })
    .corpTurn()
  game.corp.plays('Forget')
  expect(game.runner.question?.kind).toBe('overMemory')
  // Two of the small ones, or the large one alone; never the free one.
  const sets = game.runner.question?.options.map(option => option.label) ?? []
  expect(sets).toHaveLength(2)
  expect(sets.join(' ')).not.toContain('Free')
  game.runner.chooses('Large')
  expect(game.runner.rig).toEqual(['Small', 'Small', 'Free'])
})

test('10.3.1g, 1.13.13: what was hosted on a card that left the table is trashed', () => {
  const game = table()
    .runner({ rig: ['Swallower'], hand: ['Small', 'Bounce'] })
    .runnerTurn()
  game.runner.uses('Swallower')
  game.runner.answers('choose', 'Small')
  game.passUntil('nextAction')
  game.runner.plays('Bounce')
  game.runner.answers('choose', 'Swallower')
  game.passUntil('nextAction')
  expect(game.runner.hand).toEqual(['Swallower'])
  expect(game.runner.heap).toContain('Small')
})

test('cr-26.03/9.11.2a/2, 9.11.2a: nothing is triggered between the steps of a checkpoint', () => {
  const game = table()
    .runner({ rig: ['Nest', 'Mourner'], hand: ['Small', 'Nest'] })
    .runnerTurn()
  game.runner.uses('Nest')
  game.runner.answers('choose', 'Small')
  game.passUntil('nextAction')
  game.runner.installs('Nest')
  // The older one goes first (CR 10.3.1d), what it hosted after it (CR 10.3.1g), and only then a card is drawn for each.
  const whats = game.json.occurred.map(each => each.what)
  expect(whats.filter(what => what === 'trashed' || what === 'drawn')).toEqual([
    'trashed',
    'trashed',
    'drawn',
    'drawn',
  ])
  expect(game.runner).toMatchObject({ rig: ['Mourner', 'Nest'], heap: ['Nest', 'Small'] })
})

test('10.3.1h, 4.6.8e: a remote without cards ceases to exist, and its number is not used again', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Asset'] }], hand: ['Plain Asset'] })
    .runner({ credits: 5 })
    .accessing('Plain Asset')
  game.runner.trashes()
  game.passUntil('nextAction')
  expect(Object.keys(game.corp.servers)).toEqual(['hq', 'rnd', 'archives'])
  while (game.runner.question?.kind === 'action') {
    game.runner.gainsCredit()
    game.passUntil('nextAction')
  }
  game.corp.installs('Plain Asset', 'New remote')
  game.passUntil('nextAction')
  expect(Object.keys(game.corp.servers)).toEqual(['hq', 'rnd', 'archives', 'remote2'])
})

test('10.3.3, 10.3.4: paying a cost and getting priority are preceded by checkpoints of their own', () => {
  const game = table()
    .corp({ hand: ['Tagger', 'Tagger'] })
    .runner({ rig: ['Tag Draw'], hand: [] })
    .corpTurn()
  game.corp.plays('Tagger')
  // Nobody acts between the tag and the draw it causes.
  expect(game.runner.hand).toHaveLength(1)
})

test('10.3.6: what the end of a run triggers resolves when the run is over', () => {
  const game = table()
    .runner({ rig: ['End Watch'], credits: 0 })
    .running('hq')
  game.runner.passes()
  game.corp.passes()
  game.passUntil('jackOut')
  game.runner.jacksOut()
  expect(game.state.run).toBeUndefined()
  expect(game.runner.credits).toBe(1)
})

test('10.2.2a: hidden cards are nowhere in what the other player or a spectator gets', () => {
  const game = table()
    .corp({
      hand: ['Tracer'],
      deck: ['Bidder'],
      archives: [facedown('Shame')],
      remotes: [{ root: ['Big Agenda'] }],
    })
    .runner({ hand: ['Marker'], deck: ['Charger'] })
    .corpTurn()
  const runner = JSON.stringify(viewFor(game.json, 'runner'))
  for (const hidden of ['Tracer', 'Bidder', 'Shame', 'Big Agenda', 'Charger'])
    expect(runner).not.toContain(hidden)
  const corp = JSON.stringify(viewFor(game.json, 'corp'))
  for (const hidden of ['Marker', 'Charger', 'Bidder']) expect(corp).not.toContain(hidden)
  expect(corp).toContain('Tracer')
  const spectator = JSON.stringify(viewFor(game.json, 'spectator'))
  for (const hidden of ['Tracer', 'Bidder', 'Shame', 'Big Agenda', 'Marker', 'Charger']) {
    expect(spectator).not.toContain(hidden)
  }
})

test('10.3.1f: what was hosted on an agenda falls when the agenda leaves the score area', () => {
  const game = table()
    .corp({ hand: ['Plain Asset', 'Dropper'], remotes: [{ root: [card('Vault', { advanced: 2 })] }] })
    .corpTurn('window')
  game.corp.scores('Vault')
  game.corp.answers('choose', 'Plain Asset')
  expect(game.card('Plain Asset').zone).toBe('hosted')
  game.passUntil('nextAction')
  game.corp.plays('Dropper')
  game.corp.answers('choose', 'Vault')
  expect(game.corp.removed).toEqual(['Vault'])
  expect(game.corp.archives).toContain('Plain Asset')
})

test('10.3.1i, 6.2.4: a position without ice is gone at the next checkpoint, but not while the Runner is there', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Plain Ice'), rezzed('Shame Ice')] })
    .encountering('Shame Ice')
  game.fiat.trash('Shame Ice')
  expect(game.json.servers[0]?.ice).toHaveLength(2)
  game.passUntil('jackOut')
  game.runner.jacksOut()
  game.passUntil('nextAction')
  expect(game.json.servers[0]?.ice).toHaveLength(1)
})

test('10.3.1k, 10.1.3: a card that was an agenda is what is printed again once it is trashed', () => {
  const game = table()
    .runner({ hand: ['Trophy'] })
    .runnerTurn()
  game.runner.plays('Trophy')
  expect(game.runner).toMatchObject({ agendaPoints: 2, stolen: ['Trophy'] })
  expect(game.card('Trophy').type).toBe('agenda')
  game.passUntil('nextAction')
  game.fiat.trash('Trophy')
  expect(game.runner).toMatchObject({ agendaPoints: 0, heap: ['Trophy'] })
  expect(game.card('Trophy').type).toBe('event')
})

test('10.3.1l: counters do not follow a card to a discard pile', () => {
  const game = table()
    .runner({ rig: [card('Virus', { counters: { virus: 3 } })] })
    .runnerTurn()
  game.fiat.trash('Virus')
  expect(game.card('Virus')).toMatchObject({ zone: 'heap', counters: {} })
})
