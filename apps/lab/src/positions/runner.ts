import { defineAllCards } from '@paydata/cards'
import type { CorpSpec, RunnerSpec } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import type { Positions } from './position.ts'
import { deckOf } from './position.ts'

const table = () => scenario({ definitions: defineAllCards(), sets: ['core'] })
const deck = deckOf('Diesel', 'Sure Gamble', 'Corroder', 'Easy Mark', 'Armitage Codebusting', 'Inside Job')
const identity = 'Gabriel Santiago: Consummate Professional'
const corpDeck = deckOf('Hedge Fund', 'Ice Wall', 'Enigma', 'PAD Campaign', 'Posted Bounty', 'Wall of Static')
const corp = { identity: 'NBN: Making News', deck: corpDeck, hand: ['Hedge Fund', 'Enigma', 'Ice Wall'] }
/** Who lays traps. */
const trapper = { ...corp, identity: 'Jinteki: Personal Evolution' }
/** Ice that nobody passes who has no icebreaker. */
const walls = { hqIce: [rezzed('Wall of Static')], rndIce: [rezzed('Enigma')] }

/** A Runner with the usual deck, against the usual Corp. */
const against = (other: CorpSpec, own: RunnerSpec) =>
  table()
    .corp({ ...corp, ...other })
    .runner({ identity, deck, ...own })
const turn = (other: CorpSpec, own: RunnerSpec) => () => against(other, own).runnerTurn()

export const ofRunner: Positions = {
  'an advanced card, and one card in hand': {
    kind: 'trap',
    side: 'runner',
    game: turn(
      {
        ...trapper,
        credits: 6,
        ...walls,
        remotes: [{ root: [card('Project Junebug', { advanced: 2 })] }],
      },
      { hand: ['Diesel'], credits: 5, clicks: 1 },
    ),
    wrong: ['run remote1'],
    why: 'Four damage would end the game; who draws first can look next turn.',
  },
  'a deck that has traps': {
    kind: 'trap',
    side: 'runner',
    game: turn(
      { ...trapper, archives: ['Snare!'], credits: 8 },
      { hand: ['Corroder', 'Inside Job'], credits: 5, clicks: 1 },
    ),
    wrong: ['run rnd', 'run hq'],
    why: 'A second Snare! does three damage, and there are two cards.',
  },
  'an advanced card behind nothing': {
    kind: 'agendas',
    side: 'runner',
    game: turn(
      {
        credits: 5,
        ...walls,
        remotes: [{ root: [card('Priority Requisition', { advanced: 2 })] }],
      },
      {
        hand: ['Diesel', 'Diesel', 'Corroder', 'Easy Mark', 'Inside Job'],
        credits: 5,
        clicks: 1,
      },
    ),
    right: ['run remote1'],
    why: 'Nothing guards it, and five cards are enough against any trap with two counters.',
  },
  'an agenda seen in Archives': {
    kind: 'agendas',
    side: 'runner',
    game: turn(
      { archives: ['Private Security Force'], credits: 5, ...walls },
      { hand: ['Diesel', 'Corroder', 'Easy Mark'], credits: 3, clicks: 1 },
    ),
    right: ['run archives'],
    why: 'Two points for the last click.',
  },
  'an upgrade that makes agendas cheap': {
    kind: 'paysLater',
    side: 'runner',
    game: turn(
      { credits: 6, ...walls, remotes: [{ root: [rezzed('SanSan City Grid')] }] },
      { hand: ['Corroder', 'Crash Space', 'Inside Job'], credits: 5, clicks: 1 },
    ),
    right: ['run remote1'],
    why: 'It costs all the credits, and would score agendas all game long.',
  },
  'money for an upgrade': {
    kind: 'paysLater',
    side: 'runner',
    game: turn(
      { credits: 6, ...walls, remotes: [{ root: [rezzed('SanSan City Grid')] }] },
      { hand: ['Corroder', 'Crash Space', 'Inside Job'], credits: 4, clicks: 2 },
    ),
    right: ['gainCredit'],
    why: 'With one more credit the last click trashes it.',
  },
  'an asset that brings three a click': {
    kind: 'paysLater',
    side: 'runner',
    game: turn(
      { credits: 0, ...walls, remotes: [{ root: [rezzed('Melange Mining Corp.')] }] },
      { hand: ['Corroder', 'Crash Space', 'Inside Job'], credits: 3, clicks: 1 },
    ),
    right: ['run remote1'],
    why: 'A click and a credit take seven credits a turn from a poor Corp.',
  },
  'the price of an upgrade': {
    kind: 'paysLater',
    side: 'runner',
    game: () =>
      against(
        { credits: 6, ...walls, remotes: [{ root: [rezzed('SanSan City Grid')] }] },
        { hand: ['Corroder', 'Crash Space', 'Inside Job'], credits: 6, clicks: 1 },
      ).accessing('SanSan City Grid'),
    right: ['trashAccessed SanSan City Grid'],
    why: 'Whoever came so far trashes it.',
  },
  'Sure Gamble for the last five credits': {
    kind: 'money',
    side: 'runner',
    game: turn(
      { credits: 5, ...walls },
      { hand: ['Sure Gamble', 'Femme Fatale', 'The Toolbox'], credits: 5 },
    ),
    right: ['play Sure Gamble'],
    why: 'It is four credits for one click, and the rest of the hand is dear.',
  },
  'a credit for Sure Gamble': {
    kind: 'money',
    side: 'runner',
    game: turn(
      { credits: 5, ...walls },
      { hand: ['Sure Gamble', 'Femme Fatale', 'The Toolbox'], credits: 4 },
    ),
    right: ['gainCredit'],
    why: 'A credit more plays it this turn.',
  },
  'the money of a rich Corp': {
    kind: 'money',
    side: 'runner',
    game: turn(
      { credits: 10, rndIce: [rezzed('Enigma')] },
      {
        hand: ['Account Siphon', 'Femme Fatale', 'The Toolbox', 'Femme Fatale'],
        credits: 3,
        clicks: 3,
      },
    ),
    right: ['play Account Siphon'],
    why: 'Nothing guards HQ: ten credits for the Runner, five less for the Corp, and clicks to remove the tags.',
  },
  'a tag, and Scorched Earth in Archives': {
    kind: 'damage',
    side: 'runner',
    game: turn(
      {
        identity: 'Weyland Consortium: Building a Better World',
        archives: ['Scorched Earth'],
        credits: 9,
        ...walls,
      },
      {
        hand: ['Corroder', 'Crash Space', 'Inside Job'],
        tags: 1,
        credits: 3,
        clicks: 1,
      },
    ),
    right: ['removeTag'],
    why: 'Another Scorched Earth would be the end.',
  },
  'a wall in the way of the last points': {
    kind: 'reply',
    side: 'runner',
    game: () =>
      table()
        .corp({
          ...corp,
          credits: 0,
          ...walls,
          remotes: [
            { root: [card('Priority Requisition', { advanced: 3 })], ice: [rezzed('Wall of Static')] },
          ],
        })
        .runner({
          identity,
          deck,
          rig: ['Corroder'],
          stolen: ['Priority Requisition', 'Hostile Takeover'],
          hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'],
          credits: 4,
          clicks: 0,
        })
        .encountering('Wall of Static'),
    right: ['useAbility Corroder'],
    why: 'Two credits break it.',
  },
  'five dear cards to begin with': {
    kind: 'mulligan',
    side: 'runner',
    game: () => {
      const game = table()
        .corp({ ...corp, hand: ['Hedge Fund', 'Ice Wall', 'Enigma', 'PAD Campaign', 'Ice Wall'] })
        .runner({
          identity,
          hand: ['The Toolbox', 'Déjà Vu', 'Déjà Vu', 'The Toolbox', 'Demolition Run'],
          deck,
        })
        .atMulligans()
      game.corp.answers('mulligan', 'keep')
      return game
    },
    right: ['mulligan'],
    why: 'There is no money, and nothing to do without.',
  },
  'money and an icebreaker to begin with': {
    kind: 'mulligan',
    side: 'runner',
    game: () => {
      const game = table()
        .corp({ ...corp, hand: ['Hedge Fund', 'Ice Wall', 'Enigma', 'PAD Campaign', 'Ice Wall'] })
        .runner({
          identity,
          hand: ['Sure Gamble', 'Diesel', 'Corroder', 'Account Siphon', 'Easy Mark'],
          deck,
        })
        .atMulligans()
      game.corp.answers('mulligan', 'keep')
      return game
    },
    right: ['keep'],
    why: 'There is money, and something to do with it.',
  },
}
