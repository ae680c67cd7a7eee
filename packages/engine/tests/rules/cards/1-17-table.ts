import type { Definition } from '../../../src/index.ts'
import * as say from '../../../src/vocabulary.ts'
import { asset, event, hardware, made, operation, resource } from './chapter-1-printed.ts'

const { always, card, chosen, credits, from, on, paid, play, type, when } = say

/** Scoring, advancing, memory, and what is seen. */
export const table: readonly Definition[] = [
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
