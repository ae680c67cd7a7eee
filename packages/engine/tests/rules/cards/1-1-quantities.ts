import type { Definition } from '../../../src/index.ts'
import * as say from '../../../src/vocabulary.ts'
import {
  agenda,
  asset,
  event,
  hardware,
  ice,
  made,
  operation,
  program,
  resource,
} from './chapter-1-printed.ts'

const { always, card, chosen, credits, from, on, paid, play, subroutine, type, when } = say

/** Numbers, credits, clicks and counters. */
export const quantities: readonly Definition[] = [
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
