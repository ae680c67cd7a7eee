import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import * as say from '../../../src/vocabulary.ts'

const { always, card, chosen, credits, from, on, paid, play, subroutine, type, when } = say

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })
const asset = (title: string): Printed => ({ title, side: 'corp', type: 'asset', cost: 0, trash: 1 })
const upgrade = (title: string): Printed => ({ title, side: 'corp', type: 'upgrade', cost: 0, trash: 1 })
const agenda = (title: string, points = 1): Printed => ({
  title,
  side: 'corp',
  type: 'agenda',
  advancement: 2,
  points,
})
const ice = (title: string, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'corp',
  type: 'ice',
  cost: 1,
  strength: 1,
  subtypes,
})
const operation = (title: string, cost: number | 'X' = 0): Printed => ({
  title,
  side: 'corp',
  type: 'operation',
  cost,
})
const event = (title: string, cost: number | 'X' = 0, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'runner',
  type: 'event',
  cost,
  subtypes,
})
const resource = (title: string, cost = 0): Printed => ({ title, side: 'runner', type: 'resource', cost })
const hardware = (title: string): Printed => ({ title, side: 'runner', type: 'hardware', cost: 0 })
const program = (title: string, memory = 1, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'runner',
  type: 'program',
  cost: 0,
  memory,
  subtypes,
})

/** Numbers, credits, clicks and counters. */
const quantities: readonly Definition[] = [
  made(card('plain_ice'), ice('Plain Ice')),
  made(card('plain_asset'), asset('Plain Asset')),
  made(card('plain_agenda'), agenda('Plain Agenda')),
  made(card('great_agenda'), agenda('Great Agenda', 7)),
  made(card('gear'), hardware('Gear')),
  made(card('small'), program('Small')),
  made(card('contact'), resource('Contact', 2)),
  made(
    card('weakener', play(say.lasting(say.untilTurnEnds, [say.strength(from('ice'), -3)]))),
    event('Weakener'),
  ),
  made(
    card(
      'grudge',
      always({ declare: 'active', in: 'runnerScore' }),
      when(say.turnBegins('corp'), say.gainCredits(2, 'corp')),
    ),
    agenda('Grudge'),
  ),
  made(
    card(
      'both_win',
      play(
        say.together(
          say.becomeAgenda(chosen(from('hq'), 'mine'), 7, 'corp'),
          say.becomeAgenda(chosen(from('archives'), 'theirs'), 7, 'runner'),
        ),
      ),
    ),
    operation('Both Win'),
  ),
  made(card('heavy_tax', play(say.loseCredits(5, 'runner'), say.gainCredits(1))), operation('Heavy Tax')),
  made(
    card('double_kill', play(say.trash(chosen(from('installed', type('program')), 'dead', 2)))),
    operation('Double Kill'),
  ),
  made(
    card('many_counters', play(say.placeCounters('power', 60, chosen(from('rig'), 'on')))),
    event('Many Counters'),
  ),
  made(
    card('counter_watch', when(on({ what: ['countersPlaced'], card: 'self' }), say.gainCredits(1))),
    resource('Counter Watch'),
  ),
  made(
    card(
      'mover',
      play(
        say.moveCounters(
          'power',
          1,
          chosen(from('rig', { is: 'hosts', counter: 'power', atLeast: 1 }), 'giver'),
          chosen(from('rig'), 'taker'),
        ),
      ),
    ),
    event('Mover'),
  ),
  made(
    card('gain_watch', when(on({ what: ['creditsGained'], by: 'you' }), say.draw(1))),
    resource('Gain Watch'),
  ),
  made(card('bank', paid([say.clicks()], [say.takeCredits(2)])), resource('Bank')),
  made(card('cyber', say.recurring(1, { to: ['install'], where: [type('program')] })), hardware('Cyber')),
  made(card('costly_program'), { ...program('Costly Program'), cost: 2 }),
  made(card('run_fund', say.whileSo(say.running(), { declare: 'spend', for: [] })), resource('Run Fund')),
  made(
    card(
      'use_watch',
      when(on({ what: ['abilityUsed'], card: [type('hardware', 'resource')], kind: 'spend' }), say.draw(1)),
    ),
    resource('Use Watch'),
  ),
  made(card('spender', paid([credits(2)], [say.placeCounters('power', 1)])), resource('Spender')),
  made(card('clock', when(on({ what: ['clicksSpent'], by: 'runner' }), say.gainCredits(1))), asset('Clock')),
  made(card('drain', when(on({ what: ['clicksLost'], by: 'runner' }), say.gainCredits(5))), asset('Drain')),
  made(card('waster', play(say.loseClicks(1), say.gainClicks(2))), event('Waster')),
  made(card('first', play(say.gainCredits(3))), event('First', 0, ['priority'])),
  made(card('again', play(say.playCard(chosen(from('grip', type('event')), 'next')))), event('Again')),
  made(
    card('click_ice', subroutine(say.mayPay([say.clicks()], { who: 'runner', otherwise: [say.endRun()] }))),
    ice('Click Ice'),
  ),
]

/** Objects, and what they host. */
const objects: readonly Definition[] = [
  made(
    card('fabricator', say.oncePer('turn', paid([say.clicks()], [say.gainCredits(1)]))),
    asset('Fabricator'),
  ),
  made(
    card('back_again', play(say.install(chosen(from('archives'), 'back'), { rez: 'ignoringAllCosts' }))),
    operation('Back Again'),
  ),
  made(card('trash_own', play(say.trash(chosen(from('root'), 'own')))), operation('Trash Own')),
  made(
    card(
      'constructor_',
      play(
        say.install(chosen(from('hq', type('ice')), 'built')),
        say.placeCounters('advancement', 2, say.the('installed')),
      ),
    ),
    operation('Constructor'),
  ),
  // What each of these moves in its first instruction, it goes on with in the next.
  made(
    card('fetch_own', play(say.trash(chosen(from('root'), 'moved')), say.addTo(say.the('moved'), 'hand'))),
    operation('Fetch Own'),
  ),
  made(
    card(
      'over_deck',
      play(say.addTo(chosen(from('hq'), 'moved'), 'topOfDeck'), say.addTo(say.the('moved'), 'removed')),
    ),
    operation('Over Deck'),
  ),
  made(
    card(
      'into_deck',
      play(
        say.addTo(chosen(from('hq'), 'moved'), 'shuffledIntoDeck'),
        say.addTo(say.the('moved'), 'removed'),
      ),
    ),
    operation('Into Deck'),
  ),
  made(
    card(
      'charged_install',
      play(
        say.install(chosen(from('hq', type('asset')), 'moved')),
        say.placeCounters('power', 1, say.the('moved')),
      ),
    ),
    operation('Charged Install'),
  ),
  made(
    card(
      'may_fetch',
      play(
        say.chooseCards(chosen(from('root'), 'moved')),
        say.may([say.trash(say.the('moved'))]),
        say.addTo(say.the('moved'), 'hand'),
      ),
    ),
    operation('May Fetch'),
  ),
  made(
    card(
      'boomerang',
      paid([say.clicks()], [say.trash('self'), say.gainCredits(1), say.addTo('self', 'hand')]),
    ),
    resource('Boomerang'),
  ),
  made(card('deck_watch', when(on({ what: ['moved'], kind: 'rnd' }), say.draw(1))), asset('Deck Watch')),
  made(
    card(
      'eulogy',
      play(
        say.gainCredits(
          say.times(3, say.timesSince('thisTurn', { what: ['trashed'], card: [type('asset')] })),
        ),
      ),
    ),
    operation('Eulogy'),
  ),
  made(
    card(
      'shelf',
      paid([say.clicks()], [say.host(chosen(from('grip'), 'put'))]),
      paid([say.clicks()], [say.install(chosen(from('hosted'), 'taken'))]),
      always({ declare: 'canHost', where: [type('program', 'hardware')] }),
    ),
    resource('Shelf'),
  ),
  made(card('tower', always({ declare: 'canHost', where: [type('program')] })), program('Tower', 0)),
  made(
    card(
      'counter',
      paid([say.clicks()], [say.gainCredits(say.countOf(from('hosted')))]),
      always({ declare: 'canHost', where: [type('program')] }),
    ),
    program('Counting Host', 0),
  ),
  made(
    card('taker', play(say.host(chosen(from('rig', type('program')), 'moved'), 'self'), say.gainCredits(1))),
    event('Taker'),
  ),
  made(
    card('second_shelf', paid([say.clicks()], [say.host(chosen(from('rig', type('program')), 'put'))])),
    resource('Second Shelf'),
  ),
  made(
    card(
      'lost_host',
      play(
        say.addTo(chosen(from('rig', type('hardware')), 'gone'), 'hand', { as: 'gone' }),
        say.host(chosen(from('grip', type('program')), 'orphan'), say.the('gone')),
      ),
    ),
    event('Lost Host'),
  ),
  made(card('pick_hosted', play(say.addTo(chosen(from('hosted'), 'out'), 'hand'))), event('Pick Hosted')),
  made(card('empty', paid([say.clicks()], [say.removeCounters('power', 'all')])), resource('Empty')),
  made(card('no_shame', play(say.removeTags(5), say.gainCredits(1))), event('No Shame')),
]

/** Control, targets and costs. */
const paying: readonly Definition[] = [
  made(card('own_ability', paid([say.clicks()], [say.gainCredits(9)])), asset('Own Ability')),
  made(card('bioroid', subroutine(say.endRun()), say.clickBreak()), ice('Bioroid')),
  made(
    card(
      'smasher',
      paid([say.trashOf(chosen(from('installed', say.isOther), 'smashed'))], [say.gainCredits(1)]),
    ),
    resource('Smasher'),
  ),
  made(card('forgiver', paid([{ pay: 'removeTags', amount: 1 }], [say.gainCredits(4)])), asset('Forgiver')),
  made(
    card('self_trash_ice', subroutine(say.trash(chosen(from('rig', type('program')), 'dead', 1, 'runner')))),
    ice('Their Choice'),
  ),
  made(
    card('own_trash_ice', subroutine(say.trash(chosen(from('installed', type('program')), 'dead')))),
    ice('Our Choice'),
  ),
  made(
    card('runner_trash_watch', when(on({ what: ['trashed'], by: 'runner' }), say.gainCredits(1))),
    asset('Runner Trash Watch'),
  ),
  made(
    card('runner_trasher', play(say.trash(chosen(from('installed', type('program')), 'dead')))),
    event('Runner Trasher'),
  ),
  made(
    card('trasher', play(say.trash(chosen(from('installed', type('program')), 'dead', 1)))),
    operation('Trasher'),
  ),
  made(
    card(
      'sacrifice',
      say.interruptFor(
        [say.trashOf(chosen(from('rig', type('program')), 'given'))],
        [say.prevent(1, { effect: 'trash', card: [say.subtype('virus')] }), say.gainCredits(1)],
      ),
    ),
    resource('Sacrifice'),
  ),
  made(card('virus'), program('Virus', 1, ['virus'])),
  made(
    card(
      'polisher',
      play(
        say.placeCounters('power', 1, chosen(from('installed'), 'polished')),
        say.rez(say.the('polished'), { ignore: 'all' }),
      ),
    ),
    operation('Polisher'),
  ),
  made(
    card('number_first', play(say.giveTags(1), say.chooseNumber('n', 3), say.gainCredits(say.bound('n')))),
    operation('Number First'),
  ),
  made(card('free_thing', paid([credits(0)], [say.placeCounters('power', 1)])), resource('Free Thing')),
  made(card('zero_ask', play(say.mayPay([credits(0)], { then: [say.gainCredits(2)] }))), event('Zero Ask')),
  made(
    card('counted', paid([credits(say.times(2, say.countOf(from('ice'))))], [say.placeCounters('power', 1)])),
    resource('Counted'),
  ),
  made(
    card('spend_watch', when(on({ what: ['creditsSpent'], by: 'runner' }), say.giveTags(1))),
    asset('Spend Watch'),
  ),
  made(card('unknown', play(say.gainCredits(1))), event('Unknown', 'X')),
  made(
    card('cheap_fetch', play(say.addTo(chosen(from('heap', { is: 'cost', atMost: 0 }), 'cheap'), 'hand'))),
    event('Cheap Fetch'),
  ),
  made(
    card(
      'demanding',
      always(say.additionalCost('install', [say.trashOf(chosen(from('grip'), 'paid'))], { cards: 'self' })),
    ),
    resource('Demanding', 3),
  ),
  made(
    card(
      'no_credits',
      play(say.install(chosen(from('grip', type('resource')), 'new'), { ignore: 'credits' })),
    ),
    event('No Credits'),
  ),
  made(
    card(
      'no_install_cost',
      play(say.install(chosen(from('grip', type('resource')), 'new'), { ignore: 'installCost' })),
    ),
    event('No Install Cost'),
  ),
  made(
    card('no_costs', play(say.install(chosen(from('grip', type('resource')), 'new'), { ignore: 'all' }))),
    event('No Costs'),
  ),
  made(
    card(
      'discount',
      play(say.install(chosen(from('hq', type('ice')), 'new'), { rez: 'paying', totalLess: 3 })),
    ),
    operation('Discount'),
  ),
  made(card('great_ice'), { ...ice('Great Ice'), cost: 6 }),
  made(
    card('toll_one', always(say.additionalCost('steal', [credits(2)], { cards: [type('agenda')] }))),
    upgrade('Toll One'),
  ),
  made(
    card(
      'toll_two',
      always(say.additionalCost('steal', [say.sufferAsCost('net', 1)], { cards: [type('agenda')] })),
    ),
    upgrade('Toll Two'),
  ),
  made(
    card(
      'shield',
      always({ declare: 'replace', effect: 'damage', kind: 'net', withIt: { instead: 'nothing' } }),
    ),
    resource('Shield'),
  ),
  made(
    card('offer', play(say.mayPay([credits(2)], { then: [say.gainCredits(5)], otherwise: [say.draw(1)] }))),
    event('Offer'),
  ),
  made(
    card('unless', play(say.mayPay([credits(1)], { who: 'runner', otherwise: [say.giveTags(1)] }))),
    operation('Unless'),
  ),
  made(
    card(
      'pledge_ice',
      always(
        say.alternativePayment(
          'rez',
          'self',
          [say.forfeitOf(chosen(from('corpScore', type('agenda')), 'pledged'))],
          10,
        ),
      ),
      subroutine(say.endRun()),
    ),
    { ...ice('Pledge Ice'), cost: 14 },
  ),
  made(
    card(
      'barter',
      always(
        say.alternativePayment(
          'install',
          [type('resource')],
          [say.trashOf(chosen(from('grip'), 'bartered'))],
          1,
        ),
      ),
    ),
    hardware('Barter'),
  ),
  made(
    card('rez_order', play(say.rez(chosen(from('ice', say.isUnrezzed), 'ordered')), say.gainCredits(1))),
    operation('Rez Order'),
  ),
  made(
    card(
      'did',
      play(
        say.trash(chosen(from('rig', type('program')), 'gone')),
        say.ifSo(say.wasBound('gone'), [say.gainCredits(2)], [say.draw(1)]),
      ),
    ),
    event('Did'),
  ),
]

/** Scoring, advancing, memory, and what is seen. */
const table: readonly Definition[] = [
  made(
    card('adder', play(say.addTo(chosen(from('hq', type('agenda')), 'added'), 'corpScore'))),
    operation('Adder'),
  ),
  made(
    card('score_watch', when(on({ what: ['scored'] }), say.gainCredits(say.itsAmount))),
    asset('Score Watch'),
  ),
  made(card('advance_watch', when(on({ what: ['advanced'] }), say.gainCredits(2))), asset('Advance Watch')),
  made(
    card('placer', play(say.placeCounters('advancement', 1, chosen(from('root'), 'placed')))),
    operation('Placer'),
  ),
  made(card('growing', always(say.canAdvance)), asset('Growing')),
  made(card('leaver', paid([say.trashThis], [say.gainCredits(2)])), resource('Leaver')),
  made(card('chip', always(say.memory(1))), hardware('Chip')),
  made(card('virus_chip', always(say.memory(2, say.subtype('virus')))), hardware('Virus Chip')),
  made(card('forget_one', play(say.lasting(say.untilTurnEnds, [say.memory(-1)]))), operation('Forget One')),
  made(
    card(
      'looker',
      play(say.look(say.all(from({ top: 2, of: 'rnd' }))), say.mayPay([credits(1)], { then: [] })),
    ),
    event('Looker'),
  ),
  made(
    card('revealer', play(say.reveal(chosen(from('hq'), 'shown')), say.mayPay([credits(1)], { then: [] }))),
    operation('Revealer'),
  ),
  made(
    card('exposer', play(say.expose(chosen(from('installed', say.isUnrezzed), 'seen')))),
    event('Exposer'),
  ),
  made(card('wide_exposer', play(say.expose(chosen(from('installed'), 'seen')))), event('Wide Exposer')),
  made(
    card('face_watch', when(on({ what: ['turnedFaceup', 'rezzed'] }), say.gainCredits(7, 'corp'))),
    asset('Face Watch'),
  ),
  made(
    card(
      'late_gain',
      say.threat(4, paid([say.clicks()], [say.gainCredits(4)])),
      say.threat(5, paid([say.clicks()], [say.gainCredits(5)])),
    ),
    asset('Late Gain'),
  ),
  made(card('big_brain'), { title: 'Big Brain', side: 'runner', type: 'identity', memoryLimit: 6 }),
]

export const chapter1 = defineCards('rules-1', [...quantities, ...objects, ...paying, ...table])
