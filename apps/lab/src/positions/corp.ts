import { defineAllCards } from '@paydata/cards'
import type { CorpSpec, RunnerSpec } from '@paydata/scenario'
import { card, happened, lastTurn, rezzed, scenario, successfulRun } from '@paydata/scenario'
import type { Positions } from './position.ts'
import { deckOf } from './position.ts'

const table = () => scenario({ definitions: defineAllCards(), sets: ['core'] })
const deck = deckOf('Hedge Fund', 'Ice Wall', 'Enigma', 'PAD Campaign', 'Posted Bounty', 'Wall of Static')
const runnerDeck = deckOf('Diesel', 'Sure Gamble', 'Corroder', 'Easy Mark', 'Armitage Codebusting', 'Ninja')
const identity = 'Weyland Consortium: Building a Better World'
const runner = { identity: 'Gabriel Santiago: Consummate Professional', deck: runnerDeck }
/** Ice that nobody passes who has no icebreaker. */
const walls = { hqIce: [rezzed('Wall of Static')], rndIce: [rezzed('Enigma')] }

/** A Corp with the usual deck, against the usual Runner. */
const against = (own: CorpSpec, other: RunnerSpec) =>
  table()
    .corp({ identity, deck, ...own })
    .runner({ ...runner, ...other })
const turn = (own: CorpSpec, other: RunnerSpec) => () => against(own, other).corpTurn()

export const ofCorp: Positions = {
  'an agenda without ice': {
    kind: 'agendas',
    side: 'corp',
    game: turn(
      {
        hand: ['Priority Requisition', 'Ice Wall', 'Hedge Fund'],
        credits: 5,
        clicks: 1,
        ...walls,
      },
      { hand: ['Diesel', 'Easy Mark', 'Corroder'], credits: 8 },
    ),
    wrong: ['install Priority Requisition'],
    why: 'It cannot be scored next turn, and the Runner takes it for a click.',
  },
  'the last click before the Runner comes': {
    kind: 'agendas',
    side: 'corp',
    game: turn(
      {
        hand: ['Priority Requisition', 'Hostile Takeover', 'Private Security Force', 'Ice Wall'],
        credits: 3,
        clicks: 1,
        rndIce: [rezzed('Enigma')],
      },
      { hand: ['Diesel', 'Easy Mark'], credits: 6 },
    ),
    right: ['install Ice Wall'],
    why: 'Three of four cards in an open HQ are agendas.',
  },
  'an agenda that one counter scores': {
    kind: 'agendas',
    side: 'corp',
    game: turn(
      {
        hand: ['PAD Campaign', 'Ice Wall'],
        credits: 2,
        clicks: 1,
        ...walls,
        remotes: [{ root: [card('Private Security Force', { advanced: 3 })], ice: [rezzed('Ice Wall')] }],
      },
      { rig: ['Corroder'], hand: ['Diesel'], credits: 6 },
    ),
    right: ['advance Private Security Force'],
    why: 'The Runner can pass the ice, and would steal it.',
  },
  'Hedge Fund for the last five credits': {
    kind: 'money',
    side: 'corp',
    game: turn(
      { hand: ['Hedge Fund', "Hadrian's Wall", 'Tollbooth'], credits: 5, ...walls },
      { hand: ['Diesel', 'Easy Mark'], credits: 4 },
    ),
    right: ['play Hedge Fund'],
    why: 'It is four credits for one click, and the rest of the hand is dear.',
  },
  'a credit for Hedge Fund': {
    kind: 'money',
    side: 'corp',
    game: turn(
      { hand: ['Hedge Fund', "Hadrian's Wall", 'Tollbooth'], credits: 4, ...walls },
      { hand: ['Diesel', 'Easy Mark'], credits: 4 },
    ),
    right: ['gainCredit'],
    why: 'A credit more plays it this turn.',
  },
  'Scorched Earth for the last cards': {
    kind: 'winsNow',
    side: 'corp',
    game: turn(
      { hand: ['Scorched Earth', 'Hedge Fund'], credits: 5, clicks: 1, ...walls },
      { hand: ['Diesel', 'Corroder', 'Easy Mark'], tags: 1, credits: 6 },
    ),
    right: ['play Scorched Earth'],
    why: 'Four damage are more than three cards.',
  },
  'one damage for an empty hand': {
    kind: 'winsNow',
    side: 'corp',
    game: () =>
      against(
        {
          identity: 'Jinteki: Personal Evolution',
          hand: ['Neural EMP', 'Hedge Fund'],
          credits: 5,
          clicks: 1,
          ...walls,
        },
        { hand: [], credits: 6 },
      )
        .history(lastTurn(successfulRun('archives')), lastTurn(happened('runBegan')))
        .corpTurn(),
    right: ['play Neural EMP'],
    why: 'The Runner made a run last turn, and has no card to lose.',
  },
  'all credits of a tagged Runner': {
    kind: 'paysLater',
    side: 'corp',
    game: turn(
      { hand: ['Closed Accounts', 'PAD Campaign'], credits: 3, clicks: 1, ...walls },
      { rig: ['Corroder'], hand: ['Diesel', 'Diesel', 'Easy Mark'], tags: 1, credits: 16 },
    ),
    right: ['play Closed Accounts'],
    why: 'Sixteen credits for a click and a credit.',
  },
  'a resource full of credits': {
    kind: 'paysLater',
    side: 'corp',
    game: turn(
      { hand: ['Enigma', 'Ice Wall'], credits: 6, clicks: 1, ...walls },
      {
        rig: [card('Armitage Codebusting', { counters: { credit: 12 } })],
        hand: ['Diesel', 'Diesel', 'Easy Mark'],
        tags: 1,
        credits: 0,
      },
    ),
    right: ['trashResource Armitage Codebusting'],
    why: 'It is all the money that the Runner has.',
  },
  'ice before an agenda': {
    kind: 'reply',
    side: 'corp',
    game: () => {
      const game = table()
        .corp({
          identity,
          hand: ['Hedge Fund', 'Enigma'],
          deck,
          credits: 4,
          ...walls,
          remotes: [{ root: [card('Priority Requisition', { advanced: 4 })], ice: ['Wall of Static'] }],
        })
        .runner({ ...runner, hand: ['Diesel', 'Diesel', 'Easy Mark'], credits: 6 })
        .approaching('Wall of Static')
      game.runner.passes()
      return game
    },
    right: ['rez Wall of Static'],
    why: 'Without an icebreaker nobody passes it, and the agenda is worth three points.',
  },
  'four agendas to begin with': {
    kind: 'mulligan',
    side: 'corp',
    game: () =>
      table()
        .corp({
          identity,
          hand: [
            'Priority Requisition',
            'Hostile Takeover',
            'Private Security Force',
            'Posted Bounty',
            'Archer',
          ],
          deck,
        })
        .runner(runner)
        .atMulligans(),
    right: ['mulligan'],
    why: 'There is no money, and no ice that can be paid for.',
  },
  'ice and money to begin with': {
    kind: 'mulligan',
    side: 'corp',
    game: () =>
      table()
        .corp({
          identity,
          hand: ['Hedge Fund', 'Ice Wall', 'Enigma', 'PAD Campaign', 'Hostile Takeover'],
          deck,
        })
        .runner(runner)
        .atMulligans(),
    right: ['keep'],
    why: 'There is ice for both central servers, and money.',
  },
}
