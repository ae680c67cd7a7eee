import type { Definition } from '../../../src/index.ts'
import * as say from '../../../src/vocabulary.ts'
import { asset, event, made, operation, program, resource } from './chapter-1-printed.ts'

const { always, card, chosen, from, on, paid, play, type, when } = say

/** Objects, and what they host. */
export const objects: readonly Definition[] = [
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
