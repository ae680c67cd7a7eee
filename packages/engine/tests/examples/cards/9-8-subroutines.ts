import { asset, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { defineCards } from '../../../src/index.ts'
import {
  all,
  always,
  atLeast,
  becomeCondition,
  breakSubroutines,
  breaks,
  chooseCards,
  chosen,
  countOf,
  credits,
  damage,
  draw,
  encountered,
  endRun,
  from,
  gainCredits,
  gains,
  giveTags,
  ifSo,
  isOther,
  isRezzed,
  lasting,
  loseClicks,
  mayPay,
  on,
  paid,
  play,
  random,
  subroutine,
  subtype,
  the,
  timesSince,
  trash,
  trashThis,
  type,
  untilEncounterEnds,
  untilRunEnds,
  when,
} from '../../../src/vocabulary.ts'

const before = { order: 'before' } as const

/** Cards with subroutines, and what adds, breaks and replaces those (CR 9.8). */
export const definitions = defineCards('examples-9-8', [
  made(
    ice('Copying Ice', 'bioroid'),
    when(
      encountered(),
      lasting(untilEncounterEnds, [
        gains('self', subroutine(damage('net', 1)), before),
        gains('self', subroutine(gainCredits(1)), before),
      ]),
    ),
    subroutine(endRun()),
  ),
  made(
    resource('Poke'),
    when(
      encountered([type('ice')]),
      lasting(untilEncounterEnds, [
        gains('encountered', subroutine(damage('net', 1), draw(1, 'runner')), before),
      ]),
    ),
  ),
  made(
    ice('Warden', 'bioroid'),
    always(
      gains(from('ice', isRezzed, subtype('bioroid'), isOther), subroutine(loseClicks(1, 'runner')), before),
    ),
  ),
  made(ice('Counting Ice'), always(gains('self', subroutine(giveTags(1)), { times: countOf(from('hq')) }))),
  made(asset('Drawer'), paid([credits(0)], [draw(1)])),
  made(resource('Shard'), paid([trashThis], [trash(random(2, from('hq')), 'corp')])),
  made({ ...program('Pick', 'icebreaker'), strength: 9 }, breaks({ cost: [credits(0)], count: 1 })),
  made(ice('Engine'), subroutine(endRun()), subroutine(endRun()), subroutine(gainCredits(5, 'runner'))),
  made(ice('Three Ice'), subroutine(endRun()), subroutine(damage('core', 1)), subroutine(endRun())),
  made(program('Hook'), paid([trashThis], [breakSubroutines('all', { but: 1 })])),
  made(ice('Paying Ice'), subroutine(gainCredits(1)), subroutine(gainCredits(2)), subroutine(gainCredits(3))),
  made(
    ice('Knight', 'grail'),
    when(
      encountered(),
      mayPay([{ pay: 'reveal', cards: chosen(from('hq', subtype('grail'))) }], {
        then: [lasting(untilRunEnds, [gains('self', subroutine(damage('net', 2)), { order: 'chosen' })])],
      }),
    ),
    subroutine(trash(chosen(from('rig', type('program'))), 'corp')),
  ),
  made(ice('Wizard', 'grail'), subroutine(damage('net', 2))),
  made(
    operation('Boost'),
    play(chooseCards(chosen(from('ice', isRezzed), 'where')), becomeCondition(the('where'))),
    always(gains('host', subroutine(endRun()), { order: 'after' })),
  ),
  made(
    resource('Diverter'),
    always({
      declare: 'replace',
      effect: 'subroutine',
      withIt: { instead: 'subroutine', does: [damage('net', 1)] },
    }),
  ),
  made(
    resource('Passer'),
    when(
      on({ what: ['icePassed'] }),
      ifSo(atLeast(timesSince('thisRun', { what: ['subroutineResolved'], card: 'it' }), 1), [
        trash(
          all(from({ top: timesSince('thisRun', { what: ['subroutineResolved'], card: 'it' }), of: 'rnd' })),
        ),
      ]),
    ),
  ),
])
