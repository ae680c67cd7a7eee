import {
  addTo,
  all,
  card,
  chosen,
  counters,
  from,
  look,
  mayPay,
  not,
  on,
  onAtOnce,
  placeCounters,
  same,
  the,
  together,
  trash,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const auCoTheGoldStandardInClones = card(
  'au_co_the_gold_standard_in_clones',
  when(on({ what: ['damageSuffered'], by: 'you' }), placeCounters('power', 1)),
  when(onAtOnce({ what: ['trashed'], by: 'you', from: ['hq'] }), placeCounters('power', 1)),
  when(
    turnBegins('you'),
    mayPay([counters('power', 2)], {
      then: [
        look(all(from({ top: 3, of: 'rnd' })), { as: 'seen' }),
        together(
          trash(chosen(from({ the: 'seen' }), 'trashed')),
          addTo(all(from({ the: 'seen' }, not(same(the('trashed'))))), 'hand'),
        ),
      ],
    }),
  ),
)
