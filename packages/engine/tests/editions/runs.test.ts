import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { RuleChoices } from '../../src/index.ts'
import { occurrencesFor } from '../../src/view/occurrences.ts'
import { runCards } from '../rules/cards/runs.ts'
import { editionWith } from './with.ts'

const table = (rules: Partial<RuleChoices>) =>
  scenario({ definitions: runCards, edition: editionWith(rules) })
const met = (game: ScenarioGame, what: string) => game.card(`Watch ${what}`).counters.power ?? 0

const hostile = (badPublicityCredits: RuleChoices['badPublicityCredits']) => {
  const game = table({ badPublicityCredits })
    .corp({ badPublicity: 2 })
    .runner({ credits: 1, rig: ['Spender'] })
    .running('HQ')
  expect(game.runner).toMatchObject({ credits: 1, fund: 2 })
  return game
}

test('badPublicityCredits: in a fund they cannot be lost, in the pool they can', () => {
  const left = (kind: RuleChoices['badPublicityCredits'], amount: number) => {
    const game = hostile(kind)
    game.fiat.loseCredits('runner', amount)
    return [game.runner.credits, game.runner.fund]
  }
  expect(left('fund', 3)).toEqual([0, 2])
  expect(left('pool', 1)).toEqual([1, 1])
  expect(left('pool', 3)).toEqual([0, 0])
})

test('badPublicityCredits pool: they are spent like others, and what is left of them goes as the run ends', () => {
  const game = hostile('pool')
  game.runner.uses('Spender')
  game.runner.answers('payment', { fund: 1 })
  expect(game.runner).toMatchObject({ credits: 1, fund: 1 })
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ credits: 1, fund: 0 })
})

test('unsuccessfulIf: a run that came to the server but was not successful', () => {
  const unsuccessful = (unsuccessfulIf: RuleChoices['unsuccessfulIf']) => {
    const game = table({ unsuccessfulIf })
      .corp({ rndRoot: [rezzed('No Success')] })
      .runner({ rig: ['Watch runUnsuccessful', 'Watch runSuccessful'] })
      .running('Archives')
    game.passUntil('runEnds')
    expect(met(game, 'runSuccessful')).toBe(0)
    return met(game, 'runUnsuccessful')
  }
  expect(unsuccessful('successPhaseNotReached')).toBe(0)
  expect(unsuccessful('notSuccessful')).toBe(1)
})

const trashing = (removedIce: RuleChoices['removedIce'], ice: readonly string[]) => {
  const game = table({ removedIce })
    .corp({ credits: 0, hqIce: ice.map(title => rezzed(title)), archivesRoot: [rezzed('Trasher')] })
    .runner({ rig: ['Watch icePassed'] })
    .running('HQ')
  game.passUntil('approach')
  return game
}

test('removedIce: ice that is uninstalled while it is approached is passed, or not', () => {
  const passed = (removedIce: RuleChoices['removedIce']) => {
    const game = trashing(removedIce, ['One', 'Wall'])
    game.runner.passes()
    game.corp.uses('Trasher')
    game.corp.answers('choose', 'Wall')
    game.passUntil('jackOut')
    expect(game.corp.archives).toEqual(['Wall'])
    return met(game, 'icePassed')
  }
  expect(passed('notPassed')).toBe(0)
  expect(passed('passed')).toBe(1)
})

test('removedIce passed: so is ice that is uninstalled while it is encountered, once', () => {
  const game = trashing('passed', ['One', 'Suicide'])
  game.passUntil('encounter')
  game.bothPass()
  game.passUntil('jackOut')
  expect(met(game, 'icePassed')).toBe(1)
  expect(game.corp).toMatchObject({ credits: 0, archives: ['Suicide'] })
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe('One')
  game.passUntil('runEnds')
  expect(met(game, 'icePassed')).toBe(2)
})

test('removedIce passed: ice that goes before the Runner has come to it is not passed', () => {
  const game = trashing('passed', ['One', 'Two'])
  game.passUntil(() => game.state.step === 'run.movementWindow')
  expect(met(game, 'icePassed')).toBe(1)
  game.runner.passes()
  game.corp.uses('Trasher')
  game.corp.answers('choose', 'One')
  game.passUntil('runEnds')
  expect(met(game, 'icePassed')).toBe(1)
})

test('removedIce passed: the Runner learns no more of it than what they approached', () => {
  const game = table({ removedIce: 'passed' })
    .corp({ hqIce: ['Wall'], archivesRoot: [rezzed('Bouncer')] })
    .running('HQ')
  game.passUntil('approach')
  game.runner.passes()
  game.corp.uses('Bouncer')
  game.corp.answers('choose', 'Wall')
  game.passUntil('jackOut')
  const seen = occurrencesFor(game.json, 'runner', game.json.thisTurn)
  const [approached, passed] = ['iceApproached', 'icePassed'].map(what =>
    seen.find(each => each.what === what),
  )
  expect(passed?.card).toEqual(approached?.card)
  expect(passed?.card?.title).toBeNull()
})

const legwork = (rules: Partial<RuleChoices>) => {
  const game = table(rules)
    .runner({ credits: 0, hand: ['Run HQ'], rig: ['Watch runSuccessful'] })
    .runnerTurn()
  game.runner.plays('Run HQ')
  return game
}

test('ifSuccessful withOthers: the Runner orders what an event does and what else a successful run meets', () => {
  const game = legwork({})
  game.passUntil('success')
  expect(game.runner.question?.kind).toBe('reaction')
  expect(game.runner.credits).toBe(0)
})

test('ifSuccessful first: what an event does comes before all else that a successful run meets', () => {
  const game = legwork({ ifSuccessful: 'first' })
  game.passUntil('runEnds')
  const order = game.state.log.map(line => line.what)
  expect(game.runner.credits).toBe(5)
  expect(met(game, 'runSuccessful')).toBe(1)
  expect(order.indexOf('creditsGained')).toBeLessThan(order.indexOf('countersPlaced'))
})

const moved = (ifSuccessfulServer: RuleChoices['ifSuccessfulServer'], event: string) => {
  const game = table({ ifSuccessfulServer })
    .corp({
      remotes: [{ root: ['Plain Asset'] }, { root: ['Second Asset'], ice: ['Wall'] }],
      archivesRoot: [rezzed('Approacher')],
    })
    .runner({ credits: 0, hand: [event] })
    .runnerTurn()
  game.runner.plays(event)
  game.runner.answers('server', 'Server 1')
  game.runner.passes()
  game.corp.uses('Approacher')
  game.corp.answers('choose', 'Wall')
  game.passUntil('breach')
  expect(game.state.run).toMatchObject({ server: 'remote2', successful: true })
  return game.runner.credits
}

test('ifSuccessfulServer: a server that could have been chosen will do, or only the one that was', () => {
  expect(moved('couldHaveBeenChosen', 'Run Remote')).toBe(5)
  expect(moved('announced', 'Run Remote')).toBe(0)
})

test('ifSuccessfulServer announced: any server will do for an effect that names none', () => {
  expect(moved('announced', 'Run Any')).toBe(5)
})

const losingServer = (edition: string) => {
  const game = scenario({ definitions: runCards, edition })
    .corp({ remotes: [{ root: ['Plain Asset'], ice: ['Wall', 'One'] }], hqRoot: [rezzed('Leveller')] })
    .runner({ rig: ['Watch runSuccessful', 'Watch runUnsuccessful', 'Watch runEnded', 'Spender'] })
    .approaching('One')
  game.passUntil(() => game.corp.question?.options.some(option => option.card === 'Leveller') === true)
  game.corp.uses('Leveller')
  expect(game.corp.servers).not.toHaveProperty('remote1')
  return game
}

test('FAQ 1.1, Destruction of Servers: a run whose server ceases to exist ends at once, and is neither', () => {
  for (const edition of ['2012', '2013']) {
    const game = losingServer(edition)
    expect(game.state.run).toBeUndefined()
    expect(['runSuccessful', 'runUnsuccessful', 'runEnded'].map(what => met(game, what))).toEqual([0, 0, 1])
  }
})

test('Rules Reference, Server: since 2017 the open window is completed before the run ends', () => {
  for (const edition of ['2017', '1.6', '26.03']) {
    const game = losingServer(edition)
    expect(game.state.run).toMatchObject({ server: 'remote1' })
    game.corp.passes()
    expect(game.runner.question?.kind).toBe('paidWindow')
    game.runner.passes()
    expect(game.state.run).toBeUndefined()
    expect(['runSuccessful', 'runUnsuccessful', 'runEnded'].map(what => met(game, what))).toEqual([0, 0, 1])
  }
})

test('FAQ 1.1, Destruction of Servers: a player who trashes the last card of a server has run on it successfully', () => {
  const game = scenario({ definitions: runCards, edition: '2013' })
    .corp({ remotes: [{ root: ['Plain Asset'] }] })
    .runner({ rig: ['Watch runSuccessful', 'Watch runUnsuccessful', 'Watch runEnded'], credits: 9 })
    .accessing('Plain Asset')
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['Plain Asset'])
  expect(game.state).toMatchObject({ run: undefined, breached: undefined, accessed: undefined })
  expect(['runSuccessful', 'runUnsuccessful', 'runEnded'].map(what => met(game, what))).toEqual([1, 0, 1])
})
