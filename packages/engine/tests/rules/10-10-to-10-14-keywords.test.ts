import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, made, operation, resource, upgrade } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards, learnedBy, viewFor } from '../../src/index.ts'
import {
  always,
  atServer,
  bidsMatch,
  charge,
  clicks,
  countersOn,
  gainCredits,
  giveTags,
  happened,
  identifyMark,
  ifSo,
  load,
  minus,
  on,
  paid,
  placeCounters,
  play,
  propertyOf,
  psi,
  removeCounters,
  requirement,
  run,
  runSuccessful,
  sabotage,
  scored,
  scoredOrStolen,
  type,
  when,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-10-keywords', [
  made(resource('Dynamo'), paid([clicks()], [charge('self'), gainCredits(2)])),
  made(
    resource('Tank'),
    when(on({ what: ['installed'], card: 'self' }), load(2, 'credit')),
    paid([clicks()], [placeCounters('credit', 1)]),
    paid([clicks()], [removeCounters('credit', 1)]),
  ),
  made(event('Seek'), play(identifyMark())),
  made(event('Seek Twice'), play(identifyMark(), identifyMark())),
  made(event('Charge Mark'), play(run('mark'))),
  made(
    event('Brag'),
    play(ifSo(happened('thisTurn', runSuccessful('mark')), [gainCredits(9)], [gainCredits(1)])),
  ),
  made(resource('Mark Watch'), when(on(runSuccessful('mark')), gainCredits(3))),
  made(event('Wreck Two'), play(sabotage(2))),
  made(event('Wreck Five'), play(sabotage(5))),
  made(
    agenda('Payer'),
    when(
      scored,
      placeCounters('agenda', minus(propertyOf('advancementWhenScored'), propertyOf('requirement'))),
    ),
  ),
  made(agenda('Plain Agenda')),
  made(upgrade('City'), always(requirement([type('agenda'), atServer(['here'])], -1))),
  made(
    asset('Auditor'),
    when(
      scoredOrStolen(),
      placeCounters('power', propertyOf('advancementWhenScored', 'it')),
      placeCounters('agenda', propertyOf('requirement', 'it')),
      placeCounters('virus', countersOn('advancement', 'it')),
    ),
  ),
  made(operation('Gamble'), play(psi(), ifSo(bidsMatch, [gainCredits(5)], [giveTags(1)]))),
  made(asset('Bid Purse'), { form: 'static', declares: [{ declare: 'spend', for: [{ to: ['bid'] }] }] }),
  made(resource('Bid Pouch'), { form: 'static', declares: [{ declare: 'spend', for: [{ to: ['bid'] }] }] }),
  made(resource('Reveal Watch'), when(on({ what: ['bidsRevealed'], by: 'corp' }), gainCredits(5))),
  made(resource('Spend Watch'), when(on({ what: ['creditsSpent'], by: 'corp' }), gainCredits(7))),
  made(asset('Plain Asset')),
  made(asset('Other Asset')),
  made(operation('Plain Operation'), play(gainCredits(1))),
])
const table = () => scenario({ definitions })

test('10.10.3: a particular card is charged only if it hosts a power counter; the rest of the ability goes on', () => {
  const game = table()
    .runner({ credits: 0, rig: ['Dynamo'] })
    .runnerTurn()
  game.runner.uses('Dynamo')
  expect(game.card('Dynamo').counters.power ?? 0).toBe(0)
  expect(game.runner.credits).toBe(2)
  game.fiat.placeCounters('Dynamo', 'power', 1)
  game.passUntil('nextAction')
  game.runner.uses('Dynamo')
  expect(game.card('Dynamo').counters.power).toBe(2)
  expect(game.runner.credits).toBe(4)
})

test('10.9.4: counters a card was loaded with may be added to and removed by anything else', () => {
  const game = table()
    .runner({ hand: ['Tank'] })
    .runnerTurn()
  game.runner.installs('Tank')
  game.passUntil('nextAction')
  game.runner.uses('Tank', 1)
  expect(game.card('Tank').counters.credit).toBe(3)
  game.passUntil('nextAction')
  game.runner.uses('Tank', 2)
  expect(game.card('Tank').counters.credit).toBe(2)
})

test('10.11.1, 10.11.1a: one server is the mark, the same for every card, and being it does nothing by itself', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Seek Twice', 'Charge Mark'], rig: ['Mark Watch', 'Mark Watch'] })
    .runnerTurn()
  game.fiat.nextRandom(2)
  game.runner.plays('Seek Twice')
  expect(game.state.mark).toBe('archives')
  expect(game.state.log.filter(each => each.what === 'markIdentified')).toHaveLength(1)
  expect(viewFor(game.json, 'corp').mark).toBe('archives')
  expect(viewFor(game.json, 'runner').mark).toBe('archives')
  expect(game.runner.credits).toBe(0)
  game.passUntil('nextAction')
  game.runner.plays('Charge Mark')
  expect(game.state.run?.server).toBe('archives')
  game.passUntil(json => json.waiting.some(each => each.asks === 'reaction'))
  game.runner.chooses(game.runner.question?.options[0]?.id ?? '')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(6)
})

test('10.11.5: what happened at a server before it was the mark does not count as having happened at the mark', () => {
  const brag = (order: 'run first' | 'mark first') => {
    const game = table()
      .runner({ credits: 0, hand: ['Seek', 'Brag'] })
      .runnerTurn()
    const seek = () => {
      game.fiat.nextRandom(2)
      game.runner.plays('Seek')
    }
    const runs = () => {
      game.runner.runs('archives')
      game.passUntil('runEnds')
    }
    for (const deed of order === 'run first' ? [runs, seek] : [seek, runs]) {
      deed()
      game.passUntil('nextAction')
    }
    expect(game.state.mark).toBe('archives')
    game.runner.plays('Brag')
    return game.runner.credits
  }
  expect(brag('mark first')).toBe(9)
  expect(brag('run first')).toBe(1)
})

test('10.12.2b: what sabotage takes from R&D the Corp sees when all is decided, not before', () => {
  const game = table()
    .corp({ hand: ['Plain Asset'], deck: ['Plain Operation', 'Other Asset', 'Gamble'] })
    .runner({ hand: ['Wreck Two'] })
    .runnerTurn()
  game.runner.plays('Wreck Two')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Plain Asset'])
  const before = viewFor(game.json, 'corp')
  expect(before.corp.deck).toMatchObject({ count: 3, facedown: 3, cards: [] })
  expect(before.corp.discard.count).toBe(0)
  expect(JSON.stringify(before.question)).not.toMatch(/plain_operation|other_asset/)
  game.corp.answers('choose')
  const after = viewFor(game.json, 'corp')
  expect(after.corp.discard.cards.map(each => each.face?.title).toSorted()).toEqual([
    'Other Asset',
    'Plain Operation',
  ])
  expect(viewFor(game.json, 'runner').corp.discard).toMatchObject({ count: 2, facedown: 2 })
})

test('10.12.3: where one zone is short the other must give the rest', () => {
  const wreck = (hand: readonly string[], deck: readonly string[]) => {
    const game = table()
      .corp({ hand, deck })
      .runner({ hand: ['Wreck Five'] })
      .runnerTurn()
    game.runner.plays('Wreck Five')
    return game
  }
  // Two in R&D: three at least are from HQ.
  const short = wreck(
    ['Gamble', 'Gamble', 'Plain Asset', 'Other Asset'],
    ['Plain Operation', 'Plain Operation'],
  )
  expect(short.corp.question).toMatchObject({ min: 3, max: 4 })
  short.corp.answers('choose', 'Gamble', 'Gamble', 'Plain Asset')
  expect(short.corp).toMatchObject({ hand: ['Other Asset'], deck: [] })
  // One in HQ: four at least are from R&D.
  const small = wreck(
    ['Gamble'],
    ['Plain Operation', 'Plain Operation', 'Plain Asset', 'Plain Asset', 'Other Asset', 'Other Asset'],
  )
  expect(small.corp.question).toMatchObject({ min: 0, max: 1 })
  small.corp.answers('choose', 'Gamble')
  expect(small.corp).toMatchObject({ hand: [], deck: ['Other Asset', 'Other Asset'] })
})

test('10.13.1, 10.13.2: dividends count what was beyond the requirement as the agenda began to be scored', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Payer', { advanced: 5 })] }] })
    .corpTurn('window')
  game.corp.scores('Payer')
  expect(game.card('Payer')).toMatchObject({ zone: 'corpScore', advancement: 0 })
  expect(game.card('Payer').counters.agenda).toBe(3)
  const exact = table()
    .corp({ remotes: [{ root: [card('Payer', { advanced: 2 })] }] })
    .corpTurn('window')
  exact.corp.scores('Payer')
  expect(exact.card('Payer').counters.agenda ?? 0).toBe(0)
})

test('cr-26.03/10.13.2/1: the requirement that dividends look at is what it was before the agenda left its server', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('City'), card('Payer', { advanced: 3 })] }] })
    .corpTurn('window')
  expect(game.card('Payer').requirement).toBe(1)
  game.corp.scores('Payer')
  expect(game.card('Payer').counters.agenda).toBe(2)
})

test('1.17.8: what another card does about an agenda that was scored or stolen knows how it was before', () => {
  const scored = table()
    .corp({
      remotes: [
        { root: [rezzed('City'), card('Plain Agenda', { advanced: 3 })] },
        { root: [rezzed('Auditor')] },
      ],
    })
    .corpTurn('window')
  scored.corp.scores('Plain Agenda')
  expect(scored.card('Auditor').counters).toEqual({ power: 3, agenda: 1, virus: 3 })
  const stolen = table()
    .corp({ remotes: [{ root: [card('Plain Agenda', { advanced: 1 })] }, { root: [rezzed('Auditor')] }] })
    .accessing('Plain Agenda')
  stolen.runner.passes()
  stolen.runner.answers('steal', 'Plain Agenda')
  expect(stolen.card('Auditor').counters).toEqual({ power: 1, agenda: 2, virus: 1 })
})

const gamble = (more: { readonly purse?: boolean; readonly rig?: readonly string[] } = {}) => {
  const game = table()
    .corp({
      credits: 5,
      hand: ['Gamble'],
      ...(more.purse === true && {
        remotes: [{ root: [rezzed('Bid Purse', { counters: { credit: 2 } })] }],
      }),
    })
    .runner({
      credits: 4,
      rig: [
        ...(more.purse === true ? [card('Bid Pouch', { counters: { credit: 2 } })] : []),
        ...(more.rig ?? []),
      ],
    })
    .corpTurn()
  game.corp.plays('Gamble')
  return game
}

test('10.14.2, 10.14.4: a bid tells nobody anything until both are revealed, which both learn', () => {
  const game = gamble({})
  const asked = game.json
  game.corp.answers('psi', 1)
  const secret = game.json
  expect(learnedBy(asked, secret).bids).toBe(false)
  game.runner.answers('psi', 2)
  expect(learnedBy(secret, game.json).bids).toBe(true)
})

test('10.14.1, 10.14.5, 10.14.6a, 10.14.6c: a Psi Game is bid, revealed and paid for as one thing, and its outcome is whether the bids match', () => {
  const game = gamble({ rig: ['Reveal Watch', 'Spend Watch'] })
  game.corp.answers('psi', 1)
  expect(viewFor(game.json, 'runner').corp.credits).toBe(5)
  expect(JSON.stringify(viewFor(game.json, 'runner'))).not.toContain('corpBid')
  game.runner.answers('psi', 2)
  // Both have paid before anything that was met on the way can resolve.
  expect(game.corp.credits).toBe(4)
  expect(game.runner.question?.kind).toBe('reaction')
  expect(game.runner).toMatchObject({ credits: 2, tags: 0 })
  expect(game.runner.question?.options.map(option => option.card).toSorted()).toEqual([
    'Reveal Watch',
    'Spend Watch',
  ])
})

test('10.14.4a: a bid is paid at once: no reaction and no window comes between revealing and paying', () => {
  const game = gamble({ rig: ['Reveal Watch'] })
  game.corp.answers('psi', 2)
  game.runner.answers('psi', 1)
  const log = game.state.log.map(each => each.what)
  const first = log.findIndex(what => what === 'bidsRevealed' || what === 'creditsSpent')
  const last = Math.max(log.lastIndexOf('bidsRevealed'), log.lastIndexOf('creditsSpent'))
  expect(log.slice(first, last + 1).toSorted()).toEqual([
    'bidsRevealed',
    'bidsRevealed',
    'creditsSpent',
    'creditsSpent',
  ])
  expect(log.indexOf('creditsGained')).toBeGreaterThan(last)
  expect(game.runner.credits).toBe(8)
})

test('10.14.4b: a bid is paid as a nested cost is: also from cards that may pay for it', () => {
  const game = gamble({ purse: true })
  game.corp.answers('psi', 2)
  game.runner.answers('psi', 0)
  game.corp.answers('payment', { pool: 1, 'Bid Purse': 1 })
  expect(game.corp.credits).toBe(4)
  expect(game.card('Bid Purse').counters.credit).toBe(1)
})

test('10.14.4c: a player who can pay in several ways chooses after both bids are known, the active player first', () => {
  const game = gamble({ purse: true })
  game.corp.answers('psi', 1)
  game.runner.answers('psi', 2)
  expect(game.corp.question?.kind).toBe('payment')
  expect(game.runner.question).toBeUndefined()
  // What the opponent has bid is known to the player who chooses.
  expect(
    game.state.log.filter(each => each.what === 'bidsRevealed').map(each => [each.by, each.amount]),
  ).toEqual([
    ['corp', 1],
    ['runner', 2],
  ])
  game.corp.answers('payment', { pool: 0, 'Bid Purse': 1 })
  expect(game.runner.question?.kind).toBe('payment')
  game.runner.answers('payment', { pool: 1, 'Bid Pouch': 1 })
  expect(game.card('Bid Purse').counters.credit).toBe(1)
  expect(game.card('Bid Pouch').counters.credit).toBe(1)
  expect(game.corp.credits).toBe(5)
  expect(game.runner).toMatchObject({ credits: 3, tags: 1 })
})
