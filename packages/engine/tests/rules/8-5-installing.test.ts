import { expect, test } from 'vitest'
import type { ScenarioGame } from '../../testing/index.ts'
import { facedown, rezzed, scenario } from '../../testing/index.ts'
import { chapter8 } from './cards/chapter-8.ts'

const table = () => scenario({ definitions: chapter8 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner' = 'corp') =>
  game[side].question?.options.map(option => option.label) ?? []
const order = (game: ScenarioGame, ...whats: string[]) =>
  game.state.log.map(line => line.what).filter(what => whats.includes(what))

test('8.5.2a, 4.6.6a, 4.6.8b: the Corp chooses an existing server or a new remote', () => {
  const game = table()
    .corp({ hand: ['Plain Ice'], remotes: [{ root: ['Plain Asset'] }] })
    .corpTurn()
  game.corp.installs('Plain Ice')
  expect(labels(game)).toEqual(['HQ', 'R&D', 'Archives', 'Server 1', 'New remote'])
  game.corp.chooses('New remote')
  expect(game.corp.servers.remote2?.ice).toEqual(['Plain Ice'])
})

test('8.5.2b, 8.5.2c, 3.2.1, 3.3.1, 3.6.1, 4.6.5a, 4.6.6e: agendas and assets go to remotes, upgrades to every root', () => {
  const choices = (title: string) => {
    const game = table()
      .corp({ hand: [title], remotes: [{ ice: ['Plain Ice'] }] })
      .corpTurn()
    game.corp.installs(title)
    return labels(game)
  }
  expect(choices('Plain Agenda')).toEqual(['Server 1', 'New remote'])
  expect(choices('Plain Asset')).toEqual(['Server 1', 'New remote'])
  expect(choices('Plain Upgrade')).toEqual(['HQ', 'R&D', 'Archives', 'Server 1', 'New remote'])
})

test('8.5.2d, 3.4.2b, 4.6.9d, 3.4.6, 1.16.6b, 8.5.11a: ice goes outermost, for 1 credit for each ice there', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Third Ice'], hqIce: ['Plain Ice', 'Other Ice'] })
    .corpTurn()
  game.corp.installs('Third Ice', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.hq?.ice).toEqual(['Plain Ice', 'Other Ice', 'Third Ice'])
  expect(game.corp.credits).toBe(3)
})

test('8.5.3, 4.6.6b, 1.8.3c, 4.6.4b: Corp cards are installed facedown and inactive', () => {
  const game = table()
    .corp({ hand: ['Glad'] })
    .corpTurn()
  game.corp.installs('Glad', 'New remote')
  expect(game.card('Glad')).toMatchObject({
    facedown: true,
    active: false,
    seenBy: ['corp'],
    server: 'remote1',
  })
})

test('8.5.4, 1.8.3b, 3.8.2, 3.8.3, 3.9.1, 3.9.2, 3.10.1, 3.10.2, 4.6.4c, 1.16.6a: Runner cards are installed faceup and active, for their install cost', () => {
  const game = table()
    .runner({ credits: 5, hand: ['Contact', 'Gear', 'Small'] })
    .runnerTurn()
  for (const title of ['Contact', 'Gear', 'Small']) {
    game.runner.installs(title)
    game.passUntil('nextAction')
    expect(game.card(title)).toMatchObject({ zone: 'rig', faceup: true, active: true })
  }
  expect(game.runner).toMatchObject({ credits: 3, clicks: 1 })
})

test('8.5.5: several cards are installed one after the other', () => {
  const game = table()
    .runner({ credits: 2, hand: ['Two At Once', 'Contact', 'Large'] })
    .runnerTurn()
  game.runner.plays('Two At Once')
  game.runner.answers('choose', 'Large')
  expect(game.card('Large').installed).toBe(true)
  // What the first gave can already pay for the second.
  expect(game.runner.credits).toBe(3)
  game.runner.answers('choose', 'Contact')
  expect(game.runner).toMatchObject({ credits: 1, rig: ['Large', 'Contact'] })
})

test('8.5.6a, 8.5.7, 8.5.16c: other cards of the root may be trashed first, and keep their face', () => {
  const game = table()
    .corp({ hand: ['Plain Upgrade'], remotes: [{ root: ['Plain Agenda', rezzed('Region One')] }] })
    .corpTurn()
  game.corp.installs('Plain Upgrade', 'Server 1')
  expect(labels(game)).toEqual(['Continue', 'Plain Agenda', 'Region One'])
  game.corp.answers('trashLike', 'Plain Agenda')
  game.corp.answers('trashLike', 'Region One')
  expect(game.corp).toMatchObject({ archivesFacedown: ['Plain Agenda'], archivesFaceup: ['Region One'] })
  expect(game.corp.servers.remote1?.root).toEqual(['Plain Upgrade'])
})

test('8.5.6a: an asset or agenda in the root must go for another', () => {
  const game = table()
    .corp({ hand: ['Plain Agenda'], remotes: [{ root: ['Plain Asset', 'Plain Upgrade'] }] })
    .corpTurn()
  game.corp.installs('Plain Agenda', 'Server 1')
  expect(labels(game)).not.toContain('Continue')
  game.corp.answers('trashLike', 'Plain Asset')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.remote1?.root.toSorted()).toEqual(['Plain Agenda', 'Plain Upgrade'])
})

test('8.5.6a, 3.6.5d, 3.6.5c: a region must go for another, rezzed or not', () => {
  const game = table()
    .corp({ hand: ['Region Two'], hqRoot: ['Region One'] })
    .corpTurn()
  game.corp.installs('Region Two', 'HQ')
  game.corp.answers('trashLike', 'Region One')
  expect(game.corp.servers.hq?.root).toEqual(['Region Two'])
})

test('8.5.6b: ice that is trashed first does not count for the install cost', () => {
  const game = table()
    .corp({ credits: 1, hand: ['Third Ice'], hqIce: ['Plain Ice', 'Other Ice'] })
    .corpTurn()
  game.corp.installs('Third Ice', 'HQ')
  expect(labels(game)).not.toContain('Continue')
  game.corp.answers('trashLike', 'Plain Ice')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp).toMatchObject({ credits: 0 })
  expect(game.corp.servers.hq?.ice).toEqual(['Other Ice', 'Third Ice'])
})

test('8.5.6c, 3.9.3b, 3.9.3a, 1.20.3: programs are trashed until the new one fits', () => {
  const game = table()
    .runner({ hand: ['Large'], rig: ['Small', 'Small'] })
    .runnerTurn()
  expect(game.runner.memoryUsed).toBe(2)
  game.runner.installs('Large')
  expect(labels(game, 'runner')).not.toContain('Continue')
  game.runner.answers('trashLike', 'Small')
  game.runner.answers('trashLike', 'continue')
  expect(game.runner).toMatchObject({ rig: ['Small', 'Large'], memoryUsed: 4, heap: ['Small'] })
})

test('8.5.6c: programs may be trashed although there is room', () => {
  const game = table()
    .runner({ hand: ['Small'], rig: ['Carrier'] })
    .runnerTurn()
  game.runner.installs('Small', 'No host')
  expect(labels(game, 'runner')).toEqual(['Continue', 'Carrier'])
})

test('8.5.8, 4.6.8d: a remote without cards is gone at the next checkpoint', () => {
  const game = table()
    .corp({ remotes: [{ ice: ['Plain Ice'] }, { root: [rezzed('Ice Trasher')] }] })
    .corpTurn('window')
  game.corp.uses('Ice Trasher')
  game.corp.answers('choose', 'Plain Ice')
  expect(Object.keys(game.corp.servers)).toEqual(['hq', 'rnd', 'archives'])
})

test('8.5.9: a server in which a card is being installed stays, though its last card is trashed first', () => {
  const game = table()
    .corp({ hand: ['Plain Agenda'], remotes: [{ root: ['Plain Asset'] }] })
    .corpTurn()
  game.corp.installs('Plain Agenda', 'Server 1')
  game.corp.answers('trashLike', 'Plain Asset')
  expect(Object.keys(game.corp.servers)).toContain('remote1')
  expect(game.corp.servers.remote1?.root).toEqual(['Plain Agenda'])
})

test('8.5.10: when encountered ice is uninstalled the encounter ends, and the run goes on', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Third Ice'), rezzed('Plain Ice')] })
    .runner({ rig: ['Crowbar'] })
    .encountering('Plain Ice')
  game.runner.uses('Crowbar')
  game.runner.answers('choose', 'Plain Ice')
  game.bothPass()
  expect(game.state.encountered).toBeUndefined()
  expect(game.state.run?.server).toBe('hq')
  game.passUntil('approach')
  expect(game.state.approached?.title).toBe('Third Ice')
})

test('8.5.11, 8.5.11a, 1.16.6c, 3.2.1: assets, agendas and upgrades cost nothing to install', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Plain Asset', 'Plain Agenda', 'Plain Upgrade'] })
    .corpTurn()
  for (const title of ['Plain Asset', 'Plain Agenda', 'Plain Upgrade']) {
    game.corp.installs(title, 'New remote')
    game.passUntil(g => g.waiting.some(q => q.asks === 'action' || q.asks === 'discard'))
  }
  expect(Object.keys(game.corp.servers)).toHaveLength(6)
})

test('8.5.11, 1.16.1: without the credits the basic action does not offer the card', () => {
  const game = table()
    .runner({ credits: 1, hand: ['Contact'] })
    .runnerTurn()
  expect(labels(game, 'runner')).not.toContain('Install Contact')
})

test('8.5.11a: a facedown Runner card has no install cost', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Face Down', 'Contact'] })
    .runnerTurn()
  game.runner.plays('Face Down')
  game.runner.answers('choose', 'Contact')
  expect(game.runner).toMatchObject({ credits: 0, facedown: ['Contact'] })
})

test('8.5.11b, 1.16.2c: X is chosen when the install cost is paid, and known until the card is installed', () => {
  const game = table()
    .runner({ credits: 5, hand: ['Scaling'], rig: ['Raiser'] })
    .runnerTurn()
  game.runner.installs('Scaling')
  expect(game.runner.question).toMatchObject({ kind: 'number', min: 0, max: 4 })
  game.runner.answers('X', 3)
  expect(game.card('Scaling').counters.power).toBe(3)
  // 3, and 1 that raises the cost (1.16.2a).
  expect(game.runner.credits).toBe(1)
})

test('8.5.11c, 8.5.16a, 8.5.16d, 8.5.16e, 8.5.16f: in the play area, paid for with its checkpoint, installed, then triggering', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Spend Watch')] }] })
    .runner({ credits: 5, hand: ['Contact'], rig: ['Install Watch'] })
    .runnerTurn()
  game.runner.installs('Contact')
  expect(order(game, 'creditsSpent', 'tagsTaken', 'installed', 'creditsGained')).toEqual([
    'creditsSpent',
    'tagsTaken',
    'installed',
    'creditsGained',
  ])
  expect(game.runner.credits).toBe(4)
})

test('8.5.16a: while its destination is chosen a card is in the play area, neither installed nor active', () => {
  const game = table()
    .corp({ hand: ['Glad'] })
    .corpTurn()
  game.corp.installs('Glad')
  expect(game.card('Glad')).toMatchObject({ zone: 'play', installed: false, active: false, facedown: true })
  expect(game.card('Glad').seenBy).toEqual(['corp'])
})

test('8.5.16b, 1.13.6a, 4.6.5g, 1.13.7a: a host that can take the card is a destination', () => {
  const game = table()
    .runner({ hand: ['Small'], rig: ['Carrier', 'Gear'] })
    .runnerTurn()
  game.runner.installs('Small')
  expect(labels(game, 'runner')).toEqual(['No host', 'Host on Carrier'])
  game.runner.chooses('Carrier')
  expect(game.card('Small')).toMatchObject({ host: 'Carrier', zone: 'rig', faceup: true })
})

test('8.5.13a, 8.5.13b: neither a type of card nor its server is proved by showing it', () => {
  const game = table()
    .corp({ hand: ['HQ Only', 'Corp Installer'] })
    .corpTurn()
  game.corp.installs('HQ Only')
  expect(labels(game)).toEqual(['HQ'])
  game.corp.chooses('HQ')
  expect(order(game, 'revealed')).toEqual([])
  expect(game.card('HQ Only').seenBy).toEqual(['corp'])
})

test('8.5.13c: any other requirement is', () => {
  const game = table()
    .corp({ hand: ['Picky Installer', 'Barrier Ice', 'Plain Ice'] })
    .corpTurn()
  game.corp.plays('Picky Installer')
  expect(labels(game)).toEqual(['Barrier Ice'])
  game.corp.chooses('Barrier Ice')
  game.corp.answers('server', 'HQ')
  expect(game.state.log.find(line => line.what === 'revealed')?.card).toBe('Barrier Ice')
  expect(game.card('Barrier Ice').facedown).toBe(true)
})

test('8.5.15, 8.5.16f: install and rez: the installation is complete before the card is rezzed', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Rezzing Installer', 'Glad'] })
    .corpTurn()
  game.corp.plays('Rezzing Installer')
  game.corp.answers('choose', 'Glad')
  game.corp.answers('server', 'New remote')
  expect(order(game, 'installed', 'rezzed')).toEqual(['installed', 'rezzed'])
  expect(game.card('Glad').rezzed).toBe(true)
  expect(game.corp.credits).toBe(5)
})

test('8.5.15a, 8.5.5: of several cards each is rezzed before the next is installed', () => {
  const game = table()
    .corp({ credits: 3, hand: ['Rezzing Pair', 'Glad', 'Plain Asset'] })
    .corpTurn()
  game.corp.plays('Rezzing Pair')
  game.corp.answers('choose', 'Glad')
  game.corp.answers('server', 'New remote')
  expect(game.card('Glad').rezzed).toBe(true)
  expect(game.card('Plain Asset').zone).toBe('hq')
  game.corp.answers('choose', 'Plain Asset')
  game.corp.answers('server', 'New remote')
  expect(order(game, 'installed', 'rezzed')).toEqual(['installed', 'rezzed', 'installed', 'rezzed'])
})

test('8.5.13d, 1.16.4b: what cannot be rezzed is installed and shown', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Rezzing Installer', 'Plain Asset'] })
    .corpTurn()
  game.corp.plays('Rezzing Installer')
  game.corp.answers('choose', 'Plain Asset')
  game.corp.answers('server', 'New remote')
  expect(game.card('Plain Asset')).toMatchObject({ rezzed: false, server: 'remote1' })
  expect(game.state.log.find(line => line.what === 'revealed')?.card).toBe('Plain Asset')
})

test('8.5.13d, 1.16.4c: an additional cost to rez may be declined, and the card is shown', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Rezzing Installer', 'Hungry'], remotes: [{ root: ['Plain Asset'] }] })
    .corpTurn()
  game.corp.plays('Rezzing Installer')
  game.corp.answers('choose', 'Hungry')
  game.corp.answers('server', 'HQ')
  game.corp.declines()
  expect(game.card('Hungry').rezzed).toBe(false)
  expect(game.corp.servers.remote1?.root).toEqual(['Plain Asset'])
  expect(game.corp.credits).toBe(5)
  expect(game.state.log.find(line => line.what === 'revealed')?.card).toBe('Hungry')
})

test('8.5.14: where a destination cannot be found, nothing is installed', () => {
  const game = table()
    .corp({ hand: ['Plain Ice'], remotes: [{ root: [rezzed('Nowhere')] }] })
    .corpTurn()
  game.corp.uses('Nowhere')
  if (game.corp.question?.kind === 'choose') game.corp.answers('choose', 'Plain Ice')
  expect(game.corp.hand).toEqual(['Plain Ice'])
})

test('1.13.6c: without a host to be installed on, a card that needs one cannot be installed', () => {
  const without = table()
    .runner({ hand: ['Leech'] })
    .runnerTurn()
  expect(labels(without, 'runner')).not.toContain('Install Leech')
  const game = table()
    .corp({ hqIce: ['Plain Ice'] })
    .runner({ hand: ['Leech'] })
    .runnerTurn()
  game.runner.installs('Leech', 'Plain Ice')
  expect(game.card('Leech').host).toBe('Plain Ice')
})

test('1.21.2a, 1.21.1: a facedown card is seen by its controller alone', () => {
  const game = table()
    .runner({ rig: [facedown('Small')] })
    .runnerTurn()
  expect(game.card('Small').seenBy).toEqual(['runner'])
})
