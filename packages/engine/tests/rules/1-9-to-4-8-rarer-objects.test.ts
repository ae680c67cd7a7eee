import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import {
  addTo,
  always,
  becomeAgenda,
  becomeCondition,
  chooseCards,
  chosen,
  counters,
  countersOn,
  from,
  gainCredits,
  handSize,
  host,
  install,
  installOnlyAt,
  lasting,
  on,
  paid,
  play,
  requirement,
  runSuccessful,
  strength,
  the,
  trashThis,
  turnFace,
  type,
  untilTurnEnds,
  when,
} from '../../src/vocabulary.ts'

const console = (title: string) => ({
  title,
  side: 'runner' as const,
  type: 'hardware' as const,
  subtypes: ['console'],
  cost: 0,
})
const region = (title: string) => ({
  title,
  side: 'corp' as const,
  type: 'upgrade' as const,
  subtypes: ['region'],
  cost: 0,
  trash: 1,
})

const definitions = defineCards('rules-rarer-objects', [
  made(
    asset('Meter'),
    paid([], [gainCredits(countersOn('advancement'))]),
    paid([counters('advancement')], [gainCredits(9)]),
  ),
  made(
    asset('Flatterer'),
    always({
      declare: 'considered',
      of: from('root', type('asset', 'agenda')),
      counter: 'advancement',
      amount: 2,
    }),
  ),
  made(agenda('Plain Agenda')),
  made(agenda('Slow Agenda'), always(requirement('self', 2))),
  made(resource('Last Words'), paid([trashThis], [lasting(untilTurnEnds, [handSize(3)])])),
  made(event('Trophy'), play(becomeAgenda('self', 2))),
  made(resource('Steal Watch'), when(on({ what: ['stolen', 'scored'] }), gainCredits(5))),
  made(resource('Add Watch'), when(on({ what: ['addedToScoreArea'] }), gainCredits(1))),
  made(
    event('Tuck'),
    play(
      chooseCards(chosen(from('rig', type('resource')), 'where')),
      host(chosen(from('grip'), 'kept', 2), the('where'), 'facedown'),
    ),
  ),
  made(
    resource('Cellar'),
    paid([], [install(chosen(from('grip'), 'put'), { face: 'facedown', onto: 'self' })]),
    always({ declare: 'canHost', where: [] }),
  ),
  made(resource('Shelf')),
  made(program('Small')),
  made(program('Other')),
  made(event('Lay Aside'), play(addTo(chosen(from('grip'), 'aside'), 'setAside'))),
  made(event('Hide Aside'), play(addTo(chosen(from('grip'), 'aside'), 'setAside', { facedown: true }))),
  made(console('First Deck')),
  made(console('Second Deck')),
  made({ ...console('Case'), subtypes: ['chip'] }),
  made(region('Old Town')),
  made(region('New Town')),
  made({ ...asset('Lady'), subtypes: ['region'] }),
  made({ ...program('Big Breaker', 'icebreaker'), strength: 5 }),
  made(
    operation('Burden'),
    play(chooseCards(chosen(from('rig', type('program')), 'bearer')), becomeCondition(the('bearer'))),
    always(strength('host', -2)),
  ),
  made(resource('Tall Tale'), always(handSize(2))),
  made(event('Bury'), play(turnFace(chosen(from('rig'), 'turned'), 'down'))),
  made({ ...asset('Gatehouse'), type: 'upgrade' as const }, installOnlyAt(['hq', 'archives'])),
  made(ice('Perch')),
  made(program('Lookout'), when(on(runSuccessful(['here'])), gainCredits(4))),
  made(
    event('Stow'),
    play(chooseCards(chosen(from('rig'), 'where')), host(chosen(from('grip'), 'kept'), the('where'))),
  ),
])
const table = () => scenario({ definitions })

test('1.9.4: counters a card is considered to have count for everything, but cannot be spent or taken away', () => {
  const game = table()
    .corp({
      credits: 0,
      remotes: [{ root: [rezzed('Meter', { advanced: 1 })] }, { root: [rezzed('Flatterer')] }],
    })
    .corpTurn('window')
  game.corp.uses('Meter', 0)
  expect(game.corp.credits).toBe(3)
  game.corp.uses('Meter', 1)
  expect(game.corp.credits).toBe(12)
  // The one counter it really had is gone: what is left is only considered to be there.
  expect(game.corp.question?.options.map(each => each.ability)).not.toContain(1)
  game.corp.uses('Meter', 0)
  expect(game.corp.credits).toBe(14)
  game.fiat.trash('Flatterer')
  game.corp.uses('Meter', 0)
  expect(game.corp.credits).toBe(14)
})

test('1.12.6a: an object that is gone is still the source of the effect it left behind', () => {
  const game = table()
    .runner({ rig: ['Last Words'] })
    .runnerTurn('window')
  game.runner.uses('Last Words')
  expect(game.runner).toMatchObject({ handSize: 8, heap: ['Last Words'] })
  const left = viewFor(game.json, 'corp').lingering
  expect(left).toMatchObject([{ by: 'runner', definition: 'last_words', source: null }])
})

test('1.13.7c: cards installed facedown on a host are distinct, in the order in which they came', () => {
  const game = table()
    .runner({ hand: ['Small', 'Other'], rig: ['Cellar'] })
    .runnerTurn('window')
  for (const title of ['Other', 'Small']) {
    game.runner.uses('Cellar')
    game.runner.answers('choose', title)
  }
  expect(game.card('Other')).toMatchObject({ host: 'Cellar', facedown: true, installed: true })
  const { rig } = viewFor(game.json, 'corp')
  const [cellar, first, second] = rig
  expect(rig).toHaveLength(3)
  expect(first).toMatchObject({ face: null, host: cellar?.id })
  expect(second).toMatchObject({ face: null, host: cellar?.id })
  expect(first?.id).not.toBeNull()
  expect(second?.id).not.toBe(first?.id)
  // Its controller looks at the same cards, in the same order.
  expect(viewFor(game.json, 'runner').rig.map(each => each.face?.title)).toEqual(['Cellar', 'Other', 'Small'])
})

test('1.13.7d: cards hosted facedown without being installed are kept apart by host, and alike within a group', () => {
  const tuck = (order: readonly [string, string]) => {
    const game = table()
      .runner({ hand: ['Tuck', 'Small', 'Other'], rig: ['Cellar', 'Shelf'] })
      .runnerTurn()
    game.runner.plays('Tuck')
    game.runner.answers('choose', 'Shelf')
    game.runner.answers('choose', ...order)
    return game
  }
  const game = tuck(['Small', 'Other'])
  expect(game.card('Small')).toMatchObject({ host: 'Shelf', installed: false, facedown: true })
  const seen = viewFor(game.json, 'corp')
  const shelf = seen.rig.find(each => each.face?.title === 'Shelf')
  expect(seen.hosted.map(each => [each.id, each.face, each.host])).toEqual([
    [null, null, shelf?.id],
    [null, null, shelf?.id],
  ])
  expect(viewFor(tuck(['Other', 'Small']).json, 'corp').hosted).toEqual(seen.hosted)
  expect(
    viewFor(game.json, 'runner')
      .hosted.map(each => each.face?.title)
      .toSorted(),
  ).toEqual(['Other', 'Small'])
})

test('1.17.3f: a card that is added to a score area as an agenda is neither stolen nor scored', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Trophy'], rig: ['Steal Watch', 'Add Watch'] })
    .runnerTurn()
  game.runner.plays('Trophy')
  expect(game.runner).toMatchObject({ agendaPoints: 2, stolen: ['Trophy'], credits: 1 })
})

test('3.2.3b: an agenda that changes its own requirement does so while it is not active', () => {
  const game = table()
    .corp({ clicks: 3, credits: 9, remotes: [{ root: [card('Slow Agenda', { advanced: 3 })] }] })
    .corpTurn()
  expect(game.card('Slow Agenda')).toMatchObject({ requirement: 4, active: false })
  game.corp.advances('Slow Agenda')
  game.corp.scores('Slow Agenda')
  expect(game.corp.scored).toEqual(['Slow Agenda'])
})

test('3.8.5a, 3.8.5b, 3.8.5c, 3.8.5d: the console that became active last stays; other hardware and facedown cards do not count', () => {
  const game = table()
    .runner({
      hand: ['Second Deck', 'Second Deck'],
      rig: ['First Deck', 'Case', card('Second Deck', { facedown: true })],
    })
    .runnerTurn()
  expect(game.runner.heap).toEqual([])
  game.runner.installs('Second Deck')
  game.passUntil('nextAction')
  expect(game.runner.heap).toEqual(['First Deck'])
  expect(game.runner.rig).toContain('Case')
  expect(game.runner.facedown).toEqual(['Second Deck'])
  game.runner.installs('Second Deck')
  game.passUntil('nextAction')
  expect(game.runner.heap.toSorted()).toEqual(['First Deck', 'Second Deck'])
})

test('3.6.5a, 4.6.6g: of two regions in the root of one server the older is trashed as the newer is installed', () => {
  const game = table()
    .corp({ hand: ['New Town'], remotes: [{ root: ['Old Town'] }, { root: ['Old Town'] }] })
    .corpTurn()
  game.corp.installs('New Town', 'Server 1')
  game.corp.chooses('Old Town')
  game.passUntil('nextAction')
  expect(game.corp.servers.remote1?.root).toEqual(['New Town'])
  expect(game.corp.servers.remote2?.root).toEqual(['Old Town'])
})

test('3.6.5b: regions in HQ and R&D do not count, only those in roots', () => {
  const game = table()
    .corp({ hand: ['New Town', 'New Town'], deck: ['Old Town', 'Old Town'], hqRoot: ['Old Town'] })
    .corpTurn()
  expect(game.corp).toMatchObject({ hand: ['New Town', 'New Town'], archives: [] })
  expect(game.corp.servers.hq?.root).toEqual(['Old Town'])
  game.corp.installs('New Town', 'R&D')
  game.passUntil('nextAction')
  expect(game.corp.archives).toEqual([])
})

test('3.3.4: the limit of regions holds for an asset that is one, too', () => {
  const game = table()
    .corp({ hand: ['Lady'], remotes: [{ root: ['Old Town'] }] })
    .corpTurn()
  game.corp.installs('Lady', 'Server 1')
  while (game.corp.question?.kind === 'trashLike') game.corp.chooses('Old Town')
  game.passUntil('nextAction')
  expect(game.corp.servers.remote1?.root).toEqual(['Lady'])
  expect(game.corp.archives).toEqual(['Old Town'])
})

test('4.8.6: a card that an ability sets aside lies faceup, unless the ability says facedown', () => {
  const aside = (title: string) => {
    const game = table()
      .runner({ hand: [title, 'Small'] })
      .runnerTurn()
    game.runner.plays(title)
    game.runner.answers('choose', 'Small')
    return viewFor(game.json, 'corp').setAside
  }
  expect(aside('Lay Aside').cards.map(each => each.face?.title)).toEqual(['Small'])
  expect(aside('Hide Aside')).toMatchObject({ count: 1, facedown: 1, cards: [] })
})

test('1.9.3, 1.9.5j, 1.14.1a: a card that became a condition counter acts while it is hosted, and goes to its owner’s pile', () => {
  const game = table()
    .corp({ hand: ['Burden'] })
    .runner({ rig: ['Big Breaker'] })
    .corpTurn()
  expect(game.card('Big Breaker').strength).toBe(5)
  game.corp.plays('Burden')
  game.corp.answers('choose', 'Big Breaker')
  expect(game.card('Burden')).toMatchObject({ host: 'Big Breaker', zone: 'hosted' })
  expect(game.card('Big Breaker').strength).toBe(3)
  game.passUntil('nextAction')
  game.fiat.trash('Big Breaker')
  expect(game.runner.heap).toEqual(['Big Breaker'])
  expect(game.corp.archives).toEqual(['Burden'])
})

test('4.6.4d, 8.1.4: a Runner card that lies facedown in the rig is installed and does nothing', () => {
  const game = table()
    .runner({ hand: ['Tall Tale', 'Bury'] })
    .runnerTurn()
  game.runner.installs('Tall Tale')
  game.passUntil('nextAction')
  expect(game.runner.handSize).toBe(7)
  game.runner.plays('Bury')
  game.runner.answers('choose', 'Tall Tale')
  expect(game.card('Tall Tale')).toMatchObject({
    zone: 'rig',
    facedown: true,
    installed: true,
    active: false,
  })
  expect(game.runner.handSize).toBe(5)
  expect(viewFor(game.json, 'corp').rig[0]).toMatchObject({ face: null })
})

test('4.6.5h: a card that is hosted without being installed is in the play area and does nothing', () => {
  const game = table()
    .runner({ hand: ['Stow', 'Tall Tale'], rig: ['Shelf'] })
    .runnerTurn()
  game.runner.plays('Stow')
  while (game.runner.question?.kind === 'choose')
    game.runner.chooses(game.runner.question.options[0]?.id ?? '')
  expect(game.card('Tall Tale')).toMatchObject({ host: 'Shelf', installed: false, active: false })
  expect(game.runner).toMatchObject({ handSize: 5, rig: ['Shelf'] })
  expect(viewFor(game.json, 'corp').hosted.map(each => each.face?.title)).toEqual(['Tall Tale'])
})

test('4.6.6h: an upgrade for certain servers is offered those alone', () => {
  const game = table()
    .corp({ hand: ['Gatehouse'], remotes: [{ root: ['Meter'] }] })
    .corpTurn()
  game.corp.installs('Gatehouse')
  expect(game.corp.question?.options.map(each => each.server)).toEqual(['hq', 'archives'])
  game.corp.answers('server', 'Archives')
  expect(game.corp.servers.archives?.root).toEqual(['Gatehouse'])
})

test('4.6.6k: "this server" on a hosted card is the server of its host', () => {
  const game = table()
    .corp({ rndIce: [rezzed('Perch')], hqIce: ['Perch'] })
    .runner({ credits: 0, rig: [card('Lookout', { on: 'Perch' })] })
    .runnerTurn()
  const server = game.card('Perch').server
  for (const each of ['archives', server ?? '']) {
    game.runner.runs(each)
    game.passUntil('runEnds')
    game.passUntil('nextAction')
    expect(game.runner.credits).toBe(each === server ? 4 : 0)
  }
})
