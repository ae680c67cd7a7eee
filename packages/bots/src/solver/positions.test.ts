import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Side } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { describe, expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { positionFor } from '../search/position.ts'
import { winningReply } from './solver.ts'

const definitions = defineAllCards()
const expectation = { definitions, decks: starterDecks.map(broughtToPlay) }
const table = () => scenario({ definitions })
const corpDeck = ['Hedge Fund', 'Ice Wall', 'Enigma', 'PAD Campaign', 'Hedge Fund']
const runnerDeck = ['Diesel', 'Sure Gamble', 'Corroder', 'Easy Mark']
const five = ['Priority Requisition', 'Hostile Takeover', 'Hostile Takeover']

interface Question {
  readonly side: Side
  readonly game: () => ScenarioGame
  /** The right replies: what they do, with which card or on which server; `none` where nothing wins for sure. */
  readonly right: readonly string[]
  readonly why: string
}

/** Positions in which somebody wins this turn, or seems to. */
const positions: Readonly<Record<string, Question>> = {
  'the last advancement': {
    side: 'corp',
    game: () =>
      table()
        .corp({
          scored: [...five, 'Hostile Takeover'],
          remotes: [{ root: [card('Hostile Takeover', { advanced: 1 })] }],
          hand: ['Hedge Fund', 'PAD Campaign'],
          deck: corpDeck,
          credits: 5,
        })
        .runner({ hand: runnerDeck, deck: runnerDeck })
        .corpTurn(),
    right: ['advance Hostile Takeover'],
    why: 'One more advancement scores the seventh point.',
  },
  'a credit is missing': {
    side: 'corp',
    game: () =>
      table()
        .corp({
          scored: ['Priority Requisition', 'Hostile Takeover', 'Hostile Takeover', 'Hostile Takeover'],
          remotes: [{ root: [card('Hostile Takeover', { advanced: 1 })] }],
          hand: ['PAD Campaign'],
          deck: corpDeck,
          credits: 0,
        })
        .runner({ hand: runnerDeck, deck: runnerDeck })
        .corpTurn(),
    right: ['gainCredit'],
    why: 'Who has no credit for the advancement takes one first.',
  },
  'three advancements from the hand': {
    side: 'corp',
    game: () =>
      table()
        .corp({
          scored: ['Priority Requisition', 'Private Security Force'],
          hand: ['Biotic Labor', 'Private Security Force', 'Hedge Fund'],
          deck: corpDeck,
          credits: 12,
        })
        .runner({ hand: runnerDeck, deck: runnerDeck })
        .corpTurn(),
    right: ['none'],
    why: 'Four advancements and an installation are more than the four clicks that there can be.',
  },
  'two cards together score from the hand': {
    side: 'corp',
    game: () =>
      table()
        .corp({
          scored: ['Priority Requisition', 'Private Security Force', 'Hostile Takeover'],
          hand: ['Biotic Labor', 'Hostile Takeover', 'Enigma'],
          deck: corpDeck,
          credits: 7,
          clicks: 2,
        })
        .runner({ hand: runnerDeck, deck: runnerDeck })
        .corpTurn(),
    right: ['play Biotic Labor'],
    why: 'With two clicks more it installs and advances twice.',
  },
  'two Scorched Earths': {
    side: 'corp',
    game: () =>
      table()
        .corp({ hand: ['Scorched Earth', 'Hedge Fund', 'Scorched Earth'], deck: corpDeck, credits: 6 })
        .runner({ hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'], tags: 1, deck: runnerDeck })
        .corpTurn(),
    right: ['play Scorched Earth'],
    why: 'Eight damage are more than five cards.',
  },
  'money before damage': {
    side: 'corp',
    game: () =>
      table()
        .corp({ hand: ['Scorched Earth', 'Hedge Fund', 'Enigma'], deck: corpDeck, credits: 2 })
        .runner({ hand: ['Diesel', 'Diesel', 'Diesel'], tags: 1, deck: runnerDeck })
        .corpTurn(),
    right: ['gainCredit'],
    why: 'One credit is missing for damage that kills; Hedge Fund costs too much.',
  },
  'damage that does not suffice': {
    side: 'corp',
    game: () =>
      table()
        .corp({ hand: ['Scorched Earth', 'Enigma', 'Scorched Earth'], deck: corpDeck, credits: 5, clicks: 2 })
        .runner({ hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'], tags: 1, deck: runnerDeck })
        .corpTurn(),
    right: ['none'],
    why: 'With two clicks there are no credits for a second Scorched Earth.',
  },
  'an agenda in Archives': {
    side: 'runner',
    game: () =>
      table()
        .corp({
          archives: ['Priority Requisition'],
          hand: ['Enigma'],
          deck: corpDeck,
          credits: 5,
        })
        .runner({
          stolen: ['Priority Requisition', 'Hostile Takeover'],
          hand: runnerDeck,
          deck: runnerDeck,
          credits: 3,
        })
        .runnerTurn(),
    right: ['run archives'],
    why: 'It lies open, and nothing guards it.',
  },
  'an icebreaker before the run': {
    side: 'runner',
    game: () =>
      table()
        .corp({
          archives: ['Priority Requisition'],
          archivesIce: [rezzed('Wall of Static')],
          hand: ['Enigma'],
          deck: corpDeck,
          credits: 0,
        })
        .runner({
          stolen: ['Priority Requisition', 'Hostile Takeover'],
          hand: ['Corroder', 'Diesel', 'Sure Gamble'],
          deck: runnerDeck,
          credits: 4,
          clicks: 2,
        })
        .runnerTurn(),
    right: ['install Corroder'],
    why: 'Two credits install it, and two more break the wall.',
  },
  'an event instead of a breaker': {
    side: 'runner',
    game: () =>
      table()
        .corp({
          archives: ['Priority Requisition'],
          archivesIce: [rezzed('Wall of Static')],
          hand: ['Enigma'],
          deck: corpDeck,
          credits: 0,
        })
        .runner({
          stolen: ['Priority Requisition', 'Hostile Takeover'],
          hand: ['Inside Job', 'Diesel'],
          deck: runnerDeck,
          credits: 2,
          clicks: 1,
        })
        .runnerTurn(),
    right: ['play Inside Job'],
    why: 'It bypasses the only ice.',
  },
  'money first': {
    side: 'runner',
    game: () =>
      table()
        .corp({
          archives: ['Priority Requisition'],
          archivesIce: [rezzed('Wall of Static')],
          hand: ['Enigma'],
          deck: corpDeck,
          credits: 0,
        })
        .runner({
          stolen: ['Priority Requisition', 'Hostile Takeover'],
          rig: ['Corroder'],
          hand: ['Diesel'],
          deck: runnerDeck,
          credits: 0,
          clicks: 3,
        })
        .runnerTurn(),
    right: ['gainCredit'],
    why: 'Two of three clicks bring what the wall costs.',
  },
  'clicks against a bioroid': {
    side: 'runner',
    game: () =>
      table()
        .corp({
          archives: ['Priority Requisition'],
          archivesIce: [rezzed('Viktor 1.0')],
          hand: ['Enigma'],
          deck: corpDeck,
          credits: 0,
        })
        .runner({
          stolen: ['Priority Requisition', 'Hostile Takeover'],
          hand: ['Diesel', 'Sure Gamble'],
          deck: runnerDeck,
          credits: 0,
          clicks: 2,
        })
        .runnerTurn(),
    right: ['run archives'],
    why: 'One click runs, and one breaks what would end the run; the damage kills nobody.',
  },
  'no way past': {
    side: 'runner',
    game: () =>
      table()
        .corp({
          archives: ['Priority Requisition'],
          archivesIce: [rezzed('Viktor 1.0')],
          hand: ['Enigma'],
          deck: corpDeck,
          credits: 0,
        })
        .runner({
          stolen: ['Priority Requisition', 'Hostile Takeover'],
          hand: [],
          deck: runnerDeck,
          credits: 0,
          clicks: 2,
        })
        .runnerTurn(),
    right: ['none'],
    why: 'Without a card in hand the damage kills.',
  },
  'ice that the Corp can rez': {
    side: 'runner',
    game: () =>
      table()
        .corp({
          archives: ['Priority Requisition'],
          archivesIce: ['Wall of Static'],
          hand: ['Enigma'],
          deck: corpDeck,
          credits: 9,
        })
        .runner({
          stolen: ['Priority Requisition', 'Hostile Takeover'],
          hand: ['Diesel', 'Sure Gamble'],
          deck: runnerDeck,
          credits: 0,
          clicks: 2,
        })
        .runnerTurn(),
    right: ['none'],
    why: 'Most ice ends the run, and the Corp has the credits.',
  },
  'a card that may be an agenda': {
    side: 'runner',
    game: () =>
      table()
        .corp({ remotes: [{ root: ['PAD Campaign'] }], hand: ['Enigma'], deck: corpDeck, credits: 5 })
        .runner({ stolen: ['Priority Requisition', 'Hostile Takeover'], hand: runnerDeck, deck: runnerDeck })
        .runnerTurn(),
    right: ['none'],
    why: 'Nobody knows what it is.',
  },
}

function answerTo({ side, game }: Question): string {
  const position = positionFor(game().json, side)
  const reply = winningReply(position, expectation, diceOf('wins now'))
  const { question } = position.view
  if (reply === undefined) return 'none'
  const option =
    question?.form === 'choose' && 'choose' in reply ? question.options[reply.choose[0] ?? -1] : undefined
  const title = definitions.cards.get(option?.definition ?? '')?.printed.title
  return [option?.does, option?.server ?? title].filter(each => each !== undefined).join(' ')
}

describe('whoever can win now does', () => {
  test.each(Object.entries(positions))('%s', (_, question) => {
    expect(question.right, question.why).toContain(answerTo(question))
  })
})
