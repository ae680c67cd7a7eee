import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { test } from 'vitest'
import type { CardType } from '../../src/state/names.ts'
import * as say from '../../src/vocabulary.ts'
import type { FieldsOf, Of } from './said.ts'
import { casesOf, expectSaid, heard, offers } from './said.ts'
import type { More } from './table.ts'
import { inHq, onArchives } from './table.ts'

const { type } = say
const runnerPaid = (game: ScenarioGame) => 20 - game.runner.credits
const corpPaid = (game: ScenarioGame) => 20 - game.corp.credits
const inWindow = (scenario: Scenario) => scenario.corpTurn('window')
const inAction = (scenario: Scenario) => scenario.corpTurn()
const installsKit = (game: ScenarioGame) => game.runner.installs('Kit')
const toPlan = (scenario: Scenario) => scenario.accessing('Plan')
const toSite = (scenario: Scenario) => scenario.accessing('Site')
const tower: More = { corp: { hqRoot: ['Tower'] } }
const cost = (of: Of<'cost'>['of'], what: CardType): Of<'cost'> => ({
  declare: 'cost',
  of,
  cards: [type(what)],
  by: 2,
})
const dear = (to: Of<'additionalCost'>['to']): Of<'additionalCost'> => ({
  declare: 'additionalCost',
  to,
  cost: [{ pay: 'credits', amount: 30 }],
})
const paysByTrash: Of<'alternativePayment'>['cost'] = {
  either: [
    [],
    [
      { pay: 'trash', cards: 'self' },
      { pay: 'covers', amount: 1 },
    ],
  ],
}
const altern = (of: Of<'alternativePayment'>['of'], what: CardType): Of<'alternativePayment'> => ({
  declare: 'alternativePayment',
  of,
  cards: [type(what)],
  cost: paysByTrash,
})

const fields: FieldsOf<'cost' | 'additionalCost' | 'alternativePayment'> = {
  cost: {
    'of install': {
      says: cost('install', 'hardware'),
      by: installsKit,
      shows: runnerPaid,
      without: 1,
      then: 3,
    },
    'of rez': {
      says: cost('rez', 'upgrade'),
      of: 'corp',
      with: tower,
      at: inWindow,
      by: game => game.corp.rezzes('Tower'),
      shows: corpPaid,
      without: 0,
      then: 2,
    },
    'of play': {
      says: cost('play', 'event'),
      by: game => game.runner.plays('Deed'),
      shows: game => game.runner.credits,
      without: 21,
      then: 19,
    },
    'of trash': {
      says: cost('trash', 'asset'),
      at: toSite,
      by: game => game.runner.trashes(),
      shows: runnerPaid,
      without: 1,
      then: 3,
    },
    first: {
      says: { ...cost('install', 'hardware'), first: { what: ['installed'], by: 'runner' } },
      with: { runner: { hand: ['Kit', 'Kit'] } },
      by: game => {
        installsKit(game)
        game.passUntil('nextAction')
        installsKit(game)
      },
      shows: runnerPaid,
      without: 2,
      then: 4,
    },
  },
  additionalCost: {
    'to install': {
      says: { ...dear('install'), cards: [type('hardware')] },
      shows: offers('runner', 'install'),
      without: 1,
      then: 0,
    },
    'to rez': {
      says: dear('rez'),
      with: tower,
      at: inWindow,
      shows: offers('corp', 'rez'),
      without: 1,
      then: 0,
    },
    'to play': { says: dear('play'), shows: offers('runner', 'play'), without: 1, then: 0 },
    'to steal': {
      says: dear('steal'),
      at: toPlan,
      by: game => game.runner.passes(),
      shows: offers('runner', 'steal'),
      without: 1,
      then: 0,
    },
    'to score': { says: dear('score'), at: inWindow, shows: offers('corp', 'score'), without: 1, then: 0 },
    'to run': { says: dear('run'), shows: offers('runner', 'run'), without: 5, then: 0 },
    'to access': { says: dear('access'), by: onArchives, shows: heard('accessed'), without: 1, then: 0 },
    'to trash': {
      says: dear('trash'),
      at: toSite,
      shows: offers('runner', 'trashAccessed'),
      without: 1,
      then: 0,
    },
    'to trashResource': {
      says: dear('trashResource'),
      with: { runner: { tags: 1, rig: ['Watch'] } },
      at: inAction,
      shows: offers('corp', 'trashResource'),
      without: 1,
      then: 0,
    },
    'to jackOut': {
      says: dear('jackOut'),
      at: inHq,
      by: game => game.passUntil('jackOut'),
      shows: offers('runner', 'jackOut'),
      without: 1,
      then: 0,
    },
    cards: {
      says: { ...dear('play'), cards: [type('operation')] },
      at: inAction,
      shows: offers('corp', 'play'),
      without: 1,
      then: 0,
    },
    server: { says: { ...dear('run'), server: ['hq'] }, shows: offers('runner', 'run'), without: 5, then: 4 },
  },
  alternativePayment: {
    'of install': {
      says: altern('install', 'hardware'),
      by: installsKit,
      shows: game => game.runner.question?.kind,
      without: 'paidWindow',
      then: 'payment',
    },
    'of rez': {
      says: altern('rez', 'upgrade'),
      of: 'corp',
      having: [say.always(say.costChange('rez', [type('upgrade')], 1))],
      with: tower,
      at: inWindow,
      by: game => game.corp.rezzes('Tower'),
      shows: game => game.corp.question?.kind,
      without: 'paidWindow',
      then: 'payment',
    },
    'of play': {
      says: altern('play', 'operation'),
      of: 'corp',
      at: inAction,
      by: game => game.corp.plays('Memo'),
      shows: game => game.corp.question?.kind,
      without: 'paidWindow',
      then: 'payment',
    },
    'of trash': {
      says: altern('trash', 'asset'),
      at: toSite,
      by: game => game.runner.trashes(),
      shows: game => game.runner.question?.kind,
      without: 'candidate',
      then: 'payment',
    },
  },
}

test.each(casesOf(fields))('CR 1.16: "%s" is so while a card says it, and not otherwise', (_word, said) =>
  expectSaid(said),
)
