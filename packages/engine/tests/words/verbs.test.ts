import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { card } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Instruction, VerbName } from '../../src/instructions/index.ts'
import type { Ability } from '../../src/language/abilities.ts'
import type { What } from '../../src/state/occurrences.ts'
import * as say from '../../src/vocabulary.ts'
import type { More } from './table.ts'
import { inHq, settle, tableWith } from './table.ts'

const { all, from, type } = say
const theIce = all(from('ice', say.isRezzed))
const tools = all(from('rig', type('program')))
const aTag = [say.giveTags(1)]
const tags = (game: ScenarioGame): number => game.runner.tags
const heard = (what: What) => (game: ScenarioGame) => game.state.log.filter(each => each.what === what).length

/** What an ability of a card of that player does, and a number that it makes more. */
interface Played {
  readonly does: readonly Instruction[]
  readonly makes: What | ((game: ScenarioGame) => number)
  readonly of?: 'corp'
  readonly at?: (scenario: Scenario) => ScenarioGame
  readonly with?: More
  readonly having?: readonly Ability[]
  readonly answers?: (game: ScenarioGame) => void
}

const scoredPlan = { corp: { scored: ['Plan'] } }

/**
 * Some speak of what another instruction is about to do: `effects.test.ts` plays them. No text says to score or steal like the
 * rules do: `9-9-score-areas.test.ts` plays that.
 */
type Elsewhere = 'prevent' | 'changeExpected' | 'approachInstead' | 'enterScoreArea'

/** All others. */
const verbs: { readonly [Verb in Exclude<VerbName, Elsewhere>]: Played } = {
  gainCredits: { does: [say.gainCredits(2)], makes: game => game.runner.credits },
  loseCredits: { does: [say.loseCredits(2, 'corp')], makes: game => -game.corp.credits },
  takeCredits: {
    with: { runner: { rig: [card('Watch', { counters: { credit: 3 } })] } },
    does: [say.takeCredits('all')],
    makes: game => game.runner.credits,
  },
  gainClicks: { does: [say.gainClicks(1)], makes: 'clicksGained' },
  loseClicks: { of: 'corp', does: [say.loseClicks(1)], makes: 'clicksLost' },
  draw: { does: [say.draw(1)], makes: game => game.runner.hand.length },
  damage: { of: 'corp', does: [say.damage('net', 1)], makes: game => -game.runner.hand.length },
  giveTags: { of: 'corp', does: [say.giveTags(1)], makes: tags },
  removeTags: { with: { runner: { tags: 2 } }, does: [say.removeTags(1)], makes: game => -game.runner.tags },
  badPublicity: { does: [say.badPublicity(1)], makes: game => game.corp.badPublicity },
  placeCounters: {
    does: [say.placeCounters('power', 1)],
    makes: game => game.card('Watch').counters.power ?? 0,
  },
  removeCounters: {
    does: [say.removeCounters('virus', 1, tools)],
    makes: game => -(game.card('Tool').counters.virus ?? 0),
  },
  moveCounters: {
    does: [say.moveCounters('virus', 1, tools, 'self')],
    makes: game => game.card('Watch').counters.virus ?? 0,
  },
  advance: {
    of: 'corp',
    does: [say.advance(all(from('root', type('agenda'))))],
    makes: game => game.card('Plan').advancement,
  },
  purge: { of: 'corp', does: [say.purge()], makes: game => -(game.card('Tool').counters.virus ?? 0) },
  charge: {
    with: { runner: { rig: [card('Watch', { counters: { power: 1 } })] } },
    does: [say.charge('self')],
    makes: game => game.card('Watch').counters.power ?? 0,
  },
  trash: { does: [say.trash(tools)], makes: game => game.runner.heap.length },
  addTo: { does: [say.addTo(tools, 'hand')], makes: game => game.runner.hand.length },
  shuffle: { does: [say.shuffle('runner')], makes: 'shuffled' },
  forfeit: { of: 'corp', with: scoredPlan, does: [say.forfeit(all(from('corpScore')))], makes: 'forfeited' },
  rez: { of: 'corp', does: [say.rez(all(from('ice', say.isUnrezzed)))], makes: 'rezzed' },
  derez: { of: 'corp', does: [say.derez(theIce)], makes: 'derezzed' },
  expose: { does: [say.expose(all(from('ice')))], makes: 'exposed' },
  reveal: { of: 'corp', does: [say.reveal(all(from('hq')))], makes: 'revealed' },
  look: { does: [say.look(all(from('hq')))], makes: 'lookedAt' },
  arrange: { of: 'corp', does: [say.arrange(2, 'rnd')], makes: 'arranged' },
  arrangeIce: { of: 'corp', does: [say.arrangeIce(from('ice'))], makes: 'arranged' },
  search: {
    with: { runner: { deck: ['Kit', 'Deed'] } },
    does: [say.search('stack', [type('hardware')], 'found'), say.addTo(say.the('found'), 'hand')],
    makes: game => game.runner.hand.length,
  },
  install: {
    does: [say.install(all(from('grip', type('hardware'))))],
    makes: game => game.runner.rig.length,
  },
  play: {
    does: [say.playCard(all(from('grip', type('event'))))],
    makes: game => game.runner.credits,
  },
  swap: {
    of: 'corp',
    does: [say.swap(say.chosen(from('ice'), 'two', 2), say.the('two'))],
    makes: game => (game.corp.servers.rnd?.ice[0] === 'Wall' ? 1 : 0),
  },
  turnFace: { does: [say.turnFace(tools, 'down')], makes: game => (game.card('Tool').facedown ? 1 : 0) },
  flip: { does: [say.flip], makes: 'flipped' },
  setIdentity: { does: [say.setIdentity], makes: 'identitySet' },
  host: { does: [say.host(tools, 'self')], makes: game => game.card('Watch').hosted.length },
  becomeAgenda: { does: [say.becomeAgenda('self', 2)], makes: 'converted' },
  becomeCondition: {
    does: [say.becomeCondition('host')],
    makes: 'converted',
    with: { runner: { rig: ['Tool', card('Watch', { on: 'Tool' })] } },
  },
  run: { does: [say.run(['archives'])], makes: 'runBegan' },
  endRun: { of: 'corp', at: inHq, does: [say.endRun()], makes: 'runEnded' },
  jackOut: { at: inHq, does: [say.jackOut()], makes: 'jackedOut' },
  moveIce: {
    of: 'corp',
    does: [say.chooseCards(say.chosen(from('ice', say.isRezzed), 'it')), say.moveIce(say.the('it'), 'rnd')],
    makes: game => game.corp.servers.rnd?.ice.length ?? 0,
  },
  moveToRoot: {
    of: 'corp',
    does: [say.moveToRoot('self', 'hq')],
    makes: game => game.corp.servers.hq?.root.length ?? 0,
  },
  moveRunner: { at: inHq, does: [say.moveRunner({ outermostOf: 'rnd' })], makes: 'attackedServerChanged' },
  changeServer: { at: inHq, does: [say.changeServer('rnd')], makes: 'attackedServerChanged' },
  encounter: {
    at: scenario => scenario.running('Archives'),
    does: [say.encounter(theIce)],
    makes: 'iceEncountered',
  },
  bypass: { at: inHq, does: [say.bypass()], makes: 'iceBypassed' },
  breakSubroutines: { at: inHq, does: [say.breakSubroutines(1)], makes: 'subroutineBroken' },
  resolveSubroutine: {
    of: 'corp',
    at: inHq,
    does: [say.resolveSubroutine('encountered')],
    makes: game => game.corp.credits,
  },
  resolveWhen: {
    of: 'corp',
    with: { corp: { scored: ['Plan'] } },
    does: [say.resolveWhen('scored', all(from('corpScore')))],
    makes: 'metAgain',
  },
  breach: { does: [say.breach('archives')], makes: 'breachBegan' },
  access: { does: [say.access(all(from('archives')))], makes: 'accessed' },
  endActionPhase: { of: 'corp', does: [say.endActionPhase()], makes: 'actionPhaseEnded' },
  trace: { of: 'corp', does: [say.trace(5, { ifSuccessful: aTag })], makes: tags },
  psi: { of: 'corp', does: [say.psi()], makes: 'bidsRevealed' },
  identifyMark: { does: [say.identifyMark()], makes: 'markIdentified' },
  sabotage: { does: [say.sabotage(1)], makes: game => game.corp.archives.length },
  lasting: { does: [say.lasting(say.untilTurnEnds, [say.link(2)])], makes: game => game.runner.link },
  later: {
    does: [say.later(say.when(say.on({ what: ['tagsTaken'] }), say.gainCredits(3))), say.giveTags(1)],
    makes: game => game.runner.credits,
  },
  may: {
    does: [say.may([say.gainCredits(2)])],
    makes: game => game.runner.credits,
    answers: game => game.runner.agrees(),
  },
  mayPay: {
    does: [say.mayPay([say.credits(1)], { then: aTag })],
    makes: tags,
    answers: game => game.runner.agrees(),
  },
  branch: { does: [say.ifSo(say.isTagged, [], aTag)], makes: tags },
  oneOf: { does: [say.oneOf([aTag, [say.draw(1)]])], makes: tags },
  again: {
    does: [say.giveTags(1), say.ifSo(say.atLeast(2, say.has('runner', 'tags')), [say.again()])],
    makes: tags,
  },
  repeat: { does: [say.repeat(2, aTag)], makes: tags },
  chooseCards: {
    does: [say.chooseCards(say.chosen(from('rig'))), say.trash(say.the('chosen'))],
    makes: game => game.runner.heap.length,
  },
  chooseNumber: { does: [say.chooseNumber('n', 3, 2), say.giveTags(say.bound('n'))], makes: tags },
  chooseServer: { does: [say.chooseServer('s'), say.ifSo(say.wasBound('s'), aTag)], makes: tags },
  chooseWord: {
    does: [say.chooseWord('w', ['event', 'program']), say.ifSo(say.wasBound('w'), aTag)],
    makes: tags,
  },
  together: { does: [say.together(say.giveTags(1), say.draw(1))], makes: tags },
  forEach: {
    does: [say.forEach(say.chosen(from('rig'), 'chosen', 2), 'each', say.giveTags(1))],
    makes: tags,
  },
  win: { does: [say.win()], makes: 'gameEnded' },
}
/** Passes for the other player, if that one is asked. */
function givesWay(game: ScenarioGame, to: Played['of']): void {
  const other = to === 'corp' ? game.runner : game.corp
  if (other.question !== undefined) other.passes()
}

test.each(Object.entries(verbs))(
  'CR 9.11.3: "%s" does what it says in a played game',
  (verb, { does, makes, of, at, with: more, having = [], answers }) => {
    expect(JSON.stringify(does)).toContain(`"do":"${verb}"`)
    const abilities = [say.paid([], does), ...having]
    const table = of === 'corp' ? tableWith([], abilities, more) : tableWith(abilities, [], more)
    const game = at === undefined ? table.corpTurn('window') : at(table)
    const count = typeof makes === 'function' ? makes : heard(makes)
    const before = count(game)
    givesWay(game, of)
    game[of ?? 'runner'].uses(of === 'corp' ? 'Guard' : 'Watch')
    answers?.(game)
    settle(game)
    expect(count(game)).toBeGreaterThan(before)
  },
)
