import { defineAllCards } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { card, fillers, rezzed, scenario } from '@paydata/scenario'
import { titleOf } from '@paydata/words/english'
import { reasonsInEnglish } from '@paydata/words/english/reasons'
import { reasonsText } from '@paydata/words/reasons'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import type { Reason } from '../reasons/reason.ts'
import { sensible } from './sensible.ts'

const definitions = defineAllCards()
const bot = sensible(definitions)
const table = () => scenario({ definitions })

const inEnglish = (because: readonly Reason[] = []) =>
  reasonsText(because, reasonsInEnglish, id => titleOf(definitions.version, id))
const copies = (title: string, count: number) => Array.from({ length: count }, () => title)

/** What it takes, by kind and card or server, whatever the dice; and what it says. */
function decision(game: ScenarioGame, side: Side) {
  const view = viewFor(game.json, side)
  const { question } = view
  const thoughts = ['one', 'two', 'three', 'four', 'five'].map(name => bot(view, diceOf(name)))
  const chosen = thoughts.map(({ reply }) =>
    question?.form === 'choose' && 'choose' in reply
      ? reply.choose.map(index => {
          const { does, definition, server } = question.options[index] ?? {}
          return [does, definition ?? server].filter(Boolean).join(' ')
        })
      : [],
  )
  return {
    chosen: [...new Set(chosen.map(each => each.join(', ')))],
    because: inEnglish(thoughts[0]?.because),
  }
}

test('ice goes where most is at stake: HQ full of agendas, else R&D or HQ before the rest', () => {
  const agendas = table()
    .corp({ hand: ['Wall of Static', 'Priority Requisition', 'Priority Requisition'], credits: 6 })
    .runner({})
    .corpTurn()
  expect(decision(agendas, 'corp')).toEqual({
    chosen: ['install wall_of_static'],
    because: 'Wall of Static does most good on HQ, where next to nothing stops the Runner.',
  })
  agendas.corp.answers('action', 'Install Wall of Static')
  expect(decision(agendas, 'corp').chosen).toEqual(['server hq'])

  const covered = table()
    .corp({ hand: ['Wall of Static', 'Hedge Fund', 'Hedge Fund'], credits: 6, hqIce: ['Enigma'] })
    .runner({})
    .corpTurn()
  covered.corp.answers('action', 'Install Wall of Static')
  expect(decision(covered, 'corp').chosen).toEqual(['server rnd'])
})

test('an agenda waits for a remote that keeps the Runner out, and is installed there', () => {
  const waiting = table()
    .corp({ hand: ['Priority Requisition', 'Hedge Fund'], credits: 6, hqIce: ['Enigma'], rndIce: ['Enigma'] })
    .runner({})
    .corpTurn()
  expect(decision(waiting, 'corp').chosen).toEqual(['play hedge_fund'])

  const ready = table()
    .corp({
      hand: ['Private Security Force'],
      credits: 9,
      hqIce: ['Enigma'],
      rndIce: ['Enigma'],
      remotes: [{ ice: ['Wall of Static', 'Enigma'] }],
    })
    .runner({})
    .corpTurn()
  expect(decision(ready, 'corp')).toEqual({
    chosen: ['install private_security_force'],
    because: 'What protects Server 1 should keep Private Security Force until it is scored.',
  })
  ready.corp.answers('action', 'Install Private Security Force')
  expect(decision(ready, 'corp').chosen).toEqual(['server remote1'])
})

test('an agenda is safe behind ice that is dear to break, whatever of it a Runner could leave once', () => {
  const behind = table()
    .corp({
      hand: ['Private Security Force'],
      credits: 9,
      hqIce: [rezzed('Enigma')],
      rndIce: [rezzed('Enigma')],
      remotes: [{ ice: [rezzed('Ansel 1.0'), rezzed('Ansel 1.0')] }],
    })
    .runner({ credits: 5, rig: ['Carmen'] })
    .corpTurn()
  expect(decision(behind, 'corp').chosen).toEqual(['install private_security_force'])
})

test('it advances only what has to be advanced now to be scored next turn', () => {
  const installed = (advanced: number) =>
    table()
      .corp({
        credits: 6,
        clicks: 2,
        remotes: [{ root: [card('Priority Requisition', { advanced })], ice: ['Enigma', 'Wall of Static'] }],
      })
      .runner({})
      .corpTurn()
  expect(decision(installed(1), 'corp').chosen).toEqual(['advance priority_requisition'])
  expect(decision(installed(2), 'corp').chosen).not.toContain('advance priority_requisition')
})

test('clicks are bought only where they let an agenda be scored', () => {
  const corp = (hand: readonly string[]) => table().corp({ hand, credits: 9 }).runner({}).corpTurn()
  expect(decision(corp(['Biotic Labor', 'Hunter']), 'corp').chosen).not.toContain('play biotic_labor')
  expect(decision(corp(['Biotic Labor', 'Accelerated Beta Test']), 'corp')).toEqual({
    chosen: ['play biotic_labor'],
    because: 'With 2 more clicks from Biotic Labor an agenda can be scored this turn.',
  })
})

test('counters on a scored agenda are kept until they let another one be scored', () => {
  const corp = (advanced: number) =>
    table()
      .corp({
        credits: 5,
        clicks: 1,
        scored: [card('AstroScript Pilot Program', { counters: { agenda: 1 } })],
        remotes: [{ root: [card('Private Security Force', { advanced })] }],
      })
      .runner({})
      .corpTurn('window')
  expect(decision(corp(2), 'corp').chosen).toEqual(['useAbility astroscript_pilot_program'])
  expect(decision(corp(0), 'corp').chosen).toEqual(['pass'])
})

test('what brings credits is rezzed when the turn begins, so that the credits could rez ice until then', () => {
  const corp = () =>
    table()
      .corp({ credits: 5, remotes: [{ root: ['PAD Campaign'] }] })
      .runner({})
  expect(decision(corp().corpTurn('window'), 'corp').chosen).toEqual(['pass'])
  expect(decision(corp().beforeCorpTurn(), 'corp')).toEqual({
    chosen: ['rez pad_campaign'],
    because: 'PAD Campaign brings 1 credit every turn from now on.',
  })
})

test('expensive ice stays unrezzed where that leaves an agenda elsewhere open', () => {
  const approached = (root: readonly string[]) =>
    table()
      .corp({
        credits: 9,
        hqIce: ['Heimdall 1.0'],
        hand: ['Hedge Fund', 'Hedge Fund'],
        remotes: [{ root: root.map(title => card(title, { advanced: 2 })), ice: ['Wall of Static'] }],
      })
      .runner({})
      .approaching('Heimdall 1.0')
  const [rich, bare] = [approached(['Priority Requisition']), approached([])]
  for (const game of [rich, bare]) game.runner.passes()
  expect(decision(rich, 'corp').chosen).toEqual(['pass'])
  expect(decision(bare, 'corp').chosen).toEqual(['rez heimdall_1_0'])
})

test('it reads what it would pay for: a trap that would trash nothing is not worth credits, one that hurts is', () => {
  const secretary = (advanced: number, rig: readonly string[]) =>
    table()
      .corp({ credits: 6, remotes: [{ root: [card('Aggressive Secretary', { advanced })] }] })
      .runner({ rig })
      .accessing('Aggressive Secretary')
  expect(decision(secretary(0, ['Corroder']), 'corp').chosen).toEqual(['no'])
  expect(decision(secretary(2, []), 'corp').chosen).toEqual(['no'])
  expect(decision(secretary(2, ['Corroder', 'Femme Fatale']), 'corp').chosen).toEqual(['pay'])
  const snare = table()
    .corp({ credits: 6, hand: ['Snare!'] })
    .runner({ hand: copies('Diesel', 3) })
    .accessing('Snare!')
  expect(decision(snare, 'corp')).toEqual({
    chosen: ['pay'],
    because: 'Snare! does enough for its price: do 3 damage, give 1 tag.',
  })
})

test('it says what credits are for', () => {
  const game = table()
    .corp({ credits: 1, hand: [], hqIce: ['Wall of Static'], deck: fillers('corp', 5) })
    .runner({})
    .corpTurn()
  expect(decision(game, 'corp')).toEqual({
    chosen: ['gainCredit'],
    because: 'Wall of Static on HQ takes 3 credits to rez, and there is 1.',
  })
})

test('the Runner looks at the next card of R&D early in a turn, and not again and again', () => {
  const runner = (clicks: number) =>
    table()
      .corp({ credits: 1, hqIce: [rezzed('Enigma')], hand: fillers('corp', 2) })
      .runner({ credits: 5, clicks, rig: ['Corroder'], hand: copies('Corroder', 5) })
      .runnerTurn()
  expect(decision(runner(4), 'runner')).toEqual({
    chosen: ['run rnd'],
    because: 'A run on R&D costs nothing; the next card the Corp would draw is accessed.',
  })
  expect(decision(runner(1), 'runner').chosen).not.toContain('run rnd')
})

test('the Runner pays more to break ice in front of what the Corp is about to score', () => {
  const facing = (advanced: number) =>
    table()
      .corp({
        credits: 5,
        remotes: [{ root: [card('Priority Requisition', { advanced })], ice: [rezzed('Heimdall 1.0')] }],
      })
      .runner({ credits: 20, rig: ['Crypsis'], hand: copies('Crypsis', 5) })
      .runnerTurn()
  expect(decision(facing(4), 'runner').chosen).toEqual(['run remote1'])
  expect(decision(facing(0), 'runner').chosen).not.toContain('run remote1')
})

test('the Runner runs for an asset only if it can pay for trashing it, and trashes it then', () => {
  const facing = (credits: number) =>
    table()
      .corp({
        credits: 0,
        hand: [],
        deck: ['Hedge Fund'],
        hqIce: [rezzed('Enigma')],
        rndIce: [rezzed('Enigma')],
        remotes: [{ root: [rezzed('Adonis Campaign')] }],
      })
      .runner({ credits, rig: ['Corroder'], hand: copies('Corroder', 5) })
  expect(decision(facing(9).runnerTurn(), 'runner').chosen).toEqual(['run remote1'])
  expect(decision(facing(2).runnerTurn(), 'runner').chosen).toEqual(['gainCredit'])
  expect(decision(facing(9).accessing('Adonis Campaign'), 'runner')).toEqual({
    chosen: ['trashAccessed adonis_campaign'],
    because: 'Adonis Campaign would bring the Corp 3 credits a turn.',
  })
})

test('the Runner looks for the breakers that are missing rather than for credits it has', () => {
  const runner = (rig: readonly string[]) =>
    table()
      .corp({ credits: 5, hand: [], hqIce: [rezzed('Enigma')], rndIce: [rezzed('Enigma')] })
      .runner({ credits: 7, rig, hand: copies('Access to Globalsec', 3) })
      .runnerTurn()
  expect(decision(runner(['Access to Globalsec']), 'runner')).toEqual({
    chosen: ['drawCard'],
    because: 'Nothing breaks barrier, code gate and sentry ice yet: what does has to be found.',
  })
})

test('what breaks only the ice that hosts it leaves the Runner in want of icebreakers', () => {
  const helped = table()
    .corp({ credits: 5, hand: [], hqIce: [rezzed('Enigma')], rndIce: [rezzed('Enigma')] })
    .runner({ credits: 7, rig: [card('Botulus', { on: 'Enigma' })], hand: copies('Corroder', 3) })
    .runnerTurn()
  expect(decision(helped, 'runner').chosen).toEqual(['install corroder'])
})

test('the Runner walks into no trap that it sees, and gains what removing a tag takes', () => {
  const facing = (asset: string) =>
    table()
      .corp({
        credits: 9,
        hand: [],
        hqIce: [rezzed('Enigma')],
        rndIce: [rezzed('Enigma')],
        remotes: [{ root: [rezzed(asset)] }],
      })
      .runner({ credits: 9, rig: ['Corroder'], hand: copies('Corroder', 5) })
      .runnerTurn()
  expect(decision(facing('PAD Campaign'), 'runner').chosen).toEqual(['run remote1'])
  expect(decision(facing('Snare!'), 'runner').chosen).toEqual(['gainCredit'])

  const tagged = table().corp({ credits: 9 }).runner({ credits: 0, tags: 1 }).runnerTurn()
  expect(decision(tagged, 'runner')).toEqual({
    chosen: ['gainCredit'],
    because: 'Removing the tag takes 2 credits and a click.',
  })
})
