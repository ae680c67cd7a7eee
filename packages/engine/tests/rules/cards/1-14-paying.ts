import type { Definition } from '../../../src/index.ts'
import * as say from '../../../src/vocabulary.ts'
import {
  asset,
  event,
  hardware,
  ice,
  made,
  operation,
  program,
  resource,
  upgrade,
} from './chapter-1-printed.ts'

const { always, card, chosen, credits, from, on, paid, play, subroutine, type, when } = say

/** Control, targets and costs. */
export const paying: readonly Definition[] = [
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
