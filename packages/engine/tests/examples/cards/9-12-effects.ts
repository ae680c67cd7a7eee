import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { defineCards } from '../../../src/index.ts'
import {
  addTo,
  all,
  always,
  canAdvance,
  chosen,
  countersOn,
  countOf,
  damage,
  derez,
  draw,
  encountered,
  endRun,
  exists,
  firstTimeWould,
  from,
  gainCredits,
  gains,
  gainsSubtypes,
  giveTags,
  installOnlyOn,
  isOther,
  isRezzed,
  itsAmount,
  look,
  loseClicks,
  may,
  on,
  placeCounters,
  play,
  prevent,
  propertyOf,
  protecting,
  repeat,
  resolveSubroutine,
  run,
  strength,
  subroutine,
  subtype,
  sum,
  times,
  together,
  trace,
  trash,
  type,
  when,
  whileSo,
  would,
} from '../../../src/vocabulary.ts'

const bioroids = from('ice', isRezzed, subtype('bioroid'), isOther)
const net = { effect: 'damage', kind: 'net' } as const
const x = times(2, countOf(from('ice', protecting(['here']))))

/** Cards for effects that depend on each other, quantities and X (CR 9.12.1, 9.12.2). */
export const definitions = defineCards('examples-9-12', [
  made(ice('Goddess'), whileSo(exists(bioroids), gainsSubtypes('self', 'bioroid'))),
  made(ice('Android', 'bioroid'), subroutine(gainCredits(1))),
  made(
    ice('Warden', 'bioroid'),
    always(gains(bioroids, subroutine(loseClicks(1, 'runner')), { order: 'before' })),
  ),
  made(program('Hush'), installOnlyOn(type('ice')), always({ declare: 'losesAbilities', of: 'host' })),
  made(resource('Plain Thing')),
  made(event('Ritual'), play(draw(countOf(from('rig'))))),
  made(event('Draw Each'), play(repeat(countOf(from('rig')), [draw(1)]))),
  made(
    resource('Sorter'),
    when(
      firstTimeWould('turn', { effect: 'draw', by: 'you' }),
      look(all(from({ top: sum(itsAmount, 1), of: 'stack' })), { as: 'seen' }),
      addTo(chosen(from({ the: 'seen' }), 'last'), 'bottomOfDeck'),
    ),
  ),
  made(
    asset('Cipher'),
    always(canAdvance),
    when(on({ what: ['accessed'], card: 'self' }), damage('net', sum(2, countersOn('advancement')))),
  ),
  made(
    asset('Condenser'),
    when(would({ ...net, by: 'corp' }), may([prevent(1, net), placeCounters('power', 1)])),
  ),
  made(asset('Market'), when(on({ what: ['creditsGained'], by: 'you' }), placeCounters('power', 1))),
  made(
    operation('Gain And Derez Each'),
    play(repeat(2, [together(derez(chosen(from('ice', isRezzed), 'down')), gainCredits(2))])),
  ),
  made(operation('Gain Each'), play(gainCredits(times(2, countOf(from('ice', isRezzed)))))),
  made(ice('Bare Ice'), when(encountered(), trace(2, { ifSuccessful: [endRun()] }))),
  made(
    event('Fork'),
    play(run('any', [], { during: [when(on({ what: ['iceFullyBroken'] }), trash('it'))] })),
  ),
  made(
    { ...ice('Surveyor'), strength: 'X' as const },
    always(strength('self', x)),
    subroutine(trace(propertyOf('strength'), { ifSuccessful: [giveTags(2)] })),
  ),
  made(
    { ...asset('City Grid'), type: 'upgrade' as const },
    always(
      gains(
        from('ice', isRezzed, protecting(['here'])),
        when(encountered(), may([trash('self'), resolveSubroutine('self')])),
      ),
    ),
  ),
])
