import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import {
  addTo,
  always,
  badPublicity,
  bidsMatch,
  card,
  charge,
  chosen,
  clicks,
  countersOn,
  credits,
  damage,
  draw,
  from,
  gainCredits,
  giveTags,
  host,
  identifyMark,
  ifSo,
  isOther,
  lasting,
  link,
  load,
  loseCredits,
  memory,
  on,
  paid,
  placeCounters,
  play,
  psi,
  resolveSubroutine,
  run,
  sabotage,
  strength,
  subroutine,
  suffer,
  takeCredits,
  together,
  trace,
  trash,
  type,
  untilTurnEnds,
  when,
} from '../../../src/vocabulary.ts'

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })
const event = (title: string): Printed => ({ title, side: 'runner', type: 'event', cost: 0 })
const operation = (title: string): Printed => ({ title, side: 'corp', type: 'operation', cost: 0 })
const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })
const program = (title: string, units = 1): Printed => ({
  title,
  side: 'runner',
  type: 'program',
  cost: 0,
  memory: units,
})
const agenda = (title: string, points: number): Printed => ({
  title,
  side: 'corp',
  type: 'agenda',
  advancement: 2,
  points,
})
const ice = (title: string): Printed => ({ title, side: 'corp', type: 'ice', cost: 0, strength: 0 })
const asset = (title: string): Printed => ({ title, side: 'corp', type: 'asset', cost: 0, trash: 1 })

export const chapter10 = defineCards('rules-10', [
  made(card('leader'), { ...resource('Leader'), unique: true }),
  made(card('deck_one', always(memory(1))), {
    title: 'Deck One',
    side: 'runner',
    type: 'hardware',
    subtypes: ['console'],
    cost: 0,
  }),
  made(card('deck_two', always(memory(2))), {
    title: 'Deck Two',
    side: 'runner',
    type: 'hardware',
    subtypes: ['console'],
    cost: 0,
  }),
  made(
    card('virus', when(on({ what: ['turnBegan'], by: 'you' }), placeCounters('virus', 1))),
    program('Virus'),
  ),
  made(card('small'), program('Small')),
  made(card('large'), program('Large', 2)),
  made(card('free'), program('Free', 0)),
  made(card('big_agenda'), agenda('Big Agenda', 7)),
  made(card('mid_agenda'), agenda('Mid Agenda', 3)),
  made(
    card('watching_agenda', when(on({ what: ['scored', 'stolen'] }), damage('net', 1))),
    agenda('Watching Agenda', 1),
  ),
  made(card('forget', play(lasting(untilTurnEnds, [{ declare: 'memory', by: -2 }]))), operation('Forget')),
  made(card('swallower', paid([clicks()], [host(chosen(from('grip'), 'swallowed'))])), resource('Swallower')),
  made(card('bounce', play(addTo(chosen(from('rig'), 'bounced'), 'hand'))), event('Bounce')),
  made(card('net_two', play(damage('net', 2))), operation('Net Two')),
  made(card('core_one', play(damage('core', 1))), operation('Core One')),
  made(card('own_core', play(suffer('core', 2))), event('Own Core')),
  made(card('tagger', play(giveTags(1))), operation('Tagger')),
  made(card('shame', play(badPublicity(2))), operation('Shame')),
  made(
    card('shame_ice', subroutine(badPublicity(1)), subroutine(loseCredits('all', 'runner'))),
    ice('Shame Ice'),
  ),
  made(card('runner_resource'), resource('Contact')),
  made(card('linker', always(link(2))), { title: 'Linker', side: 'runner', type: 'hardware', cost: 0 }),
  made(card('linked_identity'), { title: 'Linked', side: 'runner', type: 'identity', link: 1 }),
  made(
    card(
      'tracer',
      play(trace(2, { ifSuccessful: [giveTags(1)], ifUnsuccessful: [gainCredits(1)], inAnyCase: [draw(1)] })),
    ),
    operation('Tracer'),
  ),
  made(
    card('trace_watcher', when(on({ what: ['traceInitiated'] }), gainCredits(1, 'runner'))),
    resource('Trace Watcher'),
  ),
  made(
    card(
      'crowd',
      when(on({ what: ['installed'], card: 'self' }), load(2, 'credit')),
      when(on({ what: ['emptied'], card: 'self' }), trash('self')),
      paid([clicks()], [takeCredits(1)]),
      paid([clicks(), clicks()], [placeCounters('power', 1)]),
      paid([{ pay: 'counters', counter: 'power', amount: 1, from: 'self' }], [gainCredits(1)]),
    ),
    resource('Crowd'),
  ),
  made(card('battery', paid([clicks()], [placeCounters('power', 1)])), resource('Battery')),
  made(card('charger', play(charge(chosen(from('rig'), 'charged')))), event('Charger')),
  made(card('marker', play(identifyMark(), run('mark'))), event('Marker')),
  made(card('saboteur', play(sabotage(2))), event('Saboteur')),
  made(card('bidder', play(psi(), ifSo(bidsMatch, [gainCredits(5)], [giveTags(1)]))), operation('Bidder')),
  made(card('echo', subroutine(resolveSubroutine(chosen(from('ice', isOther), 'echoed', 1)))), ice('Echo')),
  made(
    card('weakener', paid([credits(1)], [lasting({ at: 'encounterEnds' }, [strength('encountered', -1)])])),
    resource('Weakener'),
  ),
  made(card('two_things', play(together(gainCredits(1), giveTags(1)), draw(1))), operation('Two Things')),
  made(card('tag_draw', when(on({ what: ['tagsTaken'] }), draw(1))), resource('Tag Draw')),
  made(card('end_watch', when(on({ what: ['runEnded'] }), gainCredits(1))), resource('End Watch')),
  made(card('counting', always(strength('self', countersOn('virus')))), {
    ...program('Counting'),
    subtypes: ['icebreaker'],
    strength: 0,
  }),
  made(card('plain_asset'), asset('Plain Asset')),
  made(card('plain_ice'), ice('Plain Ice')),
  made(
    card('trashing_ice', subroutine(trash(chosen(from('installed', type('program')), 'lost')))),
    ice('Trashing Ice'),
  ),
])
