import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import * as say from '../../../src/vocabulary.ts'

const { card, chosen, from, on, paid, play, type, when } = say

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })
const asset = (title: string, cost = 0): Printed => ({ title, side: 'corp', type: 'asset', cost, trash: 1 })
const upgrade = (title: string, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'corp',
  type: 'upgrade',
  cost: 0,
  trash: 1,
  subtypes,
})
const agenda = (title: string): Printed => ({
  title,
  side: 'corp',
  type: 'agenda',
  advancement: 2,
  points: 1,
})
const ice = (title: string, cost = 0): Printed => ({ title, side: 'corp', type: 'ice', cost, strength: 1 })
const operation = (title: string, cost: number | 'X' = 0): Printed => ({
  title,
  side: 'corp',
  type: 'operation',
  cost,
})
const event = (title: string, cost: number | 'X' = 0): Printed => ({
  title,
  side: 'runner',
  type: 'event',
  cost,
})
const resource = (title: string, cost: number | 'X' = 0): Printed => ({
  title,
  side: 'runner',
  type: 'resource',
  cost,
})
const hardware = (title: string): Printed => ({ title, side: 'runner', type: 'hardware', cost: 0 })
const program = (title: string, memory = 1): Printed => ({
  title,
  side: 'runner',
  type: 'program',
  cost: 0,
  memory,
})

const unrezzed = from('installed', say.isUnrezzed)
const twoIce = chosen(from('installed', type('ice')), 'two', 2)

/** Cards that turn, draw and arrange cards. */
const turning: readonly Definition[] = [
  made(card('plain_ice'), ice('Plain Ice', 1)),
  made(card('other_ice'), ice('Other Ice', 2)),
  made(card('third_ice'), ice('Third Ice')),
  made(card('plain_asset'), asset('Plain Asset', 2)),
  made(card('plain_agenda'), agenda('Plain Agenda')),
  made(card('plain_upgrade'), upgrade('Plain Upgrade')),
  made(card('region_one'), upgrade('Region One', ['region'])),
  made(card('region_two'), upgrade('Region Two', ['region'])),
  made(card('glad', when(say.rezzed(), say.gainCredits(1))), asset('Glad', 1)),
  made(
    card(
      'hungry',
      say.always(
        say.additionalCost('rez', [say.trashOf(chosen(from('installed', say.isOther), 'eaten'))], {
          cards: 'self',
        }),
      ),
    ),
    ice('Hungry', 1),
  ),
  made(card('rezzer', play(say.rez(chosen(unrezzed)))), operation('Rezzer')),
  made(card('cheap_rezzer', play(say.rez(chosen(unrezzed), { change: -1 }))), operation('Cheap Rezzer')),
  made(card('free_rezzer', play(say.rez(chosen(unrezzed), { ignore: 'all' }))), operation('Free Rezzer')),
  made(card('derezzer', play(say.derez(chosen(from('installed', say.isRezzed))))), operation('Derezzer')),
  made(
    card('trash_watch', when(on({ what: ['trashed'] }), say.gainCredits(3, 'corp'))),
    asset('Trash Watch'),
  ),
  made(card('draw_watch', when(on({ what: ['drawn'] }), say.gainCredits(1))), resource('Draw Watch')),
  made(
    card('own_draw_watch', when(on({ what: ['drawn'], by: 'you' }), say.gainCredits(1))),
    asset('Own Draw Watch'),
  ),
  made(
    card(
      'sorter',
      when(
        on({ what: ['drawn'], by: 'you' }),
        say.addTo(say.upToCards(1, from('drawn'), 'sorted'), 'bottomOfDeck'),
      ),
    ),
    asset('Sorter'),
  ),
  made(
    card(
      'trader',
      when(
        on({ what: ['drawn'], by: 'you' }),
        say.swap(say.upToCards(1, from('drawn'), 'given'), chosen(from('archives'), 'got')),
      ),
    ),
    asset('Trader'),
  ),
  made(
    card('from_deck', when(on({ what: ['moved'], from: ['rnd'], kind: 'hq' }), say.gainCredits(1))),
    asset('From Deck'),
  ),
  made(card('draw_two', play(say.draw(2))), operation('Draw Two')),
  made(card('draw_three', play(say.draw(3))), event('Draw Three')),
  made(
    card(
      'more_cards',
      say.always({
        declare: 'replace',
        effect: 'draw',
        who: 'runner',
        withIt: { instead: 'amount', amount: 2 },
      }),
    ),
    resource('More Cards'),
  ),
  made(card('picker', play(say.addTo(say.all(from({ top: 1, of: 'stack' })), 'hand'))), event('Picker')),
  made(card('dropper', play(say.addTo(chosen(from('grip'), 'dropped'), 'discard'))), event('Dropper')),
  made(card('remover', play(say.addTo(chosen(from('grip'), 'gone'), 'removed'))), event('Remover')),
  made(
    card('forfeiter', play(say.forfeit(chosen(from('corpScore', type('agenda')), 'lost')))),
    operation('Forfeiter'),
  ),
  made(card('arrange_one', play(say.arrange(1, 'rnd'))), operation('Arrange One')),
  made(card('arrange_three', play(say.arrange(3, 'rnd'))), operation('Arrange Three')),
  made(card('spy', play(say.arrange(3, 'rnd'))), event('Spy')),
  made(
    card(
      'cultivator',
      play(
        say.look(say.all(from({ top: 4, of: 'rnd' })), { as: 'seen' }),
        say.trash(chosen(from({ the: 'seen' }), 'out')),
        say.arrange(3, 'rnd'),
      ),
    ),
    operation('Cultivator'),
  ),
  made(card('sunrise', play(say.arrangeIce(from('ice')))), operation('Sunrise')),
  made(
    card('swap_watch', when(on({ what: ['swapped'] }), say.gainCredits(1, 'runner'))),
    resource('Swap Watch'),
  ),
  made(card('own_draw', play(say.draw(1))), event('Own Draw')),
  made(
    card('face_down', play(say.install(chosen(from('grip'), 'blank'), { face: 'facedown' }))),
    event('Face Down'),
  ),
  made(card('flipper', play(say.turnFace(chosen(from('rig'), 'turned'), 'down'))), event('Flipper')),
  made(
    card('unflipper', play(say.turnFace(chosen(from('rig', { is: 'facedown' }), 'turned'), 'up'))),
    event('Unflipper'),
  ),
  made(
    card('newcomer', when(say.installed('self'), say.gainCredits(1)), say.always(say.memory(2))),
    hardware('Newcomer'),
  ),
  made(
    card('breaker_killer', play(say.trash(chosen(from('installed', type('program')), 'dead')))),
    operation('Breaker Killer'),
  ),
  made(card('rig_killer', play(say.trash(chosen(from('rig'), 'dead')))), operation('Rig Killer')),
]

/** Cards that install, play, search and swap. */
const moving: readonly Definition[] = [
  made(card('small'), program('Small')),
  made(card('large', when(say.installed('self'), say.gainCredits(1))), program('Large', 3)),
  made(card('contact'), resource('Contact', 2)),
  made(card('gear'), hardware('Gear')),
  made(
    card('scaling', when(say.installed('self'), say.placeCounters('power', say.itsAmount))),
    resource('Scaling', 'X'),
  ),
  made(card('raiser', say.always(say.costChange('install', [type('resource')], 1))), resource('Raiser')),
  made(card('x_event', play(say.gainCredits(say.times(2, say.bound('X'))))), event('X Event', 'X')),
  made(
    card(
      'x_operation',
      say.always(say.mostX(say.has('runner', 'tags'))),
      play(say.gainCredits(say.times(3, say.bound('X')))),
    ),
    operation('X Operation', 'X'),
  ),
  made(
    card('two_at_once', play(...say.oneByOne(2, from('grip', type('program', 'hardware', 'resource'))))),
    event('Two At Once'),
  ),
  made(card('replay', play(say.playCard(chosen(from('heap', type('event')), 'again')))), event('Replay')),
  made(
    card(
      'free_replay',
      play(say.playCard(chosen(from('heap', type('event')), 'again'), { costs: 'ignore' })),
    ),
    event('Free Replay'),
  ),
  made(card('gain_four', play(say.gainCredits(4))), event('Gain Four', 2)),
  made(
    card('install_watch', when(on({ what: ['installed'] }), say.gainCredits(1))),
    resource('Install Watch'),
  ),
  made(
    card('spend_watch', when(on({ what: ['creditsSpent'], by: 'runner' }), say.giveTags(1))),
    asset('Spend Watch'),
  ),
  made(card('corp_installer', play(say.install(chosen(from('hq'), 'new')))), operation('Corp Installer')),
  made(
    card(
      'rezzing_installer',
      play(say.install(chosen(from('hq', type('asset', 'ice')), 'new'), { rez: 'paying' })),
    ),
    operation('Rezzing Installer'),
  ),
  made(
    card(
      'rezzing_tool',
      paid([say.clicks()], [say.install(chosen(from('hq', type('ice')), 'new'), { rez: 'paying' })]),
    ),
    asset('Rezzing Tool'),
  ),
  made(
    card('rezzing_pair', play(...say.oneByOne(2, from('hq', type('asset')), { rez: 'paying' }))),
    operation('Rezzing Pair'),
  ),
  made(
    card(
      'nowhere',
      paid(
        [say.clicks()],
        [say.trash('self'), say.install(chosen(from('hq'), 'new'), { to: { theServer: 'none' } })],
      ),
    ),
    asset('Nowhere'),
  ),
  made(
    card(
      'picky_installer',
      play(say.install(chosen(from('hq', say.subtype('barrier')), 'new'), { reveal: true })),
    ),
    operation('Picky Installer'),
  ),
  made(card('barrier_ice'), { ...ice('Barrier Ice'), subtypes: ['barrier'] }),
  made(card('hq_only', say.installOnlyAt(['hq'])), upgrade('HQ Only')),
  made(
    card('ice_trasher', say.paid([say.trashThis], [say.trash(chosen(from('ice'), 'dead'))])),
    asset('Ice Trasher'),
  ),
  made(
    card('runner_ice_trasher', say.paid([say.trashThis], [say.trash(chosen(from('ice'), 'dead'))])),
    resource('Crowbar'),
  ),
  made(card('long_effect', play(say.lasting(say.untilTurnEnds, [say.handSize(2)]))), event('Long Effect')),
  made(
    card('run_event', play(say.run('any')), when(on({ what: ['runEnded'] }), say.gainCredits(2))),
    event('Run Event'),
  ),
  made(card('self_mover', play(say.addTo('self', 'removed'))), event('Self Mover')),
  made(card('play_watch', when(on({ what: ['played'] }), say.draw(1))), resource('Play Watch')),
  made(card('after_watch', when(on({ what: ['playResolved'] }), say.giveTags(1))), asset('After Watch')),
  made(
    card(
      'self_watch',
      play(say.gainCredits(1)),
      when(on({ what: ['played'], card: 'self' }), say.gainCredits(10)),
    ),
    event('Self Watch'),
  ),
  made(
    card(
      'find_program',
      play(
        say.search('stack', [type('program')], 'found'),
        say.reveal(say.the('found')),
        say.addTo(say.the('found'), 'hand'),
        say.gainCredits(1),
      ),
    ),
    event('Find Program'),
  ),
  made(
    card(
      'find_any',
      play(say.search('stack', [], 'found', { most: 2 }), say.addTo(say.the('found'), 'hand')),
    ),
    event('Find Any'),
  ),
  made(
    card(
      'find_install',
      play(
        say.search('stack', [type('program', 'resource')], 'found', { then: 'install' }),
        say.install(say.the('found')),
      ),
    ),
    event('Find Install'),
  ),
  made(
    card(
      'find_free',
      play(
        say.search('stack', [], 'found', { then: 'install', ignore: 'all' }),
        say.install(say.the('found'), { ignore: 'all' }),
      ),
    ),
    event('Find Free'),
  ),
  made(
    card(
      'find_cheap',
      play(
        say.search('stack', [], 'found', { then: 'install', change: -1 }),
        say.install(say.the('found'), { change: -1 }),
      ),
    ),
    event('Find Cheap'),
  ),
  made(
    card(
      'find_play',
      play(say.search('stack', [], 'found', { then: 'play' }), say.playCard(say.the('found'))),
    ),
    event('Find Play'),
  ),
  made(
    card('search_watch', when(on({ what: ['searched'] }), say.draw(1, 'runner'))),
    resource('Search Watch'),
  ),
  made(card('ice_swap', play(say.swap(twoIce, say.the('two')))), operation('Ice Swap')),
  made(
    card('root_swap', play(say.swap(chosen(from('root'), 'two', 2), say.the('two')))),
    operation('Root Swap'),
  ),
  made(
    card(
      'hand_swap',
      play(say.swap(chosen(from('installed', say.ownedBy('corp')), 'out'), chosen(from('hq'), 'in'))),
    ),
    operation('Hand Swap'),
  ),
  made(
    card(
      'archives_swap',
      play(say.swap(chosen(from('installed', say.ownedBy('corp')), 'out'), chosen(from('archives'), 'in'))),
    ),
    operation('Archives Swap'),
  ),
  made(
    card('rig_swap', play(say.swap(chosen(from('rig'), 'out'), chosen(from('grip'), 'in')))),
    event('Rig Swap'),
  ),
  made(
    card(
      'score_swap',
      play(say.swap(chosen(from('corpScore'), 'ours'), chosen(from('runnerScore'), 'theirs'))),
    ),
    operation('Score Swap'),
  ),
  made(card('carrier', say.always({ declare: 'canHost', where: [type('program')] })), program('Carrier', 0)),
  made(
    card('gone_watch', when(on({ what: ['uninstalled'] }), say.gainCredits(1, 'corp'))),
    asset('Gone Watch'),
  ),
  made(card('leech', say.installOnlyOn(type('ice'))), program('Leech')),
  made(card('in_watch', when(on({ what: ['installed'] }), say.gainCredits(5, 'corp'))), asset('In Watch')),
]

export const chapter8 = defineCards('rules-8', [...turning, ...moving])
