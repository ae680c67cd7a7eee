import { card, facedown, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  accessed,
  all,
  always,
  chosen,
  forfeit,
  from,
  gainCredits,
  gains,
  giveTags,
  isOther,
  on,
  persistent,
  play,
  recurring,
  rez,
  threat,
  trash,
  turnBegins,
  type,
  when,
  rezzed as whenRezzed,
} from '../../src/vocabulary.ts'

const trashed = on({ what: ['trashed'], card: 'self' })
const upgrade = (title: string) => ({ ...asset(title), type: 'upgrade' as const })
const assets = from('installed', type('asset'))

const definitions = defineCards('rules-9-active', [
  made(asset('Trap'), when(trashed, giveTags(1))),
  made(asset('Plain')),
  made(operation('Clear Hand'), play(trash(all(from('hq', type('asset')))))),
  made(operation('Clear Top'), play(trash(all(from({ top: 1, of: 'rnd' }))))),
  made(operation('Clear Assets'), play(trash(all(assets)))),
  made(operation('Clear Rig'), play(trash(all(from('rig'))))),
  made(resource('Spite'), when(trashed, gainCredits(3))),
  made(upgrade('Asset Blank'), always({ declare: 'losesAbilities', of: assets })),
  made(asset('Blank Asset'), always({ declare: 'losesAbilities', of: from('installed', type('asset')) })),
  made(upgrade('Trash Giver'), always(gains(assets, when(trashed, giveTags(2))))),
  made(asset('Asset Giver'), always(gains(assets, when(trashed, giveTags(2))))),
  made(upgrade('Access Giver'), always(gains(assets, when(accessed(), giveTags(3))))),
  made(upgrade('Lasting'), persistent(when(on({ what: ['runEnded'] }), giveTags(1)))),
  made(asset('Upgrade Blank'), always({ declare: 'losesAbilities', of: from('installed', type('upgrade')) })),
  made(asset('Fund'), recurring(2)),
  made(asset('Payday'), when(turnBegins('you'), gainCredits(4))),
  made(asset('Late Payday'), threat(3, when(turnBegins('you'), gainCredits(4)))),
  made(asset('Penance'), when(turnBegins('you'), forfeit(all(from('corpScore'))))),
  made(asset('Rezzer'), when(turnBegins('you'), rez(chosen(from('installed', type('upgrade')))))),
  made(asset('Fanfare'), when(whenRezzed(), gainCredits(5))),
  made(asset('Jealous'), when(whenRezzed([isOther]), trash(all(from('installed', isOther))))),
  made({ ...agenda('Big Plan'), points: 3 }),
])

const table = () => scenario({ definitions })
const corpPlays = (operationTitle: string, root: readonly ReturnType<typeof rezzed>[], more: object = {}) => {
  const game = table()
    .corp({ hand: [operationTitle], remotes: root.map(each => ({ root: [each] })), ...more })
    .corpTurn()
  game.corp.plays(operationTitle)
  return game
}

test('CR 1.8.4a, 9.1.8g: "when this is trashed" is an ability of a card that was active', () => {
  expect(corpPlays('Clear Assets', [rezzed('Trap')]).runner.tags).toBe(1)
  expect(corpPlays('Clear Assets', [card('Trap')]).runner.tags).toBe(0)
  expect(corpPlays('Clear Hand', [], { hand: ['Clear Hand', 'Trap'] }).runner.tags).toBe(0)
  expect(corpPlays('Clear Top', [], { deck: ['Trap', 'Plain'] }).runner.tags).toBe(0)
})

test('CR 8.1.4a: a facedown installed Runner card has no abilities, nor had it any when it is trashed', () => {
  const after = (spite: ReturnType<typeof card>) => {
    const game = table()
      .corp({ hand: ['Clear Rig'] })
      .runner({ credits: 0, rig: [spite] })
      .corpTurn()
    game.corp.plays('Clear Rig')
    return game.runner
  }
  expect(after(card('Spite'))).toMatchObject({ credits: 3, heap: ['Spite'] })
  expect(after(facedown('Spite'))).toMatchObject({ credits: 0, heap: ['Spite'] })
})

test('CR 9.1.9a: an ability that a card had lost is not met by its leaving play', () => {
  expect(corpPlays('Clear Assets', [rezzed('Trap'), rezzed('Asset Blank')]).runner.tags).toBe(0)
  // Trashed together, it had lost them until then (CR 9.12.2).
  for (const assets of [
    ['Trap', 'Blank Asset'],
    ['Blank Asset', 'Trap'],
  ])
    expect(
      corpPlays(
        'Clear Assets',
        assets.map(title => rezzed(title)),
      ).runner.tags,
    ).toBe(0)
})

test('CR 9.1.8g, 9.1.9: "when this is trashed" works for a card that had gained it', () => {
  expect(corpPlays('Clear Assets', [rezzed('Plain'), rezzed('Trash Giver')]).runner.tags).toBe(2)
  // Trashed together with the card that gave it; that card had given it to itself too.
  for (const assets of [
    ['Plain', 'Asset Giver'],
    ['Asset Giver', 'Plain'],
  ]) {
    const game = corpPlays(
      'Clear Assets',
      assets.map(title => rezzed(title)),
    )
    game.corp.uses('Plain')
    expect(game.runner.tags).toBe(4)
  }
})

test('CR 9.1.8a: a gained "when the Runner accesses this" is active on a card that is not', () => {
  const access = (...root: readonly ReturnType<typeof rezzed>[]) =>
    table()
      .corp({ hqRoot: [rezzed('Access Giver')], remotes: [{ root }] })
      .accessing('Plain').runner.tags
  expect(access(rezzed('Plain'))).toBe(3)
  expect(access(card('Plain'))).toBe(3)
})

test('CR 9.6.10: what a card has lost is not pending any more', () => {
  const game = table()
    .corp({
      credits: 0,
      remotes: [{ root: [rezzed('Rezzer')] }, { root: [card('Asset Blank')] }, { root: [rezzed('Payday')] }],
    })
    .beforeCorpTurn()
  game.bothPass()
  game.corp.uses('Rezzer')
  game.corp.chooses('Asset Blank')
  expect(game.card('Asset Blank').rezzed).toBe(true)
  expect(game.corp.credits).toBe(0)
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
})

test('CR 9.6.10, 9.3.6f: what the threat level does not allow any more is not pending', () => {
  const game = table()
    .corp({
      credits: 0,
      scored: ['Big Plan'],
      remotes: [{ root: [rezzed('Late Payday')] }, { root: [rezzed('Penance')] }],
    })
    .beforeCorpTurn()
  game.bothPass()
  game.corp.uses('Penance')
  expect(game.corp.credits).toBe(0)
  const other = table()
    .corp({
      credits: 0,
      scored: ['Big Plan'],
      remotes: [{ root: [rezzed('Late Payday')] }, { root: [rezzed('Penance')] }],
    })
    .beforeCorpTurn()
  other.bothPass()
  other.corp.uses('Late Payday')
  expect(other.corp.credits).toBe(4)
})

test('CR 9.6.10: an ability that its own rezzing met goes with its card', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: [card('Fanfare')] }, { root: [rezzed('Jealous')] }] })
    .corpTurn('window')
  game.corp.rezzes('Fanfare')
  game.corp.uses('Jealous')
  expect(game.corp.archives).toEqual(['Fanfare'])
  expect(game.corp.credits).toBe(0)
})

test('CR 9.12.5a, 9.1.9a: a persistent ability that the card had lost does not persist', () => {
  const trashing = (...also: readonly string[]) => {
    const game = table()
      .corp({ remotes: [{ root: [rezzed('Lasting')] }, ...also.map(title => ({ root: [rezzed(title)] }))] })
      .runner({ credits: 5 })
      .accessing('Lasting')
    game.runner.trashes()
    game.passUntil('nextAction')
    return game.runner.tags
  }
  expect(trashing()).toBe(1)
  expect(trashing('Upgrade Blank')).toBe(0)
})

test('CR 1.10.5a, 9.1.9a: recurring credits that a card has lost are neither placed nor refilled', () => {
  const rezzing = (...others: readonly string[]) => {
    const game = table()
      .corp({ remotes: [{ root: [card('Fund')] }, ...others.map(title => ({ root: [rezzed(title)] }))] })
      .corpTurn('window')
    game.corp.rezzes('Fund')
    return game.card('Fund').counters.credit ?? 0
  }
  expect(rezzing()).toBe(2)
  expect(rezzing('Asset Blank')).toBe(0)
  const refilling = (...others: readonly string[]) => {
    const game = table()
      .corp({
        remotes: [
          { root: [rezzed('Fund', { counters: { credit: 1 } })] },
          ...others.map(title => ({ root: [rezzed(title)] })),
        ],
      })
      .beforeCorpTurn()
    game.bothPass()
    return game.card('Fund').counters.credit ?? 0
  }
  expect(refilling()).toBe(2)
  expect(refilling('Asset Blank')).toBe(1)
})
