import type { CorpSpec, RunnerSpec } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, ice, made, operation, program } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import type { Instruction } from '../../src/instructions/index.ts'
import type { Declaration } from '../../src/language/abilities.ts'
import * as say from '../../src/vocabulary.ts'

const older = ['2012', '2013', '2017', '1.4', '1.6'] as const

/** A player with two cards that do something, and a card in the root of a remote that forbids it. */
interface Case {
  readonly by: 'corp' | 'runner'
  readonly does: readonly Instruction[]
  readonly forbids: Declaration
  readonly corp?: CorpSpec
  readonly runner?: RunnerSpec
}

const installed = say.from('installed', say.type('program'))
const inHq = say.from('hq')
const agendas = say.from('corpScore')

/** Each word of "cannot" that some instruction does. */
const cases: Readonly<Record<string, Case>> = {
  'trash a card of a choice': {
    by: 'runner',
    does: [say.trash(say.chosen(installed, 'it'))],
    forbids: say.cannot('trash', { who: 'runner', cards: [say.type('program')] }),
    runner: { rig: ['Tool'] },
  },
  'trash a card that was chosen before': {
    by: 'runner',
    does: [say.chooseCards(say.chosen(installed, 'it')), say.trash(say.the('it'))],
    forbids: say.cannot('trash', { who: 'runner', cards: [say.type('program')] }),
    runner: { rig: ['Tool'] },
  },
  'trash cards that nobody sees, by whose they are': {
    by: 'runner',
    does: [say.trash({ random: 1, of: inHq })],
    forbids: say.cannot('trash', { who: 'runner', cards: [say.ownedBy('corp')] }),
    corp: { hand: ['Plan'] },
  },
  forfeit: {
    by: 'corp',
    does: [say.forfeit(say.chosen(agendas, 'it'))],
    forbids: say.cannot('forfeit', { who: 'corp', cards: [say.type('agenda')] }),
    corp: { scored: ['Goal'] },
  },
  rez: {
    by: 'corp',
    does: [say.rez(say.chosen(say.from('ice', say.isUnrezzed), 'it'))],
    forbids: say.cannot('rez', { who: 'corp', cards: [say.type('ice')] }),
    corp: { hqIce: ['Guard'] },
  },
  install: {
    by: 'corp',
    does: [say.install(say.chosen(say.from('archives', say.type('ice')), 'it'))],
    forbids: say.cannot('install', { who: 'corp', cards: [say.type('ice')] }),
    corp: { archives: ['Guard'] },
  },
  play: {
    by: 'corp',
    does: [say.playCard(say.chosen(say.from('archives', say.type('operation')), 'it'))],
    forbids: say.cannot('play', { who: 'corp', cards: [say.subtype('gray')] }),
    corp: { archives: ['Plan'] },
  },
  advance: {
    by: 'corp',
    does: [say.advance(say.chosen(say.from('root', say.type('agenda')), 'it'))],
    forbids: say.cannot('advance', { who: 'corp', cards: [say.type('agenda')] }),
    corp: { remotes: [{ root: ['Goal'] }] },
  },
  expose: {
    by: 'runner',
    does: [say.expose(say.chosen(say.from('ice', say.isUnrezzed), 'it'))],
    forbids: say.cannot('expose', { who: 'runner' }),
    corp: { hqIce: ['Guard'] },
  },
  'a part of each of several': {
    by: 'runner',
    does: [say.forEach(say.chosen(installed, 'them'), 'one', say.trash(say.the('one')))],
    forbids: say.cannot('trash', { who: 'runner', cards: [say.type('program')] }),
    runner: { rig: ['Tool'] },
  },
  'a choice of two that are both forbidden': {
    by: 'runner',
    does: [say.oneOf([[say.draw(1)], [say.may([say.draw(2)])]])],
    forbids: say.cannot('draw', { who: 'runner' }),
  },
}

/** What a player may play, each with whether nothing would come of it. */
function offered(name: string, edition: string, isForbidden: boolean) {
  const { by, does, forbids, corp = {}, runner = {} } = cases[name] ?? expect.fail(name)
  const printed = by === 'corp' ? operation : event
  const definitions = defineCards(`prohibited: ${name}`, [
    made(printed('Whole'), say.play(...does)),
    made(printed('Part'), say.play(...does, say.gainCredits(1))),
    made(asset('Ban'), say.always(forbids)),
    made(agenda('Goal')),
    made(ice('Guard')),
    made(program('Tool')),
    made({ ...operation('Plan'), subtypes: ['gray'] }),
  ])
  const ban = { root: [isForbidden ? rezzed('Ban') : 'Ban'] }
  const hand = ['Whole', 'Part']
  const game = scenario({ definitions, edition })
    .corp({
      ...corp,
      remotes: [...(corp.remotes ?? []), ban],
      hand: [...(corp.hand ?? []), ...(by === 'corp' ? hand : [])],
    })
    .runner({ ...runner, ...(by === 'runner' && { hand }) })
  const { question } = viewFor((by === 'corp' ? game.corpTurn() : game.runnerTurn()).json, by)
  const options = question?.form === 'choose' ? question.options : []
  return options
    .filter(({ does, definition }) => does === 'play' && definition !== 'plan')
    .map(({ definition, inVain }) => [definition, inVain])
}

const each = older.flatMap(edition => Object.keys(cases).map(name => [edition, name] as const))

test.each(each)(
  '%s, 1.2.2a, 1.2.5; Rules Reference, Cannot: nobody may do what is forbidden as a whole: %s',
  (edition, name) => {
    expect(offered(name, edition, true)).toEqual([['part', false]])
    expect(offered(name, edition, false)).toEqual([
      ['whole', false],
      ['part', false],
    ])
  },
)

test.each(Object.keys(cases))(
  'CR 1.2.2: today it is offered all the same, and is said to be in vain: %s',
  name => {
    expect(offered(name, '26.03', true)).toEqual([
      ['whole', true],
      ['part', false],
    ])
    expect(offered(name, '26.03', false)).toEqual([
      ['whole', false],
      ['part', false],
    ])
  },
)

test('CR 10.2.2b: whether an effect is in vain tells nothing of a card that its player does not see', () => {
  const definitions = defineCards('prohibited by its face', [
    made(event('Raid'), say.play(say.trash({ random: 1, of: inHq }))),
    made(asset('Ban'), say.always(say.cannot('trash', { who: 'runner', cards: [say.type('agenda')] }))),
    made(agenda('Goal')),
    made(operation('Plan')),
  ])
  const isOffered = (hand: readonly string[], edition: string) =>
    scenario({ definitions, edition })
      .corp({ hand, remotes: [{ root: [rezzed('Ban')] }] })
      .runner({ hand: ['Raid'] })
      .runnerTurn()
      .runner.question?.options.some(({ card }) => card === 'Raid')
  for (const edition of older)
    expect([isOffered(['Goal'], edition), isOffered(['Plan'], edition)]).toEqual([true, true])
})

test('CR 1.2.2: to draw or to gain a credit by the basic action, or to agree to it, is in vain as well', () => {
  const definitions = defineCards('basic actions in vain', [
    made(
      asset('Ban'),
      say.always(say.cannot('gainCredits', { who: 'runner' }), say.cannot('draw', { who: 'runner' })),
    ),
    made(event('Offer'), say.play(say.may([say.gainCredits(1)]))),
  ])
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Ban')] }] })
    .runner({ hand: ['Offer'] })
    .runnerTurn()
  const inVain = () => {
    const { question } = viewFor(game.json, 'runner')
    return question?.form === 'choose' ? question.options.flatMap(each => (each.inVain ? each.does : [])) : []
  }
  expect(inVain()).toEqual(['gainCredit', 'drawCard', 'play'])
  game.runner.plays('Offer')
  expect(inVain()).toEqual(['yes'])
})
