import { viewFor } from '@paydata/engine'
import { card, examples, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { usesNetShieldAlone } from '../../testing/net-shield.ts'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions: defineAllCards() })

/** A Runner whose Femme Fatale remembers the ice that protects HQ, or the inner of two. */
const withFemme = (ice: string, outer: readonly string[] = [], credits = 14, rig: readonly string[] = []) => {
  const game = table()
    .corp({ hqIce: [rezzed(ice), ...outer.map(title => rezzed(title))], credits: 0 })
    .runner({ hand: ['Femme Fatale', 'Diesel', 'Diesel', 'Diesel', 'Diesel'], rig, credits })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('choose', ice)
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  return game
}

test('cr-26.03/10.2.3b/1 the ice that Femme Fatale has chosen is known to both', () => {
  const game = withFemme('Enigma', ['Wall of Static'])
  game.passUntil('encounter')
  for (const viewer of ['corp', 'runner', 'spectator'] as const) {
    const view = viewFor(game.save().game, viewer)
    const ice = view.servers.flatMap(server => server.ice.map(position => position.ice))
    const enigma = ice.find(card => card?.face?.title === 'Enigma')
    expect(view.lingering).toMatchObject([{ definition: 'femme_fatale', chosen: [enigma?.id] }])
  }
})

test('cr-26.03/10.3.1b/1 strength gained for an encounter is gone after it', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ rig: ['Corroder'], credits: 3 })
    .encountering('Wall of Static')
  game.runner.uses('Corroder', 1)
  expect(game.card('Corroder').strength).toBe(3)
  game.runner.uses('Corroder', 0)
  game.passUntil('jackOut')
  expect(game.card('Corroder').strength).toBe(2)
})

example(
  ['core/paid-abilities/1'],
  'Datasucker spends a virus counter for 1 strength of the encountered ice',
  () => {
    const game = table()
      .corp({ hqIce: [rezzed('Enigma')] })
      .runner({ rig: [card('Datasucker', { counters: { virus: 1 } })] })
      .encountering('Enigma')
    game.runner.uses('Datasucker')
    expect(game.card('Enigma').strength).toBe(1)
    expect(game.card('Datasucker').counters.virus ?? 0).toBe(0)
    expect(game.runner.question?.options.map(option => option.card)).not.toContain('Datasucker')
    game.passUntil(() => game.state.encountered === undefined)
    expect(game.card('Enigma').strength).toBe(2)
  },
)

example(['core/icebreakers/1'], 'a barrier breaker needs a barrier, whatever else the ice is', () => {
  const uses = (ice: string, breaker: string, credits: number) => {
    const game = table()
      .corp({ hqIce: [rezzed(ice)] })
      .runner({ rig: [breaker], credits })
      .encountering(ice)
    for (let i = 0; i < 4; i++) game.runner.uses(breaker, 1)
    return game.runner.question?.options.some(option => option.card === breaker && option.ability === 0)
  }
  expect(uses('Wall of Static', 'Corroder', 9)).toBe(true)
  expect(uses('Enigma', 'Corroder', 9)).toBe(false)
  expect(uses('Enigma', 'Crypsis', 9)).toBe(true)
  expect(uses('Wall of Static', 'Crypsis', 9)).toBe(true)
})

example(['faq-1.1/8'], 'after Chum the Runner may jack out without damage', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Enigma'), rezzed('Chum')] })
    .runner({ hand: ['Diesel', 'Diesel', 'Diesel'] })
    .encountering('Chum')
  game.passUntil('jackOut')
  game.runner.jacksOut()
  expect(game.runner.hand).toHaveLength(3)
})

example(
  ['faq-1.1/clarifications/3'],
  'subroutines of bypassed ice are not broken: Chum does its damage',
  () => {
    const game = withFemme('Enigma', ['Chum'])
    game.passUntil('encounter')
    game.bothPass()
    game.passUntil('jackOut')
    game.runner.continues()
    game.passUntil(() => game.runner.question?.kind === 'confirm')
    expect(game.runner.hand).toHaveLength(4)
    game.runner.agrees()
    expect(game.runner.hand).toHaveLength(1)
    expect(game.state.encountered).toBeUndefined()
  },
)

example(['faq-1.1/9'], 'ruling: a use of Net Shield prevents 1 net damage', by => {
  const game = table()
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ rig: ['Net Shield'], hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel'], credits: 5 })
    .encountering('Neural Katana')
  game.bothPass()
  usesNetShieldAlone(game, by)
  game.passUntil('jackOut')
  expect(game.runner).toMatchObject({ credits: 4 })
  expect(game.runner.hand).toHaveLength(2)
})

const throughPortal = () => {
  const game = table()
    .corp({ hqIce: [rezzed('Cell Portal')] })
    .runner({})
    .encountering('Cell Portal')
  game.bothPass()
  return game
}
const expectJackedOut = ({ state }: ReturnType<typeof throughPortal>) => {
  expect(state.run).toBeUndefined()
  expect(state.log.map(each => each.what)).toContain('jackedOut')
}

example(['faq-1.1/10'], 'after Cell Portal the Runner may jack out before the outermost ice', {
  older() {
    const game = throughPortal()
    expect(game.state.run).toMatchObject({ phase: 'approach', ice: 'Cell Portal', position: 0 })
    game.passUntil('jackOut')
    game.runner.jacksOut()
    expectJackedOut(game)
  },
  // Cell Portal itself offers it, as nobody jacks out as ice is approached (CR 6.1.5a).
  today() {
    const game = throughPortal()
    expect(game.state.run).toMatchObject({ phase: 'encounter', ice: 'Cell Portal', position: 0 })
    game.runner.agrees()
    expectJackedOut(game)
  },
})

example(['faq-1.1/11'], 'clicks break subroutines of a bioroid without strength or icebreaker', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Viktor 1.0')] })
    .runner({ clicks: 2 })
    .encountering('Viktor 1.0')
  game.runner.uses('Viktor 1.0')
  game.runner.answers('subroutines', 1)
  expect(game.runner.clicks).toBe(1)
  expect(game.card('Viktor 1.0').subroutines.map(each => each.broken)).toEqual([false, true])
})

example(['faq-1.1/13'], 'all modifiers apply together: a stronger Enigma is not trashed on the way', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Enigma'), rezzed('Chum')] })
    .runner({ rig: ['Ice Carver', card('Parasite', { on: 'Enigma', counters: { virus: 1 } })] })
    .encountering('Chum')
  game.passUntil('jackOut')
  game.runner.continues()
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe('Enigma')
  expect(game.card('Enigma').strength).toBe(2)
  expect(game.corp.archives).toEqual([])
})

example(['faq-1.1/16'], 'ruling: Wyrm works on the ice that is encountered, at no less strength', () => {
  const outside = table()
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ rig: ['Wyrm'], credits: 9 })
    .runnerTurn('window')
  const lowers = (game: typeof outside): boolean =>
    game.runner.question?.options.some(option => option.card === 'Wyrm' && option.ability === 1) ?? false
  expect(lowers(outside)).toBe(false)
  const game = table()
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ rig: ['Wyrm'], credits: 9 })
    .encountering('Enigma')
  expect(lowers(game)).toBe(false)
  game.runner.uses('Wyrm', 2)
  expect(game.card('Wyrm').strength).toBe(2)
  expect(lowers(game)).toBe(true)
})

example(
  ['faq-1.1/17'],
  'the active player first: a bypass by Femme Fatale stops what the ice would do',
  () => {
    const game = withFemme('Tollbooth')
    game.passUntil('encounter')
    expect(game.runner.question?.kind).toBe('confirm')
    game.runner.agrees()
    expect(game.state.encountered).toBeUndefined()
    expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
  },
)

example(['faq-1.1/25'], 'ruling: Femme Fatale bypasses at any strength', () => {
  const game = withFemme("Hadrian's Wall")
  game.passUntil('encounter')
  expect(game.card('Femme Fatale').strength).toBe(2)
  game.runner.agrees()
  expect(game.state.encountered).toBeUndefined()
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})

example(['faq-1.1/28'], 'ruling: the credit of Cyberfeeder may pay for the bypass of Femme Fatale', () => {
  const game = withFemme('Enigma', [], 10, [])
  expect(game.runner.credits).toBe(1)
  const rich = table()
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ hand: ['Femme Fatale'], rig: ['Cyberfeeder'], credits: 10 })
    .beforeRunnerTurn()
  rich.passUntil('runnerAction')
  rich.runner.installs('Femme Fatale')
  rich.runner.answers('choose', 'Enigma')
  rich.passUntil('nextAction')
  rich.runner.runs('HQ')
  rich.passUntil('encounter')
  rich.runner.agrees()
  expect(rich.state.encountered).toBeUndefined()
  expect(rich.runner.credits).toBe(0)
})

example(['faq-1.1/23'], 'several icebreakers may be used, each with its own strength', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ rig: ['Corroder', 'Crypsis'], credits: 9 })
    .encountering('Wall of Static')
  const breaks = () =>
    game.runner.question?.options.filter(option => option.ability === 0).map(option => option.card)
  game.runner.uses('Corroder', 1)
  expect(breaks()).toEqual(['Corroder'])
  for (let i = 0; i < 3; i++) game.runner.uses('Crypsis', 1)
  expect(breaks()).toEqual(['Corroder', 'Crypsis'])
})

test('cr-26.03/1.13.3/1 Whitespace takes credits from the pool only, not such as lie on cards', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Whitespace')] })
    .runner({ rig: [card('Armitage Codebusting', { counters: { credit: 12 } })], credits: 2 })
    .encountering('Whitespace')
  game.bothPass()
  expect(game.runner.credits).toBe(0)
  expect(game.card('Armitage Codebusting').counters.credit).toBe(12)
})

example(
  ['cr-26.03/1.15.1/4', 'cr-1.6/1.15.1/4'],
  'the targets of Cleaver are the 1 or 2 subroutines that it will break',
  () => {
    const breaking = (...subroutines: readonly number[]) => {
      const game = table()
        .corp({ hqIce: [rezzed('Wall of Thorns')] })
        .runner({ rig: ['Cleaver'], credits: 9 })
        .encountering('Wall of Thorns')
      game.runner.uses('Cleaver', 1)
      game.runner.uses('Cleaver', 1)
      game.runner.uses('Cleaver', 0)
      expect(game.runner.question).toMatchObject({ kind: 'subroutines', min: 1, max: 2 })
      expect(game.card('Wall of Thorns').subroutines.map(each => each.broken)).toEqual([false, false])
      game.runner.breaks(...subroutines)
      return game.card('Wall of Thorns').subroutines.map(each => each.broken)
    }
    expect(breaking(1)).toEqual([false, true])
    expect(breaking(0, 1)).toEqual([true, true])
  },
)
